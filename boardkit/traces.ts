/**
 * What somebody else's turn leaves to be seen until the reader acts himself: where pieces came from, what was lost, what
 * was taken. A board says of each event what it leaves (`BoardModule.traces`); places and pieces are its own numbers.
 */
export type Trace =
  | { readonly is: 'turn'; readonly seats: readonly number[] }
  /** Something was done that leaves nothing else. */
  | { readonly is: 'deed' }
  | Went
  | Struck
  | Lost
  | Fell
  | Taken;

interface Went extends Painted {
  readonly is: 'went';
  /** Which piece, where everybody knows: its steps become one way. */
  readonly piece?: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly back?: boolean;
}

/** An attack: from where, and on whom. */
interface Struck extends Painted {
  readonly is: 'struck';
  readonly from: number;
  readonly to: number;
}

interface Lost extends Painted {
  readonly is: 'lost';
  readonly at: number;
  readonly count: number;
}

interface Fell extends Painted {
  readonly is: 'fell';
  readonly at: number;
}

interface Taken extends Painted {
  readonly is: 'taken';
  readonly at: number;
}

interface Painted {
  /** The class that has a nation's colours. */
  readonly paint: string;
}

/** A way that a piece went, or several together. */
export interface TracedWay extends Painted {
  readonly piece: number | undefined;
  readonly places: readonly number[];
  readonly count: number;
  readonly back: boolean;
  /** Of the last thing that happened. */
  readonly fresh: boolean;
}

export interface Traces {
  /** The step with which it began. */
  readonly from: number;
  readonly ways: readonly TracedWay[];
  readonly strikes: readonly Struck[];
  readonly losses: readonly Lost[];
  readonly fallen: readonly Fell[];
  readonly taken: readonly Taken[];
}

/** The places that these speak of. */
export const placesOf = (traces: readonly Trace[]): readonly number[] => [
  ...new Set(
    traces.flatMap((trace) =>
      trace.is === 'went' || trace.is === 'struck' ? [trace.from, trace.to] : 'at' in trace ? [trace.at] : [],
    ),
  ),
];

type Told<E> = readonly (readonly E[])[];

/** Of what was told so far; null where there is nothing to see, or the reader has acted since. */
export function tracesOf<E>(
  told: Told<E>,
  viewer: number,
  leaves: (event: E) => readonly Trace[],
): Traces | null {
  const left = leftBehind(told, viewer, leaves);
  if (left.length === 0) return null;
  const traces = fold(left, told.length - 1);
  const empty = traces.ways.length + traces.losses.length + traces.fallen.length + traces.taken.length === 0;
  return empty ? null : { from: left[0].step, ...traces };
}

/** What these would leave, whoever's turn it is. */
export function tracesAhead<E>(
  told: Told<E>,
  leaves: (event: E, step: number) => readonly Trace[],
): Traces | null {
  const left = told.flatMap((events, step) =>
    events.flatMap((event) => leaves(event, step).map((trace) => ({ step, trace }))),
  );
  const traces = fold(left, told.length - 1);
  return traces.ways.length + traces.strikes.length === 0 ? null : { from: 0, ...traces };
}

interface Left {
  readonly step: number;
  readonly trace: Trace;
}

/**
 * Since the others' last turn began, or the turns of several in a row; an onlooker sees the turn that is on. Looked for
 * from the end: a long story costs nothing more.
 */
function leftBehind<E>(told: Told<E>, viewer: number, leaves: (event: E) => readonly Trace[]): Left[] {
  const back: Left[] = [];
  let begin = 0;
  for (let step = told.length - 1; step >= 0; step--)
    for (const trace of told[step].flatMap(leaves).toReversed()) {
      const isOwn = trace.is === 'turn' && trace.seats.includes(viewer);
      if (isOwn && (begin > 0 || back.some(isOwnDeed))) return back.slice(0, begin).toReversed();
      if (!isOwn) back.push({ step, trace });
      if (!isOwn && trace.is === 'turn') begin = back.length;
      if (begin > 0 && viewer < 0) return back.toReversed();
    }
  return back.slice(0, begin).toReversed();
}

/** What is counted as a turn begins is nobody's deed. */
const isOwnDeed = ({ trace }: Left): boolean => trace.is !== 'taken';

function fold(left: readonly Left[], last: number): Omit<Traces, 'from'> {
  const ways: TracedWay[] = [];
  const strikes: Struck[] = [];
  const losses: Lost[] = [];
  const fallen: Fell[] = [];
  const taken: Taken[] = [];
  for (const { trace, step } of left) {
    if (trace.is === 'went') goOn(ways, trace, step === last);
    if (trace.is === 'struck') strikes.push(trace);
    if (trace.is === 'lost') addLoss(losses, trace);
    if (trace.is === 'fell') fallen.push(trace);
    if (trace.is === 'taken') replace(taken, trace);
  }
  return { ways: ways.filter(leadsSomewhere), strikes, losses, fallen, taken };
}

const leadsSomewhere = ({ places }: TracedWay): boolean => places[0] !== places[places.length - 1];

/** A piece that goes on makes its way longer; one that is not known goes with those that went the same way. */
function goOn(ways: TracedWay[], went: Went, fresh: boolean): void {
  const { piece, from, to, paint, back = false } = went;
  const known = ways.findLastIndex((way) => isSame(way, went));
  if (known < 0 || (piece !== undefined && ways[known].places.at(-1) !== from))
    return void ways.push({ piece, paint, places: [from, to], count: 1, back, fresh });
  const way = ways[known];
  ways[known] =
    piece === undefined
      ? { ...way, count: way.count + 1, fresh: way.fresh || fresh }
      : { ...way, places: [...way.places, to], fresh };
}

const isSame = (way: TracedWay, { piece, paint, from, to, back = false }: Went): boolean =>
  way.paint === paint &&
  way.piece === piece &&
  way.back === back &&
  (piece !== undefined || (way.places[0] === from && way.places.at(-1) === to));

function addLoss(losses: Lost[], lost: Lost): void {
  const known = losses.findIndex(({ at, paint }) => at === lost.at && paint === lost.paint);
  if (known < 0) losses.push(lost);
  else losses[known] = { ...lost, count: losses[known].count + lost.count };
}

/** What changes hands twice is his who had it last. */
function replace(taken: Taken[], now: Taken): void {
  const known = taken.findIndex(({ at }) => at === now.at);
  if (known >= 0) taken.splice(known, 1);
  taken.push(now);
}
