import type { Bench, Lever } from '@bicorne/engine';
import { readScenario } from './data/format.ts';
import { writeScenario } from './data/print.ts';
import type { Scenario } from './data/scenario.ts';
import { ARMIES, type Army } from './data/units.ts';
import { battleAt } from './moment.ts';
import { fieldOf } from './rules/field.ts';
import { NONE, type State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench<Scenario> = {
  read: readScenario,
  write: writeScenario,
  fights: ['attack'],
  levers: (scenario) => levers(scenario),
  moment: (state) => (isState(state) ? battleAt(state) : null),
  left: (state) => (isState(state) ? leftOf(state) : []),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'blocks' in state && 'setting' in state;

const leftOf = (state: State): number[] => {
  const { kind } = fieldOf(state);
  return state.hexOf.map((hex, unit) => (hex === NONE ? 0 : state.blocks[unit] / kind[unit].blocks));
};

/** A card more or less in hand, a banner at the start, who moves first. */
const levers = (scenario: Scenario): Lever<Scenario>[] =>
  ARMIES.flatMap((seat) => [
    { what: 'cards+', seat, scenario: withCards(scenario, seat, 1) },
    { what: 'cards-', seat, scenario: withCards(scenario, seat, -1) },
    { what: 'won+', seat, scenario: withBanner(scenario, seat) },
    { what: 'first', seat, scenario: { ...scenario, first: seat } },
  ]).filter(({ what, seat }) => what !== 'first' || seat !== scenario.first);

const withCards = (scenario: Scenario, army: Army, more: number): Scenario => ({
  ...scenario,
  cards: { ...scenario.cards, [army]: scenario.cards[army] + more },
});

function withBanner(scenario: Scenario, army: Army): Scenario {
  const { position = {} } = scenario;
  const won = position.won ?? { french: 0, allied: 0 };
  return { ...scenario, position: { ...position, won: { ...won, [army]: won[army] + 1 } } };
}
