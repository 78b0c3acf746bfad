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
