import type { Chance, Outcome } from './chance.ts';
import { CHANCE_TURN, seatTurn } from './contract.ts';
import type { Action, Emit, Ending, Game, GameEvent, Prompt, Seat, Turn, Viewer } from './contract.ts';

// The moments of a game as a table. At each of them a seat is asked, chance is asked, or the rules go on by
// themselves; whose turn it is, what is legal and what comes of it follow from the table.

type Say<E extends GameEvent> = Emit<E> | undefined;

/** What a verb does. The action comes behind the rest: one without fields says nothing more. */
type Deed<S, A, E extends GameEvent> = (state: S, say: Say<E>, action: A, seat: Seat) => void;
/** A method, whose parameters are compared loosely: each verb is handed its own actions alone. */
type AnyDeed<S, A, E extends GameEvent> = {
  done(state: S, say: Say<E>, action: A, seat: Seat): void;
}['done'];
type Doing<A extends Action, V> = Extract<A, { readonly do: V }>;

/** Takes these actions: a list of them will do, or of more, but not one of fewer. */
export interface Listing<A> {
  readonly push: (...actions: readonly A[]) => unknown;
}

/** Asks a seat for one of the verbs `V`: what it lists as legal it does, or it does not compile. */
export interface Question<S, A extends Action, E extends GameEvent, V extends A['do']> {
  /** The rule that asks; where that hangs on the position, by it. */
  readonly rule: string | ((state: S) => string);
  /** Who is asked; several only where they choose in secret, at the same time. */
  readonly seat: (state: S) => Seat | readonly Seat[];
  readonly legal: (state: S, seat: Seat) => readonly Doing<A, V>[];
  readonly does: { readonly [W in V]: Deed<S, Doing<A, W>, E> };
  /** Goes on where nobody has anything to answer, or nothing is left to ask. */
  readonly skip?: Passage<S, E>;
}

export interface Roll<S, E extends GameEvent> {
  /** The rule that rolls, where the table is told of it. */
  readonly rule?: string;
  readonly chance: (state: S) => Chance;
  readonly settle: (state: S, say: Say<E>, outcome: Outcome) => void;
}

/** What the rules do by themselves. */
export type Passage<S, E extends GameEvent> = (state: S, say: Say<E>) => void;

/** An entry of the table, whatever its verbs. */
export type Phase<S, A extends Action, E extends GameEvent> =
  | (Pick<Question<S, A, E, A['do']>, 'rule' | 'seat'> & {
      readonly kind: 'ask';
      readonly legal: (state: S, seat: Seat) => readonly A[];
      readonly does: Readonly<Partial<Record<string, AnyDeed<S, A, E>>>>;
      readonly skip: Passage<S, E> | null;
    })
  | (Roll<S, E> & { readonly kind: 'roll' })
  | { readonly kind: 'pass'; readonly rule?: string; readonly pass: Passage<S, E> };

interface Play<S extends { readonly phase: string }, A extends Action, E extends GameEvent> {
  /** By name; the phase `over` has no entry. */
  readonly phases: Readonly<Record<Exclude<S['phase'], 'over'>, Phase<S, A, E>>>;
  readonly ending: (state: S) => Ending | null;
  /** What a prompt tells besides the phase and its rule. */
  readonly tells?: (state: S, viewer: Viewer) => Omit<Prompt, 'ask' | 'rule'>;
}

type Driven<S, A extends Action, E extends GameEvent> = Pick<
  Game<S, A, E>,
  'turn' | 'legal' | 'act' | 'chance' | 'settle' | 'prompt'
> & {
  /** Does what the rules do by themselves, until somebody must decide; a position that is set up begins with it. */
  readonly goOn: (state: S, say?: Emit<E>) => void;
};

/** The words in which a game writes its table. */
export const phases = <S extends { readonly phase: string }, A extends Action, E extends GameEvent>() => ({
  ask: <V extends A['do']>({ rule, seat, legal, does, skip }: Question<S, A, E, V>): Phase<S, A, E> => ({
    kind: 'ask',
    rule,
    seat,
    legal,
    does,
    skip: skip ?? null,
  }),
  roll: (roll: Roll<S, E>): Phase<S, A, E> => ({ kind: 'roll', ...roll }),
  pass: (pass: Passage<S, E>): Phase<S, A, E> => ({ kind: 'pass', pass }),
  drive: (play: Play<S, A, E>): Driven<S, A, E> => drive(play),
});

const NOTHING: Chance = { kind: 'pick', from: [], names: [] };

/** The contract's half about play, from the table. What is not asked for, or not by the table, changes nothing. */
function drive<S extends { readonly phase: string }, A extends Action, E extends GameEvent>(
  play: Play<S, A, E>,
): Driven<S, A, E> {
  const { ending, tells } = play;
  const table = new Map(Object.entries<Phase<S, A, E>>(play.phases)); // looked up at every step, a map is quicker

  let name = '';
  let last: Phase<S, A, E> | undefined;
  /** Remembered, since a phase is looked up for its turn, its list and its answer, one after another. */
  function at({ phase }: S): Phase<S, A, E> | undefined {
    if (phase === name) return last;
    name = phase;
    return (last = table.get(phase));
  }

  function goOn(state: S, say?: Emit<E>): void {
    let skipped: Phase<S, A, E> | undefined;
    for (let phase = at(state); phase && phase !== skipped; phase = at(state))
      if (phase.kind === 'pass') phase.pass(state, say);
      else if (phase.kind === 'ask' && phase.skip) {
        phase.skip(state, say);
        skipped = phase;
      } else return;
  }

  return {
    turn(state): Turn {
      const end = ending(state);
      if (end) return { kind: 'over', ending: end };
      const phase = at(state);
      return phase?.kind === 'ask' ? turnOf(phase.seat(state)) : CHANCE_TURN;
    },
    legal(state, seat): readonly A[] {
      const phase = at(state);
      return phase?.kind === 'ask' && isAsked(phase.seat(state), seat) ? phase.legal(state, seat) : [];
    },
    act(state, seat, action, say): void {
      const phase = at(state);
      if (phase?.kind !== 'ask') return;
      phase.does[action.do]?.(state, say, action, seat);
      goOn(state, say);
    },
    chance(state): Chance {
      const phase = at(state);
      return phase?.kind === 'roll' ? phase.chance(state) : NOTHING;
    },
    settle(state, outcome, say): void {
      const phase = at(state);
      if (phase?.kind !== 'roll') return;
      phase.settle(state, say, outcome);
      goOn(state, say);
    },
    prompt(state, viewer): Prompt | null {
      const rule = at(state)?.rule;
      if (rule === undefined || ending(state)) return null;
      return {
        ask: state.phase,
        rule: typeof rule === 'string' ? rule : rule(state),
        ...tells?.(state, viewer),
      };
    },
    goOn,
  };
}

const turnOf = (seat: Seat | readonly Seat[]): Turn =>
  typeof seat === 'number' ? seatTurn(seat) : { kind: 'seats', seats: seat };

const isAsked = (asked: Seat | readonly Seat[], seat: Seat): boolean =>
  typeof asked === 'number' ? asked === seat : asked.includes(seat);
