import { rangeOf } from './chart.ts';
import { fireDice, joiningDice, mayBattle, meleeDice, reaching } from './dice.ts';
import { around, distance } from './hexes.ts';
import { count, fall, flee, retire, retirements, suffer } from './losses.ts';
import { isHalted, mayEnter, tires } from './marches.ts';
import type { Asking, Table, Unit } from './table.ts';

/** Ordered units battle one after the other. */
export function* battling(table: Table): Asking<void> {
  const { seat } = table;
  for (;;) {
    const ready = table.army(seat).filter((unit) => targets(table, unit).length > 0);
    if (ready.length === 0) return;
    const words = [...ready.map(({ hex }) => `battle:${hex}`), 'done'];
    const answer = yield { kind: 'ask', seat, words };
    const unit = table.unitAt(answer.slice(7));
    if (answer === 'done' || !unit) return;
    const at = (yield { kind: 'ask', seat, words: targets(table, unit).map((hex) => `attack:${hex}`) }).slice(
      7,
    );
    unit.battled = true;
    if (distance(unit.hex, at) === 1) yield* melee(table, unit, at, false);
    else yield* fire(table, unit, at);
    table.clearTiles();
  }
}

const mayFire = (card: string): boolean => card !== 'bayonet-charge' && card !== 'cold-steel';

function targets(table: Table, unit: Unit): string[] {
  if (!mayBattle(table, unit)) return [];
  const close =
    table.card === 'fire-and-hold'
      ? []
      : adjacent(table, unit).filter((hex) => hasDie(table, unit, hex, 'card'));
  if (!mayFire(table.card) || table.enemyUnits(unit).length > 0) return close;
  const far = table
    .army(1 - unit.seat)
    .map(({ hex }) => hex)
    .filter((hex) => fireDice(table, unit, hex) > 0 && table.sees(unit, hex));
  return [...close, ...far];
}

/** Whether there is anything to throw: dice of the unit, or of guns that could help it. */
function hasDie(table: Table, unit: Unit, at: string, own: 'card' | 'bonus'): boolean {
  if (meleeDice(table, unit, at, own) > 0) return true;
  return helpers(table, unit, at).some((battery) => joiningDice(table, battery, at, own) > 0);
}

/** Enemy units and lone leaders next to it. */
const adjacent = (table: Table, unit: Unit): string[] =>
  around(unit.hex).filter((hex) => (table.unitAt(hex) ?? table.leaderAt(hex))?.seat === 1 - unit.seat);

/** More dice than a hand can hold are thrown again and again, and count together. */
function* roll(dice: number): Asking<string> {
  let faces = '';
  for (let left = dice; left > 0; left -= 15) faces += yield { kind: 'roll', dice: Math.min(left, 15) };
  return faces;
}

function* fire(table: Table, by: Unit, at: string): Asking<void> {
  const faces = yield* roll(fireDice(table, by, at));
  const on = table.unitAt(at);
  if (on) yield* suffer(table, { by, on, faces, way: 'fire' });
}

function* strike(table: Table, by: Unit, on: Unit): Asking<void> {
  const faces = yield* roll(meleeDice(table, by, on.hex, 'plain'));
  yield* suffer(table, { by, on, faces, way: 'melee' });
}

/** A melee from its declaration to the end of all it brings. */
function* melee(table: Table, unit: Unit, at: string, bonus: boolean): Asking<void> {
  const own = bonus ? 'bonus' : 'card';
  const batteries = yield* combine(table, unit, at, own);
  const dice = (): number =>
    batteries.reduce(
      (sum, battery) => sum + joiningDice(table, battery, at, own),
      meleeDice(table, unit, at, own),
    );
  const target = table.unitAt(at);
  if (!target) yield* overrun(table, at, dice());
  else if (!(yield* exchange(table, unit, target, dice))) return;
  yield* advance(table, unit, at, bonus);
}

function* overrun(table: Table, at: string, dice: number): Asking<void> {
  const faces = yield* roll(dice);
  const leader = table.leaderAt(at);
  if (!leader) return;
  if (count(faces, 's') > 0) fall(table, leader);
  else yield* flee(table, leader);
}

/** Blows of two units; tells whether the attacker won. */
function* exchange(table: Table, unit: Unit, target: Unit, dice: () => number): Asking<boolean> {
  const [from, at] = [unit.hex, target.hex];
  const reaction = yield* react(table, unit, target);
  if (reaction === 'strike' || reaction === 'square') {
    yield* strike(table, target, unit);
    if (unit.hex !== from) return false;
  }
  const faces = yield* roll(dice());
  yield* suffer(table, { by: unit, on: target, faces, way: reaction === 'retire' ? 'retire' : 'melee' });
  if (reaction === 'retire' && target.hex === at) yield* retire(table, target);
  if (target.hex !== at) return true;
  if (reaction !== 'no') return false;
  if (meleeDice(table, target, from, 'plain') === 0) return false;
  const answer = yield { kind: 'ask', seat: target.seat, words: ['back', 'no'] };
  if (answer === 'back') yield* strike(table, target, unit);
  return false;
}

/** Batteries that add their dice. */
function* combine(table: Table, unit: Unit, at: string, own: 'card' | 'bonus'): Asking<Unit[]> {
  const batteries: Unit[] = [];
  let dice = meleeDice(table, unit, at, own);
  for (;;) {
    const open = helpers(table, unit, at);
    if (open.length === 0) return batteries;
    const words = [...open.map(({ hex }) => `join:${hex}`), ...(dice > 0 ? ['done'] : [])];
    const answer = yield { kind: 'ask', seat: unit.seat, words };
    const battery = table.unitAt(answer.slice(5));
    if (answer === 'done' || !battery) return batteries;
    battery.battled = true;
    batteries.push(battery);
    dice += joiningDice(table, battery, at, own);
  }
}

function helpers(table: Table, unit: Unit, at: string): Unit[] {
  if (unit.arm === 'artillery' || (table.first && unit.square > 0)) return [];
  return table.army(unit.seat).filter((battery) => mayJoin(table, battery, at));
}

function mayJoin(table: Table, battery: Unit, at: string): boolean {
  if (battery.arm !== 'artillery' || !mayBattle(table, battery)) return false;
  const away = distance(battery.hex, at);
  if (away === 1) return true;
  if (table.enemyUnits(battery).length > 0 || !mayFire(table.card)) return false;
  return away <= rangeOf(battery.kind) && reaching(battery, away) > 0 && table.sees(battery, at, true);
}

/** How the defender meets the attack. */
function* react(table: Table, unit: Unit, target: Unit): Asking<string> {
  if (target.square > 0 && unit.arm === 'cavalry') return 'square';
  const hand = table.hands[target.seat];
  const words = ['no'];
  if (hand.includes('first-strike')) words.push('strike');
  if (target.arm === 'cavalry' && unit.arm === 'infantry' && retirements(table, target).length > 0)
    words.push('retire');
  if (target.arm === 'infantry' && unit.arm === 'cavalry' && mayForm(table, target)) words.push('square');
  const answer = yield { kind: 'ask', seat: target.seat, words };
  if (answer === 'strike') {
    hand.splice(hand.indexOf('first-strike'), 1);
    table.discards.push('first-strike');
    table.strikes++;
  }
  if (answer === 'square') yield* form(table, target);
  return answer;
}

function mayForm(table: Table, { seat, hex }: Unit): boolean {
  if (table.hands[seat].length < 3 || !table.tracks[seat].includes('')) return false;
  if (table.first) return true;
  return !['town', 'mill', 'fordableRiver'].includes(table.groundAt(hex)) && table.worksAt(hex).length === 0;
}

function* form(table: Table, unit: Unit): Asking<void> {
  const hand = table.hands[unit.seat];
  const card = yield { kind: 'pick', from: [...hand] };
  hand.splice(hand.indexOf(card), 1);
  const place = table.tracks[unit.seat].indexOf('');
  table.tracks[unit.seat][place] = card;
  unit.square = place + 1;
}

/** Taking ground, breakthrough, the bonus melee. */
function* advance(table: Table, unit: Unit, at: string, bonus: boolean): Asking<void> {
  const { seat } = unit;
  if (unit.arm === 'artillery' || unit.square > 0) return;
  const answer = yield { kind: 'ask', seat, words: ['advance', 'no'] };
  if (answer === 'no') return;
  const from = unit.hex;
  const isStopped = isHalted(table, from, at);
  table.put(unit, at, true);
  table.settleObjectives(unit);
  if (unit.arm === 'infantry' || bonus) return;
  if (!isStopped) yield* press(table, unit);
  if (tires(table, unit, unit.hex)) return;
  const foes = adjacent(table, unit).filter((hex) => hasDie(table, unit, hex, 'bonus'));
  const words = [...foes.map((hex) => `attack:${hex}`), 'no'];
  const next = yield { kind: 'ask', seat, words };
  if (next !== 'no') yield* melee(table, unit, next.slice(7), true);
}

function* press(table: Table, unit: Unit): Asking<void> {
  const led = table.leaderAt(unit.hex) !== undefined;
  const open = around(unit.hex).filter((to) => mayEnter(table, unit, to, led));
  const words = [...open.map((hex) => `press:${hex}`), 'done'];
  const answer = yield { kind: 'ask', seat: unit.seat, words };
  if (answer === 'done') return;
  table.put(unit, answer.slice(6), true);
  table.settleObjectives(unit);
}
