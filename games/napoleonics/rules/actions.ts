import { field, verbs, written, type ActionOf } from '@bicorne/engine';
import { HEX_NAMES, SECTIONS } from '../data/board.ts';
import { CARD_NAMES } from '../data/cards.ts';

const MOST_FLAGS = 15;

const hex = field('hex', HEX_NAMES);
const card = field('card', CARD_NAMES);
const section = field('section', SECTIONS);
const flags = field(
  'flags',
  Array.from({ length: MOST_FLAGS + 1 }, (_, count) => String(count)),
);

/** What a seat may do, as it is written; what a hex means is said by the phase that asks. */
const VERBS = verbs({
  order: written`order:${hex}`, // a unit, with the leader attached to it
  detach: written`detach:${hex}`, // a leader, by an order of his own
  restore: written`restore:${hex}`, // a block of a rallied unit
  supply: written`supply:${hex}`, // the unit that Short Supply names
  place: written`place:${hex}`, // where it goes
  move: written`move:${hex}`, // the unit that moves next
  ride: written`ride:${hex}`, // the leader who moves next
  to: written`to:${hex}`, // where it moves
  battle: written`battle:${hex}`, // the unit that battles next
  attack: written`attack:${hex}`, // its target
  join: written`join:${hex}`, // a battery, in combined arms
  retreat: written`retreat:${hex}`, // one step of a unit's retreat
  flee: written`flee:${hex}`, // one step of a leader's retreat
  press: written`press:${hex}`, // the further hex of a breakthrough
  play: written`play:${card}`,
  keep: written`keep:${card}`,
  ignore: written`ignore:${flags}`,
  section: written`section:${section}`,
  manoeuvre: written`manoeuvre`,
  single: written`single`,
  leave: written`leave`,
  stay: written`stay`,
  strike: written`strike`,
  retire: written`retire`,
  square: written`square`,
  back: written`back`,
  advance: written`advance`,
  halt: written`halt`,
  exit: written`exit`,
  done: written`done`,
  no: written`no`,
});
export const { write, read } = VERBS;
export const VERB_NAMES: readonly string[] = Object.keys(VERBS.made);

export type Action = ActionOf<typeof VERBS>;
/** The actions of these verbs. */
export type Doing<V extends Action['do']> = Extract<Action, { readonly do: V }>;
export type HexAction = Extract<Action, { readonly hex: number }>;

export const {
  order: ORDER,
  detach: DETACH,
  restore: RESTORE,
  supply: SUPPLY,
  place: PLACE,
  move: MOVE,
  ride: RIDE,
  to: TO,
  battle: BATTLE,
  attack: ATTACK,
  join: JOIN,
  retreat: RETREAT,
  flee: FLEE,
  press: PRESS,
  play: PLAY,
  keep: KEEP,
  ignore: IGNORE,
  section: SECTION,
  manoeuvre: MANOEUVRE,
  single: SINGLE,
  leave: LEAVE,
  stay: STAY,
  strike: STRIKE,
  retire: RETIRE,
  square: SQUARE,
  back: BACK,
  advance: ADVANCE,
  halt: HALT,
  exit: EXIT,
  done: DONE,
  no: NO,
} = VERBS.made;
