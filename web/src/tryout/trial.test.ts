import {
  must,
  openMatch,
  quickRng,
  runChance,
  seedRoller,
  turnOf,
  type Game,
  type Match,
} from '@bicorne/engine';
import { loadGame, offeredGames } from '@bicorne/games';
import { describe, expect, it } from 'vitest';
import {
  after,
  beginTrial,
  cut,
  goBack,
  goOn,
  goTo,
  lastPossible,
  pathTo,
  positionAt,
  rollHere,
  withNote,
  type Trial,
} from './trial.ts';

async function opened(id: string): Promise<{ readonly game: Game; readonly match: Match }> {
  const { game } = (await loadGame(id)) ?? {};
  if (!game) throw new Error('there is no such game');
  return { game, match: runChance(must(openMatch(game)), seedRoller('1')).match };
}

/** Both sides by chance, as far as that goes. */
function tryAtRandom(game: Game, begun: Trial, steps: number): Trial {
  const rng = quickRng('trial');
  let trial = begun;
  for (let step = 0; step < steps; step++) {
    const position = positionAt(game, trial, trial.at);
    if (!position || position.turn.kind === 'over') return trial;
    if (position.turn.kind === 'chance') {
      trial = goOn(trial, rollHere(game, position, `${step}`));
      continue;
    }
    const legal = game.legal(position.state, position.turn.seats[0]);
    trial = goOn(trial, game.write(legal[rng.below(legal.length)]));
  }
  return trial;
}

describe.each(offeredGames())('trying out %s', (id) => {
  it('plays both sides and the dice from one’s own sight, in any of its worlds', async () => {
    const { game, match } = await opened(id);
    const turn = turnOf(match);
    const seat = turn.kind === 'seats' ? turn.seats[0] : 0;
    const view = game.view(match.state, seat);
    const before = JSON.stringify(view);
    const tried = tryAtRandom(game, beginTrial(seat, 3, view), 60);
    expect(pathTo(tried, tried.at)).toHaveLength(tried.strokes.length);
    expect(positionAt(game, tried, tried.at)).not.toBeNull();
    expect(JSON.stringify(view)).toBe(before);
    const first = positionAt(game, tried, 0);
    expect(JSON.stringify(game.view(first?.state, seat))).toBe(before);
    const other = lastPossible(game, { ...tried, world: 2 });
    expect(positionAt(game, other, other.at)).not.toBeNull();
    const reread: Trial = JSON.parse(JSON.stringify(tried));
    expect(positionAt(game, reread, reread.at)).toEqual(positionAt(game, tried, tried.at));
  });
});

it('a line goes back, branches, comes again upon what it has, and is cut', () => {
  let trial = goOn(goOn(beginTrial(0, 1, null), 'a'), 'b');
  trial = goOn(goBack(trial), 'c');
  expect(after(trial, 1).map(({ text }) => text)).toEqual(['b', 'c']);
  expect(goOn(goBack(trial), 'b')).toEqual(goTo(trial, 2));
  expect(pathTo(trial, 3).map(({ text }) => text)).toEqual(['a', 'c']);
  expect(withNote(trial, 'the guns first').notes).toEqual({ 3: 'the guns first' });
  expect(cut(withNote(trial, 'the guns first'), 1)).toMatchObject({ strokes: [], notes: {}, at: 0 });
  expect(cut(trial, 2)).toMatchObject({ at: 3 });
  expect(goBack(goTo(trial, 0)).at).toBe(0);
});
