import { describeConformance } from '@bicorne/engine/conformance/vitest.ts';
import { game, secrecy } from '../index.ts';

describeConformance({ game, secrecy }, { games: 12 });
