import { chosenOptions, type Game, type Options } from '@bicorne/engine';
import { inOrder, wishesIn } from '@bicorne/table/hall';
import type { HallEntry, HallMatch, HallSeat, HallWish } from '@bicorne/table/protocol';
import { stageOf } from '../dice.ts';
import { readSettings } from '../people/me.ts';
import type { Known } from '../store/hall.ts';
import type { StoredMatch, StoredSeat } from '../store/matches.ts';
import { botPlayer } from '../store/ratings.ts';
import type { StoredWish } from '../store/wishes.ts';

/** What is known of people and bots, by their ids. */
type Book = ReadonlyMap<string, Known>;

/** Whether everybody may watch it, and find it afterwards. */
const isPublic = ({ listed, terms }: StoredMatch): boolean => listed || terms.rated === true;

const isOpen = ({ seats, terms }: StoredMatch): boolean =>
  seats.some(({ commitment }, at) => commitment === null && terms.kept?.[at] === undefined);

/** As what it stands in the hall, if it does. */
function kindOf(match: StoredMatch): HallMatch['kind'] | null {
  const stage = stageOf(match);
  if (stage === 'seats') return match.listed && isOpen(match) ? 'open' : null;
  return stage === 'play' && isPublic(match) ? 'running' : null;
}

/** Whether the hall may show it otherwise than before: by who sits there, and whether it is over. */
export const isNewsForHall = (before: StoredMatch, after: StoredMatch): boolean =>
  isPublic(after) &&
  (before.seats !== after.seats || (before.turn.kind === 'over') !== (after.turn.kind === 'over'));

/** Whose ratings and languages are wanted. */
export const playersOf = ({ seats, host }: StoredMatch): string[] => [
  ...seats.flatMap((seat) => playerOf(seat) ?? []),
  ...(host === null ? [] : [host]),
];

const playerOf = ({ person, bot }: StoredSeat): string | null =>
  bot === null ? (person?.id ?? null) : botPlayer(bot);

export function entryOf(match: StoredMatch, game: Game | undefined, book: Book): HallMatch | null {
  const kind = kindOf(match);
  if (kind === null) return null;
  const { id, scenario, createdAt, terms, host } = match;
  const settings = book.get(host ?? '')?.settings;
  return {
    kind,
    id,
    game: match.game,
    scenario: String(scenario),
    options: game ? changedOptions(match, game) : {},
    seats: match.seats.map((_, at) => seatOf(match, at, book)),
    at: createdAt,
    ...(terms.clock ? { clock: terms.clock } : {}),
    ...(terms.rated ? { rated: true } : {}),
    ...(terms.lot && kind === 'open' ? { lot: true } : {}),
    ...(terms.handicap ? { handicap: terms.handicap } : {}),
    ...(terms.bids && kind === 'open' ? { bids: terms.bids.kind } : {}),
    ...(terms.delay === undefined ? {} : { delay: terms.delay }),
    ...(terms.advice ? { advice: true } : {}),
    ...(settings === undefined ? {} : { language: readSettings(settings).language }),
  };
}

/** What was chosen otherwise than the battle has it by itself. */
function changedOptions({ scenario, options }: StoredMatch, game: Game): Options {
  const own = game.scenarios.find(({ id }) => id === scenario)?.options;
  return chosenOptions(game.options, options, own);
}

function seatOf({ game, seats, terms }: StoredMatch, at: number, book: Book): HallSeat {
  const { name, person, bot, commitment } = seats[at];
  const rating = book.get(playerOf(seats[at]) ?? '')?.ratings.get(game);
  return {
    seat: name,
    player: person?.name ?? bot,
    ...(person && person.name !== '' ? { person: person.id } : {}),
    ...(bot === null ? {} : { bot }),
    ...(rating === undefined ? {} : { rating: Math.round(rating) }),
    ...(commitment === null && terms.kept?.[at] ? { kept: true } : {}),
  };
}

/** What somebody would play. His number's hash is for the dice alone. */
export function wishEntryOf({ id, person, at, wish }: StoredWish, book: Book): HallWish {
  const { battles, clocks, rated, strength } = wish;
  const known = book.get(person.id);
  const games = new Set(battles.map(({ game }) => game));
  const ratings = [...(known?.ratings ?? [])].filter(([game]) => games.has(game));
  return {
    kind: 'wish',
    id,
    person,
    at,
    battles,
    clocks,
    rated,
    strength,
    ratings: Object.fromEntries(ratings.map(([game, rating]) => [game, Math.round(rating)])),
    language: readSettings(known?.settings).language,
  };
}

/** So many of each kind are shown. */
const MOST = { open: 100, running: 60, wishes: 60 } as const;

/** Of all that is known what is shown: the newest that wait, and the strongest that run. */
export const shownOf = (all: readonly HallEntry[]): HallEntry[] => [
  ...inOrder(all, 'open').slice(0, MOST.open),
  ...inOrder(all, 'running').slice(0, MOST.running),
  ...wishesIn(all).slice(0, MOST.wishes),
];
