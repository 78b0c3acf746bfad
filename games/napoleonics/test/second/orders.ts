import { ARMS, fullBlocks, isClosed, isOrderedBy, mirrored, namesArms, placesOf } from './chart.ts';
import { HEXES, SECTIONS, rowOf, sectionsOf } from './hexes.ts';
import type { Asking, Leader, Table, Unit } from './table.ts';

/** The card is played and its orders are given. */
export function* command(table: Table): Asking<void> {
  const { seat, hands } = table;
  const answer = yield { kind: 'ask', seat, words: [...new Set(hands[seat].map((card) => `play:${card}`))] };
  const played = answer.slice(5);
  table.rating = hands[seat].length;
  hands[seat].splice(hands[seat].indexOf(played), 1);
  const copied = played === 'counter-attack' ? mirrored(table.last[1 - seat] || 'one-unit') : played;
  table.last[seat] = copied;
  table.played = played;
  table.card = isWithoutItsKind(table, copied) ? 'one-unit' : copied;
  yield* give(table);
}

function isWithoutItsKind(table: Table, card: string): boolean {
  const army = table.army(table.seat);
  if (card === 'leadership') return !table.leaders.some(({ seat, hex }) => seat === table.seat && hex !== '');
  if (table.first && card === 'cavalry-charge') return !army.some(({ arm }) => arm === 'cavalry');
  return namesArms(card) && !army.some(({ kind }) => isOrderedBy(card, kind));
}

function* give(table: Table): Asking<void> {
  const army = table.army(table.seat);
  const places = placesOf(table.card);
  if (places) return yield* inSections(table, places);
  switch (table.card) {
    case 'one-unit':
      return yield* choose(table, (units) => units.length === 1, false);
    case 'grande-manoeuvre':
      return yield* manoeuvre(table);
    case 'force-march':
      return yield* forceMarch(table);
    case 'cold-steel':
      return yield* all(
        table,
        army.filter((unit) => table.enemyUnits(unit).length > 0),
      );
    case 'leadership':
      return yield* leadership(table);
    case 'elan':
      return yield* elan(table);
    case 'rally':
      return yield* rally(table);
    case 'short-supply':
      return yield* supply(table);
    case 'first-strike':
      return;
    default:
      return yield* choose(
        table,
        (units) => units.length <= 4 && units.every((unit) => fits(table, unit)),
        false,
      );
  }
}

const fits = (table: Table, unit: Unit): boolean =>
  isOrderedBy(table.card, unit.kind) &&
  !(table.card === 'fire-and-hold' && !unit.ordered && table.enemyUnits(unit).length > 0);

/** Orders one by one, as long as all of them together are allowed. */
function* choose(
  table: Table,
  allows: (units: readonly Unit[], leaders: readonly Leader[]) => boolean,
  hat: boolean,
): Asking<void> {
  const { seat } = table;
  for (;;) {
    const units = table.army(seat).filter(({ ordered }) => ordered);
    const own = table.leaders.filter((leader) => leader.seat === seat && leader.hex !== '');
    const leaders = own.filter(({ ordered }) => ordered);
    const more = table.army(seat).filter((unit) => !unit.ordered && allows([...units, unit], leaders));
    const riders = own.filter(
      (leader) => hat && !leader.ordered && !isShutIn(table, leader) && allows(units, [...leaders, leader]),
    );
    if (more.length + riders.length === 0) return;
    const words = [
      ...more.map(({ hex }) => `order:${hex}`),
      ...riders.map(({ hex }) => `detach:${hex}`),
      'done',
    ];
    const answer = yield { kind: 'ask', seat, words };
    if (answer === 'done') return;
    const [verb, hex] = answer.split(':');
    const leader = table.leaderAt(hex);
    const unit = table.unitAt(hex);
    if (verb === 'detach' && leader) leader.ordered = true;
    if (verb !== 'order' || !unit) continue;
    unit.ordered = true;
    yield* squares(table, [unit]);
  }
}

const isShutIn = (table: Table, { hex }: Leader): boolean => (table.unitAt(hex)?.square ?? 0) > 0;

/** Those in square are asked whether they leave it, unless enemy cavalry stands by. */
function* squares(table: Table, units: readonly Unit[]): Asking<void> {
  let open = units.filter(
    (unit) => unit.square > 0 && !table.enemyUnits(unit).some(({ arm }) => arm === 'cavalry'),
  );
  while (open.length > 0) {
    const about = open.map(({ hex }) => hex);
    const answer = yield { kind: 'ask', seat: table.seat, words: ['leave', 'stay'], about };
    const [word, hex] = answer.split('@');
    for (const unit of open) if (unit.hex === hex && word === 'leave') table.takeOffSquare(unit);
    open = open.filter((unit) => unit.hex !== hex);
  }
}

function* all(table: Table, units: readonly Unit[]): Asking<void> {
  for (const unit of units) unit.ordered = true;
  yield* squares(table, units);
}

function* inSections(table: Table, places: readonly number[]): Asking<void> {
  const free = places.map((n) => (n === -1 ? table.rating : n));
  const bottom = table.isBottom(table.seat);
  const allows = (units: readonly Unit[], leaders: readonly Leader[]): boolean =>
    matches(
      [...units, ...leaders].map(({ hex }) => sectionsOf(hex, bottom)),
      free,
    );
  yield* choose(table, allows, true);
}

function matches(pieces: readonly string[][], free: readonly number[]): boolean {
  if (pieces.length === 0) return true;
  const [first, ...rest] = pieces;
  return SECTIONS.some(
    (name, i) => first.includes(name) && free[i] > 0 && matches(rest, free.with(i, free[i] - 1)),
  );
}

function* manoeuvre(table: Table): Asking<void> {
  const answer = yield { kind: 'ask', seat: table.seat, words: ['manoeuvre', 'single'] };
  if (answer === 'single') {
    table.card = 'one-unit';
    return yield* give(table);
  }
  yield* choose(
    table,
    (units, leaders) => units.length + leaders.length <= 4 && units.every(({ square }) => square === 0),
    true,
  );
}

function* forceMarch(table: Table): Asking<void> {
  const infantry = table.army(table.seat).filter(({ arm }) => arm === 'infantry');
  const isIn = (unit: Unit, section: string): boolean =>
    sectionsOf(unit.hex, table.isBottom(table.seat)).includes(section);
  const words = SECTIONS.filter((section) => infantry.some((unit) => isIn(unit, section))).map(
    (section) => `section:${section}`,
  );
  const answer = yield { kind: 'ask', seat: table.seat, words };
  yield* all(
    table,
    infantry.filter((unit) => isIn(unit, answer.slice(8))),
  );
}

/** Whoever does not ride off stays with his unit, which is then ordered. */
function* leadership(table: Table): Asking<void> {
  const { seat } = table;
  const own = table.leaders.filter((leader) => leader.seat === seat && leader.hex !== '');
  for (const leader of own) if (table.loneAt(leader.hex)) leader.ordered = true;
  for (;;) {
    const open = own.filter((leader) => !leader.ordered && !isShutIn(table, leader));
    if (open.length === 0) break;
    const answer = yield { kind: 'ask', seat, words: [...open.map(({ hex }) => `detach:${hex}`), 'done'] };
    if (answer === 'done') break;
    const leader = table.leaderAt(answer.slice(7));
    if (leader) leader.ordered = true;
  }
  const led = new Set(own.filter(({ ordered }) => !ordered).map(({ hex }) => hex));
  yield* all(
    table,
    table.army(seat).filter(({ hex }) => led.has(hex)),
  );
}

const count = (faces: string, letter: string): number => faces.split(letter).length - 1;

function* elan(table: Table): Asking<void> {
  const faces = yield { kind: 'roll', dice: table.rating };
  const beyond = (units: readonly Unit[]): number =>
    ARMS.reduce(
      (sum, arm) => sum + Math.max(0, units.filter((unit) => unit.arm === arm).length - count(faces, arm[0])),
      0,
    );
  yield* choose(table, (units, leaders) => beyond(units) + leaders.length <= count(faces, 'f'), true);
}

function* rally(table: Table): Asking<void> {
  const faces = yield { kind: 'roll', dice: table.rating };
  const symbols = new Map<string, number>(ARMS.map((arm) => [arm, count(faces, arm[0])]));
  const rallied = new Set<Unit>();
  for (;;) {
    const open = table
      .army(table.seat)
      .filter((unit) => (symbols.get(unit.arm) ?? 0) > 0 && unit.blocks < fullBlocks(unit.kind));
    if (open.length === 0) break;
    const words = [...open.map(({ hex }) => `restore:${hex}`), 'done'];
    const answer = yield { kind: 'ask', seat: table.seat, words };
    const unit = table.unitAt(answer.slice(8));
    if (answer === 'done' || !unit) break;
    unit.blocks++;
    symbols.set(unit.arm, (symbols.get(unit.arm) ?? 0) - 1);
    rallied.add(unit);
  }
  yield* all(table, [...rallied]);
}

function* supply(table: Table): Asking<void> {
  const open = table.units.filter(
    (unit) => unit.hex !== '' && unit.square === 0 && depots(table, unit).length > 0,
  );
  if (open.length === 0) return;
  const answer = yield { kind: 'ask', seat: table.seat, words: open.map(({ hex }) => `supply:${hex}`) };
  const unit = table.unitAt(answer.slice(7));
  if (!unit) return;
  const words = depots(table, unit).map((hex) => `place:${hex}`);
  const place = yield { kind: 'ask', seat: table.seat, words };
  table.put(unit, place.slice(6), true);
  table.settleObjectives(unit);
}

/** Where a unit out of supply may be put: on its edge, or failing that one row before it. */
function depots(table: Table, unit: Unit): string[] {
  const sections = sectionsOf(unit.hex, true);
  const rows = table.isBottom(unit.seat) ? [8, 7] : [0, 1];
  const inRow = (row: number): string[] =>
    HEXES.filter(
      (hex) =>
        rowOf(hex) === row &&
        sectionsOf(hex, true).some((name) => sections.includes(name)) &&
        table.isEmpty(hex) &&
        !isClosed(table.groundAt(hex), unit.arm),
    );
  return inRow(rows[0]).length > 0 ? inRow(rows[0]) : inRow(rows[1]);
}
