import type { Toll, Trace } from '@bicorne/boardkit';
import { ARMIES_OF_SIDE, ARMY_OF } from '../rules/blocks.ts';
import { ACTIVE_SIDE } from '../rules/board.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { CampaignView } from '../rules/view.ts';
import { ARMY_CLASS } from './Block.tsx';

type Of<T extends CampaignEvent['type']> = Extract<CampaignEvent, { type: T }>;

const DEEDS: ReadonlySet<CampaignEvent['type']> = new Set([
  'chose',
  'part',
  'drew',
  'laid',
  'deployed',
  'fired',
]);

/** What an event leaves on the map until one acts oneself. Which block it was may be hidden: those of one way are counted. */
export function traces(event: CampaignEvent, view: CampaignView): readonly Trace[] {
  switch (event.type) {
    case 'turn':
      return [{ is: 'turn', seats: seatsOf(view, ACTIVE_SIDE[event.turn]) }];
    case 'marched':
    case 'forced':
    case 'reinforced':
    case 'regrouped':
    case 'retreated':
      return [went(event)];
    case 'lost':
      return [{ is: 'lost', at: event.town, count: event.steps, paint: ARMY_CLASS[event.army] }];
    case 'destroyed':
      return [{ is: 'fell', at: event.town, paint: ARMY_CLASS[ARMY_OF[event.block]] }];
    case 'won':
      return [{ is: 'taken', at: event.town, paint: ARMY_CLASS[ARMIES_OF_SIDE[event.side][0]] }];
    default:
      return DEEDS.has(event.type) ? [{ is: 'deed' }] : [];
  }
}

const went = ({
  type,
  from,
  to,
  army,
}: Of<'marched' | 'forced' | 'reinforced' | 'regrouped' | 'retreated'>): Trace => ({
  is: 'went',
  from,
  to,
  back: type === 'retreated',
  paint: ARMY_CLASS[army],
});

const seatsOf = ({ seatOf }: CampaignView, side: number): readonly number[] =>
  ARMIES_OF_SIDE[side].map((army) => seatOf[army]);

export function toll(event: CampaignEvent): Toll | null {
  if (event.type === 'lost') return { seat: event.owner, strength: event.steps, pieces: 0 };
  return event.type === 'destroyed' ? { seat: event.owner, strength: 0, pieces: 1 } : null;
}
