import type { Seat, Viewer } from '@bicorne/engine';
import { UNKNOWN, type Reaction, type Way } from './state.ts';

/** What happens, as typed facts. Units and leaders by number, cards by kind; `card` fields marked secret are seen by `seat` only. */
export type Event =
  | { type: 'dealt'; seat: Seat; card: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'played'; seat: Seat; card: number; rating: number }
  | { type: 'copied'; seat: Seat; card: number }
  | { type: 'commandRoll'; seat: Seat; faces: readonly number[] }
  | { type: 'section'; seat: Seat; section: number }
  | { type: 'ordered'; unit: number; at: number }
  | { type: 'leaderOrdered'; leader: number }
  | { type: 'restored'; unit: number }
  | { type: 'supplied'; unit: number; from: number; to: number }
  | { type: 'leftSquare'; seat: Seat; unit: number; place: number; card: number }
  | { type: 'moved'; unit: number; from: number; to: number; leader: number }
  | { type: 'leaderMoved'; leader: number; from: number; to: number }
  | { type: 'leaderLeft'; leader: number; from: number }
  | { type: 'declared'; way: 'fire' | 'melee'; by: number; at: number; bonus: boolean }
  | { type: 'joined'; unit: number }
  | { type: 'reacted'; seat: Seat; reaction: Reaction }
  | { type: 'formedSquare'; seat: Seat; unit: number; place: number; card: number }
  | { type: 'rolled'; way: Way; by: number; at: number; faces: readonly number[] }
  | { type: 'noDice'; way: Way; by: number; at: number }
  | { type: 'lost'; unit: number; blocks: number; cause: 'hits' | 'retreat' }
  | { type: 'destroyed'; unit: number; at: number }
  | { type: 'checked'; leader: number; faces: readonly number[] }
  | { type: 'leaderLost'; leader: number; at: number }
  | { type: 'ignored'; unit: number; flags: number; by: readonly IgnoreReason[] }
  | { type: 'bounced'; unit: number; flags: number }
  | { type: 'retreated'; unit: number; from: number; to: number }
  | { type: 'fled'; leader: number; from: number; to: number }
  | { type: 'escapeRoll'; leader: number; by: number; faces: readonly number[] }
  | { type: 'advanced'; unit: number; from: number; to: number }
  | { type: 'declinedBack'; unit: number }
  | { type: 'banner'; seat: Seat; banners: number }
  | { type: 'objective'; seat: Seat; hexes: readonly number[]; held: boolean; banners: number }
  | { type: 'unitLeft'; unit: number; from: number; leader: number }
  | { type: 'tilesGone'; hexes: readonly number[] }
  | { type: 'discarded'; seat: Seat; card: number }
  | { type: 'mixed'; cards: number }
  | { type: 'drew'; seat: Seat; card: number }
  | { type: 'kept'; seat: Seat; card: number; thrown: number }
  | { type: 'over'; winner: Seat };

/** What lets a unit ignore flags. N10.10 … N10.13 */
export type IgnoreReason = 'leader' | 'support' | 'class' | 'works';

export type Tell = ((event: Event) => void) | undefined;

/** Cards that only their owner sees. */
export function seen(event: Event, viewer: Viewer): Event {
  if (!('seat' in event) || event.seat === viewer) return event;
  const secret =
    event.type === 'dealt' ||
    event.type === 'drew' ||
    event.type === 'kept' ||
    event.type === 'leftSquare' ||
    event.type === 'formedSquare';
  return secret ? { ...event, card: UNKNOWN } : event;
}

/** What a seat learns otherwise than by chance's answer: the cards that the other plays, or throws away. */
export const reveals = (event: Event, seat: Seat): boolean =>
  (event.type === 'played' || event.type === 'kept') && event.seat !== seat;
