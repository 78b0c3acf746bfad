import type { Bench } from '@bicorne/engine';
import { readScenario } from './data/format.ts';
import { writeScenario } from './data/write.ts';
import type { Scenario } from './data/scenario.ts';

/** How battles are made by people. */
export const bench: Bench<Scenario> = { read: readScenario, write: writeScenario };
