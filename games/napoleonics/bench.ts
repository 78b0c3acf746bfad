import type { Bench } from '@bicorne/engine';
import { readScenario } from './data/format.ts';
import { writeScenario } from './data/print.ts';
import type { Scenario } from './data/scenario.ts';
import { battleAt } from './moment.ts';
import { fieldOf } from './rules/field.ts';
import { NONE, type State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench<Scenario> = {
  read: readScenario,
  write: writeScenario,
  fights: ['attack'],
  moment: (state) => (isState(state) ? battleAt(state) : null),
  left: (state) => (isState(state) ? leftOf(state) : []),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'blocks' in state && 'setting' in state;

const leftOf = (state: State): number[] => {
  const { kind } = fieldOf(state);
  return state.hexOf.map((hex, unit) => (hex === NONE ? 0 : state.blocks[unit] / kind[unit].blocks));
};
