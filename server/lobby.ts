import { botNamed } from '@bicorne/bots';
import { commitment, mostPaid, openMatch, turnOf } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import {
  battleVersion,
  type Answer,
  type BattleVersion,
  type Invitation,
  type joinRequest,
  type MatchCard,
  type MatchList,
  type matchRequest,
  type Person,
  type SeatWish,
} from '@bicorne/table/protocol';
import { isBefore, STAGES, type Stage } from '@bicorne/table/stages';
import type { z } from 'zod';
import { planAgain, seatsChanged, type Plan } from './again.ts';
import { bidTerms } from './bids.ts';
import { card } from './card.ts';
import { Library } from './library/library.ts';
import { drawNumber, seat, stageOf } from './dice.ts';
import { gone } from './fault.ts';
import { SharedAttempts } from './people/attempts.ts';
import { newId, newToken } from './people/secrets.ts';
import { hasBlocked, heldSeats, isAsked } from './seats.ts';
import type { NewMatch, NewSeat, Sitter, StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import type { Keeping, Terms } from './store/terms.ts';
import type { Tables } from './tables.ts';

type MatchWish = z.output<typeof matchRequest>;
type JoinWish = z.output<typeof joinRequest>;

const MOST_LISTED = 100;
/** So many listed matches of one person may wait for somebody at a time. */
const MOST_WAITING = 10;
/** So often one may ask another before he has answered. */
const MOST_ASKED = 3;
/** So often in an hour one may sit down at the same match: those who wait there are told each time. */
const MOST_SITTINGS = 5;

/** Making matches, finding them, sitting down. */
export class Lobby {
  readonly #store: Store;
  readonly #games: ReadonlyMap<string, GameModule>;
  readonly #tables: Tables;
  readonly #library: Library;
  readonly #sittings: SharedAttempts;
  readonly #made: (match: string) => void;

  /** `made` hears of every new match. */
  constructor(
    store: Store,
    games: ReadonlyMap<string, GameModule>,
    tables: Tables,
    made: (match: string) => void = () => undefined,
  ) {
    this.#made = made;
    this.#store = store;
    this.#sittings = new SharedAttempts(store.attempts, 'sit', MOST_SITTINGS, 60);
    this.#games = games;
    this.#tables = tables;
    this.#library = new Library(store, games);
  }

  async list(person: Person | null): Promise<MatchList> {
    const cards = (matches: readonly StoredMatch[]): MatchCard[] =>
      matches.map((match) => this.#card(match, person));
    const mine = person ? await this.#store.matches.ofPerson(person.id, MOST_LISTED) : [];
    const asked = person ? await this.#asked(person) : [];
    return {
      mine: cards(mine),
      asked: cards(asked),
      open: cards(await this.#store.matches.open(MOST_LISTED)),
    };
  }

  #card(match: StoredMatch, person: Person | null): MatchCard {
    return card(match, person?.id ?? null, this.#store.now());
  }

  /** Whom he has blocked asks him nothing. */
  async #asked(person: Person): Promise<StoredMatch[]> {
    const asked: StoredMatch[] = [];
    for (const match of await this.#store.matches.keptFor(person.id)) {
      if (asked.length === MOST_LISTED) break;
      if (!isAsked(match, person.id)) continue;
      if (match.terms.event || !(await hasBlocked(this.#store, person.id, match))) asked.push(match);
    }
    return asked;
  }

  async find(id: string, person: Person | null): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    return match ? accept(this.#card(match, person)) : noMatch();
  }

  async create(person: Person, wish: MatchWish): Promise<Answer<MatchCard>> {
    const game = this.#games.get(wish.game)?.game;
    if (!game) return deny('unknown', 'there is no such game here');
    const { options, handicap } = wish;
    const found = await this.#scenarioOf(wish);
    if (!found.ok) return found;
    const { scenario, library } = found.value;
    const opened = openMatch(game, { scenario, options, handicap });
    if (!opened.ok) return opened;
    if (wish.pair && opened.value.seats.length !== 2) return deny('invalid', 'a pair is for two seats');
    const seats = fillSeats(opened.value.seats, wish, person);
    if (!seats.ok) return seats;
    const bids = bidTerms(wish, opened.value.seats, mostPaid(game, opened.value.start));
    if (!bids.ok) return bids;
    const unfit =
      (await this.#unfitForList(person, wish)) ??
      (await this.#unfitForAsking(person, wish)) ??
      (await this.#unfitForRating(person, wish));
    if (unfit) return unfit;
    return this.#add(person, {
      game: game.id,
      rules: game.rules,
      scenario,
      options: opened.value.header.options,
      listed: wish.listed,
      seats: seats.value,
      turn: turnOf(opened.value),
      terms: {
        ...termsOf(opened.value.seats, wish),
        ...(library ? { library } : {}),
        ...(bids.value ? { bids: bids.value } : {}),
      },
    });
  }

  /** A battle of the library comes whole into the match, which keeps it whatever becomes of it there. */
  async #scenarioOf({
    game,
    scenario,
  }: MatchWish): Promise<Answer<{ readonly scenario: unknown; readonly library?: BattleVersion }>> {
    const library = battleVersion.safeParse(scenario);
    if (!library.success) return accept({ scenario });
    const found = await this.#library.scenarioOf(game, library.data);
    return found.ok ? accept({ scenario: found.value, library: library.data }) : found;
  }

  async #add(person: Person, plan: Plan): Promise<Answer<MatchCard>> {
    const made = this.#make(person, plan);
    if (!(await this.#store.matches.add(made))) return gone();
    await this.begun(made.id);
    return this.find(made.id, person);
  }

  /** A match is new in the store. */
  async begun(id: string): Promise<void> {
    this.#made(id);
    await this.#tables.find(id);
  }

  #make = (person: Person, plan: Plan): NewMatch => ({
    ...plan,
    id: newId(),
    secret: drawNumber(),
    createdAt: this.#store.now(),
    host: person.id,
  });

  /** The list has room for so many: nobody fills it alone. */
  async #unfitForList(person: Person, { listed }: MatchWish) {
    const running = listed ? await this.#store.matches.runningOf(person.id) : [];
    const waiting = running.filter((match) => match.listed && stageOf(match) === 'seats');
    return waiting.length < MOST_WAITING ? null : deny('too-many', 'enough of your matches wait there');
  }

  /** Whether he is blocked by whom he asks he does not learn: nobody answers him. */
  async #unfitForAsking(person: Person, wish: MatchWish) {
    const asked = askedIn(wish);
    if (asked.includes(person.id)) return deny('invalid', 'nobody asks himself');
    if (new Set(asked).size < asked.length) return deny('invalid', 'one person has one seat');
    for (const id of asked) {
      if (!(await this.#store.people.find(id))?.name) return deny('unknown', 'there is no such person');
      if (await this.#store.talk.isBlocked(id, [person.id]))
        return deny('not-allowed', 'you have blocked whom you ask');
      if (await this.#asksEnough(person, id)) return deny('too-many', 'he has not answered you yet');
      if (wish.rated && !(await this.#store.people.isAccount(id))) return needsAccount();
    }
    return null;
  }

  /** Nobody can be pestered: an answer is due before one asks again and again. */
  async #asksEnough(person: Person, other: string): Promise<boolean> {
    const kept = await this.#store.matches.keptFor(other);
    const mine = kept.filter((match) => isAsked(match, other) && heldSeats(match, person).length > 0);
    return mine.length >= MOST_ASKED;
  }

  async #unfitForRating(person: Person, wish: MatchWish) {
    if (!wish.rated) return null;
    if (!wish.clock) return deny('invalid', 'a rated match needs a clock');
    if (wish.handicap) return deny('invalid', 'ratings are of matches on equal terms');
    if (typeof wish.scenario !== 'string') return deny('invalid', 'ratings are of battles of the box');
    if (Object.values(wish.seats).filter((one) => one === 'me').length > 1)
      return deny('invalid', 'nobody is rated against himself');
    return (await this.#store.people.isAccount(person.id)) ? null : needsAccount();
  }

  // Sitting down

  async join(id: string, person: Person, wish: JoinWish): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (wish.seat === undefined && heldSeats(match, person).length > 0) return this.find(id, person);
    const open = match.seats.findIndex(
      ({ name, commitment }, at) =>
        commitment === null &&
        (wish.seat === undefined || wish.seat === name) &&
        isFor(match.terms.kept?.[at], person),
    );
    return this.#sit(match, person, open, wish);
  }

  async invitation(token: string, person: Person | null): Promise<Answer<Invitation>> {
    const match = await this.#store.matches.invitedTo(token);
    if (!match) return deny('unknown', 'there is no such invitation');
    const seat = match.seats[seatOfToken(match, token)].name;
    return accept({ match: this.#card(match, person), seat });
  }

  async accept(token: string, person: Person, wish: JoinWish): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.invitedTo(token);
    if (!match) return deny('unknown', 'there is no such invitation');
    if (heldSeats(match, person).length > 0) return accept(this.#card(match, person));
    return this.#sit(match, person, seatOfToken(match, token), wish);
  }

  async #sit(match: StoredMatch, person: Person, at: number, wish: JoinWish): Promise<Answer<MatchCard>> {
    if (match.terms.rated && !(await this.#store.people.isAccount(person.id))) return needsAccount();
    if (match.terms.rated && heldSeats(match, person).length > 0)
      return deny('invalid', 'nobody is rated against himself');
    const sitter = seat({ person: person.id, bot: null }, wish.commitment);
    const free = at !== -1 && stageOf(match) === 'seats' && !(await this.#isUnwelcome(match, person));
    if (free && !(await this.#sittings.take(`${match.id} ${person.id}`)))
      return deny('too-many', 'you have come and gone often enough for now');
    if (!free || !(await this.#store.matches.takeSeat(match.id, at, sitter)))
      return deny('not-allowed', 'this seat is not open');
    await this.#tables.reseat(match.id);
    return this.find(match.id, person);
  }

  /** Whom somebody at the table has blocked finds the seat taken, and learns no more. */
  async #isUnwelcome(match: StoredMatch, person: Person): Promise<boolean> {
    // Who meets whom in a tournament nobody has chosen.
    if (match.terms.event) return false;
    const sitting = match.seats.flatMap((one) => one.person?.id ?? []);
    return this.#store.talk.isBlocked(person.id, sitting);
  }

  /** Opens the number of every seat this person holds. */
  async openNumber(id: string, person: Person | null, number: string): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (['seats', 'bids'].includes(stageOf(match))) return deny('not-begun', 'first every seat is taken');
    const mine = heldSeats(match, person).filter((at) => match.seats[at].commitment === commitment(number));
    if (mine.length === 0) return deny('not-allowed', 'you have not committed to this number');
    const owed = mine.filter((at) => match.seats[at].number === null);
    const opened = { commitment: commitment(number), number };
    for (const at of owed) await this.#store.matches.setNumber(id, at, opened);
    if (owed.length > 0) await this.#tables.reseat(id);
    return this.find(id, person);
  }

  // Before and after

  /** Before it has begun whoever made it may close it, and whoever is asked may decline; no harm is done to anybody. */
  async close(id: string, person: Person): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (match.terms.event) return deny('not-allowed', 'it belongs to a tournament: withdraw there');
    const isHost = match.host === person.id;
    if (!isHost && goesOnWithout(match, person)) {
      await this.#decline(match, person);
      return this.find(id, person);
    }
    if (!isHost && !isAsked(match, person.id)) return deny('not-allowed', 'it is not yours to close');
    const closed = await this.#callOff(id, BEFORE);
    return closed.ok ? this.find(id, person) : closed;
  }

  /** Before it has begun anybody but its host may get up; his number goes with him, and others may sit down there. */
  async leave(id: string, person: Person): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (heldSeats(match, person).length === 0) return deny('not-allowed', 'you do not sit there');
    if (stageOf(match) === 'play') return this.#handOver(id, person);
    if (match.host === person.id) return deny('not-allowed', 'you made it: close it');
    const left = await this.#store.matches.leaveSeats(id, person.id);
    if (left) await this.#tables.reseat(id);
    else if (!(await this.#closeBehind(match, person)))
      return deny('not-allowed', 'it has begun, or is about to');
    return this.find(id, person);
  }

  /** When it has begun one's army goes to an ally, where there is one. */
  async #handOver(id: string, person: Person): Promise<Answer<MatchCard>> {
    const left = await this.#tables.bequeath(id, (stored) => heldSeats(stored, person));
    return left.ok ? this.find(id, person) : deny('not-allowed', 'it has begun, or is about to');
  }

  /**
   * Nobody may come in his place when others have opened their numbers, and nobody is to wait for a third who may never
   * open his: so it is over for all. Who still owes his own cannot: with the server's help he could know the dice, and
   * close those that he does not like.
   */
  async #closeBehind(match: StoredMatch, person: Person): Promise<boolean> {
    const hasOpened = heldSeats(match, person).every((at) => match.seats[at].number !== null);
    return hasOpened && (await this.#callOff(match.id, ['numbers'])).ok;
  }

  /** Nobody waits for somebody who has left for good, nor at a match that nobody is left to close. */
  async leaveForGood(id: string, person: Person): Promise<void> {
    const left = await this.leave(id, person);
    if (!left.ok) await this.#callOff(id, BEFORE);
  }

  /** Calls it off, at these stages. */
  async #callOff(id: string, stages: readonly Stage[]): Promise<Answer<null>> {
    // Another server may have heard the last number, and this one not yet of that.
    await this.#tables.refresh(id);
    const closed = await this.#tables.stop(id, ({ stored }) =>
      stages.includes(stageOf(stored))
        ? accept({ winners: [], reason: 'aborted' })
        : deny('not-allowed', 'it has begun: resign, or agree'),
    );
    if (closed.ok) await this.#forgetRematch(id);
    return closed;
  }

  /** Among several one who does not come is no reason to go: anybody may come in his place. */
  async #decline({ id }: StoredMatch, person: Person): Promise<void> {
    await this.#store.matches.openKept(id, person.id);
    await this.#tables.reseat(id);
  }

  /** Closes what waits for somebody who has left for good, where nobody else may sit down. */
  async closeKeptFor(person: Person): Promise<void> {
    for (const match of await this.#store.matches.keptFor(person.id)) {
      if (match.terms.event) continue;
      if (goesOnWithout(match, person)) await this.#decline(match, person);
      else await this.#callOff(match.id, ['seats']);
    }
  }

  /** In place of one that was closed another may be made. */
  async #forgetRematch(id: string): Promise<void> {
    const { after } = (await this.#store.matches.find(id))?.terms ?? {};
    const match = after === undefined ? null : await this.#store.matches.find(after);
    if (match?.affairs.rematch !== id) return;
    const { rematch: _, ...affairs } = match.affairs;
    if (await this.#store.matches.setAffairs(match.id, match.affairs, affairs))
      await this.#tables.reseat(match.id);
  }

  /** The same again with sides changed, seats kept for the same people; the second who asks finds what the first made. */
  async rematch(id: string, person: Person, committed: string | undefined): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (heldSeats(match, person).length === 0) return deny('not-allowed', 'you do not sit there');
    if (stageOf(match) !== 'over') return deny('not-allowed', 'this match is not over');
    const { rematch } = match.affairs;
    const next = rematch === undefined ? null : await this.#store.matches.find(rematch);
    if (next && !isClosed(next)) return accept(this.#card(next, person));
    if (match.seats.some((one) => one.person?.name === ''))
      return deny('not-allowed', 'somebody who sat there has left for good');
    const plan = this.#again(match, person, committed);
    if (!plan.ok) return plan;
    const made = this.#make(person, plan.value);
    if (!(await this.#store.matches.addRematch(match, made))) return this.rematch(id, person, committed);
    await this.#tables.reseat(id);
    await this.#tables.find(made.id);
    return this.find(made.id, person);
  }

  #again(match: StoredMatch, person: Person, committed: string | undefined): Answer<Plan> {
    const game = this.#games.get(match.game)?.game;
    if (!game) return deny('unknown', 'this game is no longer played here');
    const plan = planAgain(match, game, (one) => againSitter(one, person, committed));
    if (!plan.ok) return plan;
    const kept = seatsChanged(match).flatMap((one, at): [number, Keeping][] =>
      one.person && one.person.id !== person.id ? [[at, { person: one.person.id }]] : [],
    );
    const terms = { ...plan.value.terms, after: match.id, kept: Object.fromEntries(kept) };
    return accept({ ...plan.value, terms });
  }
}

const BEFORE = STAGES.filter(isBefore);

/** Closed before it began; whoever closed it may have died before he noted that in the match before. */
const isClosed = ({ turn }: StoredMatch): boolean => turn.kind === 'over' && turn.ending.reason === 'aborted';

/** Whether others wait for each other where this person is asked. */
const goesOnWithout = (match: StoredMatch, { id }: Person): boolean =>
  match.seats.length > 2 && stageOf(match) === 'seats' && isAsked(match, id);

const noMatch = () => deny('unknown', 'there is no such match');
const needsAccount = () => deny('no-account', 'rated matches are for those who have an account');

const isFor = (kept: Keeping | undefined, person: Person): boolean =>
  kept === undefined || ('person' in kept && kept.person === person.id);

const seatOfToken = ({ terms, seats }: StoredMatch, token: string): number =>
  seats.findIndex((_, at) => {
    const kept = terms.kept?.[at];
    return kept !== undefined && 'token' in kept && kept.token === token;
  });

const againSitter = (
  { bot, person }: StoredMatch['seats'][number],
  asker: Person,
  committed: string | undefined,
): Sitter | null => {
  if (bot !== null) return seat({ person: null, bot });
  return person?.id === asker.id ? seat({ person: asker.id, bot: null }, committed) : null;
};

const wishFor = (wish: MatchWish, name: string): SeatWish =>
  Object.hasOwn(wish.seats, name) ? wish.seats[name] : 'open';

function fillSeats(names: readonly string[], wish: MatchWish, person: Person): Answer<NewSeat[]> {
  const stranger = Object.keys(wish.seats).find((name) => !names.includes(name));
  if (stranger !== undefined) return deny('unknown', 'this scenario has no such seat');
  const wishes = names.map((name) => wishFor(wish, name));
  if (!wishes.includes('me')) return deny('invalid', 'whoever makes a match sits at it');
  const unknown = wishes.find((one) => typeof one === 'object' && 'bot' in one && !thinksInTime(one.bot));
  if (unknown !== undefined) return deny('unknown', 'there is no such bot');
  return accept(names.map((name, at) => ({ name, sitter: sitterOf(wishes[at], wish, person) })));
}

/** With a scale of trials (`marshal@9`) a bot thinks as long as they take, while all others wait: not at a table. */
const thinksInTime = (bot: string): boolean => !bot.includes('@') && botNamed(bot) !== undefined;

function sitterOf(one: SeatWish, wish: MatchWish, person: Person): NewSeat['sitter'] {
  if (one === 'me') return seat({ person: person.id, bot: null }, wish.commitment);
  return typeof one === 'object' && 'bot' in one ? seat({ person: null, bot: one.bot }) : null;
}

const askedIn = (wish: MatchWish): string[] =>
  Object.values(wish.seats).flatMap((one) => (typeof one === 'object' && 'person' in one ? one.person : []));

function termsOf(names: readonly string[], wish: MatchWish): Terms {
  const kept = names.flatMap((name, at): [number, Keeping][] => {
    const one = wishFor(wish, name);
    if (one === 'friend') return [[at, { token: newToken() }]];
    return typeof one === 'object' && 'person' in one ? [[at, { person: one.person }]] : [];
  });
  return {
    ...(wish.clock ? { clock: wish.clock } : {}),
    ...(wish.rated ? { rated: true } : {}),
    ...(wish.pair ? { pair: { ...wish.pair, game: 0 } } : {}),
    ...(wish.handicap ? { handicap: wish.handicap } : {}),
    ...(wish.delay > 0 ? { delay: wish.delay } : {}),
    ...(wish.advice ? { advice: true } : {}),
    ...(wish.paced ? { paced: true } : {}),
    ...(wish.lot ? { lot: true } : {}),
    ...(kept.length > 0 ? { kept: Object.fromEntries(kept) } : {}),
  };
}
