import { offeredGames } from '@bicorne/games';

/** Something that runs by itself and says by its exit code whether it held. */
export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What has not ended by then never will. */
  readonly minutes: number;
}

const bicorne = (...words: readonly string[]): readonly string[] => ['node', 'cli/bicorne.ts', ...words];

const partsOf = (seed: string): readonly Part[] => [
  {
    name: 'properties',
    command: ['npx', 'vitest', 'run', '--project', 'house'],
    env: { SEED: seed },
    minutes: 30,
  },
  ...offeredGames().flatMap((game): Part[] => [
    {
      name: `fuzz-${game}`,
      command: bicorne('fuzz', '--game', game, '--minutes', '5', '--seed', seed),
      minutes: 10,
    },
    {
      name: `selfplay-${game}`,
      command: bicorne('selfplay', game, '--any-options', '--games', '3000', '--seed', seed),
      minutes: 30,
    },
  ]),
  { name: 'browser', command: ['npm', 'run', 'test:browser'], minutes: 120 },
  { name: 'proof', command: ['npm', 'run', 'proof'], minutes: 180 },
  { name: 'bench', command: ['npm', 'run', 'bench', '--', '--seconds', '4'], minutes: 10 },
  { name: 'bench-server', command: ['npm', 'run', 'bench:server'], minutes: 60 },
  { name: 'bench-web', command: ['npm', 'run', 'bench:web'], minutes: 20 },
];

/** All parts, or those whose names begin with one of these words. */
export function findParts(seed: string, only?: readonly string[]): readonly Part[] {
  const parts = partsOf(seed);
  const unknown = only?.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined)
    throw new Error(`there is no part ${unknown}; ${parts.map(({ name }) => name).join(', ')}`);
  return parts.filter(({ name }) => only === undefined || only.some((word) => name.startsWith(word)));
}
