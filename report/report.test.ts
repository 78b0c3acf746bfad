import { must, quickRng, type Opening } from '@bicorne/engine';
import { gameIds, loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { accountOf, pointAt, TRUTH } from './course.ts';
import { newDraft, noted, tasksOf } from './draft.ts';
import { filmOf, type Film } from './film.ts';
import { randomMatch } from './matches.fixture.ts';
import { makeReport, reportOf } from './report.ts';
import { doTask } from './tasks.ts';
import { loadGround, type Ground } from './value.ts';

async function groundOf(id: string): Promise<Ground> {
  const ground = await loadGround(id);
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
  let luck = 0;
  for (const opening of openings(ground)) {
    const film = filmed(ground, 'sum', opening);
    const points = film.states.map((_, at) => pointAt(film, at, TRUTH));
    for (const seat of film.match.seats.keys()) {
      const { start, luck: gained, decisions, result } = accountOf(film, points, seat);
      expect(start + gained + decisions).toBeCloseTo(result, 9);
      expect([0, 0.5, 1]).toContain(result);
      luck += Math.abs(gained);
    }
  }
  if (ground.rulebook.bot.mind) expect(luck).toBeGreaterThan(0);
});

test('over a thousand matches luck comes to nothing, within its error', async () => {
  const ground = await groundOf('picket');
  const gains = Array.from({ length: 1000 }, (_, n) => {
    const film = filmed(ground, `luck ${n}`);
    return accountOf(
      film,
      film.states.map((_, at) => pointAt(film, at, TRUTH)),
      0,
    ).luck;
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length);
  expect(spread).toBeGreaterThan(0.01);
  expect(Math.abs(mean)).toBeLessThan((2.5 * spread) / Math.sqrt(gains.length));
});

test('the same record gives the same report, in whatever order the work is done', async () => {
  const ground = await groundOf('picket');
  const film = filmed(ground, 'order');
  const report = makeReport(film);
  let draft = newDraft(film);
  for (let tasks = tasksOf(film, draft); tasks.length > 0; tasks = tasksOf(film, draft))
    for (const task of tasks.toReversed())
      draft = noted(JSON.parse(JSON.stringify(draft)), doTask(film, TRUTH, task));
  expect(reportOf(film, draft)).toEqual(report);
  expect(makeReport(filmed(await groundOf('picket'), 'order'))).toEqual(report);
  expect(report.sides.some(({ mistakes }) => mistakes.length > 0)).toBe(true);
});

test('what was not finished has no report', async () => {
  const ground = await groundOf('picket');
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
  const ground = await groundOf('picket');
  const film = filmed(ground, 'secret');
  for (const seat of film.match.seats.keys()) {
    const other = await redrawn(film, seat);
    expect(JSON.stringify(other.states)).not.toBe(JSON.stringify(film.states));
    expect(makeReport(other, seat)).toEqual(makeReport(film, seat));
  }
});

test.each(gameIds())('%s: a seat’s chances do not hang on what it could not know', async (id) => {
  const film = filmed(await groundOf(id), 'hidden');
  const every = Math.ceil(film.states.length / 6);
  for (const seat of film.match.seats.keys()) {
    const other = await redrawn(film, seat);
    for (let at = 0; at < film.states.length; at += every)
      expect(pointAt(other, at, seat)).toEqual(pointAt(film, at, seat));
  }
});
