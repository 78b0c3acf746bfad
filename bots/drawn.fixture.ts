import { refuse, type Action, type BotPart, type Game, type GameEvent, type Seat } from '@bicorne/engine';
import type { Rulebook } from './bot.ts';

/** A game drawn as a tree: somebody is asked, something is rolled, or it ends there with somebody's victory. */
export interface Drawn {
  readonly worth?: number;
  readonly ask?: Seat;
  readonly moves?: Readonly<Record<string, Drawn>>;
  readonly roll?: readonly Drawn[];
  readonly winner?: Seat;
}
export type DrawnState = { node: Drawn };

const tree: Game<DrawnState, Action, GameEvent, DrawnState> = {
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
const worth: BotPart<DrawnState> = { worth: ({ node }) => node.worth ?? 0 };
export const TREE: Rulebook = { game: tree, bot: worth };
