import type { Bidding, Bids, Handicap, Options } from '@bicorne/engine';
import type {
  Answer,
  BattleVersion,
  MatchCard,
  MatchRequest,
  Person,
  SeatWish,
} from '@bicorne/table/protocol';
import type { Sitter } from '../local/book.ts';
import { startHere } from '../local/device.ts';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { HAS_SERVER } from '../place.ts';
import { tellSettings } from '../people/settings.ts';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';
import { botName, type BotWish } from './BotFields.tsx';
import type { Terms } from './TermFields.tsx';

const ON_DEVICE = ['bot', 'here'] as const;
const FROM_AFAR = ['friend', 'anyone'] as const;
/** Or one certain person. */
export type Opponent = (typeof ON_DEVICE | typeof FROM_AFAR)[number] | 'person';
export const OPPONENTS: readonly Exclude<Opponent, 'person'>[] = HAS_SERVER
  ? [...ON_DEVICE, ...FROM_AFAR]
  : ON_DEVICE;

/** All that was chosen before a battle. */
export interface Plan {
  readonly game: string;
  /** Of the box, or somebody's own. */
  readonly scenario: MatchRequest['scenario'];
  /** Where it is in the library: it is played on the server, which counts what comes of it. */
  readonly library?: BattleVersion | undefined;
  readonly options: Options;
  readonly handicap: Handicap | null;
  /** What is to be bid, before a server's match begins; and what was bid on this device. */
  readonly bids: Bidding | null;
  readonly bid: Bids | null;
  readonly seats: readonly string[];
  readonly side: number;
  readonly opponent: Opponent;
  /** With the opponent `person`. */
  readonly asked: Person | null;
  readonly bot: BotWish;
  /** Seats that a bot takes where people take the others. */
  readonly botSeats: readonly string[];
  readonly terms: Terms;
}

/** A rated bot is played on the server, which keeps the ratings, and one in a battle of its library; any other on this device. */
export const isThere = ({
  opponent,
  terms,
  library,
}: Pick<Plan, 'opponent' | 'terms' | 'library'>): boolean =>
  opponent === 'bot' ? terms.rated || library !== undefined : opponent !== 'here';

/** On this device the bids come first, and the match is made of what came of them. */
export const bidsFirst = (plan: Plan): boolean => plan.bids !== null && plan.bid === null && !isThere(plan);

export function start(
  plan: Plan,
  names: Readonly<Record<string, string>>,
  shell: ShellWords,
): Promise<Answer<MatchCard>> {
  if (isThere(plan)) return startThere(plan);
  const { game, scenario, options } = plan;
  const handicap = plan.handicap ?? undefined;
  // On one device there is one board: the games follow each other.
  const pair =
    plan.terms.pair && plan.seats.length === 2 ? ({ game: 0, games: 'after' } as const) : undefined;
  const bids = plan.bid ?? undefined;
  return startHere({ game, scenario, options, handicap, bids, pair, seats: sittersOf(plan, names, shell) });
}

const takenByBot = ({ opponent, botSeats, seats, side }: Plan, seat: string): boolean =>
  opponent === 'bot' ? seat !== seats[side] : botSeats.includes(seat);

/** On this device: everybody by the name of his side, or one person against bots. */
export function sittersOf(
  plan: Plan,
  names: Readonly<Record<string, string>>,
  { device }: ShellWords,
): Sitter[] {
  const you = usePreferences.getState().name.trim() || device.you;
  const { level } = plan.bot;
  return plan.seats.map((seat) => {
    if (takenByBot(plan, seat))
      return { seat, player: device.levels[level] ?? level, bot: botName(plan.bot) };
    return { seat, player: plan.opponent === 'here' ? (names[seat] ?? seat) : you, bot: null };
  });
}

/** On the server, with people who come by link or from the lobby, and with bots. */
async function startThere(plan: Plan): Promise<Answer<MatchCard>> {
  await enter();
  await tellSettings();
  const { game, scenario, library, options, handicap, bids, seats, side, opponent, asked, terms } = plan;
  const people = opponent !== 'bot';
  const theirs = seats.find((seat) => seat !== seats[side] && !takenByBot(plan, seat));
  const wishFor = (seat: string): SeatWish => {
    if (seat === seats[side]) return 'me';
    if (takenByBot(plan, seat)) return { bot: botName(plan.bot) };
    if (opponent === 'person' && asked && seat === theirs) return { person: asked.id };
    return opponent === 'anyone' ? 'open' : 'friend';
  };
  const request: MatchRequest = {
    game,
    scenario: library ?? scenario,
    options: { ...options },
    seats: Object.fromEntries(seats.map((seat) => [seat, wishFor(seat)])),
    listed: opponent === 'anyone',
    // What was chosen for a match between people is not shown, and does not hold, against a bot.
    lot: people && terms.lot,
    ...(handicap ? { handicap } : {}),
    ...(bids ? { bids } : {}),
    ...(terms.pair && seats.length === 2 ? { pair: terms.pair } : {}),
    rated: terms.rated && terms.clock !== null && handicap === null,
    delay: people ? terms.delay : 0,
    advice: people && terms.advice && !terms.rated,
    paced: people && terms.paced,
    ...(terms.clock === null ? {} : { clock: terms.clock }),
  };
  return api.create(request);
}
