import { must, quickRng, type Opening } from '@bicorne/engine';
import { exampleGame, gameIds, loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { accountOf, gainAt, pointAt, TRUTH } from './course.ts';
import { newDraft, noted } from './draft.ts';
import { filmOf, type Film } from './film.ts';
import { randomMatch } from './matches.fixture.ts';
import { chancesOf, tasksOf } from './plan.ts';
import { makeReport, reportOf } from './report.ts';
import { doTask } from './tasks.ts';
import { loadGround, type Ground } from './value.ts';

/** What holds of a close look holds of a quick one. */
async function groundOf(id = exampleGame()): Promise<Ground> {
  const ground = await loadGround(id, { each: 2, outcomes: 24 });
  if (!ground) throw new Error(`there is no ${id}`);
  return ground;
}

const filmed = (ground: Ground, seed: string, opening: Opening = {}): Film =>
  must(filmOf(ground, randomMatch(ground.rulebook.game, seed, opening)));

/** An option that adds a seat is worth a match of its own. */
const openings = ({ rulebook: { game } }: Ground): Opening[] => [
  { scenario: game.scenarios[0].id },
  ...('players' in game.options ? [{ options: { players: '3' } }] : []),
];

test.each(gameIds())('%s: start, luck and decisions add up to the result, for every seat', async (id) => {
  const ground = await groundOf(id);
  for (const opening of openings(ground)) {
    const film = filmed(ground, 'sum', opening);
    const [first, gains] = [pointAt(film, 0, TRUTH), chancesOf(film).map((at) => gainAt(film, at, TRUTH))];
    for (const seat of film.match.seats.keys()) {
      const { start, luck, decisions, result } = accountOf(film, first, gains, seat);
      expect(start + luck + decisions).toBeCloseTo(result, 9);
      expect([0, 0.5, 1]).toContain(result);
      expect(start).toBeGreaterThan(0);
      expect(start).toBeLessThan(1);
      expect(Math.abs(luck)).toBeGreaterThan(0);
    }
  }
});

test('allies have the same account, and what they gain their enemies lose', async () => {
  const ground = await groundOf(await threeSeated());
  const film = filmed(ground, 'sides', { options: { players: '3' } });
  const sides = ground.rulebook.game.sides?.(film.match.state) ?? [];
  for (const at of chancesOf(film).slice(0, 40)) {
    const { gains } = gainAt(film, at, TRUTH);
    expect(gains[1]).toBe(gains[2]);
    expect(gains[0] + gains[1]).toBeCloseTo(0, 9);
  }
  expect(sides[1]).toBe(sides[2]);
});

async function threeSeated(): Promise<string> {
  for (const id of gameIds()) if ('players' in ((await loadGame(id))?.game.options ?? {})) return id;
  throw new Error('no game has three seats');
}

test('over a thousand matches luck comes to nothing, within its error', async () => {
  const ground = await groundOf();
  const gains = Array.from({ length: 1000 }, (_, n) => {
    const film = filmed(ground, `luck ${n}`);
    return chancesOf(film).reduce((sum, at) => sum + gainAt(film, at, TRUTH).gains[0], 0);
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length);
  expect(spread).toBeGreaterThan(0.01);
  expect(Math.abs(mean)).toBeLessThan((2.5 * spread) / Math.sqrt(gains.length));
});

test('the same record gives the same report, in whatever order and however often broken off', async () => {
  const film = filmed(await groundOf(), 'order');
  const report = makeReport(film);
  let draft = newDraft(report.version, TRUTH);
  for (let tasks = tasksOf(film, draft); tasks.length > 0; tasks = tasksOf(film, draft))
    for (const task of tasks.toReversed().slice(0, 7))
      draft = noted(JSON.parse(JSON.stringify(draft)), doTask(film, TRUTH, task));
  expect(reportOf(film, draft)).toEqual(report);
  expect(makeReport(filmed(await groundOf(), 'order'))).toEqual(report);
  expect(report.sides.some(({ mistakes }) => mistakes.length > 0)).toBe(true);
});

test('what was not finished has no report', async () => {
  const ground = await groundOf();
  const { match } = filmed(ground, 'unfinished');
  const open = { ...match, state: match.start };
  expect(filmOf(ground, open)).toMatchObject({ ok: false, fault: { code: 'not-allowed' } });
});

/** The same match, with everything that this seat could not know drawn again at every position. */
async function redrawn(film: Film, seat: number): Promise<Film> {
  const module = await loadGame(film.match.game.id);
  if (!module) throw new Error('no game');
  const rng = quickRng('redraw');
  return { ...film, states: film.states.map((state) => module.secrecy.redraw(state, seat, rng)) };
}

test('a seat’s report does not change when all that it could not know is drawn again', async () => {
  const film = filmed(await groundOf(), 'secret');
  for (const seat of film.match.seats.keys()) {
    const other = await redrawn(film, seat);
    expect(JSON.stringify(other.states)).not.toBe(JSON.stringify(film.states));
    expect(makeReport(other, seat)).toEqual(makeReport(film, seat));
  }
});

test.each(gameIds())(
  '%s: a seat’s chances and mistakes do not hang on what it could not know',
  async (id) => {
    const film = filmed(await groundOf(id), 'hidden');
    const every = Math.ceil(film.states.length / 3);
    for (const seat of film.match.seats.keys()) {
      const other = await redrawn(film, seat);
      for (let at = 0; at < film.states.length; at += every)
        expect(pointAt(other, at, seat)).toEqual(pointAt(film, at, seat));
      const at = film.steps.findLastIndex((step) => step.kind === 'act' && step.seat === seat);
      const task = { kind: 'screen', at } as const;
      expect(doTask(other, seat, task)).toEqual(doTask(film, seat, task));
    }
  },
);
