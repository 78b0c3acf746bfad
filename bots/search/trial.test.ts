import { D6, facesShown, quickRng, type Mind, type Seat } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { TREE, type Drawn, type DrawnState } from '../drawn.fixture.ts';
import { LEVELS, type Rulebook } from '../index.ts';
import { makeJudge } from './mind.ts';
import { prepareTrials } from './search.ts';
import { Node } from './tree.ts';
import { runTrial } from './trial.ts';

const ME = 0;
const YOU = 1;

/** One decision after the other, whatever is chosen; the number of each is also that of its turn. */
const chain = (...turns: number[]): Drawn =>
  turns.reduceRight<Drawn>((rest, worth) => ({ ask: ME, worth, moves: { x: rest, y: rest } }), {});

const mind: Mind<DrawnState> = {
  features: [],
  weights: {},
  look: () => undefined,
  lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
  turns: 9,
  mover: ({ node }) => node.worth ?? 0,
  questions: () => 1,
};

const treeWith = (game: Partial<Rulebook['game']>, part: Partial<typeof mind> = {}): Rulebook => ({
  game: { ...TREE.game, ...game },
  bot: { ...TREE.bot, mind: { ...mind, ...part } },
});

/** Trials of `x` at the root; returns the numbers of the positions that they counted up. */
function counted(root: Drawn, rulebook = treeWith({}), { turns = 1, trials = 1, seat = ME } = {}): unknown[] {
  const seen: unknown[] = [];
  const effort = { ...LEVELS.marshal, turns };
  const prepared = prepareTrials(rulebook, makeJudge(rulebook, {}), seat, quickRng('trial'), effort);
  const leaf = (state: unknown): void => void seen.push(mover(state));
  const { mover } = makeJudge(rulebook, {}).mind;
  for (let n = 0; n < trials; n++)
    runTrial({ ...prepared, leaf }, { node: root }, { do: 'x' }, new Node(), n);
  return seen;
}

test('a trial is counted up when the turn has passed so many times', () => {
  const root = chain(0, 0, 1, 1, 2, 3);
  expect([1, 2, 3].map((turns) => counted(root, treeWith({}), { turns }))).toEqual([[1], [2], [3]]);
});

test('no further than it pays in this game', () => {
  expect(counted(chain(0, 1, 2, 3), treeWith({}, { turns: 1 }), { turns: 3 })).toEqual([1]);
});

test('where the number of the turn leaps, much has passed at once', () => {
  expect(counted(chain(0, 2, 3, 4), treeWith({}), { turns: 2 })).toEqual([2]);
});

test('a trial ends even if the turn never passes', () => {
  const moves: Record<string, Drawn> = {};
  const round: Drawn = { ask: ME, worth: 7, moves };
  Object.assign(moves, { x: round, y: round });
  let acts = 0;
  const act: typeof TREE.game.act = (...given) => {
    if (acts++ > 10_000) throw new Error('without end');
    TREE.game.act(...given);
  };
  expect(counted(round, treeWith({ act }))).toEqual([7]);
});

test('trials go through the outcomes of the first roll evenly, and draw the second', () => {
  const roll = (of: (face: number) => Drawn): Drawn => ({ roll: [0, 1, 2, 3, 4, 5].map(of) });
  const end = (worth: number): Drawn => ({ ask: ME, worth, moves: { x: {}, y: {} } });
  const dice = treeWith({
    chance: () => ({ kind: 'dice', die: D6, count: 1 }),
    settle: (state, outcome) => TREE.game.settle(state, facesShown(D6, outcome)[0]),
  });
  const first: Drawn = { ask: ME, worth: 0, moves: { x: roll((face) => end(face + 1)) } };
  const fell = counted(first, dice, { trials: 60 });
  for (let face = 1; face <= 6; face++)
    expect(Math.abs(fell.filter((one) => one === face).length - 10)).toBeLessThan(3);
  const second: Drawn = { ask: ME, worth: 0, moves: { x: roll(() => roll((face) => end(face + 1))) } };
  expect(counted(second, dice, { trials: 60 })).not.toEqual(fell);
});

test('where several decide at once, one thinks of one’s own decision first', () => {
  const acted: Seat[] = [];
  const game: Partial<Rulebook['game']> = {
    turn: () => ({ kind: 'seats', seats: [ME, YOU] }),
    act: (state, seat, action) => {
      acted.push(seat);
      TREE.game.act(state, seat, action);
    },
  };
  counted(chain(0, 0, 1), treeWith(game), { seat: YOU });
  expect(acted).toEqual([YOU, YOU]);
});
