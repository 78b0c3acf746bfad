import { randomBytes } from 'node:crypto';
import { openMatch, type Game } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import { closesInTime, type Answer, type EventWish } from '@bicorne/table/protocol';
import { openEvent, POINTS, type Terms } from '@bicorne/tournament';
import { newId } from '../people/secrets.ts';
import type { EventSummary, NewEvent } from '../store/events.ts';

/** Lots are drawn from it, and it is published at once. */
const newSeed = (): string => randomBytes(8).toString('hex');

const NO_SUMMARY: EventSummary = { entrants: 0, round: 0, rounds: null, paused: false, honour: [] };

/** What is announced, if it can be held; `host` is null where nobody organises it. */
export function announce(
  wish: EventWish,
  game: Game | undefined,
  host: string | null,
  now: number,
): Answer<NewEvent> {
  if (!game) return deny('unknown', 'there is no such game here');
  const { title, clock, bids, rated, doors, most, closesAt, whenFull, grace } = wish;
  if (closesAt !== undefined && !closesInTime(closesAt, now))
    return deny('invalid', 'entry closes in the past, or too late');
  const terms = termsOf(wish);
  const unfit = battlesOf(terms).find((scenario) => !isForTwo(game, scenario));
  if (unfit !== undefined) return deny('unknown', 'there is no such battle for two');
  const opened = openEvent(terms);
  if (!opened.ok) return opened;
  return accept({
    id: newId(),
    title,
    game: game.id,
    host,
    terms: opened.value.terms,
    plan: {
      clock,
      rated,
      doors,
      most,
      whenFull,
      grace,
      ...(bids ? { bids } : {}),
      ...(closesAt === undefined ? {} : { closesAt }),
    },
    stage: 'open',
    summary: NO_SUMMARY,
    createdAt: now,
  });
}

const termsOf = ({ game, format, match, battles, seeding, tieBreaks, points }: EventWish): Terms => ({
  game,
  format,
  match,
  battles,
  seeding,
  points: points ?? POINTS[match],
  tieBreaks,
  seed: newSeed(),
});

const battlesOf = ({ battles }: Terms): readonly string[] =>
  battles.kind === 'fixed' ? [battles.scenario] : battles.scenarios;

export function isForTwo(game: Game, scenario: string): boolean {
  const opened = openMatch(game, { scenario });
  return opened.ok && opened.value.seats.length === 2;
}
