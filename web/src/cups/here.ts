import { loadRules } from '@bicorne/games';
import { mostPaid, openMatch, type Handicap } from '@bicorne/engine';
import type { Answer, MatchCard, PairCard } from '@bicorne/table/protocol';
import { twice, type Ended } from '@bicorne/tournament/twice';
import { matchesHere, startHere } from '../local/device.ts';

/** Pairs on this device: its cards tell all that is needed. */

/** The same battle with sides changed. */
export async function startSecond(match: MatchCard): Promise<Answer<MatchCard>> {
  const { game, scenario, options, seats } = match;
  const sitters = seats.map(({ seat }, at) => {
    const { player, bot } = seats.at(at - 1) ?? seats[at];
    return { seat, player: player ?? seat, bot };
  });
  const handicap = await changedHandicap(match);
  return startHere({
    game,
    scenario,
    options,
    handicap,
    seats: sitters,
    pair: { game: 1, games: 'after', other: match.id },
  });
}

/** Whoever gave one gives it again, as far as his new side can; where it was bid for, the side gives it. */
async function changedHandicap(match: MatchCard): Promise<Handicap | undefined> {
  if (match.bids) return match.handicap;
  const { handicap, scenario, options, seats } = match;
  const module = handicap && (await loadRules(match.game));
  const opened = module && openMatch(module.game, { scenario, options });
  if (!handicap || !opened?.ok) return undefined;
  const at = (seats.findIndex(({ seat }) => seat === handicap.seat) + 1) % seats.length;
  const amount = Math.min(handicap.amount, mostPaid(opened.value.game, opened.value.start)[at]);
  return amount > 0 ? { seat: seats[at].seat, amount } : undefined;
}

export async function pairHere(id: string): Promise<Answer<PairCard>> {
  const cards = await matchesHere();
  const given = cards.find((card) => card.id === id);
  const other = cards.find((card) => card.id === given?.pair?.other || card.pair?.other === id);
  const games = [given, other]
    .flatMap((card) => card ?? [])
    .toSorted((one, two) => (one.pair?.game ?? 0) - (two.pair?.game ?? 0));
  const ended = games.map(endedAs);
  const [first, second] = ended;
  const pair = first && second ? twice(first, second) : null;
  const players = games[0]?.seats.map(({ player }) => player ?? '') ?? [];
  return {
    ok: true,
    value: { games, players, result: pair && { games: pair.outcome.games, points: pair.points } },
  };
}

const endedAs = ({ turn, margin }: MatchCard): Ended | null =>
  turn.kind === 'over' ? { winners: turn.ending.winners, margin: margin ?? null } : null;
