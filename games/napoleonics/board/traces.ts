import type { Toll, Trace } from '@bicorne/boardkit';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { armyNation } from './model.ts';

/** What an event leaves to be seen until one acts oneself. */
export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'turn':
      return [{ is: 'turn', seats: [event.seat] }];
    case 'played':
      return [{ is: 'deed' }];
    case 'moved':
    case 'advanced':
    case 'supplied':
    case 'retreated':
      return went(view, event);
    case 'leaderMoved':
    case 'fled':
      return rode(view, event);
    case 'declared':
      return struck(view, event);
    case 'lost':
      return lost(view, event);
    case 'destroyed':
      return [{ is: 'fell', at: event.at, paint: paintOf(view, event.unit) }];
    case 'leaderLost':
      return [{ is: 'fell', at: event.at, paint: leaderPaint(view, event.leader) }];
    case 'objective':
      return event.held ? event.hexes.map((at) => ({ is: 'taken', at, paint: armyPaint(event.seat) })) : [];
    default:
      return [];
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const went = (
  view: View,
  { type, unit, from, to }: Of<'moved' | 'advanced' | 'supplied' | 'retreated'>,
): Trace[] => [{ is: 'went', piece: unit, from, to, back: type === 'retreated', paint: paintOf(view, unit) }];

const struck = (view: View, { by, at }: Of<'declared'>): Trace[] => [
  { is: 'struck', from: view.hexOf[by], to: at, paint: paintOf(view, by) },
];

/** Units and leaders are numbered apart. */
const rode = (view: View, { type, leader, from, to }: Of<'leaderMoved' | 'fled'>): Trace[] =>
  from === NONE || to === NONE
    ? []
    : [{ is: 'went', piece: -1 - leader, from, to, back: type === 'fled', paint: leaderPaint(view, leader) }];

/** Of those who are gone the ghost tells. */
const lost = (view: View, { unit, blocks }: Of<'lost'>): Trace[] =>
  view.hexOf[unit] === NONE
    ? []
    : [{ is: 'lost', at: view.hexOf[unit], count: blocks, paint: paintOf(view, unit) }];

const paintOf = (view: View, unit: number): string => `bk-${fieldOf(view).kind[unit].nation}`;
const leaderPaint = (view: View, leader: number): string =>
  `bk-${fieldOf(view).scenario.leaders[leader].nation}`;
const armyPaint = (seat: number): string => `bk-${armyNation(seat)}`;

export function toll(event: Event, view: View): Toll | null {
  const cost = { strength: 0, pieces: 0 };
  if (event.type === 'lost') return { ...cost, seat: fieldOf(view).seat[event.unit], strength: event.blocks };
  return event.type === 'destroyed' ? { ...cost, seat: fieldOf(view).seat[event.unit], pieces: 1 } : null;
}
