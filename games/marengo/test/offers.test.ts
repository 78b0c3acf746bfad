import { completeOptions, drawOutcome, must, quickRng, type Rng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { BOXES, FIRST_HOUR, FRENCH } from '../data/forces.ts';
import { BORDERS, LOCALITIES } from '../data/map.ts';
import { game } from '../index.ts';
import { CROSSINGS, NAME } from '../rules/map.ts';
import { FACES, facesOf } from '../rules/pieces.ts';
import { gunAt, gunStage, READY, FIRED, type State } from '../rules/state.ts';

// The actions a player is offered, worked out a second time: slowly, by names, from the printed rows alone.

interface Side {
  readonly name: string;
  readonly opposite: string;
  readonly border: number;
  readonly of: number;
  readonly to: number;
  readonly full: number;
  /** The symbols one comes up against. */
  readonly against: string;
}

const SIDES: readonly Side[] = BORDERS.flatMap(([id, a, b, width, atA, atB], border) => {
  const suffix = id.replace(/^\d+-\d+/, '');
  const [one, other] = [`${a}/${b}${suffix}`, `${b}/${a}${suffix}`];
  const full = width === 'wide' ? 2 : 1;
  return [
    { name: one, opposite: other, border, of: a, to: b, full, against: atB },
    { name: other, opposite: one, border, of: b, to: a, full, against: atA },
  ];
});

/** The position as somebody at the table sees it who may look at the faces of the army that acts. */
interface Table {
  readonly state: State;
  /** Faces that may still act, by position. */
  readonly ready: ReadonlyMap<string, readonly string[]>;
  readonly count: (position: string) => number;
  readonly pieces: (locality: number) => number;
  readonly enemy: (locality: number) => boolean;
  readonly barred: (locality: number) => boolean;
}

function lookAt(state: State): Table {
  const ready = new Map<string, string[]>();
  const all: { army: number; at: string; count: number }[] = [];
  for (const { army, at, acted, count, faces } of game.view(state, state.army).stacks) {
    all.push({ army, at: NAME[at], count });
    if (!acted && faces !== undefined)
      ready.set(
        NAME[at],
        facesOf(faces).map((face) => FACES[face]),
      );
  }
  for (const entry of state.guns) {
    const at = NAME[gunAt(entry)];
    all.push({ army: state.entered[parseInt(at)], at, count: 1 });
  }
  const sum = (fits: (row: (typeof all)[number]) => boolean): number =>
    all.filter(fits).reduce((total, row) => total + row.count, 0);
  const pieces = (locality: number): number => sum(({ at }) => parseInt(at) === locality);
  const waits = (box: string): boolean => sum(({ at }) => at === box) > 0;
  return {
    state,
    ready,
    count: (position) => sum(({ at }) => at === position),
    pieces,
    enemy: (locality) => sum(({ at, army }) => parseInt(at) === locality && army !== state.army) > 0,
    barred: (locality) =>
      BOXES.some(({ name, army, into }) => into === locality && army !== state.army && waits(name)),
  };
}

const hasRoom = ({ pieces }: Table, locality: number): boolean =>
  pieces(locality) < LOCALITIES[locality - 1].capacity;
const isOpen = ({ state, barred }: Table, { border, to }: Side): boolean =>
  !state.closed.includes(border) && !barred(to);

/** M7.3, M7.7 */
const mayEnter = (table: Table, side: Side): boolean =>
  isOpen(table, side) && !table.enemy(side.to) && hasRoom(table, side.to) && !table.state.disorder[side.of];

/** M9.1, M9.4 */
function mayAttack(table: Table, side: Side, faces: readonly string[]): boolean {
  if (table.state.disorder[side.of] || !table.enemy(side.to) || !isOpen(table, side)) return false;
  if (side.against.includes('x') && !faces.some((face) => face.startsWith('i'))) return false;
  return table.count(side.opposite) < side.full;
}

/** M11.1, M11.2 */
function mayAssault(table: Table, side: Side, faces: readonly string[]): boolean {
  if (table.state.disorder[side.of] || table.count(side.opposite) === 0 || !isOpen(table, side)) return false;
  const leads = side.against.includes('x') ? ['i3', 'i2'] : ['i3', 'i2', 'c2'];
  return faces.some((face) => leads.includes(face));
}

/** M10.3, M11.3, M14.2 */
const reaches = ({ state }: Table, { border, against, of }: Side): boolean =>
  !state.closed.includes(border) && !against.includes('a') && !state.disorder[of];

function* fromReserve(table: Table, side: Side): Iterable<string> {
  const { state, ready, enemy, count } = table;
  const faces = ready.get(String(side.of)) ?? [];
  if (faces.length === 0) return;
  const blocks = enemy(side.to) && !(state.army === FRENCH && state.hour === FIRST_HOUR);
  if (blocks && (state.orders > 0 || count(side.name) < side.full)) yield `march:${side.of}>${side.name}`;
  if (state.orders === 0) return;
  if (mayEnter(table, side)) yield `march:${side.of}>${side.to}`;
  if (mayAttack(table, side, faces)) yield `attack:${side.of}>${side.name}`;
}

function* fromApproach(table: Table, side: Side): Iterable<string> {
  const faces = table.ready.get(side.name) ?? [];
  if (faces.includes('a1') && table.enemy(side.to) && reaches(table, side)) yield `bombard:${side.name}`;
  if (faces.length === 0 || table.state.orders === 0) return;
  yield `march:${side.name}>${side.of}`;
  if (mayEnter(table, side)) yield `march:${side.name}>${side.to}`;
  if (mayAttack(table, side, faces)) yield `attack:${side.name}>${side.name}`;
  if (mayAssault(table, side, faces)) yield `assault:${side.name}`;
}

function* withGuns(table: Table, side: Side): Iterable<string> {
  for (const entry of table.state.guns) {
    if (NAME[gunAt(entry)] !== side.name || table.enemy(side.of) || gunStage(entry) === FIRED) continue;
    yield `cancel:${side.name}`;
    if (gunStage(entry) === READY && reaches(table, side)) yield `complete:${side.name}`;
  }
}

/** M15.1, M15.2, M15.8 */
function* fromBoxes(table: Table): Iterable<string> {
  const { state, ready, enemy } = table;
  for (const { name, army, hour, into, pontoon } of BOXES) {
    if (army !== state.army || hour > state.hour || !ready.has(name)) continue;
    if (enemy(into) || !hasRoom(table, into)) continue;
    const passed = state.traffic[CROSSINGS.indexOf(name)];
    if (passed < 3 && !state.stormed.includes(into)) yield `enter:${name}`;
    if (pontoon && !state.pontoon) yield `pontoon:${name}`;
  }
}

/** M14.9, without the option of two together. */
function* organising({ state, pieces }: Table): Iterable<string> {
  if (state.army !== FRENCH) return;
  for (const { id } of LOCALITIES)
    if (state.disorder[id] && pieces(id) <= state.orders) yield `organise:${id}`;
}

function* everything(table: Table): Iterable<string> {
  yield 'end';
  for (const side of SIDES) {
    yield* fromReserve(table, side);
    yield* fromApproach(table, side);
    yield* withGuns(table, side);
  }
  yield* fromBoxes(table);
  yield* organising(table);
}

/** Where two borders join the same localities a march out is one action. */
const offers = (state: State): string[] => [...new Set(everything(lookAt(state)))].sort();

/** Seldom the end of a turn, and often a fight, so that much is going on. */
function step(state: State, seat: number, rng: Rng): void {
  const legal = game.legal(state, seat);
  const fights = legal.filter((action) => /attack|assault|bombard|complete|organise/.test(action.do));
  const busy = legal.filter((action) => action.do !== 'end');
  const list =
    fights.length > 0 && rng.below(2) === 0 ? fights : busy.length > 0 && rng.below(6) > 0 ? busy : legal;
  game.act(state, seat, list[rng.below(list.length)]);
}

/** Compares the two lists before every action of a game; tells how often. */
function compareAlong(seed: number): number {
  const state = must(game.setup(game.scenarios[0].scenario, must(completeOptions(game.options, {}))));
  const rng = quickRng(seed);
  let compared = 0;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else {
      if (state.frames.length === 0 && rng.below(4) === 0) {
        const listed = game.legal(state, state.army).map((action) => game.write(action));
        expect(listed.filter((word) => !word.startsWith('road')).sort()).toEqual(offers(state));
        compared++;
      }
      step(state, turn.seats[0], rng);
    }
  }
  return compared;
}

describe('what a player may begin', () => {
  it('M6.4 is what the rulebook lets him, worked out a second time, along many games', () => {
    let compared = 0;
    for (let seed = 1; seed <= 20; seed++) compared += compareAlong(seed);
    expect(compared).toBeGreaterThan(500);
  });
});
