import type { Toll, Trace } from '@bicorne/boardkit';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { leaderNation, sideNation } from './model.ts';

type Of<T extends HundredDaysEvent['type']> = Extract<HundredDaysEvent, { type: T }>;

const DEEDS: ReadonlySet<HundredDaysEvent['type']> = new Set([
  'square',
  'square-left',
  'guns-placed',
  'rallied',
  'called-back',
]);

/** What an event leaves to be seen until one acts oneself. */
export function traces(event: HundredDaysEvent, view: HundredDaysView): readonly Trace[] {
  switch (event.type) {
    case 'turn':
      return [{ is: 'turn', seats: [event.seat] }];
    case 'moved':
    case 'retreated':
      return went(view, event);
    case 'leader-moved':
      return rode(view, event);
    case 'fired':
    case 'shock-declared':
      return struck(view, event);
    case 'lost':
      return lost(view, event);
    case 'destroyed':
      return event.at < 0 ? [] : [{ is: 'fell', at: event.at, paint: paintOf(view, event.unit) }];
    case 'key-taken':
      return taken(view, event);
    default:
      return DEEDS.has(event.type) ? [{ is: 'deed' }] : [];
  }
}

/** From -1: it entered the board. */
const went = (view: HundredDaysView, { type, unit, from, to }: Of<'moved' | 'retreated'>): Trace[] =>
  from < 0
    ? [{ is: 'deed' }]
    : [{ is: 'went', piece: unit, from, to, back: type === 'retreated', paint: paintOf(view, unit) }];

const struck = (view: HundredDaysView, { unit, at }: Of<'fired' | 'shock-declared'>): Trace[] => [
  { is: 'struck', from: view.at[unit], to: at, paint: paintOf(view, unit) },
];

/** Units and leaders are numbered apart. */
const rode = (view: HundredDaysView, { leader, from, to }: Of<'leader-moved'>): Trace[] =>
  from < 0
    ? [{ is: 'deed' }]
    : [{ is: 'went', piece: -1 - leader, from, to, paint: `bk-${leaderNation(battleOf(view), leader)}` }];

/** Of those who are gone the ghost tells. */
const lost = (view: HundredDaysView, { unit }: Of<'lost'>): Trace[] =>
  view.at[unit] < 0 ? [] : [{ is: 'lost', at: view.at[unit], count: 1, paint: paintOf(view, unit) }];

function taken(view: HundredDaysView, { key, seat }: Of<'key-taken'>): Trace[] {
  const battle = battleOf(view);
  return [{ is: 'taken', at: battle.keys[key].at, paint: `bk-${sideNation(battle, seat)}` }];
}

const paintOf = (view: HundredDaysView, unit: number): string => `bk-${battleOf(view).roster.nation[unit]}`;

export function toll(event: HundredDaysEvent, view: HundredDaysView): Toll | null {
  const { seat } = battleOf(view).roster;
  if (event.type === 'lost') return { seat: seat[event.unit], strength: 1, pieces: 0 };
  return event.type === 'destroyed' ? { seat: seat[event.unit], strength: 0, pieces: 1 } : null;
}
