import { jsonBench, type Bench } from '@bicorne/engine';
import { draftSchema } from './data/schema.ts';

/** How campaigns are made by people; a draft may still be one that the rules refuse. */
export const bench: Bench = jsonBench(draftSchema);
