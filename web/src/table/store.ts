import type { Action, ChanceSource, GameEvent, Sight, StandingOrder } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type {
  Answer,
  ChatLine,
  Done,
  MatchCard,
  Notice,
  Offer,
  OfferKind,
  OrdersCard,
  Rest,
  Snapshot,
  StandingAnswer,
  StandingAnswers,
  StoryStep,
  Update,
  WireFault,
  Words,
} from '@bicorne/table/protocol';
import { create } from 'zustand';
import { isHere } from '../local/names.ts';
import { forgetNumbers, forgetUnanswered, keptNumbers, unansweredIn } from '../net/dice.ts';
import { holdsSeveral, type Line, type Listener } from '../net/line.ts';
import { waitFor } from '../offline/renewal.ts';
import { usePreferences } from '../preferences.ts';
import { lazyLine } from '../net/lazy.ts';
import { beginsTurn } from './turns.ts';

/** What the page knows of a match: its own sight, and nothing of anybody else's. */
export interface Table {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly n: number;
  readonly sight: Sight;
  readonly mayTakeBack: number;
  readonly story: readonly StoryStep[];
  /** What led to this sight from the one before. */
  readonly fresh: readonly GameEvent[];
  /** The last update that this player was shown before; what came after is new to him. */
  readonly lookedAt?: number;
  /** What is answered for this seat without asking, where the game has such questions. */
  readonly standing?: StandingAnswers;
  /** What else this seat has answered beforehand, and which messages told that it was given. */
  readonly orders?: OrdersCard;
}

interface TableStore {
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

interface Stroke {
  readonly from: number;
  readonly gesture: readonly Action[];
}

const CLEAR: TableStore = {
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

export const useTable = create<TableStore>(() => CLEAR);
const set = useTable.setState;

let line: Line | null = null;

/** Until nothing is on its way. */
const untilAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = useTable.subscribe(({ busy }) => busy || done());
    const done = (): void => {
      stop();
      resolve();
    };
    if (!useTable.getState().busy) done();
  });

/** A page that renews itself waits for the answer to a move. */
waitFor(untilAnswered);

/** Sits down at a match; returns how to get up again. */
export function openTable(match: string): () => void {
  set(CLEAR);
  held = null;
  unfit = false;
  const mine = lazyLine(match, listener(match));
  line = mine;
  return () => {
    if (line === mine) line = null;
    mine.close();
  };
}

const listener = (match: string): Listener => ({
  opened: () => void watch(match),
  lost: () => set({ line: 'lost' }),
  update: (update) => void (update.match === match && receive(update)),
  card: (card) => void (card.id === match && receiveCard(card)),
  chat: (said) => void (said.match === match && hearLine(said)),
  notice: (notice) => void (notice.match !== match && set({ notice })),
  standing: (changed) => void (changed.match === match && showStanding(changed.standing)),
  orders: ({ match: at, ...orders }) => void (at === match && changeTable((table) => ({ ...table, orders }))),
  pass: (seat, hidden) => pass(match, seat, hidden),
  thinking: (seat) => set({ thinking: seat }),
  halted: () => set({ thinks: false, fault: 'device' }),
});

/** A seat taken is another pair of eyes: the line is opened anew, with the name we have now. */
export const reconnect = (): void => line?.reopen();

/** What was done last stays in sight for a moment before the screen falls. */
const LAST_LOOK = 1500;
let falling: ReturnType<typeof setTimeout> | undefined;

/** Whom the device goes to when the one who looks has said what is to be answered for him. */
let held: (() => void) | null = null;

/** Another person is to look. Nothing of the one before stays in the page. */
function pass(match: string, seat: string, hidden: boolean): void {
  if (useTable.getState().offersStanding) return void (held = () => pass(match, seat, hidden));
  if (!hidden) return void watch(match, seat);
  const from = line;
  clearTimeout(falling);
  const fall = (): void => {
    const ended = useTable.getState().table?.sight.turn.kind === 'over';
    if (line === from && !ended) set({ table: null, handTo: seat });
  };
  const looks = useTable.getState().table !== null && usePreferences.getState().pace !== 'none';
  if (looks) falling = setTimeout(fall, LAST_LOOK);
  else fall();
}

/** The person the device was handed to is here, and looks. */
export const takeDevice = (match: string, seat: string): Promise<void> => watch(match, seat);

/** Has the bots of this device wait, or go on. */
export function letThink(thinks: boolean): void {
  set({ thinks, fault: null });
  line?.think(thinks);
}

const changeTable = (change: (table: Table) => Table): void =>
  set(({ table }) => (table ? { table: change(table) } : {}));

/** When everybody sits, the seats open their numbers; and when the match begins, or one got up, the board is looked at anew. */
async function receiveCard(card: MatchCard): Promise<void> {
  const before = useTable.getState().table?.match;
  heard = Infinity;
  if (before?.id !== card.id) return;
  changeTable((table) => ({ ...table, match: card }));
  await openNumber(card);
  const passed = before.stage !== card.stage || holdsSeat(before) !== holdsSeat(card);
  if (passed && !isHere(card.id)) await watch(card.id);
  goToAsked();
}

const holdsSeat = ({ seats }: MatchCard): boolean => seats.some(({ mine }) => mine);
const owesNumber = ({ seats }: MatchCard): boolean => seats.some((seat) => seat.mine && seat.owesNumber);

/** What was kept with the match; and where it was never said which match it is, what this one is committed to. */
async function openNumber(card: MatchCard, chance?: ChanceSource): Promise<void> {
  if (!owesNumber(card)) return;
  const hashes = chance?.kind === 'fair' ? Object.values(chance.commitments) : [];
  for (const number of [...keptNumbers(card.id), ...(await unansweredIn(hashes))]) {
    const opened = await line?.request('number', { match: card.id, number });
    if (!opened?.ok || owesNumber(opened.value)) continue;
    forgetUnanswered(number);
    return forgetNumbers(card.id);
  }
}

/** Who has something asks for the rest alone; where that does not go with it, for all. */
async function watch(
  match: string,
  seat?: string,
  have = useTable.getState().table?.n ?? NOTHING,
): Promise<void> {
  const mine = line;
  const asked = ++watched;
  heard = NOTHING;
  const answer = await mine?.request('watch', {
    match,
    have,
    rest: have !== NOTHING,
    ...(seat === undefined ? {} : { seat }),
  });
  if (!answer || line !== mine) return;
  if (!answer.ok) {
    set({ fault: answer.fault.code });
    const again = (): void => void (line === mine && watched === asked && watch(match, seat));
    if (answer.fault.code === 'network') setTimeout(again, AGAIN);
    return;
  }
  const table = retake(useTable.getState().table, answer.value);
  unfit = table === null;
  if (!table) return watch(match, seat, NOTHING);
  const others = useTable.getState().table?.viewer !== table.viewer;
  set({ table, line: 'open', busy: false, fault: null, handTo: null, ...(others ? NO_STROKES : {}) });
  if (heard > table.n) return watch(match, seat);
  await openNumber(table.match, answer.value.chance);
  goToAsked();
}

const NOTHING = -1;
const NO_STROKES: Pick<TableStore, 'strokes' | 'undone'> = { strokes: [], undone: [] };

/** An answer may be lost while the line holds: after so long it is asked again, unless somebody has. */
const AGAIN = 3000;
let watched = 0;

/** What we have was seen by other eyes, or too long ago: until all of it has come anew, no update goes on from it. */
let unfit = false;

/**
 * The newest that was told since `watch` was asked. Where several messages come at once, what is told after the answer
 * is heard before it: what the answer does not have is asked for.
 */
let heard = NOTHING;

/** The table as it is after an answer to `watch`; null where the rest is not of what we have. */
export function retake(table: Table | null, answer: Snapshot | Rest): Table | null {
  if ('sight' in answer) {
    const { chance: _, ...seen } = answer;
    return { ...seen, fresh: [] };
  }
  if (table?.match.id !== answer.match.id || table.viewer !== answer.viewer) return null;
  const missing = answer.updates.filter(({ n }) => n > table.n);
  if (table.n + missing.length < answer.n) return null;
  const { match, standing = table.standing, orders = table.orders } = answer;
  return {
    ...missing.reduce(advance, table),
    match,
    ...(standing ? { standing } : {}),
    ...(orders ? { orders } : {}),
  };
}

/** Updates come in order; a gap means that some were lost, and the whole moment is asked for again. */
function receive(update: Update): void {
  const { table } = useTable.getState();
  heard = Math.max(heard, update.n);
  if (!table || unfit || update.match !== table.match.id || update.n <= table.n) return;
  if (update.n > table.n + 1) return void watch(update.match, seatName(table));
  const now = advance(table, update);
  set({ table: now });
  if (beginsTurn(update.step)) offerStanding(endsOwnTurn(now));
  goToAsked();
}

/** Whoever plays live is there to be asked; others are offered it at the end of each turn of theirs. */
export const endsOwnTurn = ({ standing, sight, viewer, match }: Table): boolean =>
  standing !== undefined &&
  match.clock?.setting.kind !== 'live' &&
  sight.turn.kind === 'seats' &&
  !sight.turn.seats.includes(viewer);

/** While it is offered a device that people share is not handed on. */
export function offerStanding(offers: boolean): void {
  const goOn = offers ? null : held;
  held = null;
  set({ offersStanding: offers });
  goOn?.();
}

/** Asks whoever holds the match; null where one has left the table before the answer came. */
async function ask<W extends 'standing' | 'orders' | 'moment' | 'say'>(
  word: W,
  message: Words[W]['ask'],
): Promise<Answer<Words[W]['answer']> | null> {
  const mine = line;
  const answer = await mine?.request(word, message);
  return answer && line === mine ? answer : null;
}

/** Changes what is answered for this seat; nobody else is told. It is shown at once, and taken back if it could not be. */
export async function setStanding(question: string, answer: StandingAnswer): Promise<void> {
  const { table } = useTable.getState();
  if (!table?.standing) return;
  showStanding({ ...table.standing, [question]: answer });
  const told = await ask('standing', { match: table.match.id, question, answer });
  if (!told) return;
  showStanding(told.ok ? told.value : table.standing);
  if (!told.ok) set({ fault: told.fault.code });
}

/** All that is answered for this seat beforehand, anew; whether it was taken. */
export async function setOrders(orders: readonly StandingOrder[]): Promise<boolean> {
  const { table } = useTable.getState();
  const told = table && (await ask('orders', { match: table.match.id, orders }));
  if (!told) return false;
  if (told.ok) changeTable((now) => ({ ...now, orders: told.value }));
  else set({ fault: told.fault.code });
  return told.ok;
}

const showStanding = (standing: StandingAnswers): void => changeTable((table) => ({ ...table, standing }));

const seatName = ({ match, viewer }: Table): string | undefined =>
  isHere(match.id) || holdsSeveral(match) ? match.seats[viewer]?.seat : undefined;

/** Of whoever has several seats at a server: the one that is asked now, where he looks from another. */
const seatAsked = ({ match, viewer, sight: { turn } }: Table): string | undefined =>
  isHere(match.id) || turn.kind !== 'seats' || turn.seats.includes(viewer)
    ? undefined
    : match.seats.find(({ mine }, at) => mine && turn.seats.includes(at))?.seat;

/** He goes to where he is asked. */
function goToAsked(): void {
  const { table } = useTable.getState();
  const seat = table && seatAsked(table);
  if (table && seat) void watch(table.match.id, seat);
}

export const advance = (table: Table, update: Update): Table => ({
  ...table,
  n: update.n,
  sight: applyPatch(table.sight, update.sight),
  mayTakeBack: update.mayTakeBack,
  story: tell(table.story, update.step),
  fresh: update.step.events,
});

/** Steps that were taken back leave the story. */
export const tell = (story: readonly StoryStep[], step: StoryStep): StoryStep[] =>
  step.undo === undefined ? [...story, step] : story.slice(0, story.length - step.undo);

/** Somebody was quicker, or it is not known what became of it. */
const LOOK_AGAIN: ReadonlySet<string> = new Set(['stale', 'unsure', 'network']);

/** On which message the action was decided that is on its way. */
let decidedOn = -1;

/** On a device what an action brings is told before it is answered: whoever decides on that waits for the answer. */
async function comesNext({ n }: Table): Promise<boolean> {
  if (n <= decidedOn) return false;
  await untilAnswered();
  const { table, busy } = useTable.getState();
  return !busy && table?.n === n;
}

async function send<W extends 'act' | 'undo' | 'resign' | 'offer' | 'answer' | 'claim'>(
  word: W,
  message: (table: Table) => Words[W]['ask'],
): Promise<WireFault | null> {
  const { table, busy } = useTable.getState();
  const mine = line;
  if (!mine || !table) return null;
  if (busy && (!(await comesNext(table)) || useTable.getState().busy || line !== mine)) return null;
  decidedOn = table.n;
  set({ busy: true, fault: null });
  const answer = await mine.request(word, message(table));
  // Whoever has left only waits no longer.
  if (line !== mine) {
    if (line === null) set({ busy: false });
    return null;
  }
  if (answer.ok) updatesIn(answer.value).forEach(receive);
  set({ busy: false, fault: answer.ok ? null : answer.fault.code });
  if (answer.ok) return null;
  if (LOOK_AGAIN.has(answer.fault.code)) await watch(table.match.id, seatName(table));
  return answer.fault;
}

/** What the answer tells of what was done. */
const updatesIn = (done: Done | MatchCard): readonly Update[] => ('updates' in done && done.updates) || [];

/**
 * A gesture travels as one message, and stands or falls whole. Where something is learned on the way it ends there,
 * and what comes next is decided anew.
 */
async function sendActions(gesture: readonly Action[]): Promise<void> {
  const action = gesture.length === 1 ? gesture[0] : gesture;
  const fault = await send('act', (table) => ({ match: table.match.id, n: table.n, action, told: true }));
  const whole = fault?.code === 'not-allowed' ? Number(fault.place) + 1 : gesture.length;
  if (whole < gesture.length) await sendActions(gesture.slice(0, whole));
}
const sendUndo = (count: number): Promise<unknown> =>
  send('undo', (table) => ({ match: table.match.id, n: table.n, count }));

const stepsNow = (): number => useTable.getState().table?.story.length ?? 0;

/** Does these actions one after another, as one gesture: what is taken back later is all of it. */
export async function act(...gesture: readonly Action[]): Promise<void> {
  set({ undone: [] });
  await carryOut(gesture);
}

async function carryOut(gesture: readonly Action[]): Promise<void> {
  const from = stepsNow();
  await sendActions(gesture);
  if (stepsNow() > from) set(({ strokes }) => ({ strokes: [...standing(strokes, from), { from, gesture }] }));
}

const standing = (strokes: readonly Stroke[], steps: number): readonly Stroke[] =>
  strokes.filter(({ from }) => from < steps);

/** Takes back so many gestures, and does something else instead. */
export async function takeBack(count: number, ...instead: readonly Action[]): Promise<void> {
  const before = stepsNow();
  const left = before - count;
  const { strokes } = useTable.getState();
  await sendUndo(count);
  if (stepsNow() !== left) return;
  const gone = standing(strokes, before).filter(({ from }) => from >= left);
  set((state) => ({
    strokes: standing(strokes, left),
    undone: instead.length > 0 ? [] : [...state.undone, ...gone.toReversed()],
  }));
  if (instead.length > 0) await carryOut(instead);
}

/** Takes back the last gesture. */
export const undo = (): Promise<void> => takeBack(1);

/** What was taken back last, as long as nothing else has happened. */
export function lastUndone({ undone, table }: Pick<TableStore, 'undone' | 'table'>): Stroke | null {
  const last = undone.at(-1);
  return last && last.from === table?.story.length ? last : null;
}

/** Does again what was taken back last. */
export async function redo(): Promise<void> {
  const last = lastUndone(useTable.getState());
  if (!last) return;
  set(({ undone }) => ({ undone: undone.slice(0, -1) }));
  await carryOut(last.gesture);
}

export const resign = (): Promise<unknown> => send('resign', (table) => ({ match: table.match.id }));

/** Puts something to the others; the same again takes it back. */
export const offer = (what: OfferKind): Promise<unknown> =>
  send('offer', (table) => ({ match: table.match.id, what }));
export const answerOffer = ({ what, by }: Offer, agree: boolean): Promise<unknown> =>
  send('answer', (table) => ({ match: table.match.id, what, by, agree }));

/** Everything up to here was shown: what comes later is new next time. */
export function saw(n: number): void {
  const { table } = useTable.getState();
  if (table && table.viewer >= 0 && !isHere(table.match.id))
    void line?.request('saw', { match: table.match.id, n });
}

/** What this seat saw with an earlier message, from whoever holds the match; null where it cannot be had. */
export async function momentAt(n: number): Promise<Sight | null> {
  const { table } = useTable.getState();
  const answer = table && (await ask('moment', { match: table.match.id, n }));
  if (answer?.ok) return answer.value.sight;
  if (answer) set({ fault: answer.fault.code });
  return null;
}

/** Claims what the card says one may. */
export const claim = (): Promise<unknown> => send('claim', (table) => ({ match: table.match.id }));

/** Says something to all who sit here, to one of them, or as an onlooker to the other onlookers; whether it was heard. */
export async function say(text: string, to: string): Promise<boolean> {
  const { table } = useTable.getState();
  const answer = table && (await ask('say', { match: table.match.id, to, text }));
  if (answer?.ok) hearLine(answer.value);
  else if (answer) set({ fault: answer.fault.code });
  return answer?.ok === true;
}

function hearLine(said: ChatLine): void {
  set(({ talk }) => (talk.some(({ id }) => id === said.id) ? {} : { talk: [...talk, said] }));
}
