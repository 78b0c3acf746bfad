import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sight, openMatch, must, type Action } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { Talk } from './arena/program.ts';
import { judgePairs, standardError } from '@bicorne/bots/statistics';
import { balanceChart } from './balance/chart.ts';
import { CLI, run, tempFile, tempFolder } from './test-help.ts';
import { fitWeights, type Lesson } from './tune/fit.ts';

const arena = async (...args: string[]) => JSON.parse((await run('arena', 'picket', '--json', ...args)).out);

test('the arena says who is stronger, by how much and how surely', async () => {
  const report = await arena('--bots', 'marshal,random', '--pairs', '20', '--iterations-scale', '0.05');
  expect(report).toMatchObject({
    game: 'picket',
    bots: ['marshal@0.05', 'random'],
    pairs: 20,
    adjudicated: 0,
  });
  expect(report.score).toBeGreaterThan(0.6);
  expect(report.interval[0]).toBeLessThan(report.elo);
  expect(report.interval[1]).toBeGreaterThan(report.elo);
  expect(report.p).toBeLessThan(0.05);
  expect(report.meanDecisionMillis).toBeGreaterThan(report.opponentMeanDecisionMillis);
  expect(report.scenarios).toMatchObject({ plain: { pairs: 10 }, ford: { pairs: 10 } });
});

test('a bot of another checkout plays with its own search: with this one it is its own equal', async () => {
  const elsewhere = `checkout:${join(CLI, '..')}:officer@0.02`;
  expect(await arena('--bots', `officer@0.02,${elsewhere}`, '--pairs', '6')).toMatchObject({
    bots: ['officer@0.02', elsewhere],
    score: 0.5,
    p: 1,
  });
});

test('whoever is stubborn does what his file wishes while he may, never what it forbids, and only at his seat', async () => {
  const plan = tempFile(
    'plan.json',
    JSON.stringify({ seat: 'blue', wishes: [{ do: '-*', times: 3 }], never: ['-*'] }),
  );
  const folder = tempFolder();
  const bots = `stubborn:${plan}:random,stubborn:${plan}:random`;
  await arena('--bots', bots, '--pairs', '4', '--record-to', folder);
  const gone = { blue: [] as number[], red: [] as number[] };
  for (const name of readdirSync(folder)) {
    const steps = readFileSync(join(folder, name), 'utf8').matchAll(/(blue|red): ([^:]*)(?=\n\d+\.|$)/g);
    const count = { blue: 0, red: 0 };
    for (const [, seat, said] of steps)
      count[seat === 'blue' ? 'blue' : 'red'] += said
        .split(/\s+/)
        .filter((word) => word.startsWith('-')).length;
    gone.blue.push(count.blue);
    gone.red.push(count.red);
  }
  expect(gone.blue).toHaveLength(8);
  expect(Math.max(...gone.blue)).toBe(3);
  expect(Math.max(...gone.red)).toBeGreaterThan(3);
});

test.each(['checkout:/nowhere:officer', `checkout:${join(CLI, '..')}:general`])(
  'where there is no %s that is said in one line',
  async (name) => {
    const { code, err } = await run('arena', 'picket', '--pairs', '1', '--bots', `officer,${name}`);
    expect([code, err.split('\n').length]).toEqual([1, 1]);
  },
);

test('a bot against itself gets exactly half of the points of every pair: sides change, luck does not', async () => {
  expect(await arena('--bots', 'random,random', '--pairs', '10')).toMatchObject({ score: 0.5, elo: 0, p: 1 });
});

test('matches depend on the seed alone, not on the number of workers', async () => {
  const played = async (...args: string[]): Promise<object> => {
    const { score, scenarios } = await arena(
      '--bots',
      'officer,random',
      '--iterations-scale',
      '0.02',
      '--pairs',
      '6',
      ...args,
    );
    return { score, scenarios };
  };
  expect(await played('--workers', '1')).toEqual(await played('--workers', '3'));
});

test('a match that goes on too long is adjudicated, and that is said', async () => {
  const { out } = await run('arena', 'marengo', '--bots', 'random,random', '--pairs', '1', '--turns', '2');
  expect(out).toContain('2 of 2 matches adjudicated');
});

test('every match can be kept as a record that is valid and names who played', async () => {
  const folder = join(tempFolder(), 'kept');
  await arena('--bots', 'drill,random', '--pairs', '2', '--record-to', folder);
  const names = readdirSync(folder).sort();
  expect(names).toEqual([
    'picket-ford-001a.bicorne',
    'picket-ford-001b.bicorne',
    'picket-plain-000a.bicorne',
    'picket-plain-000b.bicorne',
  ]);
  for (const name of names) expect((await run('verify', join(folder, name))).code).toBe(0);
  expect(readFileSync(join(folder, names[0]), 'utf8')).toContain(
    '[Seat "blue" "drill"]\n[Seat "red" "random"]',
  );
  expect(readFileSync(join(folder, names[1]), 'utf8')).toContain(
    '[Seat "blue" "random"]\n[Seat "red" "drill"]',
  );
});

test.each([
  ['arena picket', /--bots takes two names/],
  ['arena picket --bots drill', /--bots takes two names/],
  ['arena picket --bots drill,chaos', /no bot "chaos"/],
  [
    'arena picket --bots drill,officer --iterations-scale none',
    /--iterations-scale takes a number above 0, not "none"/,
  ],
  ['arena picket --bots drill,random --scenario moon', /no scenario "moon"/],
  ['balance picket --bot chaos', /no bot "chaos"/],
  ['tune picket', /no weights to tune/],
])('bad arguments are named: bicorne %s', async (line, message) => {
  const { code, err } = await run(...line.split(' '));
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

// Programs

test('a program that speaks the referee protocol plays a match by its seat alone', async () => {
  const example = join(CLI, '../examples/bot.ts');
  const report = await arena('--bots', `program:${process.execPath} ${example},random`, '--pairs', '1');
  expect(report.pairs).toBe(1);
});

test('a program that gives up is an error, not a match that stands still', async () => {
  const quits = tempFile('quits.mjs', 'process.exit(3);');
  const bots = `program:${process.execPath} ${quits},random`;
  expect(await run('arena', 'picket', '--bots', bots, '--pairs', '1')).toEqual({
    code: 1,
    out: '',
    err: 'bicorne arena: the program at blue has ended',
  });
});

test('a program that never answers loses its matches when its time is spent, and that is said', async () => {
  const silent = tempFile('silent.mjs', 'process.stdin.resume();');
  const bots = ['--bots', `program:${process.execPath} ${silent},random`, '--pairs', '1'];
  const report = await arena(...bots, '--program-seconds', '1');
  expect(report).toMatchObject({ score: 0, silent: [2, 0] });
  const { out } = await run('arena', 'picket', ...bots, '--program-seconds', '1');
  expect(out).toContain(`2 of 2 matches lost by ${bots[1].split(',')[0]}, which did not answer within 1 s`);
});

async function talk(): Promise<{
  said: string[];
  hear: (request: object) => void;
  action: Promise<Action>;
  word: string;
}> {
  const module = await loadGame('picket');
  if (!module) throw new Error('no picket');
  const { game } = module;
  const position = {
    map: '...../..../...../..../.....',
    blocks: {
      blue: [
        { at: 'c3', strength: 1 },
        { at: 'a1', strength: 2 },
      ],
      red: [{ at: 'e5', strength: 3 }],
    },
    turn: 7,
  };
  const { state } = must(openMatch(game, { scenario: position }));
  const said: string[] = [];
  const dialogue = new Talk(game, ['blue', 'red'], 'blue', (line) => said.push(line));
  const seen = sight(game, state, 0);
  return {
    said,
    hear: (request) => dialogue.hear(JSON.stringify(request)),
    action: dialogue.ask(seen),
    word: game.write(seen.legal[1]),
  };
}

test('a program is told its turn, its view and its legal actions, and acts by an action or its text', async () => {
  const { said, hear, action, word } = await talk();
  hear({ id: 1, do: 'turn' });
  hear({ id: 2, do: 'legal' });
  hear({ id: 3, do: 'act', action: word });
  expect(JSON.parse(said[0])).toEqual({ id: 1, ok: { seats: ['blue'] } });
  expect(JSON.parse(said[1]).ok.map(({ text }: { text: string }) => text)).toContain(word);
  expect(JSON.parse(said[2])).toMatchObject({ id: 3, ok: {} });
  expect(await action).toMatchObject({ do: 'choose' });
});

test('an action is the same whatever the order of its fields, as it is to the referee', async () => {
  const { said, hear } = await talk();
  hear({ id: 1, do: 'act', action: { block: 1, do: 'choose' } });
  expect(JSON.parse(said[0])).toMatchObject({ id: 1, ok: {} });
});

test('a view is answered as the referee answers it', async () => {
  const { said, hear } = await talk();
  hear({ id: 1, do: 'view' });
  const { ok } = JSON.parse(said[0]);
  expect(ok).toMatchObject({ turn: { seats: ['blue'] }, prompt: { ask: 'choose', rule: 'P3.1' } });
  expect(ok.turn).not.toHaveProperty('kind');
  expect(ok.legal[0]).toMatchObject({ seat: 'blue', text: 'block0' });
});

test('what is not legal, not known or not asked for is refused, and nothing changes', async () => {
  const { said, hear, action, word } = await talk();
  hear({ id: 1, do: 'act', action: 'block5' });
  hear({ id: 2, do: 'undo' });
  hear({ id: 3, do: 'act', action: word });
  hear({ id: 4, do: 'legal' });
  expect(said.map((line) => JSON.parse(line).error?.code)).toEqual([
    'illegal',
    'unknown',
    undefined,
    'not-your-turn',
  ]);
  expect(await action).toBeDefined();
});

// Figures

test('three points of four are some 191 Elo, and the more pairs the surer', () => {
  const few = judgePairs([1, 0.5, 1, 0.5]);
  const many = judgePairs(Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? 1 : 0.5)));
  expect(Math.round(few.elo)).toBe(191);
  expect(Math.round(many.elo)).toBe(191);
  expect(many.interval[1] - many.interval[0]).toBeLessThan((few.interval[1] - few.interval[0]) / 3);
  expect(many.p).toBeLessThan(few.p);
});

test('a clean sweep of a few pairs is not taken for certainty', () => {
  expect(standardError([1, 1, 1], 1)).toBeGreaterThan(0.1);
});

// Balance and tuning

test('balance counts the points of the first seat in every scenario, and draws them', async () => {
  const svg = join(tempFolder(), 'balance.svg');
  const { out } = await run('balance', 'picket', '--json', '--bot', 'drill', '--matches', '6', '--svg', svg);
  const { seats, scenarios } = JSON.parse(out);
  expect(seats).toEqual(['blue', 'red']);
  for (const { matches, share, low, high } of Object.values<Record<string, number>>(scenarios)) {
    expect(matches).toBe(6);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg.*<\/svg>\n$/s);
});

test('the chart says whose bar is whose and escapes what it is told', () => {
  const chart = balanceChart(
    'a < b',
    ['french', 'allied'],
    [{ label: 'x & y', share: 0.7, low: 0.6, high: 0.8 }],
  );
  expect(chart).toContain('a &lt; b');
  expect(chart).toContain('x &amp; y');
  expect(chart).toContain('70 %');
});

/** Lessons of a world in which the first feature is worth 2, the second nothing, and one group has an advantage. */
function world(count: number): Lesson[] {
  return Array.from({ length: count }, (_, n) => {
    const seen = [((n * 7) % 13) / 6 - 1, ((n * 5) % 11) / 5 - 1];
    const group = n % 2;
    const chance = 1 / (1 + Math.exp(-(2 * seen[0] + (group === 1 ? 1 : -1))));
    return { seen, group, result: chance };
  });
}

test('tuning finds what a feature is worth, whatever advantage a scenario gives', () => {
  const { weights, before, after } = fitWeights(world(2000), [0, 1], 2, 1);
  expect(weights[0]).toBeCloseTo(2, 1);
  expect(weights[1]).toBeCloseTo(0, 1);
  expect(after).toBeLessThan(before);
});

test('where there is little to learn from the old weights stay', () => {
  const { weights } = fitWeights(world(20), [0.5, 0.25], 2, 10_000);
  expect(weights[0]).toBeCloseTo(0.5, 1);
  expect(weights[1]).toBeCloseTo(0.25, 1);
});

test('lessons that agree with each other completely do not lead to weights without end', () => {
  const lessons = world(200).map(({ seen, group }) => ({ seen, group, result: Number(seen[0] > 0) }));
  const { weights, before, after } = fitWeights(lessons, [0.1, 0.1], 2, 5);
  expect(weights[0]).toBeLessThan(50);
  expect(after).toBeLessThan(before);
});

test('beside the score stands the same without luck, with an interval of its own', async () => {
  const report = await arena('--bots', 'officer@0.02,random', '--pairs', '12');
  const { score, interval, worth } = report.withoutLuck;
  expect(score).not.toBe(report.score);
  expect(Math.abs(score - report.score)).toBeLessThan(0.3);
  expect(interval[0]).toBeLessThan(interval[1]);
  expect(worth).toBeGreaterThan(0);
  const plain = await arena('--bots', 'officer@0.02,random', '--pairs', '12', '--plain');
  expect(plain).toMatchObject({ withoutLuck: null, score: report.score });
});
