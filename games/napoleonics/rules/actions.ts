import { HEX_NAMES, OFF, SECTIONS, hexNamed } from '../data/board.ts';
import { CARD_NAMES, cardNamed } from '../data/cards.ts';

/** Verbs with a hex: what they mean is said by the phase that lists them. */
const AT_HEX = [
  'order', // a unit, with the leader attached to it
  'detach', // a leader, by an order of his own
  'restore', // a block of a rallied unit
  'supply', // the unit that Short Supply names
  'place', // where it goes
  'move', // the unit that moves next
  'ride', // the leader who moves next
  'to', // where it moves
  'battle', // the unit that battles next
  'attack', // its target
  'join', // a battery, in combined arms
  'retreat', // one step of a unit's retreat
  'flee', // one step of a leader's retreat
  'press', // the further hex of a breakthrough
] as const;
const OF_CARD = ['play', 'keep'] as const;
const BARE = [
  'manoeuvre',
  'single',
  'leave',
  'stay',
  'strike',
  'retire',
  'square',
  'back',
  'advance',
  'halt',
  'exit',
  'done',
  'no',
] as const;

export type HexAction = { readonly do: (typeof AT_HEX)[number]; readonly hex: number };
export type CardAction = { readonly do: (typeof OF_CARD)[number]; readonly card: number };
type NumberAction =
  | { readonly do: 'ignore'; readonly flags: number }
  | { readonly do: 'section'; readonly section: number };
export type BareAction = { readonly do: (typeof BARE)[number] };
export type Action = HexAction | CardAction | NumberAction | BareAction;

const onHexes = (verb: HexAction['do']): readonly HexAction[] =>
  HEX_NAMES.map((_, hex) => Object.freeze({ do: verb, hex }));
const onCards = (verb: CardAction['do']): readonly CardAction[] =>
  CARD_NAMES.map((_, card) => Object.freeze({ do: verb, card }));
const bare = (verb: BareAction['do']): BareAction => Object.freeze({ do: verb });

/** Every action there is, made once. */
export const ORDER = onHexes('order');
export const DETACH = onHexes('detach');
export const RESTORE = onHexes('restore');
export const SUPPLY = onHexes('supply');
export const PLACE = onHexes('place');
export const MOVE = onHexes('move');
export const RIDE = onHexes('ride');
export const TO = onHexes('to');
export const BATTLE = onHexes('battle');
export const ATTACK = onHexes('attack');
export const JOIN = onHexes('join');
export const RETREAT = onHexes('retreat');
export const FLEE = onHexes('flee');
export const PRESS = onHexes('press');
export const PLAY = onCards('play');
export const KEEP = onCards('keep');
export const IGNORE: readonly Action[] = Array.from({ length: 16 }, (_, flags) =>
  Object.freeze({ do: 'ignore', flags }),
);
export const SECTION: readonly Action[] = SECTIONS.map((_, section) =>
  Object.freeze({ do: 'section', section }),
);
export const MANOEUVRE = bare('manoeuvre');
export const SINGLE = bare('single');
export const LEAVE = bare('leave');
export const STAY = bare('stay');
export const STRIKE = bare('strike');
export const RETIRE = bare('retire');
export const SQUARE = bare('square');
export const BACK = bare('back');
export const ADVANCE = bare('advance');
export const HALT = bare('halt');
export const EXIT = bare('exit');
export const DONE = bare('done');
export const NO = bare('no');

const BARE_ACTIONS = [
  MANOEUVRE,
  SINGLE,
  LEAVE,
  STAY,
  STRIKE,
  RETIRE,
  SQUARE,
  BACK,
  ADVANCE,
  HALT,
  EXIT,
  DONE,
  NO,
];
const BARE_BY_VERB = new Map<string, Action>(BARE_ACTIONS.map((action) => [action.do, action]));
const HEX_TABLES = new Map<string, readonly Action[]>(
  [ORDER, DETACH, RESTORE, SUPPLY, PLACE, MOVE, RIDE, TO, BATTLE, ATTACK, JOIN, RETREAT, FLEE, PRESS].map(
    (table) => [table[0].do, table],
  ),
);

/** `attack:E7`, `play:probe-left`, `ignore:1`, `section:centre`, `done`. */
export function write(action: Action): string {
  if ('hex' in action) return `${action.do}:${HEX_NAMES[action.hex]}`;
  if ('card' in action) return `${action.do}:${CARD_NAMES[action.card]}`;
  if ('flags' in action) return `${action.do}:${action.flags}`;
  if ('section' in action) return `${action.do}:${SECTIONS[action.section]}`;
  return action.do;
}

export function read(text: string): Action | null {
  const [verb, what] = text.split(':', 2);
  if (what === undefined) return BARE_BY_VERB.get(verb) ?? null;
  const found = readWith(verb, what);
  return found !== undefined && write(found) === text ? found : null;
}

function readWith(verb: string, what: string): Action | undefined {
  if (verb === 'play') return PLAY[cardNamed(what)];
  if (verb === 'keep') return KEEP[cardNamed(what)];
  if (verb === 'ignore') return IGNORE[Number(what)];
  if (verb === 'section') return SECTION[SECTIONS.findIndex((name) => name === what)];
  const hex = hexNamed(what);
  return hex === OFF ? undefined : HEX_TABLES.get(verb)?.[hex];
}
