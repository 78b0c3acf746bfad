import { z } from 'zod';
import { makeDie, type Chance } from './chance.ts';
import {
  CHANCE_TURN,
  seatTurn,
  type Action,
  type Ending,
  type Game,
  type GameEvent,
  type Seat,
} from './contract.ts';
import { check } from './schema.ts';
import { ok } from './result.ts';

/**
 * A game for the engine's own tests. Each seat draws a secret token; then by turns a seat takes one or two pebbles,
 * once or twice, may peek at the other's token, says done, and a coin takes one more. Who empties the heap wins.
 */
interface State {
  heap: number;
  active: Seat;
  phase: 'draw' | 'take' | 'toss' | 'over';
  taken: number;
  peeked: boolean;
  tokens: number[];
}

interface PebbleEvent extends GameEvent {
  readonly type: 'drew' | 'took' | 'peeked' | 'tossed' | 'ended';
  readonly seat: Seat;
  readonly value?: number;
}

interface PebbleAction extends Action {
  readonly do: 'take' | 'peek' | 'done';
  readonly n?: number;
}

const TAKE: readonly PebbleAction[] = [
  { do: 'take', n: 1 },
  { do: 'take', n: 2 },
];
const PEEK: PebbleAction = { do: 'peek' };
const DONE: PebbleAction = { do: 'done' };
const ACTIONS = new Map([...TAKE, PEEK, DONE].map((action) => [write(action), action]));

function write(action: PebbleAction): string {
  return action.n === undefined ? action.do : `${action.do}${action.n}`;
}

const COIN = makeDie(['heads', 'tails']);
const schema = z.strictObject({ heap: z.int().min(1).max(100_000) });

export const pebbles: Game<State, PebbleAction, PebbleEvent, State> = {
  id: 'pebbles',
  rules: '1',
  options: {
    coin: { kind: 'switch', default: true, rule: 'X1' },
    edition: { kind: 'choice', of: ['first', 'second'], default: 'second' },
  },
  scenarios: [
    { id: 'small', scenario: { heap: 9 } },
    { id: 'big', scenario: { heap: 2000 }, options: { edition: 'first' } },
  ],
  bound: 10_000,
  setup(scenario) {
    const checked = check(schema, scenario, 'scenario');
    if (!checked.ok) return checked;
    return ok({ heap: checked.value.heap, active: 0, phase: 'draw', taken: 0, peeked: false, tokens: [] });
  },
  seats: () => ['ann', 'bob'],
  clone: (state) => ({ ...state, tokens: state.tokens.slice() }),
  turn(state) {
    if (state.phase === 'over') return { kind: 'over', ending: endingOf(state) };
    return state.phase === 'take' ? seatTurn(state.active) : CHANCE_TURN;
  },
  legal({ heap, taken, peeked }) {
    const takes = taken < 2 ? TAKE.filter(({ n = 0 }) => n <= heap) : [];
    return [...takes, ...(peeked ? [] : [PEEK]), ...(taken > 0 ? [DONE] : [])];
  },
  act(state, seat, action, say) {
    if (action.do === 'take') return lose(state, action.n ?? 0, say);
    if (action.do === 'done') {
      state.phase = 'toss';
      return;
    }
    state.peeked = true;
    say?.({ type: 'peeked', seat, value: state.tokens[1 - seat] });
  },
  chance: (state): Chance =>
    state.phase === 'toss'
      ? { kind: 'dice', die: COIN, count: 1 }
      : { kind: 'pick', from: [1, 2, 2, 3], names: ['', 'one', 'two', 'three'] },
  settle(state, outcome, say) {
    if (state.phase === 'draw') {
      say?.({ type: 'drew', seat: state.tokens.length, value: outcome });
      state.tokens.push(outcome);
      if (state.tokens.length === 2) state.phase = 'take';
      return;
    }
    say?.({ type: 'tossed', seat: state.active, value: outcome });
    if (outcome === 1) lose(state, 1, say);
    if (state.phase === 'over') return;
    Object.assign(state, { active: 1 - state.active, phase: 'take', taken: 0, peeked: false });
  },
  view: (state, viewer) => ({
    ...state,
    tokens: state.tokens.map((token, seat) =>
      seat === viewer || (state.peeked && viewer === state.active) ? token : 0,
    ),
  }),
  prompt: ({ phase }) => (phase === 'over' ? null : { ask: phase, rule: 'X2' }),
  seen(event, viewer) {
    if (event.type === 'peeked') return event.seat === viewer ? event : null;
    return event.type === 'drew' && event.seat !== viewer ? { type: 'drew', seat: event.seat } : event;
  },
  reveals: ({ type, seat }, to) => type === 'peeked' && seat === to,
  sample: (view) => ({ ...view, tokens: view.tokens.map((token) => token || 2) }),
  write,
  read: (text) => ACTIONS.get(text) ?? null,
  draw: ({ heap, phase }) => `${heap} pebbles, ${phase}`,
};

function lose(state: State, n: number, say?: (event: PebbleEvent) => void): void {
  state.heap -= n;
  state.taken++;
  say?.({ type: 'took', seat: state.active, value: n });
  if (state.heap > 0) return;
  state.phase = 'over';
  say?.({ type: 'ended', seat: state.active });
}

const endingOf = ({ active }: State): Ending => ({ winners: [active], reason: 'last-pebble' });
