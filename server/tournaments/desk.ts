import { botNamed } from '@bicorne/bots';
import type { GameModule } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type {
  Answer,
  EventCard,
  eventQuery,
  EventSheet,
  EventWish,
  OrganiseWish,
  Person,
  Ruling,
} from '@bicorne/table/protocol';
import {
  decide,
  isPresent,
  MOST_ENTRANTS,
  type Decision,
  type Event,
  type Outcome,
} from '@bicorne/tournament';
import type { z } from 'zod';
import { SharedAttempts } from '../people/attempts.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Store } from '../store/port.ts';
import { announce } from './announce.ts';
import { type Director, isGoing } from './director.ts';
import { botEntrant, eventOf, personOf } from './entrants.ts';
import { cardOf, sheetOf } from './sheet.ts';

/** So many that go on may one person organise, and take part in. */
const MOST_HOSTED = 5;
const MOST_PLAYED = 30;
const MOST_BOTS = 64;
const STAGES = ['running', 'open', 'over', 'cancelled'] as const;

interface Options {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly director: Director;
}

/** Where people ask for tournaments: announce, enter, withdraw, organise. */
export class Desk {
  readonly #store: Store;
  readonly #games: Options['games'];
  readonly #director: Director;
  readonly #announced: SharedAttempts;
  readonly #entered: SharedAttempts;

  constructor({ store, games, director }: Options) {
    this.#store = store;
    this.#games = games;
    this.#director = director;
    this.#announced = new SharedAttempts(store.attempts, 'announce', 10, 24 * 60);
    this.#entered = new SharedAttempts(store.attempts, 'enter', 30, 60);
  }

  async list({ game, stage, most }: z.output<typeof eventQuery>): Promise<Answer<EventCard[]>> {
    const stages = stage === undefined ? STAGES.slice(0, 3) : [stage];
    const found: EventCard[] = [];
    for (const one of stages)
      found.push(...(await this.#store.events.list({ game, stages: [one], most })).map(cardOf));
    return accept(found.slice(0, most));
  }

  async announce(person: Person, wish: EventWish): Promise<Answer<EventCard>> {
    if (!(await this.#store.people.isAccount(person.id))) return needsAccount();
    const { hosts } = await this.#store.events.countOf(person.id);
    if (hosts >= MOST_HOSTED || !(await this.#announced.take(person.id)))
      return deny('too-many', 'you organise enough for now');
    const made = announce(wish, this.#games.get(wish.game)?.game, person.id, this.#store.now());
    if (!made.ok) return made;
    await this.#store.events.add(made.value);
    await this.#director.follow(made.value.id);
    const stored = await this.#store.events.find(made.value.id);
    return stored ? accept(cardOf(stored)) : noEvent();
  }

  async sheet(id: string, person: Person | null): Promise<Answer<EventSheet>> {
    const stored = await this.#store.events.find(id);
    if (!stored) return noEvent();
    const event = eventOf(stored);
    const names = await this.#store.events.names(event.entrants.flatMap((one) => personOf(one.id) ?? []));
    const mayEnter = person !== null && (await this.#unfit(stored, event, person)) === null;
    return accept(sheetOf(stored, event, { person: person?.id ?? null, names, mayEnter }));
  }

  // Entering

  async enter(id: string, person: Person): Promise<Answer<EventSheet>> {
    if (!(await this.#entered.take(person.id))) return deny('too-many', 'that is enough for now');
    return this.#change(id, person, async (stored, event) => {
      const unfit = await this.#unfit(stored, event, person);
      if (unfit) return unfit;
      const rating = await this.#rating(person.id, stored.game);
      return accept([{ do: 'enter', entrant: person.id, ...(rating === null ? {} : { rating }) }]);
    });
  }

  /** Why this person may not enter. */
  async #unfit({ host, plan, game }: StoredEvent, event: Event, { id }: Person) {
    const { invited, least = 0, most = Infinity, language } = plan.doors;
    const tried = decide(event, { do: 'enter', entrant: id });
    if (!tried.ok) return deny('not-allowed', tried.fault.message);
    if (event.entrants.filter(isPresent).length >= plan.most) return deny('not-allowed', 'it is full');
    if (invited && !invited.includes(id)) return deny('not-allowed', 'only by invitation');
    if (!(await this.#store.people.isAccount(id))) return needsAccount();
    if (host && (await this.#store.talk.isBlocked(id, [host.id]))) return deny('not-allowed', 'not here');
    const rating = (await this.#rating(id, game)) ?? 0;
    if (rating < least || rating > most) return deny('not-allowed', 'for other ratings');
    if (language !== undefined && (await this.#languageOf(id)) !== language)
      return deny('not-allowed', 'for another language');
    const { plays } = await this.#store.events.countOf(id);
    return plays < MOST_PLAYED ? null : deny('too-many', 'you take part in enough for now');
  }

  async #languageOf(id: string): Promise<unknown> {
    const settings = (await this.#store.people.find(id))?.settings;
    return typeof settings === 'object' && settings !== null && 'language' in settings
      ? settings.language
      : null;
  }

  async #rating(person: string, game: string): Promise<number | null> {
    const found = (await this.#store.ratings.of(person)).find((one) => one.game === game);
    return found ? Math.round(found.rating) : null;
  }

  withdraw(id: string, person: Person): Promise<Answer<EventSheet>> {
    return this.#change(id, person, async (_, event) => {
      const there = event.entrants.some((one) => one.id === person.id && isPresent(one));
      if (!there) return deny('not-allowed', 'you do not take part');
      return accept([{ do: 'withdraw', entrant: person.id, reason: OWN_WISH }]);
    });
  }

  /** An entrant of a cup of the house would have a bot in its last place. */
  agree(id: string, person: Person): Promise<Answer<EventSheet>> {
    return this.#change(id, person, async ({ host }, event) => {
      if (host !== null) return deny('not-allowed', 'its organiser lets bots in');
      const there = event.entrants.some((one) => one.id === person.id && isPresent(one));
      if (!there) return deny('not-allowed', 'you do not take part');
      return accept([{ do: 'agree', entrant: person.id }]);
    });
  }

  // Organising

  async organise(id: string, person: Person, wish: OrganiseWish): Promise<Answer<EventSheet>> {
    if (wish.do === 'cancel') return this.#cancel(id, person, wish.reason);
    return this.#change(id, person, async (stored, event) => {
      if (stored.host?.id !== person.id) return notYours();
      return this.#organised(event, stored, wish);
    });
  }

  async #organised(
    event: Event,
    { plan, host }: StoredEvent,
    wish: Exclude<OrganiseWish, { readonly do: 'cancel' }>,
  ): Promise<Answer<Decision[]>> {
    switch (wish.do) {
      case 'close':
      case 'pause':
      case 'resume':
        return accept([wish]);
      case 'bots':
        return botsFor(event, plan.most, wish.bot, wish.count);
      case 'correct':
        return corrected(event, wish);
      case 'withdraw': {
        const entrant = event.entrants[wish.entrant];
        if (!entrant) return noEntrant();
        return accept([{ do: 'withdraw', entrant: entrant.id, reason: wish.reason }]);
      }
      case 'replace':
        return this.#replaced(event, host?.id ?? '', wish);
    }
  }

  /** From the next round on; what is being played stays with whoever plays it. */
  async #replaced(
    event: Event,
    host: string,
    { entrant, by, reason }: Extract<OrganiseWish, { readonly do: 'replace' }>,
  ): Promise<Answer<Decision[]>> {
    const place = event.entrants[entrant];
    if (!place) return noEntrant();
    const known = await this.#store.people.isAccount(by);
    if (!known || (await this.#store.talk.isBlocked(host, [by])))
      return deny('unknown', 'there is no such account');
    return accept([{ do: 'replace', entrant: place.id, by, reason }]);
  }

  async #cancel(id: string, person: Person, reason: string): Promise<Answer<EventSheet>> {
    const stored = await this.#store.events.find(id);
    if (!stored) return noEvent();
    if (stored.host?.id !== person.id) return notYours();
    if (!isGoing(stored.stage)) return deny('over', 'it is over');
    await this.#director.take(stored, eventOf(stored), { decisions: [], cancelled: reason });
    return this.sheet(id, person);
  }

  /** Once more where another decision came between. */
  async #change(
    id: string,
    person: Person,
    work: (stored: StoredEvent, event: Event) => Promise<Answer<Decision[]>>,
  ): Promise<Answer<EventSheet>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await this.#store.events.find(id);
      if (!stored) return noEvent();
      if (!isGoing(stored.stage)) return deny('over', 'it is over');
      const event = eventOf(stored);
      const decisions = await work(stored, event);
      if (!decisions.ok) return decisions;
      const fault = firstFault(event, decisions.value);
      if (fault) return fault;
      const people = decisions.value.flatMap(comesIn);
      if (!(await this.#director.take(stored, event, { decisions: decisions.value }, people))) continue;
      await this.#director.follow(id);
      return this.sheet(id, person);
    }
    return deny('unavailable', 'others change it as well; try again');
  }
}

const TRIES = 8;
/** Instead of a reason: whoever leaves by himself owes none. */
const OWN_WISH = 'own-wish';

const comesIn = (decision: Decision): string[] => {
  const id = decision.do === 'enter' ? decision.entrant : decision.do === 'replace' ? decision.by : null;
  return id === null ? [] : [personOf(id) ?? []].flat();
};

function firstFault(event: Event, decisions: readonly Decision[]) {
  let now = event;
  for (const decision of decisions) {
    const decided = decide(now, decision);
    if (!decided.ok) return deny('not-allowed', decided.fault.message);
    now = decided.value;
  }
  return null;
}

function botsFor(event: Event, most: number, bot: string, count: number): Answer<Decision[]> {
  if (event.field) return deny('not-allowed', 'entry is closed');
  if (bot.includes('@') || !botNamed(bot)) return deny('unknown', 'there is no such bot');
  const bots = event.entrants.filter(({ id }) => personOf(id) === null).length;
  const here = event.entrants.filter(isPresent).length;
  if (bots + count > MOST_BOTS || here + count > Math.min(most, MOST_ENTRANTS))
    return deny('not-allowed', 'there is no room for so many');
  return accept(
    Array.from({ length: count }, (_, i) => ({ do: 'enter', entrant: botEntrant(bot, bots + i + 1) })),
  );
}

/** Where nothing was decided yet the organiser decides, and gives his reason all the same. */
function corrected(
  { rounds, terms }: Event,
  { round, table, ruling, reason }: Extract<OrganiseWish, { readonly do: 'correct' }>,
): Answer<Decision[]> {
  const found = rounds[round]?.tables[table];
  if (!found) return deny('unknown', 'there is no such table');
  const outcome = outcomeOf(ruling, found.outcome);
  if (outcome.how === 'played' && outcome.games.length !== (terms.match === 'pair' ? 2 : 1))
    return deny('invalid', 'a result for every game');
  const correct = { do: 'correct', round, table, outcome, reason } as const;
  return accept(found.outcome ? [correct] : [{ do: 'result', round, table, outcome }, correct]);
}

/** What each had to show stands, where it was played. */
const outcomeOf = (ruling: Ruling, before: Outcome | null): Outcome =>
  'absent' in ruling
    ? { how: 'forfeit', absent: ruling.absent }
    : {
        how: 'played',
        games: ruling.winners.map((winner, at) => ({
          winner,
          margin: (before?.how === 'played' ? before.games[at]?.margin : undefined) ?? [0, 0],
        })),
      };

const noEvent = () => deny('unknown', 'there is no such tournament');
const noEntrant = () => deny('unknown', 'there is no such entrant');
const notYours = () => deny('not-allowed', 'you do not organise it');
const needsAccount = () => deny('no-account', 'tournaments are for those who have an account');
