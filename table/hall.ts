import type { HallEntry, HallMatch, HallWish } from '@bicorne/table/protocol';

/** Whoever has no rating yet stands behind all who have one. */
const UNRATED = 1000;

/** How strong those are who play it; a bot beside people neither lifts nor lowers a match. */
export function strengthOf({ seats }: HallMatch): number {
  const people = seats.filter(({ bot }) => bot === undefined);
  const sum = people.reduce((all, { rating = UNRATED }) => all + rating, 0);
  return people.length === 0 ? 0 : sum / people.length;
}

/** As the hall shows them: those that wait with the newest first, those that run with the strongest. */
export function inOrder(entries: Iterable<HallEntry>, kind: HallMatch['kind']): HallMatch[] {
  const own = [...entries].flatMap((entry) => (entry.kind === kind ? [entry] : []));
  const newest = (one: HallMatch, other: HallMatch): number => other.at - one.at;
  if (kind === 'open') return own.toSorted(newest);
  const strength = new Map(own.map((match) => [match.id, strengthOf(match)]));
  const of = ({ id }: HallMatch): number => strength.get(id) ?? 0;
  return own.toSorted((one, other) => of(other) - of(one) || newest(one, other));
}

/** The newest first. */
export const wishesIn = (entries: Iterable<HallEntry>): HallWish[] =>
  [...entries]
    .flatMap((entry) => (entry.kind === 'wish' ? [entry] : []))
    .toSorted((one, other) => other.at - one.at);
