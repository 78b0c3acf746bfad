import type { Bench, Lever } from '@bicorne/engine';
import { readScenario } from './data/format.ts';
import { writeScenario } from './data/write.ts';
import type { Scenario } from './data/scenario.ts';
import { SEATS } from './data/units.ts';
import { battleAt } from './moment.ts';
import { battleOf } from './rules/battle.ts';
import { GONE, type State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench<Scenario> = {
  read: readScenario,
  write: writeScenario,
  fights: ['fire', 'fire-guns', 'shock', 'shock-guns'],
  levers,
  moment: (state) => (isState(state) ? battleAt(state) : null),
  left: (state) => (isState(state) ? leftOf(state) : []),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'figures' in state && 'battle' in state;

function leftOf(state: State): number[] {
  const { roster, scenario } = battleOf(state);
  return scenario.units.map((_, unit) =>
    state.at[unit] === GONE ? 0 : state.figures[unit] / roster.start[unit],
  );
}

/** An action more or less a turn, a point more or less to win, who moves first. */
function levers(scenario: Scenario): Lever<Scenario>[] {
  const { actions, need, first } = scenario;
  const bySide = SEATS.flatMap((seat) =>
    ([1, -1] as const).flatMap((by) => [
      {
        what: by === 1 ? 'actions+' : 'actions-',
        seat,
        scenario: { ...scenario, actions: { ...actions, [seat]: actions[seat] + by } },
      },
      {
        what: by === 1 ? 'need+' : 'need-',
        seat,
        scenario: { ...scenario, need: { ...need, [seat]: need[seat] + by } },
      },
    ]),
  );
  const begins = first === 'french' ? 'allied' : 'french';
  return [...bySide, { what: 'first', seat: begins, scenario: { ...scenario, first: begins } }];
}
