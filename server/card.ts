import type { Turn } from '@bicorne/engine';
import { battleCard } from '@bicorne/table/battle';
import type { MatchCard, Offer, PairMark, SeatCard } from '@bicorne/table/protocol';
import { isBefore } from '@bicorne/table/stages';
import { bidsCard } from './bids.ts';
import { claimOf } from './affairs/claims.ts';
import { standing, waitsFor } from './affairs/standing.ts';
import { firstClock } from './clock/of-match.ts';
import { clockOf } from './clock/shown.ts';
import { stageOf } from './dice.ts';
import { heldBy } from './seats.ts';
import type { StoredMatch, StoredSeat } from './store/matches.ts';
import type { Keeping, PairTerms, StoredOffer } from './store/terms.ts';

/** What everybody may know of a match; and what only the one who asks may. */
export function card(match: StoredMatch, asker: string | null, now: number): MatchCard {
  const { id, game, scenario, options, createdAt } = match;
  const stage = stageOf(match);
  const held = heldBy(match, asker);
  return {
    id,
    stage,
    game,
    ...battleCard(scenario),
    options,
    seats: match.seats.map((seat, at) => seatCard(match, seat, at, { asker, held })),
    ...(stage === 'over' ? { steps: match.steps } : {}),
    ...(isLate(match, held)
      ? { turn: NOBODY, movedAt: createdAt }
      : { turn: match.turn, movedAt: match.movedAt }),
    createdAt,
    ...termsCard(match, held, now),
    ...(match.terms.bids ? { bids: bidsCard(match, match.terms.bids, asker) } : {}),
    ...affairsCard(match, held, now),
    ...(isHost(match, asker) && isBefore(stage) ? { host: true } : {}),
  };
}

const isHost = ({ host }: StoredMatch, asker: string | null): boolean => host !== null && host === asker;

const NOBODY: Turn = { kind: 'seats', seats: [] };

/** Whether this is an onlooker who sees everything later. */
export const isLate = (match: StoredMatch, held: readonly number[]): boolean =>
  match.terms.delay !== undefined && held.length === 0 && match.turn.kind !== 'over';

function termsCard(match: StoredMatch, held: readonly number[], now: number): Partial<MatchCard> {
  const { terms, clock } = match;
  return {
    ...(terms.lot && stageOf(match) === 'seats' ? { lot: true } : {}),
    ...(terms.rated ? { rated: true } : {}),
    ...(terms.library ? { library: terms.library } : {}),
    ...(terms.event ? { event: terms.event.id } : {}),
    ...(terms.pair ? { pair: pairMark(match, terms.pair) } : {}),
    ...(terms.handicap ? { handicap: terms.handicap } : {}),
    ...(terms.delay === undefined ? {} : { delay: terms.delay }),
    ...(terms.advice ? { advice: true } : {}),
    ...(terms.paced ? { paced: true } : {}),
    ...(terms.clock ? { timing: terms.clock } : {}),
    ...(terms.clock && !isLate(match, held)
      ? { clock: clockOf(terms.clock, clock ?? firstClock(match, terms.clock), now) }
      : {}),
  };
}

function pairMark({ affairs }: StoredMatch, { game, games, first }: PairTerms): PairMark {
  const other = first ?? affairs.second;
  return { game, games, ...(other === undefined ? {} : { other }) };
}

function affairsCard(match: StoredMatch, held: readonly number[], now: number): Partial<MatchCard> {
  const { rematch, shared } = match.affairs;
  const shown = isLate(match, held) ? [] : standing(match, now).filter((offer) => concerns(offer, held));
  const offers = shown.map((offer) => offerCard(match, offer));
  const mayClaim = claimOf(match, held, now);
  const invitations = invitationsOf(match, held);
  const commissions = commissionsOf(match, held);
  return {
    ...(offers.length > 0 ? { offers } : {}),
    ...(hasHeir(match, held) ? { mayHandOver: true } : {}),
    ...(commissions.length > 0 ? { mayCommission: commissions } : {}),
    ...(mayClaim ? { mayClaim } : {}),
    ...(invitations.length > 0 ? { invitations: Object.fromEntries(invitations) } : {}),
    ...(rematch === undefined ? {} : { rematch }),
    ...(shared ? { shared } : {}),
  };
}

/** By the sides as the rules last said; the table looks again when it comes to it. */
const hasHeir = ({ seats, affairs: { sides }, ...match }: StoredMatch, held: readonly number[]): boolean =>
  sides !== undefined &&
  held.length > 0 &&
  stageOf({ seats, affairs: { sides }, ...match }) === 'play' &&
  seats.some(
    ({ person }, at) =>
      person !== null && !held.includes(at) && held.every((own) => sides[own] === sides[at]),
  );

/** Of one side; where it counts no bot takes over. */
const commissionsOf = (match: StoredMatch, held: readonly number[]): readonly number[] => {
  const { sides } = match.affairs;
  if (!sides || match.terms.rated || stageOf(match) !== 'play') return [];
  return held.filter((seat) => held.some((other) => other !== seat && sides[other] === sides[seat]));
};

/** Whether to give up together is for allies alone to know of; all else is asked at the table. */
const concerns = ({ what, by, ask }: StoredOffer, held: readonly number[]): boolean =>
  what !== 'resign' || held.some((seat) => seat === by || ask.includes(seat));

const offerCard = (match: StoredMatch, offer: StoredOffer): Offer => ({
  what: offer.what,
  by: offer.by,
  waitsFor: waitsFor(match, offer),
  ...(offer.count === undefined ? {} : { count: offer.count }),
  ...(offer.hours === undefined ? {} : { hours: offer.hours }),
  ...(offer.bot === undefined ? {} : { bot: offer.bot }),
  ...(offer.army === undefined ? {} : { army: offer.army }),
});

function invitationsOf({ terms, seats }: StoredMatch, held: readonly number[]): [string, string][] {
  if (held.length === 0) return [];
  return seats.flatMap(({ name, commitment }, at): [string, string][] => {
    const kept = terms.kept?.[at];
    return commitment === null && kept && 'token' in kept ? [[name, kept.token]] : [];
  });
}

/** A seat that is kept for the one who asks is simply open to him. */
const isKeptFromOthers = (kept: Keeping | undefined, asker: string | null): boolean =>
  kept !== undefined && !('person' in kept && kept.person === asker);

interface Asker {
  readonly asker: string | null;
  readonly held: readonly number[];
}

function seatCard(match: StoredMatch, seat: StoredSeat, at: number, { asker, held }: Asker): SeatCard {
  const kept = seat.commitment === null ? match.terms.kept?.[at] : undefined;
  return {
    seat: seat.name,
    player: seat.person?.name ?? seat.bot,
    bot: seat.bot,
    mine: asker !== null && seat.person?.id === asker,
    owesNumber: stageOf(match) === 'numbers' && seat.number === null,
    ...(seat.person && seat.person.name !== '' ? { person: seat.person.id } : {}),
    ...(isKeptFromOthers(kept, asker) ? { kept: true } : {}),
    ...(held.length > 0 && kept && 'person' in kept ? { keptFor: kept.person } : {}),
  };
}
