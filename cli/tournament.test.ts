import { expect, test } from 'vitest';
import { run } from './test-help.ts';

const held = (...args: string[]): ReturnType<typeof run> => run('tournament', 'picket', ...args);
const sheet = async (...args: string[]) => JSON.parse((await held('--json', ...args)).out);

test('a Swiss of pairs: everybody plays each round, nobody meets twice, points add up', async () => {
  const { rounds, standings } = await sheet(
    '--rounds',
    '3',
    '--entrants',
    '8',
    '--pairs',
    '--bots',
    'drill,random',
  );
  expect(rounds).toHaveLength(3);
  const met = new Set<string>();
  for (const { pairings } of rounds) {
    expect(pairings.flatMap(({ players }: { players: string[] }) => players)).toHaveLength(8);
    for (const { players, points, games } of pairings) {
      expect(points[0] + points[1]).toBe(3);
      expect(games).toHaveLength(2);
      met.add(players.toSorted().join(' and '));
    }
  }
  expect(met.size).toBe(12);
  expect(standings[0]).toMatchObject({ place: 1 });
  expect(standings.map(({ player }: { player: string }) => player)).toContain('random 2');
  expect(standings.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(36);
});

test('two copies of one bot do not play the same game twice with sides changed', async () => {
  const { rounds } = await sheet('--entrants', '8', '--rounds', '3', '--pairs', '--bots', 'drill');
  const points = rounds.flatMap(({ pairings }: { pairings: { points: [number, number] }[] }) =>
    pairings.map((pairing) => pairing.points),
  );
  expect(points.some(([one, other]: [number, number]) => one !== other)).toBe(true);
});

test('the same seed gives the same tournament to the byte, with any number of workers; another one another', async () => {
  const args = ['--json', '--entrants', '6', '--rounds', '3', '--seed', 'drum'];
  const { out } = await held(...args, '--workers', '1');
  expect((await held(...args, '--workers', '3')).out).toBe(out);
  expect((await held(...args, '--seed', 'fife')).out).not.toBe(out);
});

test.each([
  ['round-robin', 5, 5],
  ['knock-out', 6, 3],
  ['swiss-top8', 9, 5],
])('the format %s with %d entrants has %d rounds', async (format, entrants, count) => {
  const { rounds, standings } = await sheet(
    '--format',
    format,
    '--entrants',
    `${entrants}`,
    '--rounds',
    '2',
    '--bots',
    'random',
  );
  expect(rounds).toHaveLength(count);
  expect(standings).toHaveLength(entrants);
});

test('without --json the crosstable is printed: a line each, and the digest of the schedule', async () => {
  const { out } = await held('--format', 'round-robin', '--entrants', '4', '--scenario', 'plain');
  expect(out).toMatch(/^# +place +player +1 +2 +3 +points +Buchholz +S-B +direct +margin\n1 +1 +drill \d/);
  expect(out).toMatch(/\nschedule [0-9a-f]{64}$/);
  expect(out.split('\n')).toHaveLength(6);
});

test.each([
  ['--format league', /--format takes round-robin, swiss, knock-out, swiss-top8, not "league"/],
  ['--entrants 2', /--entrants takes a whole number from 3 to 512/],
  ['--rounds 99', /--rounds takes a whole number from 1 to 20/],
  ['--bots chaos', /no bot "chaos"/],
  ['--scenario moon', /no scenario "moon"/],
])('bad arguments are named: %s', async (line, message) => {
  const { code, err } = await held(...line.split(' '));
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test('of the pairs of one bot the first player is counted, and beside him the first side of single games', async () => {
  const { out } = await run('pairs', 'picket', '--pairs', '40', '--bot', 'random', '--json');
  const { battles } = JSON.parse(out);
  expect(Object.keys(battles)).toEqual(['plain', 'ford']);
  for (const { pairs, share, low, high, single } of Object.values<Record<string, number>>(battles)) {
    expect(pairs).toBe(40);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(single).toBeGreaterThan(0);
  }
  expect(
    (await run('pairs', 'picket', '--pairs', '40', '--bot', 'random', '--workers', '1', '--json')).out,
  ).toBe(out);
});
