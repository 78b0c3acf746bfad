import { describeConformance } from '@bicorne/engine/conformance/vitest.ts';
import { loadAllGames } from './registry.ts';

for (const subject of await loadAllGames()) describeConformance(subject);
