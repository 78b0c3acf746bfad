import { jsonBench, type Bench } from '@bicorne/engine';
import { scenarioSchema } from './data/scenarios.ts';

/** How battles are made by people. */
export const bench: Bench = { ...jsonBench(scenarioSchema), fights: ['assault', 'attack', 'bombard'] };
