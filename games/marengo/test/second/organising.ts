import { ALL_LOCALITIES, localityOf } from './board.ts';
import { ask, type Asking, type Piece, type Table } from './table.ts';

// Chapter 14: two pieces by one action once three are organised, and no locality is left half done.

/** The localities begun this turn, with the pieces still to be organised in each. */
type Begun = ReadonlyMap<number, number>;

const disorganisedIn = (t: Table, locality: number): number =>
  t.inside(locality, 'french').filter(({ organised }) => !organised).length;

function organisedSoFar(t: Table, begun: Begun): number {
  const whole = t.pieces.filter(
    ({ army, at, organised }) => army === 'french' && localityOf(at) > 0 && organised,
  ).length;
  return [...begun].reduce((sum, [locality, left]) => sum + disorganisedIn(t, locality) - left, whole);
}

function withOne(t: Table, begun: Begun, locality: number): Begun {
  const left = (begun.get(locality) ?? disorganisedIn(t, locality)) - 1;
  return new Map([...begun, [locality, left]]);
}

const openIn = (t: Table, begun: Begun, except: number): number[] =>
  ALL_LOCALITIES.filter(
    (locality) => locality !== except && (begun.get(locality) ?? disorganisedIn(t, locality)) > 0,
  );

const isFinished = (begun: Begun): boolean => [...begun.values()].every((left) => left === 0);

/** Whether these orders suffice to finish all that was begun. */
function canFinish(t: Table, begun: Begun, orders: number): boolean {
  if (isFinished(begun)) return true;
  if (orders === 0) return false;
  return [...begun].some(([locality, left]) => left > 0 && canOrganise(t, begun, locality, orders));
}

/** Whether an action may begin with a piece of this locality. */
function canOrganise(t: Table, begun: Begun, locality: number, orders: number): boolean {
  const after = withOne(t, begun, locality);
  if (canFinish(t, after, orders - 1)) return true;
  return seconds(t, begun, locality).some(
    (other) => after.has(other) && canFinish(t, withOne(t, after, other), orders - 1),
  );
}

/** The localities of which an action that began here may take a second piece. */
function seconds(t: Table, begun: Begun, first: number): number[] {
  if (organisedSoFar(t, begun) < 3) return [];
  return openIn(t, withOne(t, begun, first), t.together ? 0 : first);
}

const words = (localities: readonly number[]): string[] => localities.map((one) => `organise:${one}`);

const firsts = (t: Table, begun: Begun): string[] =>
  words(openIn(t, begun, 0).filter((locality) => canOrganise(t, begun, locality, t.orders)));

export const organisings = (t: Table): string[] =>
  t.army === 'french' && t.orders > 0 ? firsts(t, new Map()) : [];

/** What else the player may do between his actions. */
export interface Meanwhile {
  readonly offers: (t: Table) => string[];
  readonly take: (t: Table, word: string) => Asking;
}

export function* organise(t: Table, first: number, meanwhile: Meanwhile): Asking {
  let begun: Begun = new Map();
  for (let locality = first; ;) {
    begun = yield* organiseOnce(t, begun, locality);
    if (isFinished(begun)) break;
    t.meet('M14.9');
    locality = yield* goOn(t, begun, meanwhile);
  }
  for (const locality of begun.keys())
    for (const piece of t.inside(locality, 'french')) piece.organised = true;
}

/** Until the next piece is organised, other localities may do what costs nothing. */
function* goOn(t: Table, begun: Begun, meanwhile: Meanwhile): Asking<number> {
  for (;;) {
    const resume = keepOrders(t, begun);
    const free = meanwhile.offers(t).filter((word) => !begun.has(localityOf(word.split(/[:>]/)[1])));
    resume();
    const word = yield* ask('organise', 'french', [...firsts(t, begun), ...free]);
    if (word.startsWith('organise:')) return localityIn(word);
    const goOn = keepOrders(t, begun);
    yield* meanwhile.take(t, word);
    goOn();
  }
}

/** No order is spent on anything else; what comes back gives them free. */
function keepOrders(t: Table, begun: Begun): () => void {
  const kept = t.orders;
  t.orders = 0;
  t.unfinished = { begun, kept };
  return () => {
    t.orders = kept;
    t.unfinished = null;
  };
}

/** Whether the piece may come here while others are still being organised. */
export function mayDisturb(t: Table, piece: Piece, to: number): boolean {
  if (!t.unfinished) return true;
  const { begun, kept } = t.unfinished;
  if (begun.has(to)) return false;
  if (disorganisedIn(t, to) === 0 || localityOf(piece.at) === 0) return true;
  piece.organised = false;
  const can = canFinish(t, begun, kept);
  piece.organised = true;
  return can;
}

const localityIn = (word: string): number => Number(word.slice('organise:'.length));

function* organiseOnce(t: Table, begun: Begun, locality: number): Asking<Begun> {
  t.pay();
  const more = seconds(t, begun, locality);
  const after = withOne(t, begun, locality);
  const fit = more.filter((other) => canFinish(t, withOne(t, after, other), t.orders));
  if (fit.length === 0) return after;
  const stop = canFinish(t, after, t.orders) ? ['done'] : [];
  const word = yield* ask('organise', 'french', [...stop, ...words(fit)]);
  if (word === 'done') return after;
  t.meet(localityIn(word) === locality ? 'M14.8' : 'M14.7');
  return withOne(t, after, localityIn(word));
}
