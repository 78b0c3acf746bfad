import type { Bench } from '@bicorne/engine';
import { readScenario } from './data/format.ts';
import { writeScenario } from './data/write.ts';
import type { Scenario } from './data/scenario.ts';
import { battleAt } from './moment.ts';
import { battleOf } from './rules/battle.ts';
import { GONE, type State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench<Scenario> = {
  read: readScenario,
  write: writeScenario,
  fights: ['fire', 'fire-guns', 'shock', 'shock-guns'],
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
