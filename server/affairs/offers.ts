import { goesOn, type Seat } from '@bicorne/engine';
import { botNamed } from '@bicorne/bots';
import { accept, deny } from '@bicorne/table/fault';
import type {
  answerMessage,
  Answer,
  MatchCard,
  OfferKind,
  offerMessage,
  Person,
  StopEnding,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import { card } from '../card.ts';
import { pause, resume, type ClockState } from '../clock/clock.ts';
import { isPaused, lostOnTime, timeOn } from '../clock/of-match.ts';
import { stageOf } from '../dice.ts';
import type { Notices } from '../notices/notices.ts';
import { heldBy, heldSeats, seatOf } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Affairs, StoredOffer } from '../store/terms.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { claimOf } from './claims.ts';
import { isStanding, standing, waitsFor } from './standing.ts';

type Wish = z.output<typeof offerMessage>;
type Reply = z.output<typeof answerMessage>;

const HOUR = 3_600_000;
const PAUSE_HOURS = 24;

/** What the players settle among themselves: draws, undos beyond the safe point, pauses, giving up, claims. */
export class Offers {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #notices: Pick<Notices, 'tell'>;

  constructor(store: Store, tables: Tables, notices: Pick<Notices, 'tell'>) {
    this.#store = store;
    this.#tables = tables;
    this.#notices = notices;
  }

  async offer(person: Person | null, wish: Wish): Promise<Answer<MatchCard>> {
    const found = await this.#seated(wish.match, person, wish.seat);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const { stored } = table;
    const held = heldSeats(stored, person);
    const isOwn = (offer: StoredOffer): boolean =>
      offer.what === wish.what && (offer.what === 'bot' ? held.includes(offer.by) : offer.by === seat);
    const own = standing(stored, this.#store.now()).find(isOwn);
    if (own) return this.#change(table, person, (affairs) => without(affairs, own));
    const made = makeOffer(table, seat, wish, this.#store.now());
    if (!made.ok) return made;
    if (wasAsked(stored, made.value))
      return deny('too-many', 'you have asked this already; wait for the turn to pass');
    const refused = botsRefuse(stored, made.value);
    if (refused) return deny('not-allowed', refused);
    if (waitsFor(stored, made.value).length === 0) return this.#perform(table, person, made.value);
    let isNew = false;
    const changed = await this.#change(table, person, (affairs) => {
      // Another window may have offered the same in this moment.
      isNew = !wasAsked({ ...stored, affairs }, made.value);
      return isNew ? withOffer(affairs, stored, made.value, this.#store.now()) : affairs;
    });
    if (changed.ok && isNew)
      await this.#notices.tell(stored, 'offer', waitsFor(stored, made.value), this.#store.now());
    return changed;
  }

  async answer(person: Person | null, reply: Reply): Promise<Answer<MatchCard>> {
    const found = await this.#seated(reply.match, person, reply.seat);
    if (!found.ok) return found;
    const { table } = found.value;
    const offer = standing(table.stored, this.#store.now()).find(
      ({ what, by }) => what === reply.what && by === reply.by,
    );
    if (!offer) return noLonger();
    const held = heldSeats(table.stored, person);
    const mine = waitsFor(table.stored, offer).filter((seat) => held.includes(seat));
    if (mine.length === 0) return deny('not-allowed', 'you are not asked');
    if (!reply.agree) return this.#change(table, person, (affairs) => without(affairs, offer));
    const agreed = agreeing(offer, mine);
    if (waitsFor(table.stored, agreed).length === 0) return this.#perform(table, person, offer);
    return this.#agree(table, person, offer, mine);
  }

  /** Beside others who agree at the same moment; the last of them carries it out. */
  async #agree(
    table: Table,
    person: Person | null,
    offer: StoredOffer,
    mine: readonly Seat[],
  ): Promise<Answer<MatchCard>> {
    let agreed = offer;
    const changed = await this.#change(table, person, (affairs) => {
      const found = affairs.offers?.find((one) => isSame(one, offer));
      agreed = found ? agreeing(found, mine) : offer;
      return found ? replaced(affairs, agreed) : affairs;
    });
    return changed.ok && waitsFor(table.stored, agreed).length === 0
      ? this.#perform(table, person, agreed)
      : changed;
  }

  async claim(id: string, person: Person | null, seat: string | undefined): Promise<Answer<MatchCard>> {
    const found = await this.#seated(id, person, seat);
    if (!found.ok) return found;
    const stopped = await this.#tables.stop(id, (table) => {
      const now = this.#store.now();
      switch (claimOf(table.stored, heldSeats(table.stored, person), now)) {
        case 'win':
          return wonBy(lostOnTime(table, now), heldSeats(table.stored, person));
        case 'nothing':
          return accept({ winners: [], reason: 'abandoned' });
        case null:
          return deny('not-allowed', 'there is nothing to claim yet');
      }
    });
    return stopped.ok ? accept(this.#card(found.value.table, person)) : stopped;
  }

  async #seated(
    id: string,
    person: Person | null,
    name: string | undefined,
  ): Promise<Answer<{ table: Table; seat: Seat }>> {
    // What another server was told is not heard here at once: nobody agrees to what was taken back there.
    const table = await this.#tables.refresh(id);
    if (!table) return deny('unknown', 'there is no such match');
    const seat = seatOf(table.stored, person, name);
    if (!seat.ok) return seat;
    const stage = stageOf(table.stored);
    if (stage === 'over') return deny('over', 'the match has ended');
    if (stage !== 'play') return deny('not-begun', 'the match has not begun');
    return accept({ table, seat: seat.value });
  }

  /** Everybody concerned has agreed. */
  async #perform(table: Table, person: Person | null, offer: StoredOffer): Promise<Answer<MatchCard>> {
    const done = await this.#carryOut(table, offer);
    return done.ok ? this.#change(table, person, (affairs) => settled(affairs, offer)) : done;
  }

  /** Whoever asked may withdraw it until then. */
  #carryOut(table: Table, offer: StoredOffer): Promise<Answer<null>> {
    const { id } = table.stored;
    const { what, by, keep, hours } = offer;
    const end = (ending: () => StopEnding): Promise<Answer<null>> =>
      this.#tables.stop(id, ({ stored }) => (this.#holds(stored, offer) ? accept(ending()) : noLonger()));
    const wind = (
      change: (clock: ClockState, time: (at: number) => number) => ClockState,
    ): Promise<Answer<null>> =>
      this.#tables.wind(id, (stored) => {
        if (!this.#holds(stored, offer)) return noLonger();
        return stored.clock ? accept(change(stored.clock, (at) => timeOn(stored, at))) : noClock();
      });
    switch (what) {
      case 'draw':
        return end(() => ({ winners: [], reason: 'agreed' }));
      case 'resign':
        return end(() => ({ winners: table.foes(by), reason: 'resigned' }));
      case 'undo':
        return this.#takeBack(table, offer, keep ?? table.steps);
      case 'pause': {
        const until = this.#store.now() + (hours ?? PAUSE_HOURS) * HOUR;
        return wind((clock, time) => pause(clock, time(this.#store.now()), time(until)));
      }
      case 'resume':
        return wind((clock, time) => resume(clock, time(this.#store.now())));
      case 'bot': {
        const { bot = '', army = by } = offer;
        return this.#tables.commission(id, army, bot, ({ stored }) => this.#holds(stored, offer));
      }
    }
  }

  #takeBack(table: Table, offer: StoredOffer, keep: number): Promise<Answer<null>> {
    const isKnown = (): boolean => table.isRewound(keep) || isAllKnown(table, offer);
    return this.#tables.rewind(table.stored.id, keep, (stored) => this.#holds(stored, offer) && isKnown());
  }

  /** Changes what is afoot, however many others do so at the same time. */
  async #change(
    table: Table,
    person: Person | null,
    change: (affairs: Affairs) => Affairs,
  ): Promise<Answer<MatchCard>> {
    const { id } = table.stored;
    for (;;) {
      const match = await this.#store.matches.find(id);
      if (!match) return deny('unknown', 'there is no such match');
      const to = change(match.affairs);
      if (to === match.affairs || (await this.#store.matches.setAffairs(id, match.affairs, to))) break;
    }
    await this.#tables.reseat(id);
    return accept(this.#card(table, person));
  }

  #card({ stored }: Table, person: Person | null): MatchCard {
    return card(stored, person?.id ?? null, this.#store.now());
  }

  /** Whether it still stands; what asks no people was never written down. */
  #holds(match: StoredMatch, offer: StoredOffer): boolean {
    const now = this.#store.now();
    return waitsFor(match, { ...offer, agreed: [] }).length === 0
      ? isStanding(match, offer, now)
      : standing(match, now).some((one) => isSame(one, offer));
  }
}

/** Nobody claims the win for somebody else: an ally's time is not his to call. */
const wonBy = (ending: StopEnding, held: readonly Seat[]): Answer<StopEnding> =>
  held.some((seat) => ending.winners.includes(seat))
    ? accept(ending)
    : deny('not-allowed', 'this is for the other side to claim');

const noLonger = () => deny('stale', 'this is no longer asked');
const noClock = () => deny('not-allowed', 'this match has no clock');

// Making an offer

function makeOffer(table: Table, by: Seat, wish: Wish, now: number): Answer<StoredOffer> {
  const { stored } = table;
  const others = [...stored.seats.keys()].filter((seat) => seat !== by);
  const plain: StoredOffer = { what: wish.what, by, ask: others, agreed: [], movedAt: stored.movedAt };
  switch (wish.what) {
    case 'draw':
      return accept(plain);
    case 'resign':
      return table.allies(by).length > 0
        ? accept({ ...plain, ask: table.allies(by) })
        : deny('not-allowed', 'you resign for yourself');
    case 'undo':
      return undoOffer(table, plain, wish.to);
    case 'pause':
      if (!stored.clock) return noClock();
      return isPaused(stored, now)
        ? deny('not-allowed', 'it is paused')
        : accept({ ...plain, hours: wish.hours ?? PAUSE_HOURS });
    case 'resume':
      if (!isPaused(stored, now)) return deny('not-allowed', 'it is not paused');
      return accept({ ...plain, ask: isOwnClock(stored, by) ? [] : others });
    case 'bot':
      return botOffer(table, plain, wish);
  }
}

/** One of several armies that somebody has, as an heir or from the start; he keeps one. */
function botOffer(table: Table, plain: StoredOffer, { bot, army: name }: Wish): Answer<StoredOffer> {
  const { stored } = table;
  const own = heldBy(stored, stored.seats[plain.by].person?.id ?? null);
  const army = own.find((seat) => stored.seats[seat].name === name);
  if (bot === undefined || bot.includes('@') || botNamed(bot) === undefined)
    return deny('unknown', 'there is no such bot');
  if (army === undefined) return deny('not-allowed', 'this is not your army');
  if (stored.terms.rated) return deny('not-allowed', 'in a rated match no bot takes over');
  const by = own.find((seat) => seat !== army && table.allies(seat).includes(army));
  if (by === undefined) return deny('not-allowed', 'you have no other army beside it');
  const ask = plain.ask.includes(by) ? [...stored.seats.keys()].filter((seat) => seat !== by) : plain.ask;
  return accept({ ...plain, by, ask, bot, army });
}

/** Whoever lets his own clock run asks nobody. */
const isOwnClock = ({ clock }: StoredMatch, seat: Seat): boolean =>
  clock !== null && clock.since.every((since, at) => since === null || at === seat);

function undoOffer(table: Table, plain: StoredOffer, to: number | undefined): Answer<StoredOffer> {
  const { steps, live } = table.match;
  // Of each of his gestures the first step.
  const own = live.slice().filter((index, at) => {
    const step = steps.get(index);
    return (
      step.kind === 'act' &&
      step.seat === plain.by &&
      !goesOn(at === 0 ? undefined : steps.get(live.get(at - 1)))
    );
  });
  const keep = to === undefined ? own.at(-1) : table.stream(plain.by).reach(to);
  const count = own.filter((index) => keep !== undefined && index >= keep).length;
  return keep === undefined || count === 0
    ? deny('not-allowed', 'you have nothing to take back')
    : accept({ ...plain, keep, count, told: toldOf(table, plain) });
}

const toldOf = (table: Table, offer: StoredOffer): Record<number, number> =>
  Object.fromEntries(waitsFor(table.stored, offer).map((seat) => [seat, table.stream(seat).n]));

/** Whether whoever asked has not played on: to lose that as well is more than the others were asked for. */
const isAllKnown = (table: Table, { told = {} }: StoredOffer): boolean =>
  Object.entries(told).every(([seat, n]) => table.stream(Number(seat)).n === n);

/**
 * A bot takes back what it is asked to, and lets the clocks stand, except where it counts; it plays every match to its
 * end. Whether to pause is for the people alone, where there are others.
 */
function botsRefuse(match: StoredMatch, offer: StoredOffer): string | null {
  const { seats, terms } = match;
  if (!offer.ask.some((seat) => seats[seat].bot !== null)) return null;
  if (offer.what === 'draw') return 'the bot plays on';
  if (!terms.rated) return null;
  if (offer.what === 'undo') return 'in a rated match the bot takes nothing back';
  const asksPeople = waitsFor(match, offer).length > 0;
  return offer.what === 'pause' && !asksPeople ? 'in a rated match nobody stops his clock alone' : null;
}

// What is afoot

const nameOf = ({ what, by }: Pick<StoredOffer, 'by'> & { what: OfferKind }): string => `${what}/${by}`;

const wasAsked = ({ affairs, movedAt }: StoredMatch, offer: StoredOffer): boolean =>
  affairs.asked?.movedAt === movedAt && affairs.asked.offers.includes(nameOf(offer));

function withOffer(affairs: Affairs, match: StoredMatch, offer: StoredOffer, now: number): Affairs {
  const asked = affairs.asked?.movedAt === match.movedAt ? affairs.asked.offers : [];
  return {
    ...affairs,
    offers: [...standing({ ...match, affairs }, now), offer],
    asked: { movedAt: match.movedAt, offers: [...asked, nameOf(offer)] },
  };
}

const isSame = (one: StoredOffer, other: StoredOffer): boolean => nameOf(one) === nameOf(other);

function without(affairs: Affairs, offer: StoredOffer): Affairs {
  if (!affairs.offers?.some((one) => isSame(one, offer))) return affairs;
  return { ...affairs, offers: affairs.offers.filter((one) => !isSame(one, offer)) };
}

/** With one pause, or its end, all that was asked about it is answered. */
function settled(affairs: Affairs, offer: StoredOffer): Affairs {
  if (!isOfPause(offer) || !affairs.offers?.some(isOfPause)) return without(affairs, offer);
  return { ...affairs, offers: affairs.offers.filter((one) => !isOfPause(one)) };
}

const isOfPause = ({ what }: StoredOffer): boolean => what === 'pause' || what === 'resume';

const agreeing = (offer: StoredOffer, seats: readonly Seat[]): StoredOffer => ({
  ...offer,
  agreed: [...offer.agreed, ...seats],
});

const replaced = (affairs: Affairs, by: StoredOffer): Affairs => ({
  ...affairs,
  offers: (affairs.offers ?? []).map((one) => (isSame(one, by) ? by : one)),
});
