import type { CampaignEvent, Cause } from '../rules/events.ts';

/** Of events that a reader may ask about: the rule by which they came. */
export function because(event: CampaignEvent): string | null {
  if (event.type === 'destroyed') return DESTROYED[event.cause];
  if (event.type === 'lost') return event.cause === 'fire' ? null : DESTROYED[event.cause];
  return RULES[event.type] ?? null;
}

const DESTROYED: Readonly<Record<Cause, string>> = {
  fire: 'C3.4',
  morale: 'C6.38',
  march: 'C5.17',
  rout: 'C7.11',
  'no-road': 'C7.14',
  stream: 'C6.17',
  square: 'C6.81',
  supply: 'C10.4',
  retreat: 'C7.2',
};

const RULES: Readonly<Partial<Record<CampaignEvent['type'], string>>> = {
  'force-rolled': 'C5.17',
  tested: 'C6.36',
  wasted: 'C6.68',
  abandoned: 'C6.23',
  routed: 'C7.9',
  outnumbered: 'C6.88',
  idled: 'C6.91',
  stalemate: 'C6.91',
  'army-routed': 'C11.2',
};

/** A rout is read before the field is cleared. */
export const staysUntilRead = ({ type }: CampaignEvent): boolean => type === 'routed' || type === 'stalemate';

/** Blocks of one army that go one way, or are seen, deployed or lose together, are one line that unfolds. */
export function kin(event: CampaignEvent): string | null {
  switch (event.type) {
    case 'marched':
    case 'forced':
    case 'retreated':
    case 'reinforced':
    case 'regrouped':
      return `${event.type} ${event.army} ${event.from} ${event.to}`;
    case 'placed':
      return `placed ${event.army} ${event.town}`;
    case 'deployed':
      return `deployed ${event.army} ${event.town} ${event.place}`;
    case 'lost':
      return event.cause === 'rout' ? `lost ${event.army} ${event.town}` : null;
    case 'opened':
      return `opened ${event.owner}`;
    default:
      return null;
  }
}
