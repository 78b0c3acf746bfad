import { clash, fallBack, isOpenToAttack } from './attacks.ts';
import { crossingsOn, exitOf, found, isMain, isObstruction, opposite, roadsOf, roadWith } from './board.ts';
import { layDown, pieceWords, ride, taken } from './marches.ts';
import { mayDisturb } from './organising.ts';
import { ask, BOXES, enemy, faceOf, type Asking, type Piece, type Table } from './table.ts';

// Chapters 8 and 15

const STEPS = 3;

/** A piece on the march, or one that thinks of it. */
interface Column {
  readonly piece: Piece;
  locality: number;
  /** The pieces of road it is on: all of the locality's before it has set out. */
  roads: string[][];
  step: number;
  paid: boolean;
  crossed: boolean;
  raids: boolean;
}

const columnOf = (piece: Piece, locality: number): Column => ({
  piece,
  locality,
  roads: roadsOf(locality),
  step: 0,
  paid: false,
  crossed: false,
  raids: false,
});

/** The step in which the crossing can be used from here, beyond the last if it cannot. */
function stepAt(t: Table, name: string, from: number, step: number): number {
  const used = t.traffic.get(name);
  if (used && t.forbids('M8.9', used.from !== from)) return STEPS + 1;
  return Math.max(step, used?.step ?? 0) + 1;
}

const canPay = (t: Table, { paid }: Column, crossing: string): boolean =>
  paid || t.orders > 0 || isMain(crossing);

function mayCross(t: Table, column: Column, crossing: string): boolean {
  const { locality, piece } = column;
  const exit = exitOf(crossing, locality);
  if (stepAt(t, crossing, locality, column.step) > STEPS || !canPay(t, column, crossing)) return false;
  if (!piece.organised || t.isClosed(exit.border) || t.forbids('M11.5', t.stormed.has(exit.to))) return false;
  if (t.isShut(exit.to, t.army) || t.room(exit.to, t.army) <= 0) return false;
  if (!mayDisturb(t, piece, exit.to)) return false;
  return !t.holds(enemy(t.army), exit.to) || mayRaid(t, column, crossing);
}

function mayRaid(t: Table, { piece, locality }: Column, crossing: string): boolean {
  const exit = exitOf(crossing, locality);
  if (piece.arm !== 'cavalry' || isObstruction(opposite(exit)) || !isOpenToAttack(t, exit)) return false;
  return !t.forbids('M8.14', t.raided.has(crossing));
}

const waysOn = (t: Table, column: Column): string[] =>
  crossingsOn(column.roads).filter((crossing) => mayCross(t, column, crossing));

/** The approaches that cavalry on this road may continue into. */
function ridesOn(t: Table, column: Column): string[] {
  const fronts = t.fronts(column.locality, t.army);
  return crossingsOn(column.roads)
    .filter((crossing) => canPay(t, column, crossing))
    .map((crossing) => exitOf(crossing, column.locality))
    .filter(({ name }) => fronts.some((front) => front.name === name))
    .map(({ name }) => name);
}

/** Those that have somewhere to go by road. */
const marchers = (t: Table, locality: number): Piece[] =>
  t.ready(String(locality)).filter((piece) => {
    const column = columnOf(piece, locality);
    return (
      t.suppose(() => waysOn(t, column)).length > 0 ||
      (piece.arm === 'cavalry' && ridesOn(t, column).length > 0)
    );
  });

export const roadsFrom = (t: Table, locality: number): string[] =>
  marchers(t, locality).length > 0 ? [`road:${locality}`] : [];

export function* roadMarch(t: Table, locality: number): Asking {
  const fit = marchers(t, locality);
  const piece = taken(fit, yield* ask('road', t.army, pieceWords(fit)));
  yield* onTheRoad(t, columnOf(piece, locality));
}

// Entering

const isTrain = ({ arm }: Piece): boolean => arm === 'artillery';
const waiting = (t: Table, box: string): Piece[] =>
  t
    .standing(box)
    .filter((one) => one.army === t.army && (one.army === 'french' || t.hour >= 7 || !isTrain(one)));

export function entries(t: Table): string[] {
  const words: string[] = [];
  for (const { name, army, into, hour } of BOXES) {
    if (army !== t.army || t.hour < hour || waiting(t, name).length === 0) continue;
    if (t.room(into, army) <= 0 || t.holds(enemy(army), into) || t.unfinished?.begun.has(into)) continue;
    if (stepAt(t, name, 0, 0) <= STEPS && !t.stormed.has(into)) words.push(`enter:${name}`);
    if (name === 'alessandria' && !t.pontoon) words.push(`pontoon:${name}`);
  }
  return words;
}

export function* enterBy(t: Table, way: string, box: string): Asking {
  const row = found(
    BOXES.find(({ name }) => name === box),
    box,
  );
  const fit = waiting(t, box);
  if (way === 'pontoon') t.pontoon = true;
  const piece = taken(fit, yield* ask(way === 'pontoon' ? way : 'road', t.army, pieceWords(fit)));
  if (way === 'pontoon') return layDown(t, [piece], String(row.into));
  const column: Column = { ...columnOf(piece, row.into), locality: 0 };
  use(t, column, box);
  arrive(t, column, box, row.into);
  yield* onTheRoad(t, column);
}

// On the march

/** Uses the crossing, in the earliest step that traffic allows. */
function use(t: Table, column: Column, crossing: string): void {
  const step = stepAt(t, crossing, column.locality, column.step);
  t.meet('M8.5', step > column.step + 1);
  column.step = step;
  t.traffic.set(crossing, { step: column.step, from: column.locality });
  if (!isMain(crossing)) payOnce(t, column);
}

function payOnce(t: Table, column: Column): void {
  if (!column.paid) t.pay();
  column.paid = true;
}

function arrive(t: Table, column: Column, crossing: string, locality: number): void {
  column.locality = locality;
  column.roads = [roadWith(locality, crossing)];
  column.crossed = true;
  column.piece.at = String(locality);
  t.enter(column.piece, locality);
  t.meet('M14.12', !column.piece.organised);
}

function* onTheRoad(t: Table, column: Column): Asking {
  const { piece } = column;
  for (;;) {
    const ways = waysOn(t, column);
    const rides = ridesOn(t, column);
    // Being asked must not tell what kind of piece it is.
    const asCavalry = t.suppose(() => waysOn(t, { ...column, piece: { ...piece, arm: 'cavalry' } }));
    if (asCavalry.length + rides.length === 0) break;
    const words = [
      ...(column.crossed ? ['done'] : []),
      ...ways.map((crossing) => `cross:${crossing}`),
      ...(piece.arm === 'cavalry' ? rides.map((to) => `ride:${faceOf(piece)}>${to}`) : []),
    ];
    const [act, rest] = (yield* ask('road', t.army, words)).split(/:(.*)/);
    if (act === 'done') break;
    if (act === 'ride') return continueTo(t, column, rest.split('>')[1]);
    if (yield* cross(t, column, rest)) return endRaids(t, column);
  }
  layDown(t, [piece], String(column.locality));
  endRaids(t, column);
}

/** By main road if one leads there, and if there is none for an order. */
function continueTo(t: Table, column: Column, to: string): void {
  const by = crossingsOn(column.roads).filter((one) => exitOf(one, column.locality).name === to);
  t.meet('M12.6', column.raids);
  t.meet('M12.7', !column.crossed);
  if (!by.some(isMain)) payOnce(t, column);
  ride(t, column.piece, to);
}

/** Cavalry that attacked is shown when its march ends. */
function endRaids(t: Table, { raids, piece, locality }: Column): void {
  if (raids) t.say('shown', piece.army, locality, faceOf(piece));
}

/** Whether the march is over by it. */
function* cross(t: Table, column: Column, crossing: string): Asking<boolean> {
  const { piece, locality } = column;
  const exit = exitOf(crossing, locality);
  use(t, column, crossing);
  if (t.holds(enemy(t.army), exit.to)) {
    t.meet('M8.13', column.raids);
    column.raids = true;
    t.raided.add(crossing);
    if ((yield* clash(t, [piece], exit, true)) === 'lost') {
      yield* fallBack(t, [piece], exit);
      return true;
    }
  }
  arrive(t, column, crossing, exit.to);
  return false;
}
