import { layOut, type Gathered, type Inputs, type Seat } from '@bicorne/engine';
import { AROUND, distance } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { TERRAINS } from '../data/terrain.ts';
import { NATIONS, type Nation, type UnitKind } from '../data/units.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { NONE, type State } from '../rules/state.ts';
import { bannersOf } from '../rules/victory.ts';
import { dangerTo, nearestOf, threatBy } from './look.ts';

/** Sides are the seat's own, then the enemy's. */
const SIDES = { side: 2 };
const ARMS = { ...SIDES, arm: 3 };

/** The kinds that a net has met, by nation; any other counts as the plainest of its arm, the first here. */
const MET: Readonly<Record<Nation, readonly string[]>> = {
  french: ['LN', 'LT', 'GR', 'YG', 'OG', 'MI', 'LC', 'HC', 'CU', 'GHC', 'FA', 'GFA', 'HA'],
  british: ['LN', 'LT', 'RL', 'GR', 'GG', 'LC', 'HC', 'GHC', 'FA', 'HA'],
  portuguese: ['LN', 'LT', 'MI', 'LC', 'HC', 'FA'],
};
const PLAINEST = ['LN', 'LC', 'FA'];
const KINDS = NATIONS.flatMap((nation) => MET[nation].map((code) => `${nation} ${code}`));

function kindOf({ nation, code, arm }: UnitKind): number {
  const met = KINDS.indexOf(`${nation} ${code}`);
  return met >= 0 ? met : KINDS.indexOf(`${nation} ${PLAINEST[arm]}`);
}

const GROUPS = [
  { id: 'strength', by: { ...SIDES, kind: KINDS.length, blocks: 5 } },
  { id: 'ground', by: { ...ARMS, terrain: TERRAINS.length } },
  { id: 'contact', by: { ...ARMS, blocks: 4, enemies: 4, friends: 3 } },
  { id: 'distance', by: { ...ARMS, hexes: 7 } },
  { id: 'danger', by: { ...ARMS, blocks: 3, step: 6 } },
  { id: 'threat', by: { ...ARMS, step: 6 } },
  { id: 'squares', by: SIDES },
  { id: 'leaders', by: { ...SIDES, with: 4 } },
  { id: 'toWin', by: { ...SIDES, banners: 8 } },
  { id: 'section', by: { ...SIDES, section: 3 } },
  { id: 'objectives', by: { ...SIDES, own: 5, enemy: 5 } },
  { id: 'around', by: { ...SIDES, own: 4, enemy: 4 } },
  { id: 'hand', by: { card: CARDS_IN_FORCE.length } },
  { id: 'cards', by: SIDES },
  { id: 'turn', by: { own: 1 } },
] as const;

const { at: AT } = layOut(GROUPS);

/** The kind of each unit, by number. */
const kinds = new WeakMap<Field, Int16Array>();

function kindsOf(field: Field): Int16Array {
  const known = kinds.get(field);
  if (known) return known;
  const made = Int16Array.from(field.kind, kindOf);
  kinds.set(field, made);
  return made;
}

/** Where values get coarser: each step ends at one of these. */
const STEPS = [0.3, 1, 2, 3.5, 6] as const;

export function stepOf(value: number): number {
  let step = 0;
  while (step < STEPS.length && value >= STEPS[step]) step++;
  return step;
}

const upTo = (most: number, value: number): number => (value < most ? value : most);

function gather(state: State, seat: Seat, into: Gathered): 1 {
  const field = fieldOf(state);
  const kind = kindsOf(field);
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (state.hexOf[unit] !== NONE) gatherUnit(state, field, seat, unit, kind[unit], into);
  for (let leader = 0; leader < state.leaderHex.length; leader++) {
    const hex = state.leaderHex[leader];
    if (hex === NONE) continue;
    const unit = state.unitAt[hex];
    const side = field.leaderSeat[leader] === seat ? 0 : 1;
    into.add(AT.leaders + 4 * side + (unit === NONE ? 3 : field.arm[unit]), 1);
  }
  for (const side of [0, 1]) {
    const who = side === 0 ? seat : 1 - seat;
    const missing = field.goal - bannersOf(state, field, who);
    into.add(AT.toWin + 8 * side + upTo(7, Math.max(0, missing)), 1);
    into.add(AT.cards + side, state.hands[who].length);
  }
  for (const { hexes, seat: whose, banners } of field.objectives)
    for (const hex of hexes)
      gatherObjective(state, field, hex, whose, whose === seat ? 0 : 1, banners / hexes.length, into);
  for (const card of state.hands[seat]) if (card >= 0) into.add(AT.hand + card, 1);
  if (state.active === seat) into.add(AT.turn, 1);
  return 1;
}

function gatherUnit(
  state: State,
  field: Field,
  seat: Seat,
  unit: number,
  kind: number,
  into: Gathered,
): void {
  const hex = state.hexOf[unit];
  const blocks = state.blocks[unit];
  const own = field.seat[unit];
  const side = own === seat ? 0 : 1;
  const arm = field.arm[unit];
  const armed = 3 * side + arm;
  let [enemies, friends] = [0, 0];
  for (const beside of AROUND[hex]) {
    const other = state.unitAt[beside];
    if (other === NONE) continue;
    if (field.seat[other] === own) friends++;
    else enemies++;
  }
  into.add(AT.strength + 5 * (KINDS.length * side + kind) + upTo(5, blocks) - 1, 1);
  into.add(AT.ground + TERRAINS.length * armed + field.terrain[hex], 1);
  if (enemies + friends > 0)
    into.add(
      AT.contact + 12 * (4 * armed + upTo(4, blocks) - 1) + 3 * upTo(3, enemies) + upTo(2, friends),
      1,
    );
  into.add(AT.distance + 7 * armed + upTo(7, nearestOf[unit]) - 1, 1);
  if (dangerTo[unit] > 0)
    into.add(AT.danger + 6 * (3 * armed + upTo(3, blocks) - 1) + stepOf(dangerTo[unit]), 1);
  if (threatBy[unit] > 0) into.add(AT.threat + 6 * armed + stepOf(threatBy[unit]), 1);
  if (state.squareOf[unit] > 0) into.add(AT.squares + side, 1);
  const sections = field.sections[own][hex];
  for (let i = 0; i < 3; i++)
    if ((sections & (1 << i)) !== 0) into.add(AT.section + 3 * side + i, 0.25 * blocks);
}

/** How near either army is to an objective, and how many of each stand around it. */
function gatherObjective(
  state: State,
  field: Field,
  hex: number,
  whose: Seat,
  side: number,
  banners: number,
  into: Gathered,
): void {
  const nearest = [4, 4];
  const around = [0, 0];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (state.hexOf[unit] === NONE) continue;
    const away = distance(state.hexOf[unit], hex);
    const enemy = field.seat[unit] === whose ? 0 : 1;
    if (away < nearest[enemy]) nearest[enemy] = away;
    if (away <= 2) around[enemy]++;
  }
  into.add(AT.objectives + 25 * side + 5 * nearest[0] + nearest[1], banners);
  into.add(AT.around + 16 * side + 4 * upTo(3, around[0]) + upTo(3, around[1]), banners);
}

export const inputs: Inputs<State> = { groups: GROUPS, gather };
