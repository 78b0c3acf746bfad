import type { Action, ChanceSource, Sight, StandingOrder } from '@bicorne/engine';
import type {
  Answer,
  ChatLine,
  MatchCard,
  Notice,
  Offer,
  OfferKind,
  PlanWish,
  StandingAnswer,
  StandingAnswers,
  Update,
  WireFault,
  Words,
} from '@bicorne/table/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isHere } from '../local/names.ts';
import { forgetNumbers, forgetUnanswered, keptNumbers, unansweredIn } from '../net/dice.ts';
import { lazyLine } from '../net/lazy.ts';
import type { Line } from '../net/line.ts';
import { waitFor } from '../offline/renewal.ts';
import { usePreferences } from '../preferences.ts';
import {
  advance,
  endsOwnTurn,
  holdsSeat,
  owesNumber,
  retake,
  seatAsked,
  seatName,
  updatesIn,
  type Table,
} from './told.ts';
import { beginsTurn } from './turns.ts';

export interface TableState {
  readonly table: Table | null;
  readonly line: 'opening' | 'open' | 'lost';
  /** An action is on its way: nothing else is offered until it is answered. */
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
  /** Where people share a device: the seat it is handed to, while nobody looks and nothing is shown. */
  readonly handTo: string | null;
  /** The seat whose bot thinks on this device; and whether they may. */
  readonly thinking: string | null;
  readonly thinks: boolean;
  /** One's own turn has ended: what is to be answered without asking is offered again. */
  readonly offersStanding: boolean;
  /** What was said since the table was opened. */
  readonly talk: readonly ChatLine[];
  /** The last word from another match. */
  readonly notice: Notice | null;
  /** One's own gestures that stand, each with the length of the story before it; and those taken back. */
  readonly strokes: readonly Stroke[];
  readonly undone: readonly Stroke[];
}

export interface Stroke {
  readonly from: number;
  readonly gesture: readonly Action[];
}

const CLEAR: TableState = {
  table: null,
  line: 'opening',
  busy: false,
  fault: null,
  handTo: null,
  thinking: null,
  thinks: true,
  offersStanding: false,
  talk: [],
  notice: null,
  strokes: [],
  undone: [],
};

const NOTHING = -1;
const NO_STROKES: Pick<TableState, 'strokes' | 'undone'> = { strokes: [], undone: [] };

/** An answer may be lost while the line holds: after so long it is asked again, unless somebody has. */
const AGAIN = 3000;
/** What was done last stays in sight for a moment before the screen falls. */
const LAST_LOOK = 1500;

/** Somebody was quicker, or it is not known what became of it. */
const LOOK_AGAIN: ReadonlySet<string> = new Set(['stale', 'unsure', 'network']);

/** A match on the page: what is known of it, and a line to whoever holds it. A page may have several. */
export const createTable = (match: string): TableStore => new TableStore(match);

export class TableStore {
  readonly match: string;
  readonly state: StoreApi<TableState> = createStore(() => CLEAR);
  #line: Line | null = null;
  /** How often it was asked what there is to see: the last time counts. */
  #watched = 0;
  /** What we have was seen by other eyes, or too long ago: until all of it has come anew, no update goes on from it. */
  #unfit = false;
  /**
   * The newest that was told since `watch` was asked. Where several messages come at once, what is told after the
   * answer is heard before it: what the answer does not have is asked for.
   */
  #heard = NOTHING;
  /** On which message the action was decided that is on its way. */
  #decidedOn = NOTHING;
  /** Whom the device goes to when the one who looks has said what is to be answered for him. */
  #held: (() => void) | null = null;
  #falling: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.match = match;
  }

  get now(): TableState {
    return this.state.getState();
  }

  set(change: Partial<TableState>): void {
    this.state.setState(change);
  }

  /** Sits down; returns how to get up again. */
  open(): () => void {
    const { match } = this;
    this.set(CLEAR);
    const mine = lazyLine(match, {
      opened: () => void this.#watch(),
      lost: () => this.set({ line: 'lost' }),
      update: (update) => void (update.match === match && this.#receive(update)),
      card: (card) => void (card.id === match && this.#receiveCard(card)),
      chat: (said) => void (said.match === match && this.#hear(said)),
      notice: (notice) => void (notice.match !== match && this.set({ notice })),
      standing: (changed) => void (changed.match === match && this.#showStanding(changed.standing)),
      orders: ({ match: at, ...orders }) => void (at === match && this.#change({ orders })),
      plans: ({ match: at, ...plans }) => void (at === match && this.#change({ plans })),
      pass: (seat, hidden) => this.#pass(seat, hidden),
      thinking: (seat) => this.set({ thinking: seat }),
      halted: () => this.set({ thinks: false, fault: 'device' }),
    });
    this.#line = mine;
    return () => {
      if (this.#line === mine) this.#line = null;
      mine.close();
    };
  }

  /** A seat taken is another pair of eyes: the line is opened anew, with the name we have now. */
  readonly reconnect = (): void => this.#line?.reopen();

  /** Has the bots of this device wait, or go on. */
  letThink(thinks: boolean): void {
    this.set({ thinks, fault: null });
    this.#line?.think(thinks);
  }

  /** Another person is to look. Nothing of the one before stays in the page. */
  #pass(seat: string, hidden: boolean): void {
    if (this.now.offersStanding) return void (this.#held = () => this.#pass(seat, hidden));
    if (!hidden) return void this.#watch(seat);
    const from = this.#line;
    clearTimeout(this.#falling);
    const fall = (): void => {
      const ended = this.now.table?.sight.turn.kind === 'over';
      if (this.#line === from && !ended) this.set({ table: null, handTo: seat });
    };
    const looks = this.now.table !== null && usePreferences.getState().pace !== 'none';
    if (looks) this.#falling = setTimeout(fall, LAST_LOOK);
    else fall();
  }

  /** The person the device was handed to is here, and looks. */
  takeDevice(seat: string): Promise<void> {
    return this.#watch(seat);
  }

  #change(change: Partial<Table>): void {
    this.state.setState(({ table }) => (table ? { table: { ...table, ...change } } : {}));
  }

  /** When everybody sits, the seats open their numbers; and when the match begins, or one got up, the board is looked at anew. */
  async #receiveCard(card: MatchCard): Promise<void> {
    const before = this.now.table?.match;
    this.#heard = Infinity;
    if (!before) return;
    this.#change({ match: card });
    await this.#openNumber(card);
    const passed = before.stage !== card.stage || holdsSeat(before) !== holdsSeat(card);
    if (passed && !isHere(card.id)) await this.#watch();
    this.#goToAsked();
  }

  /** What was kept with the match; and where it was never said which match it is, what this one is committed to. */
  async #openNumber(card: MatchCard, chance?: ChanceSource): Promise<void> {
    if (!owesNumber(card)) return;
    const hashes = chance?.kind === 'fair' ? Object.values(chance.commitments) : [];
    for (const number of [...keptNumbers(card.id), ...(await unansweredIn(hashes))]) {
      const opened = await this.#line?.request('number', { match: card.id, number });
      if (!opened?.ok || owesNumber(opened.value)) continue;
      forgetUnanswered(number);
      return forgetNumbers(card.id);
    }
  }

  /** Who has something asks for the rest alone; where that does not go with it, for all. */
  async #watch(seat?: string, have = this.now.table?.n ?? NOTHING): Promise<void> {
    const mine = this.#line;
    const asked = ++this.#watched;
    this.#heard = NOTHING;
    const answer = await mine?.request('watch', {
      match: this.match,
      have,
      rest: have !== NOTHING,
      ...(seat === undefined ? {} : { seat }),
    });
    if (!answer || this.#line !== mine) return;
    if (!answer.ok) {
      this.set({ fault: answer.fault.code });
      const again = (): void => void (this.#line === mine && this.#watched === asked && this.#watch(seat));
      if (answer.fault.code === 'network') setTimeout(again, AGAIN);
      return;
    }
    const before = this.now.table;
    const table = retake(before, answer.value);
    this.#unfit = table === null;
    if (!table) return this.#watch(seat, NOTHING);
    const others = before?.viewer !== table.viewer;
    this.set({ table, line: 'open', busy: false, fault: null, handTo: null, ...(others ? NO_STROKES : {}) });
    if (this.#heard > table.n) return this.#watch(seat);
    await this.#openNumber(table.match, answer.value.chance);
    this.#goToAsked();
  }

  /** Updates come in order; a gap means that some were lost, and the whole moment is asked for again. */
  #receive(update: Update): void {
    const { table } = this.now;
    this.#heard = Math.max(this.#heard, update.n);
    if (!table || this.#unfit || update.n <= table.n) return;
    if (update.n > table.n + 1) return void this.#watch(seatName(table));
    const now = advance(table, update);
    this.set({ table: now });
    if (beginsTurn(update.step)) this.offerStanding(endsOwnTurn(now));
    this.#goToAsked();
  }

  /** He goes to where he is asked. */
  #goToAsked(): void {
    const { table } = this.now;
    const seat = table && seatAsked(table);
    if (seat) void this.#watch(seat);
  }

  /** While it is offered a device that people share is not handed on. */
  offerStanding(offers: boolean): void {
    const goOn = offers ? null : this.#held;
    this.#held = null;
    this.set({ offersStanding: offers });
    goOn?.();
  }

  /** Asks whoever holds the match; null where one has left the table before the answer came. */
  async #ask<W extends 'standing' | 'orders' | 'plans' | 'moment' | 'say'>(
    word: W,
    message: Words[W]['ask'],
  ): Promise<Answer<Words[W]['answer']> | null> {
    const mine = this.#line;
    const answer = await mine?.request(word, message);
    return answer && this.#line === mine ? answer : null;
  }

  /** Changes what is answered for this seat; nobody else is told. It is shown at once, and taken back if it could not be. */
  async setStanding(question: string, answer: StandingAnswer): Promise<void> {
    const { table } = this.now;
    if (!table?.standing) return;
    this.#showStanding({ ...table.standing, [question]: answer });
    const told = await this.#ask('standing', { match: this.match, question, answer });
    if (!told) return;
    this.#showStanding(told.ok ? told.value : table.standing);
    if (!told.ok) this.set({ fault: told.fault.code });
  }

  /** All that is answered for this seat beforehand, anew; whether it was taken. */
  async setOrders(orders: readonly StandingOrder[]): Promise<boolean> {
    const told = this.now.table && (await this.#ask('orders', { match: this.match, orders }));
    if (!told) return false;
    if (told.ok) this.#change({ orders: told.value });
    else this.set({ fault: told.fault.code });
    return told.ok;
  }

  /** Keeps a plan, lets one go or has one carried out; null where it was done, else why not. */
  async changePlans(change: PlanWish): Promise<WireFault['code'] | null> {
    const { table } = this.now;
    const seat = table && seatName(table);
    const told =
      table && (await this.#ask('plans', { match: this.match, change, ...(seat ? { seat } : {}) }));
    if (!told) return 'network';
    if (!told.ok) return told.fault.code;
    this.#change({ plans: told.value });
    return null;
  }

  #showStanding(standing: StandingAnswers): void {
    this.#change({ standing });
  }

  /** On a device what an action brings is told before it is answered: whoever decides on that waits for the answer. */
  async #comesNext({ n }: Table): Promise<boolean> {
    if (n <= this.#decidedOn) return false;
    await untilAnswered(this);
    const { table, busy } = this.now;
    return !busy && table?.n === n;
  }

  async send<W extends 'act' | 'undo' | 'resign' | 'offer' | 'answer' | 'claim'>(
    word: W,
    message: (table: Table) => Words[W]['ask'],
  ): Promise<WireFault | null> {
    const { table, busy } = this.now;
    const mine = this.#line;
    if (!mine || !table) return null;
    if (busy && (!(await this.#comesNext(table)) || this.now.busy || this.#line !== mine)) return null;
    this.#decidedOn = table.n;
    this.set({ busy: true, fault: null });
    waitFor(untilAnswered(this));
    const answer = await mine.request(word, message(table));
    // Whoever has left only waits no longer.
    if (this.#line !== mine) {
      if (this.#line === null) this.set({ busy: false });
      return null;
    }
    if (answer.ok) updatesIn(answer.value).forEach((update) => this.#receive(update));
    this.set({ busy: false, fault: answer.ok ? null : answer.fault.code });
    if (answer.ok) return null;
    if (LOOK_AGAIN.has(answer.fault.code)) await this.#watch(seatName(table));
    return answer.fault;
  }

  resign(): Promise<unknown> {
    return this.send('resign', () => ({ match: this.match }));
  }

  /** Puts something to the others; the same again takes it back. */
  offer(what: OfferKind, more: { readonly bot?: string; readonly army?: string } = {}): Promise<unknown> {
    return this.send('offer', () => ({ match: this.match, what, ...more }));
  }

  answerOffer({ what, by }: Offer, agree: boolean): Promise<unknown> {
    return this.send('answer', () => ({ match: this.match, what, by, agree }));
  }

  /** Claims what the card says one may. */
  readonly claim = (): Promise<unknown> => this.send('claim', () => ({ match: this.match }));

  /** Everything up to here was shown: what comes later is new next time. */
  saw(n: number): void {
    const { table } = this.now;
    if (table && table.viewer >= 0 && !isHere(this.match))
      void this.#line?.request('saw', { match: this.match, n });
  }

  /** What this seat saw with an earlier message, from whoever holds the match; null where it cannot be had. */
  readonly momentAt = async (n: number): Promise<Sight | null> => {
    const answer = this.now.table && (await this.#ask('moment', { match: this.match, n }));
    if (answer?.ok) return answer.value.sight;
    if (answer) this.set({ fault: answer.fault.code });
    return null;
  };

  /** Says something to all who sit here, to one of them, or as an onlooker to the other onlookers; whether it was heard. */
  async say(text: string, to: string): Promise<boolean> {
    const answer = this.now.table && (await this.#ask('say', { match: this.match, to, text }));
    if (answer?.ok) this.#hear(answer.value);
    else if (answer) this.set({ fault: answer.fault.code });
    return answer?.ok === true;
  }

  #hear(said: ChatLine): void {
    this.state.setState(({ talk }) =>
      talk.some(({ id }) => id === said.id) ? {} : { talk: [...talk, said] },
    );
  }
}

/** Until nothing is on its way. */
const untilAnswered = ({ state }: TableStore): Promise<void> =>
  new Promise((resolve) => {
    const stop = state.subscribe(({ busy }) => busy || done());
    const done = (): void => {
      stop();
      resolve();
    };
    if (!state.getState().busy) done();
  });
