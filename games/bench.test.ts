import { must } from '@bicorne/engine';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAllGames, loadBench } from './registry.ts';

const games = (await loadAllGames()).map(({ game }) => game);

describe.each(games)('the battles of $id, as people write them', ({ id, scenarios }) => {
  it.each(scenarios.map((entry) => [entry.id, entry.scenario]))(
    '%s is opened and saved again as it was',
    async (name, scenario) => {
      const bench = await loadBench(id);
      const text = bench.write(scenario);
      expect(must(bench.read(text))).toEqual(scenario);
      const path = join(import.meta.dirname, id, 'data', 'scenarios', `${name}.ts`);
      if (!existsSync(path)) return;
      const file: { readonly default: string } = await import(path);
      expect(`\n${text}`).toBe(file.default);
    },
  );
});
