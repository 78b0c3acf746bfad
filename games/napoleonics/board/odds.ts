import type { Branch, OddsPart, Seat } from '@bicorne/engine';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What may become of a unit that is attacked, up to the next decision. */
export const FATES = ['destroyed', 'back', 'flagged', 'weakened', 'unhurt'] as const;
export type Fate = (typeof FATES)[number];

/** Of the unit fought against and of one's own: its fate, its blocks lost, its leader's fate. */
export const MEASURES = ['foe', 'foeBlocks', 'foeLeader', 'own', 'ownBlocks', 'ownLeader'] as const;

const WORTH: ReadonlySet<string> = new Set(['attack', 'strike', 'retire', 'square', 'back']);

export const odds: OddsPart<Action, Event, View> = {
  measures: MEASURES,
  worth: ({ do: verb }, { phase }) =>
    WORTH.has(verb) || (verb === 'no' && phase === 'react') || (verb === 'done' && phase === 'support'),
  /** The attacker brings no battery, and the defender stands and fights: both are said with the chances. */
  assume({ ask }, legal) {
    if (ask === 'support') return legal.find(({ do: verb }) => verb === 'done') ?? null;
    return ask === 'react' ? (legal.find(({ do: verb }) => verb === 'no') ?? null) : null;
  },
  /** The dice that may kill a leader are thrown by those who attack him. */
  thrower(event, view) {
    if (event.type === 'rolled' || event.type === 'escapeRoll') return seatOf(view, event.by);
    if (event.type === 'commandRoll') return event.seat;
    return event.type === 'checked' ? 1 - fieldOf(view).leaderSeat[event.leader] : null;
  },
  tell: (branch) => ({ ...side(branch, 'foe'), ...side(branch, 'own') }),
};

/** What the dice did to one of the two sides; nothing where no dice were rolled against it. */
function side(branch: Branch<Event, View>, who: 'foe' | 'own'): Record<string, string | number> {
  const hex = struckHex(branch, who);
  if (hex === NONE) return {};
  const { before, events } = branch;
  const unit = before.unitAt[hex];
  const leader = before.leaderAt[hex];
  const lost = events.some((event) => event.type === 'leaderLost' && event.leader === leader);
  return {
    ...(unit === NONE ? {} : { [who]: fateOf(branch, unit), [`${who}Blocks`]: blocksLost(events, unit) }),
    ...(leader === NONE ? {} : { [`${who}Leader`]: lost ? 'lost' : 'safe' }),
  };
}

/** The hex that was rolled against, of the wanted side. */
function struckHex({ before, events, seat }: Branch<Event, View>, who: 'foe' | 'own'): number {
  const rolled = events.find(
    (event) => event.type === 'rolled' && (seatOf(before, event.by) === seat) === (who === 'foe'),
  );
  return rolled?.type === 'rolled' ? rolled.at : NONE;
}

const seatOf = (view: View, unit: number): Seat => fieldOf(view).seat[unit];

function fateOf({ events, after }: Branch<Event, View>, unit: number): Fate {
  if (after.hexOf[unit] === NONE) return 'destroyed';
  const asked = after.attack?.on === unit;
  if (events.some((event) => event.type === 'retreated' && event.unit === unit)) return 'back';
  if (asked && after.phase === 'retreat') return 'back';
  if (asked && after.phase === 'ignore') return 'flagged';
  return blocksLost(events, unit) > 0 ? 'weakened' : 'unhurt';
}

const blocksLost = (events: readonly Event[], unit: number): number =>
  events.reduce((sum, event) => sum + (event.type === 'lost' && event.unit === unit ? event.blocks : 0), 0);
