import type { Job } from '@bicorne/bots/job';
import type { LEVELS } from '@bicorne/bots/levels';
import {
  checkOrders,
  ok,
  ONLOOKER,
  openMatch,
  refuse,
  runChance,
  seedRoller,
  turnOf,
  type Game,
  type Header,
  type Match,
  type Played,
  type Result,
  type Seat,
  type StandingOrder,
  type Viewer,
} from '@bicorne/engine';
import { loadRules, type RulesModule } from '@bicorne/games';
import { OneByOne } from '@bicorne/table/alone';
import { answersOf, inTime, withAnswer } from '@bicorne/table/answers';
import type {
  Answer,
  Done,
  MatchCard,
  Moment,
  OrdersCard,
  Snapshot,
  StandingAnswer,
  StandingAnswers,
} from '@bicorne/table/protocol';
import { mend } from '@bicorne/table/reopen';
import { deny } from '@bicorne/table/fault';
import { writeStep } from '@bicorne/table/steps';
import { cardOf, firstEyes, isAlone, isPerson, openBook, type Book, type Sitter } from './book.ts';
import { drawHex, newName } from './names.ts';
import type { Shelf } from './shelf.ts';
import { withOrders } from './orders.ts';
import { LocalTable } from './table.ts';
import type { At, BranchWish, DeviceWord, DeviceWords, News, Pass, QuickWish, Wish } from './wire.ts';

/** Somebody to think for the bots, out of the way. */
export interface Thinker {
  ask(job: Job): Promise<string>;
  /** Whoever thinks stops at once; his question is never answered. */
  stop(): void;
}

export interface HostOptions {
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  readonly tell: (news: News) => void;
  readonly now?: () => number;
  /** How many milliseconds, and half as many more, a bot takes for what would tell by how long it takes. */
  readonly pondering?: number;
}

/** What is done about each word. */
type Works = {
  readonly [W in DeviceWord]: (ask: DeviceWords[W]['ask']) => Promise<Answer<DeviceWords[W]['answer']>>;
};

/** The level of the bots that “play now” seats. */
const FOR_BEGINNERS: keyof typeof LEVELS = 'recruit';

type Moved = Promise<Answer<Done>>;

/** Few matches are read or written out; what does it is fetched with the first. */
const records = () => import('./records.ts');

/** The server's place on this device: it holds the match that is on the table, and answers the page. */
export class Host {
  readonly #options: HostOptions;
  #table: LocalTable | null = null;
  readonly #work = new OneByOne();
  #thinks = true;
  /** Counts positions: what a bot thought about an older one is thrown away. */
  #position = 0;
  #thinking: string | null = null;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** One after the other, as they were asked. */
  answer<W extends DeviceWord>(
    word: W,
    ask: DeviceWords[W]['ask'],
  ): Promise<Answer<DeviceWords[W]['answer']>> {
    const words: Works = {
      open: (one) => this.#openFor(one.match),
      watch: (one) => this.#watch(one.match, one.seat),
      moment: (one) => this.#moment(one, one.n),
      act: (one) => this.#move(one, one.n, (table, seat) => table.act(seat, one.action)),
      undo: (one) => this.#move(one, one.n, (table, seat) => table.takeBack(seat, one.count)),
      resign: (one) => this.#move(one, null, (table, seat) => table.resign(seat)),
      standing: (one) => this.#setStanding(one, one.question, one.answer),
      orders: (one) => this.#setOrders(one, one.orders),
      // Against a bot of the device nobody waits.
      plans: notHere,
      leave: () => this.#leave(),
      number: notHere,
      offer: notHere,
      answer: notHere,
      claim: notHere,
      saw: notHere,
      say: notHere,
      hall: notHere,
      think: (one) => this.#letThink(one.thinks),
      start: (one) => this.#start(one),
      quick: (one) => this.#quick(one),
      branch: (one) => this.#branch(one),
      record: (one) => this.#record(one.match),
    };
    return this.#work.alone(() => words[word](ask));
  }

  // Making matches

  async #start({ game, scenario, options, handicap, bids, pair, seats }: Wish): Promise<Answer<MatchCard>> {
    const module = await loadRules(game);
    if (!module) return refuse('unknown', 'there is no such game here');
    const terms = { options, handicap, bids, pair };
    const book: Book = { ...newBook(module.game, scenario, seats), ...terms, origin: 'here' };
    const opened = openBook(module, book);
    if (!opened.ok) return opened;
    return this.#keep({ ...book, options: opened.value.header.options }, opened.value);
  }

  async #quick({ game, player, levels, ...battle }: QuickWish): Promise<Answer<MatchCard>> {
    const module = await loadRules(game);
    const opened = module && openMatch(module.game, battle);
    if (!opened?.ok) return refuse('unknown', 'there is no such battle here');
    const bot = FOR_BEGINNERS;
    const { seats, header } = opened.value;
    const first = firstAsked(opened.value);
    const sitters = seats.map((seat, at): Sitter =>
      at === first ? { seat, player, bot: null } : { seat, player: levels[bot] ?? bot, bot },
    );
    const { scenario, options } = header;
    return this.#start({ game, scenario: String(scenario), options, seats: sitters });
  }

  async #branch(wish: BranchWish): Promise<Answer<MatchCard>> {
    const { branchOf, sittersOf } = await records();
    const branched = await branchOf(wish);
    if (!branched.ok) return branched;
    const { match, header, isWhole } = branched.value;
    const book: Book = {
      ...newBook(match.game, header.scenario, wish.seats ?? sittersOf(match.seats, header)),
      options: header.options,
      handicap: header.handicap,
      bids: header.bids,
      origin: 'elsewhere',
      ...(isWhole ? { chance: header.chance, played: notesOf(header) } : {}),
    };
    return this.#keep(book, match);
  }

  async #keep(book: Book, match: Match): Promise<Answer<MatchCard>> {
    const known = match.seats.every((seat, at) => book.seats[at]?.seat === seat);
    if (!known) return refuse('invalid', 'every seat has one who sits there');
    const card = cardOf(book, match, book.createdAt);
    await this.#options.shelf.add(book, card, match.steps.map(writeStep));
    return ok(card);
  }

  // Looking

  async #openFor(match: string): Promise<Answer<Pass>> {
    const table = await this.#open(match);
    if (!table) return refuse('unknown', 'there is no such match');
    const owed = table.owed();
    if (owed.length > 0) await this.#store(table, owed);
    const eyes = firstEyes(table.book, table.turn);
    return ok({ to: table.book.seats[eyes]?.seat ?? null, hidden: table.hides });
  }

  async #watch(match: string, seat?: string): Promise<Answer<Snapshot>> {
    const table = await this.#open(match);
    if (!table) return refuse('unknown', 'there is no such match');
    const snapshot = table.look(this.#eyes(table, seat));
    this.#goOn(table);
    return ok(snapshot);
  }

  async #moment(at: At, n: number): Promise<Answer<Moment>> {
    const moment = (await this.#openAs(at))?.moment(n);
    return moment ? ok(moment) : refuse('unknown', 'there was no such moment');
  }

  /** By name only eyes of a person here; with nobody here, an onlooker's. */
  #eyes({ book, turn }: LocalTable, name?: string): Viewer {
    const named = book.seats.findIndex(({ seat, bot }) => bot === null && seat === name);
    return named === -1 ? firstEyes(book, turn) : named;
  }

  /** For whoever says that he looks from there; it may have been forgotten here. */
  async #openAs({ match, seat }: At): Promise<LocalTable | null> {
    const table = await this.#open(match);
    if (!table || seat === undefined) return table;
    const eyes = this.#eyes(table, seat);
    if (eyes !== table.viewer) table.look(eyes);
    return table;
  }

  async #open(id: string): Promise<LocalTable | null> {
    if (this.#table?.book.id === id) return this.#table;
    await this.#leave();
    return (this.#table = await this.#load(id));
  }

  async #load(id: string): Promise<LocalTable | null> {
    const kept = await this.#options.shelf.find(id);
    const module = kept && (await loadRules(kept.book.game));
    if (!kept || !module) return null;
    const { book, steps, mark, said, given } = kept;
    const mended = mend(module.game, book, steps, mark ? [mark] : []);
    const table = LocalTable.open(module, book, [...steps, ...mended]);
    if (mended.length > 0) await this.#options.shelf.append(table.card, steps.length, mended, table.mark);
    table.said = said;
    table.given = given;
    return table;
  }

  async #leave(): Promise<Answer<null>> {
    this.#table = null;
    this.#stopThinking();
    this.#tellThinking(null);
    return ok(null);
  }

  async #record(id: string): Promise<Answer<string>> {
    const known = this.#table?.book.id === id ? this.#table : null;
    const table = known ?? (await this.#load(id));
    if (!table) return refuse('unknown', 'there is no such match');
    // Where nobody looks it may be any of those who share the device.
    const viewer = known || isAlone(table.book) ? table.viewer : ONLOOKER;
    return ok((await records()).recordOf(table.headed, viewer));
  }

  /** Whoever looks changes what is answered for him; if it is asked this very moment, it is answered. */
  async #setStanding(at: At, question: string, answer: StandingAnswer): Promise<Answer<StandingAnswers>> {
    const table = await this.#openAs(at);
    if (!table) return refuse('unknown', 'there is no such match');
    const { viewer, module } = table;
    if (viewer === ONLOOKER) return refuse('not-allowed', 'nobody sits there');
    const { game } = module;
    if (!game.standing?.includes(question)) return noQuestion();
    await this.#keepOrders(table, withAnswer(game, table.orders(viewer), question, answer));
    return ok(answersOf(game, table.orders(viewer)));
  }

  async #setOrders(at: At, orders: readonly StandingOrder[] | undefined): Promise<Answer<OrdersCard>> {
    const table = await this.#openAs(at);
    if (!table) return refuse('unknown', 'there is no such match');
    const { viewer, module } = table;
    if (viewer === ONLOOKER) return refuse('not-allowed', 'nobody sits there');
    const { conditions } = module.game;
    if (!conditions) return noQuestion();
    const checked = checkOrders(conditions, orders ?? []);
    if (!checked.ok) return checked;
    if (orders) await this.#keepOrders(table, orders);
    return ok(table.ordersCard(viewer));
  }

  async #keepOrders(table: LocalTable, orders: readonly StandingOrder[]): Promise<void> {
    const { viewer, book } = table;
    const said = withOrders(book.seats.length, table.said, viewer, orders);
    await this.#options.shelf.setOrders(book.id, said);
    table.said = said;
    if (table.answered?.seat === viewer) this.#goOn(table);
  }

  // Playing

  async #move(
    at: At,
    n: number | null,
    work: (table: LocalTable, seat: Seat) => Result<readonly Played[]>,
  ): Moved {
    const table = await this.#openAs(at);
    if (!table) return refuse('unknown', 'there is no such match');
    if (table.viewer === ONLOOKER) return refuse('not-allowed', 'nobody sits there');
    if (n !== null && n !== table.n) return stale();
    const played = work(table, table.viewer);
    if (!played.ok) return played;
    if (!(await this.#store(table, played.value))) return stale();
    this.#goOn(table);
    return ok({ n: table.n });
  }

  /** On the shelf first, and only then known. False when another window was first: then his steps stand. */
  async #store(table: LocalTable, played: readonly Played[]): Promise<boolean> {
    const { shelf, tell, now = Date.now } = this.#options;
    const before = table.turn;
    const updates = await table.store(played, now(), ({ from, words }, card, mark) =>
      shelf.append(card, from, words, mark),
    );
    if (!updates) {
      this.#table = null;
      return false;
    }
    await this.#noteGiven(table);
    for (const update of updates) tell({ news: 'update', update });
    if (before.kind !== 'over' && table.turn.kind === 'over') tell({ news: 'card', card: table.card });
    return true;
  }

  /** To the log of whoever looks; a mark that is lost is no harm. */
  async #noteGiven(table: LocalTable): Promise<void> {
    if (!table.noteGiven()) return;
    const { book, viewer, given } = table;
    await this.#options.shelf.setGiven(book.id, given).catch(() => undefined);
    if (viewer !== ONLOOKER)
      this.#options.tell({ news: 'orders', orders: { match: book.id, ...table.ordersCard(viewer) } });
  }

  /** Who is next: somebody has answered beforehand; a bot thinks; or the device goes to another person. */
  #goOn(table: LocalTable): void {
    this.#stopThinking();
    const { turn, book, viewer, answered } = table;
    if (answered) this.#playLater(table, answered.seat, this.#position, answered.action);
    if (turn.kind !== 'seats' || answered) return this.#tellThinking(null);
    const bot = this.#thinks ? turn.seats.find((seat) => !isPerson(book, seat)) : undefined;
    this.#tellThinking(bot === undefined ? null : book.seats[bot].seat);
    if (bot !== undefined) return void this.#think(table, bot);
    const person = turn.seats.find((seat) => isPerson(book, seat));
    if (person === undefined || turn.seats.includes(viewer) || viewer === ONLOOKER) return;
    const pass: Pass = { to: book.seats[person].seat, hidden: table.hides };
    this.#options.tell({ news: 'pass', match: book.id, pass });
  }

  // Thinking

  async #letThink(thinks: boolean): Promise<Answer<null>> {
    const changed = thinks !== this.#thinks;
    this.#thinks = thinks;
    if (changed && this.#table) this.#goOn(this.#table);
    return ok(null);
  }

  #stopThinking(): void {
    this.#position++;
    this.#options.thinker.stop();
  }

  #tellThinking(seat: string | null): void {
    if (seat === this.#thinking) return;
    this.#thinking = seat;
    this.#options.tell({ news: 'thinking', seat });
  }

  async #think(table: LocalTable, seat: Seat): Promise<void> {
    const { bot } = table.book.seats[seat];
    if (bot === null) return;
    const position = this.#position;
    const { id: match, game } = table.book;
    const job: Job = { match, game, bot, seat, sight: table.sight(seat), seed: drawHex(16) };
    const action = await inTime(this.#decide(job, table.module), job.sight, (least) => this.#wait(least));
    this.#playLater(table, seat, position, action);
  }

  /** At a device nobody waits for a bot longer than it thinks, but where its time would tell. */
  async #wait(least: number): Promise<void> {
    const time = (least && (this.#options.pondering ?? least)) * (1 + Math.random() / 2);
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }

  /** A bot that fails is never a match that stands still. */
  #decide(job: Job, { game }: RulesModule): Promise<string> {
    return this.#options.thinker.ask(job).catch(() => game.write(job.sight.legal[0]));
  }

  #playLater(table: LocalTable, seat: Seat, position: number, action: string): void {
    const play = (): Promise<void> => this.#play(table, seat, position, action);
    this.#work.alone(play).catch((error: unknown) => this.#halt(error));
  }

  /** What the shelf did not take is not tried again before somebody says so. */
  #halt(error: unknown): void {
    console.error(error);
    this.#thinks = false;
    this.#stopThinking();
    this.#tellThinking(null);
    this.#options.tell({ news: 'halted' });
  }

  /** For a seat whose person does not look. */
  async #play(table: LocalTable, seat: Seat, position: number, action: string): Promise<void> {
    if (position !== this.#position || table !== this.#table) return;
    const played = table.act(seat, action);
    if (!played.ok) return;
    if (await this.#store(table, played.value)) this.#goOn(table);
    else this.#lookAnew(table);
  }

  /** Another window was first, and its steps are not known here: whoever looks is called to look again. */
  #lookAnew({ book, viewer }: LocalTable): void {
    const pass: Pass = { to: book.seats[viewer]?.seat ?? null, hidden: false };
    this.#options.tell({ news: 'pass', match: book.id, pass });
  }
}

/** What is between people at different places. */
const noQuestion = () => refuse('unknown', 'this game has no such question');

const notHere = async () => deny('not-allowed', 'not on this device');

const stale = () => deny('stale', 'decided on an older position, or sent twice');

/** Who begins is for no dice to say. */
function firstAsked(match: Match): Seat {
  const turn = turnOf(runChance(match, seedRoller('')).match);
  return turn.kind === 'seats' ? turn.seats[0] : 0;
}

const notesOf = ({ date, clock }: Header): Book['played'] => ({
  ...(date === undefined ? {} : { date }),
  ...(clock === undefined ? {} : { clock }),
});

const newBook = ({ id, rules }: Game, scenario: unknown, seats: readonly Sitter[]) => ({
  id: newName(),
  game: id,
  rules,
  scenario,
  seats,
  secret: drawHex(16),
  createdAt: Date.now(),
});
