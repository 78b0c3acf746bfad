import { isDeepStrictEqual } from 'node:util';
import type { Seat, Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import type {
  ChatLine,
  Notice,
  OrdersCard,
  PlansCard,
  StandingAnswers,
  Update,
} from '@bicorne/table/protocol';
import { Offers } from './affairs/offers.ts';
import { Holidays } from './clock/holidays.ts';
import { Archive } from './archive/archive.ts';
import { ClockKeeper } from './clock/keeper.ts';
import type { Config } from './config.ts';
import { stageOf } from './dice.ts';
import { Gallery } from './gallery.ts';
import { Library } from './library/library.ts';
import { Letters } from './notices/letters.ts';
import { Notices } from './notices/notices.ts';
import { contactOf, Pusher } from './notices/push.ts';
import { OPERATED } from './operate/signal.ts';
import { Accounts } from './people/accounts.ts';
import { Pairs } from './pairs/pairs.ts';
import type { Queue } from './queue/port.ts';
import { heldBy } from './seats.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import { Orders } from './orders/orders.ts';
import type { Tables } from './tables.ts';
import { Talk } from './talk/talk.ts';
import { Desk } from './tournaments/desk.ts';
import { Director } from './tournaments/director.ts';

/** The lines to people's windows, on whichever server they are. */
export interface Windows {
  isWatched(match: StoredMatch, viewer: Viewer): boolean;
  update(match: StoredMatch, viewer: Viewer, updates: readonly Update[]): void;
  /** Where this person is not at the match. */
  notice(person: string, notice: Notice): void;
  chat(people: readonly string[], line: ChatLine): void;
  chatOnlookers(match: StoredMatch, line: ChatLine, deaf: readonly string[]): void;
  /** Where this seat looks at the match. */
  orders(match: StoredMatch, seat: Seat, card: OrdersCard, standing: StandingAnswers): void;
  /** The same of what it means to do. */
  plans(match: StoredMatch, seat: Seat, card: PlansCard): void;
  disconnect(person: string): void;
  /** The lines of one session, by its hash. */
  hangUp(session: string): void;
}

export interface HouseOptions {
  readonly config: Config;
  readonly store: Store;
  readonly queue: Queue;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  readonly windows: Windows;
  /** Tells the other servers of somebody who wants to be told by other ways. */
  readonly changed: (person: string) => void;
  /** Hears of somebody who is called otherwise now, or no more. */
  readonly named: (person: string) => void;
  readonly failed: (error: unknown, match?: string) => void;
}

/** Everything around the tables: people, notices, clocks, talk, archive. */
export class House {
  readonly accounts: Accounts;
  readonly library: Library;
  readonly letters: Letters;
  readonly pusher: Pusher;
  readonly notices: Notices;
  readonly offers: Offers;
  readonly holidays: Holidays;
  readonly orders: Orders;
  readonly talk: Talk;
  readonly archive: Archive;
  readonly gallery: Gallery;
  readonly pairs: Pairs;
  readonly director: Director;
  readonly desk: Desk;
  /** Ids of those that are played here. */
  readonly games: readonly string[];
  readonly #clocks: ClockKeeper;
  readonly #failed: HouseOptions['failed'];
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #hasPeers: boolean;
  readonly #minute: number;
  #round: NodeJS.Timeout | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #tidying: NodeJS.Timeout | undefined;
  #operated: string | null = null;
  readonly #stopping = new AbortController();
  /** What is being done for a match, one thing after the other. */
  /** What is being seen to, by match. */
  readonly #work = new Map<string, Promise<void>>();
  readonly #chores = new Map<Chore, Promise<void>>();

  private constructor(options: HouseOptions, pusher: Pusher) {
    const { config, store, queue, games, tables, windows, changed, named, failed } = options;
    const { publicUrl, allowInside } = config.notices;
    this.#failed = failed;
    this.#hasPeers = config.database !== null;
    this.#minute = config.minute;
    this.#store = store;
    this.#tables = tables;
    this.pusher = pusher;
    this.games = [...games.keys()];
    this.letters = new Letters({ store, queue, ...config.mail, publicUrl, failed });
    this.notices = new Notices({
      store,
      queue,
      letters: this.letters,
      pusher,
      publicUrl,
      allowInside,
      delay: config.notices.delay,
      show: windows.notice,
      changed,
      failed,
    });
    this.accounts = new Accounts({
      store,
      letters: this.letters,
      guesses: config.limits.guesses,
      changeName: async (person, change) => {
        // Whatever a kill cuts short the job ends.
        await queue.put(NAME, person, store.now() + FOLLOWED_BY);
        const changed = await change();
        await this.#followName(person);
        return changed;
      },
      named: (person) => {
        named(person);
        return tables.renamed(person);
      },
      brought: (account, matches) => this.#bring(account, matches),
      changeWays: (person, change) => this.notices.change(person, change),
      disconnect: windows.disconnect,
      hangUp: windows.hangUp,
    });
    this.holidays = new Holidays({ store, queue, tables });
    this.offers = new Offers(store, tables, this.notices);
    const { orders: tell, plans: tellPlans } = windows;
    this.orders = new Orders({
      store,
      queue,
      games,
      tables,
      shared: this.#hasPeers,
      tell,
      tellPlans,
      failed,
    });
    this.talk = new Talk(store, tables, { people: windows.chat, onlookers: windows.chatOnlookers });
    this.library = new Library(store, games);
    this.archive = new Archive(store, tables, this.games);
    this.pairs = new Pairs({ store, games, tables });
    this.director = new Director({
      store,
      queue,
      games,
      tables,
      tellAsked: (match) => this.tellAsked(match, ''),
      tell: (person, match, about, at) => this.notices.tellOne(person, match, about, at),
      minute: config.minute,
      failed,
    });
    this.desk = new Desk({ store, games, director: this.director });
    this.gallery = new Gallery({
      store,
      games,
      tables,
      orders: this.orders,
      isWatched: windows.isWatched,
      update: windows.update,
      failed,
      minute: config.minute,
    });
    this.#clocks = new ClockKeeper({ store, queue, tables, notices: this.notices, failed });
    queue.handle(NAME, (person) => this.#followName(person));
  }

  static async open(options: HouseOptions): Promise<House> {
    const { config, store } = options;
    const pusher = await Pusher.open(store, contactOf(config), config.notices.allowInside);
    return new House(options, pusher);
  }

  /** Before anybody comes in. What was left undone is taken up beside the work of the day: it may be much. */
  async start(): Promise<void> {
    await this.accounts.start();
    const lived = await this.#clocks.start();
    this.gallery.start();
    this.#operated = await this.#store.looks.remembered(OPERATED);
    const look = (): void => void this.#lookForOperator().catch(this.#failed);
    this.#round = setInterval(look, LOOK_EVERY).unref();
    this.#chores.set('taking-up', this.#takeUp(lived - LEFT_UNDONE).catch(this.#failed));
    if (this.#hasPeers) this.#sweeping = setInterval(() => this.#lookAfter(), this.#minute).unref();
    const tidy = (): void => this.#unlessBusy('tidying', () => this.#tidy());
    this.#tidying = setInterval(tidy, TIDY_AFTER * this.#minute).unref();
  }

  /** One of several servers may have died, or lost its line to the store, before it told whose turn it is. */
  #lookAfter(): void {
    this.#unlessBusy('looking-after', () => this.#tellMissed());
  }

  #unlessBusy(chore: Chore, task: () => Promise<void>): void {
    if (this.#chores.has(chore)) return;
    const work = task()
      .catch(this.#failed)
      .finally(() => this.#chores.delete(chore));
    this.#chores.set(chore, work);
  }

  async #tellMissed(): Promise<void> {
    for (const match of await this.#store.matches.movedSince(this.#store.now() - 2 * LEFT_UNDONE)) {
      if (this.#stopping.signal.aborted) return;
      if (await this.notices.owesTurn(match)) await this.#tellTurn(match, true);
    }
  }

  async #takeUp(since: number): Promise<void> {
    const { signal } = this.#stopping;
    await this.letters.start();
    await this.orders.start(signal);
    await this.notices.start();
    for (const match of await this.#store.matches.movedSince(since)) {
      if (signal.aborted) return;
      await this.#tellAgain(match).catch((error: unknown) => this.#failed(error, match.id));
    }
    await this.#endAgain(signal);
    await this.director.start(signal);
    await this.#tidy();
  }

  /** What is too old to be of use goes, a little at a time: others write as well. */
  async #tidy(): Promise<void> {
    const { people, notices, wishes } = this.#store;
    const now = Date.now();
    await this.#untilNone(() => people.endSessionsBefore(now - LONGEST_SESSION, SWEPT_AT_ONCE));
    await this.#untilNone(() => notices.forgetBefore(now - NOTICES_KEPT, SWEPT_AT_ONCE));
    await this.#untilNone(() => wishes.forgetBefore(now - WISHES_KEPT, SWEPT_AT_ONCE));
  }

  async #untilNone(sweep: () => Promise<number>): Promise<void> {
    while (!this.#stopping.signal.aborted && (await sweep()) > 0);
  }

  /** Of somebody who has played thousands of matches the archive follows bit by bit: others write as well. */
  async #followName(person: string): Promise<void> {
    while ((await this.#store.people.followName(person, SWEPT_AT_ONCE)) > 0);
  }

  /** Turns that passed just before the last stop. Only where somebody may be answered for is the table needed. */
  async #tellAgain(match: StoredMatch): Promise<void> {
    await this.pairs.follow(match);
    await (this.orders.mayAnswer(match) ? this.#tellTurn(match) : this.notices.tellTurn(match));
    await this.notices.tellAsked(match);
  }

  /** Matches that ended just before it. */
  async #endAgain(stopping: AbortSignal): Promise<void> {
    for (const id of await this.#store.archive.missing()) {
      if (stopping.aborted) return;
      const match = await this.#store.matches.find(id);
      if (match) await this.#end(match).catch((error: unknown) => this.#failed(error, id));
    }
  }

  /** The operator's command writes to the store; what it changed is read again. */
  async #lookForOperator(): Promise<void> {
    const operated = await this.#store.looks.remembered(OPERATED);
    if (operated === this.#operated) return;
    const known = this.#operated?.split('\n');
    this.#operated = operated;
    const lines = operated?.split('\n').filter((line) => line !== '') ?? [];
    for (const line of lines.filter((one) => !known?.includes(one)))
      await this.#readAgain(line.split(' ')[1]).catch(this.#failed);
  }

  async #readAgain(match: string): Promise<void> {
    await this.#tables.hear({ match, people: [] });
    const stored = await this.#store.matches.find(match);
    if (!stored) return;
    await this.#clocks.watch(stored);
    await this.gallery.moved(stored);
    await (stored.turn.kind === 'over' ? this.#end(stored) : this.#tellTurn(stored));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#round);
    clearInterval(this.#sweeping);
    clearInterval(this.#tidying);
    this.gallery.stop();
    await this.orders.stop();
    await Promise.all([...this.#work.values(), ...this.#chores.values()]);
    await this.#clocks.stop();
    this.letters.stop();
  }

  /** A match was stored anew. */
  moved(before: StoredMatch, after: StoredMatch): void {
    if (!concerns(before, after)) return;
    const { id } = after;
    const work = (this.#work.get(id) ?? Promise.resolve())
      .then(() => this.#see(before, after))
      .catch((error: unknown) => this.#failed(error, id))
      .finally(() => {
        if (this.#work.get(id) === work) this.#work.delete(id);
      });
    this.#work.set(id, work);
  }

  /** Somebody made a match and keeps a seat for another. What fails here is no fault of the match. */
  async tellAsked(match: string, by: string): Promise<void> {
    const stored = await this.#store.matches.find(match);
    if (stored)
      await this.notices.tellAsked(stored, by).catch((error: unknown) => this.#failed(error, match));
  }

  async settled(match: string): Promise<void> {
    await this.#work.get(match);
  }

  async #see(before: StoredMatch, after: StoredMatch): Promise<void> {
    const begins = stageOf(before) !== stageOf(after);
    if (after.clock !== before.clock || begins) await this.#clocks.watch(after);
    if (after.steps !== before.steps) await this.gallery.moved(after);
    if (after.turn.kind === 'over') return begins ? this.#end(after) : undefined;
    if (begins) await this.pairs.follow(after);
    if (!before.clock && after.clock) await this.holidays.follow(after);
    if (after.movedAt !== before.movedAt || begins) await this.#tellTurn(after);
    if (after.steps !== before.steps || begins) await this.#noteSides(after);
    if (hasDeclined(before, after))
      await this.notices.tell(after, 'declined', [...after.seats.keys()], this.#store.now());
    if (taken(after) < taken(before))
      await this.notices.tell(after, 'left', [...after.seats.keys()], this.#store.now());
    const inherited = after.seats.flatMap((_, at) => (isInherited(before, after, at) ? [at] : []));
    if (inherited.length > 0) await this.notices.tell(after, 'army', inherited, this.#store.now());
    const others = after.seats.flatMap((_, at) => (isNewcomer(before, after, at) ? [] : [at]));
    if (others.length < after.seats.length)
      await this.notices.tell(after, comesTo(after), others, this.#store.now());
  }

  /** Cards are made without the rules: where some win and lose together, it is noted who. */
  async #noteSides({ id, seats }: StoredMatch): Promise<void> {
    const table = seats.length > 2 ? await this.#tables.find(id) : null;
    if (!table || stageOf(table.stored) !== 'play') return;
    const sides = seats.map((_, seat) => Math.min(seat, ...table.allies(seat)));
    const { affairs } = table.stored;
    if (isDeepStrictEqual(sides, affairs.sides ?? [...seats.keys()])) return;
    if (await this.#store.matches.setAffairs(id, affairs, { ...affairs, sides }))
      await this.#tables.reseat(id);
  }

  /** Whoever is answered for need not come, be it that the answer is given when the server has started again. */
  async #tellTurn(match: StoredMatch, outside = false): Promise<void> {
    await this.orders.settled(match.id);
    const now = await this.#tables.find(match.id);
    if (now?.stored.movedAt === match.movedAt && !(await this.orders.answers(now)))
      await this.notices.tellTurn(match, outside);
  }

  /** A match that cannot be played any more keeps nobody from coming in. */
  async #bring(account: string, matches: readonly string[]): Promise<void> {
    this.notices.forget(account);
    for (const id of matches) await this.#reseat(id).catch((error: unknown) => this.#failed(error, id));
  }

  async #reseat(match: string): Promise<void> {
    const stored = await this.#store.matches.find(match);
    await (stored?.turn.kind === 'over'
      ? this.#tables.hear({ match, people: [] })
      : this.#tables.reseat(match));
    if (stored) await this.holidays.follow(stored);
  }

  /** What is in the archive was told: after a kill both are done again, and neither twice. */
  async #end(match: StoredMatch): Promise<void> {
    await this.pairs.follow(match);
    await this.notices.tell(match, 'over', [...match.seats.keys()], match.movedAt);
    await this.archive.add(match);
    await this.director.ended(match);
  }
}

/** At a tournament's table both are there when the second has come. */
const comesTo = (match: StoredMatch): 'joined' | 'begun' =>
  match.terms.event && stageOf(match) !== 'seats' ? 'begun' : 'joined';

/** The lot may have given him a seat that another had; and a guest may be an account now, which is nobody new. */
const isNewcomer = (before: StoredMatch, after: StoredMatch, seat: Seat): boolean => {
  const { person } = after.seats[seat];
  const came = taken(before) < taken(after);
  return came && person !== null && heldBy(before, person.id).length < heldBy(after, person.id).length;
};

/** In mid-match: from one person to another who has one already. */
const isInherited = (before: StoredMatch, after: StoredMatch, seat: Seat): boolean => {
  const [from, to] = [before.seats[seat].person?.id, after.seats[seat].person?.id];
  return from !== to && to !== undefined && stageOf(before) === 'play' && heldBy(before, to).length > 0;
};

/** Whether somebody is no longer waited for, whose seat nobody has taken. */
const hasDeclined = (before: StoredMatch, after: StoredMatch): boolean =>
  after.seats.some(({ commitment }, at) => commitment === null && isKept(before, at) && !isKept(after, at));

const isKept = ({ terms }: StoredMatch, seat: Seat): boolean => terms.kept?.[seat] !== undefined;

const taken = ({ seats }: StoredMatch): number =>
  seats.filter(({ person, bot }) => person !== null || bot !== null).length;

/** What happened so shortly before the last sign of life may have been left half done. */
const LEFT_UNDONE = 60_000;
const LOOK_EVERY = 1000;
/** What the house does now and then for no match in particular. */
type Chore = 'taking-up' | 'looking-after' | 'tidying';
/** In minutes. */
const TIDY_AFTER = 60;
const SWEPT_AT_ONCE = 500;
const NAME = 'name';
/** By then whoever has taken another name has it. */
const FOLLOWED_BY = 60_000;
/** As long as its cookie. */
const LONGEST_SESSION = 365 * 86_400_000;
const NOTICES_KEPT = 30 * 86_400_000;
const WISHES_KEPT = 30 * 86_400_000;

/** Most steps are within somebody's turn, and concern nobody else. */
const concerns = (before: StoredMatch, after: StoredMatch): boolean =>
  after.movedAt !== before.movedAt ||
  after.turn.kind !== before.turn.kind ||
  after.clock !== before.clock ||
  after.seats !== before.seats ||
  after.terms.delay !== undefined;
