import { jsonBench, type Bench } from '@bicorne/engine';
import { scenarioSchema } from './data/scenarios.ts';
import { battleAt } from './moment.ts';
import type { State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench = {
  ...jsonBench(scenarioSchema),
  fights: ['assault', 'attack', 'bombard'],
  moment: (state) => (isState(state) ? battleAt(state) : null),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'garrison' in state && 'frames' in state;
