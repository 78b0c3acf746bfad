import { stageOf } from './dice.ts';
import type { MatchCard, SeatCard } from './protocol.ts';
import type { StoredMatch, StoredSeat } from './store/matches.ts';

/** What everybody may know of a match; `mine` says where the one who asks sits. */
export function card(match: StoredMatch, asker: string | null): MatchCard {
  const { id, game, scenario, options, turn, createdAt, movedAt } = match;
  const stage = stageOf(match);
  return {
    id,
    stage,
    game,
    scenario: String(scenario),
    options,
    seats: match.seats.map((seat) => seatCard(seat, asker, stage === 'numbers')),
    ...(stage === 'over' ? { steps: match.steps } : {}),
    turn,
    createdAt,
    movedAt,
  };
}

const seatCard = (seat: StoredSeat, asker: string | null, opening: boolean): SeatCard => ({
  seat: seat.name,
  player: seat.person?.name ?? seat.bot,
  bot: seat.bot,
  mine: asker !== null && seat.person?.id === asker,
  owesNumber: opening && seat.number === null,
});
