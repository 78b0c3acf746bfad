import { jsonBench, type Bench } from '@bicorne/engine';
import { draftSchema } from './data/schema.ts';
import { battleAt } from './moment.ts';
import type { State } from './rules/state.ts';

/** How campaigns are made by people; a draft may still be one that the rules refuse. */
export const bench: Bench = {
  ...jsonBench(draftSchema),
  moment: (state) => (isState(state) ? battleAt(state) : null),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'fights' in state && 'roadUse' in state;
