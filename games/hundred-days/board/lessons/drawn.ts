import { must } from '@bicorne/engine';
import { readScenario } from '../../data/format.ts';
import type { Scenario } from '../../data/scenario.ts';

/** A position of a lesson, drawn as a scenario file. */
export const drawn = (source: string): Scenario => must(readScenario(source));
