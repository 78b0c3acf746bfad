import {
  drawOutcome,
  must,
  openMatch,
  quickRng,
  refuse,
  sight,
  type Action,
  type BotPart,
  type Game,
  type GameEvent,
  type Seat,
  type Sight,
} from '@bicorne/engine';
import { gameIds, loadGame, type GameModule } from '@bicorne/games';
import { expect, test } from 'vitest';
import { drill } from './drill.ts';
import type { Rulebook } from './index.ts';

/** A game drawn as a tree: somebody is asked, something is rolled, or it ends there with somebody's victory. */
interface Node {
  readonly worth?: number;
  readonly ask?: Seat;
  readonly moves?: Readonly<Record<string, Node>>;
  readonly roll?: readonly Node[];
  readonly winner?: Seat;
}
type State = { node: Node };

const ME = 0;
const YOU = 1;
const count = (worth: number): Node => ({ worth, ask: YOU, moves: { on: {} } });

/** What drill, as seat 0, does at the root of this tree. */
function choose(moves: Record<string, Node>, seed = 'seed'): string {
  const root: State = { node: { ask: ME, moves } };
  return drill(TREE, sight(TREE.game, root, ME), ME, quickRng(seed)).do;
}

const tree: Game<State, Action, GameEvent, State> = {
  id: 'tree',
  rules: '1',
  options: {},
  scenarios: [],
  bound: 10,
  setup: () => refuse('invalid', 'positions are drawn'),
  seats: () => ['me', 'you'],
  clone: ({ node }) => ({ node }),
  turn: ({ node: { roll, ask, winner } }) => {
    if (roll) return { kind: 'chance' };
    if (ask !== undefined) return { kind: 'seats', seats: [ask] };
    return { kind: 'over', ending: { winners: winner === undefined ? [] : [winner], reason: 'test' } };
  },
  legal: ({ node: { moves = {} } }) => Object.keys(moves).map((word) => ({ do: word })),
  act: (state, _seat, action) => {
    state.node = state.node.moves?.[action.do] ?? {};
  },
  chance: ({ node: { roll = [] } }) => ({ kind: 'pick', from: [...roll.keys()], names: roll.map(String) }),
  settle: (state, outcome) => {
    state.node = state.node.roll?.[outcome] ?? {};
  },
  view: (state) => state,
  prompt: () => null,
  seen: (event) => event,
  reveals: () => false,
  sample: ({ node }) => ({ node }),
  write: (action) => action.do,
  read: (text) => ({ do: text }),
  draw: () => '',
};
const worth: BotPart<State> = { worth: ({ node }) => node.worth ?? 0 };
const TREE: Rulebook = { game: tree, bot: worth };

test('it takes what counts most', () => {
  expect(choose({ less: count(2), more: count(3), least: count(-5) })).toBe('more');
});

test('it knows the exact odds of a roll', () => {
  expect(choose({ sure: count(3.3), risk: { roll: [count(10), count(0), count(0)] } })).toBe('risk');
  expect(choose({ sure: count(3.4), risk: { roll: [count(10), count(0), count(0)] } })).toBe('sure');
});

test('it knows the odds of a roll after a roll', () => {
  const twice: Node = { roll: [count(0), { roll: [count(0), count(8)] }] };
  expect(choose({ sure: count(1.9), risk: twice })).toBe('risk');
  expect(choose({ sure: count(2.1), risk: twice })).toBe('sure');
});

test('a choice in several parts is one decision to it', () => {
  const unit = (worth: number): Node => ({ ask: ME, moves: { left: count(0), right: count(worth) } });
  expect(choose({ first: unit(1), second: unit(4), third: unit(2) })).toBe('second');
});

test('where it may stop it counts, and does not dream on', () => {
  const dream: Node = { worth: 0, ask: ME, moves: { on: count(100), done: count(0) } };
  expect(choose({ dream, sure: count(1) })).toBe('sure');
  const other: Node = { worth: 0, ask: ME, moves: { on: count(100), no: count(0) } };
  expect(choose({ other, sure: count(1) })).toBe('sure');
});

test('it does not guess what others will do, nor what it will do after a roll', () => {
  const yours: Node = { worth: 0, ask: YOU, moves: { gift: count(100) } };
  const later: Node = { roll: [{ worth: 0, ask: ME, moves: { gift: count(100) } }] };
  expect(choose({ yours, later, sure: count(1) })).toBe('sure');
});

test('a victory is worth more than all that can be counted, a defeat less', () => {
  expect(choose({ win: { worth: -50, winner: ME }, rich: count(500) })).toBe('win');
  expect(choose({ lose: { worth: 50, winner: YOU }, poor: count(-500) })).toBe('poor');
  expect(choose({ draw: { worth: 1 }, poor: count(0) })).toBe('draw');
});

test('a roll with more outcomes than it has patience for is drawn, not skipped', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => count(index % 2 === 0 ? 6 : 4));
  expect(choose({ many: { roll: many }, sure: count(4.2) })).toBe('many');
});

test('equals are taken by lot', () => {
  const taken = new Set(
    Array.from({ length: 40 }, (_, seed) => choose({ a: count(1), b: count(1) }, `${seed}`)),
  );
  expect(taken).toEqual(new Set(['a', 'b']));
});

/** Decisions of random play, each with the seat that is asked. */
function* decisions({ game }: GameModule, most: number): Generator<{ state: unknown; seat: Seat }> {
  const rng = quickRng('decisions');
  const state = game.clone(must(openMatch(game)).start);
  for (let found = 0; found < most;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const [seat] = turn.seats;
    const legal = game.legal(state, seat);
    if (legal.length > 1) {
      found++;
      yield { state, seat };
    }
    game.act(state, seat, legal[rng.below(legal.length)]);
  }
}

test.each(gameIds())(
  '%s: the same sight and the same numbers give the same answer, whatever is hidden',
  async (id) => {
    const module = await loadGame(id);
    if (!module) throw new Error('not in the registry');
    const { game, secrecy } = module;
    const answer = (seen: Sight, seat: Seat): Action => drill(module, seen, seat, quickRng('drill'));
    let [secret, redrawn] = [0, 0];
    for (const { state, seat } of decisions(module, 25)) {
      const taken = answer(sight(game, state, seat), seat);
      expect(game.legal(state, seat)).toContainEqual(taken);
      if (Object.keys(secrecy.hidden(state, seat)).length > 0) secret++;
      const other = secrecy.redraw(state, seat, quickRng(redrawn));
      if (JSON.stringify(other) !== JSON.stringify(state)) redrawn++;
      expect(answer(sight(game, other, seat), seat)).toEqual(taken);
    }
    expect(redrawn).toBeGreaterThanOrEqual(secret / 2);
  },
);
