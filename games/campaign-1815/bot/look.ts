import type { Feature, Seat } from '@bicorne/engine';
import { ALLIED, ARMY_COUNT, BLOCK_COUNT, FRENCH, ROUT_LIMIT, SIDE_OF } from '../rules/blocks.ts';
import { CITIES, EXITS, TOWN_COUNT, TURNS } from '../rules/board.ts';
import {
  ahead,
  armyIn,
  OWN_POSITIONS,
  PLACE_COUNT,
  ranksIn,
  RESERVE,
  sideOfRole,
  slot,
  type Fight,
  type State,
} from '../rules/state.ts';
import { dangerTo } from './danger.ts';
import { powers, roads } from './ground.ts';
import { breachAt, countLines, force } from './line.ts';
import { chanceOf, outlook, supported } from './outlook.ts';

export const FEATURES: readonly Feature[] = [
  { id: 'steps' },
  { id: 'losses' },
  { id: 'brink', dial: 'care' },
  { id: 'routed' },
  { id: 'cities' },
  { id: 'lateCities' },
  { id: 'reach', dial: 'approach' },
  { id: 'massing' },
  { id: 'pressure', dial: 'attack' },
  { id: 'danger', dial: 'care' },
  { id: 'fights', dial: 'attack' },
  { id: 'holes', dial: 'care' },
  { id: 'beyond', dial: 'attack' },
  { id: 'time' },
];

const place = (id: string): number => FEATURES.findIndex((feature) => feature.id === id);
const [STEPS, LOSSES, BRINK, ROUTED] = ['steps', 'losses', 'brink', 'routed'].map(place);
const [CITY, LATE, REACH, MASSING] = ['cities', 'lateCities', 'reach', 'massing'].map(place);
const [PRESSURE, FIGHTS, HOLES, BEYOND] = ['pressure', 'fights', 'holes', 'beyond'].map(place);
const [TIME, DANGER] = ['time', 'danger'].map(place);

const french = new Float64Array(TOWN_COUNT);
const allied = new Float64Array(TOWN_COUNT);

/** Everything is reckoned for the French; for the Allies it is the opposite. */
export function look(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  lookAtArmies(s, into);
  powers(s, FRENCH, french);
  powers(s, ALLIED, allied);
  lookAtMap(s, into);
  into[DANGER] = (dangerTo(s, FRENCH, french, allied) - dangerTo(s, ALLIED, allied, french)) / 10;
  for (const fight of s.fights) lookAtFight(s, fight, into);
  into[TIME] = -s.turn / TURNS;
  if (s.seatOf[FRENCH] !== seat) for (let i = 0; i < FEATURES.length; i++) into[i] = -into[i];
}

/** The loss of one allied army is half the victory. */
function lookAtArmies(s: State, into: Float64Array): void {
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.at[block] >= 0) into[STEPS] += (SIDE_OF[block] === FRENCH ? 1 : -1) * s.steps[block];
  for (let army = 0; army < ARMY_COUNT; army++) {
    const sign = army === FRENCH ? -1 : 0.6;
    const share = Math.min(1, s.lost[army] / ROUT_LIMIT[army]);
    into[LOSSES] += sign * share;
    into[BRINK] += sign * share ** 3;
    if (s.routed[army]) into[ROUTED] += sign;
  }
}

function lookAtMap(s: State, into: Float64Array): void {
  const late = (s.turn / TURNS) ** 3;
  for (const { town, army, loss } of CITIES) {
    const held = armyIn(s, FRENCH, town) > 0 ? 1 : 0;
    into[CITY] += held;
    into[LATE] += held * late;
    const ahead = nearness(french, town);
    into[REACH] += CONTEST * claim(mass(french, town), mass(allied, town)) + 0.05 * ahead;
    into[REACH] += OPEN_CITY * ((s.routed[army] ? 0 : loss) + 2 * late) * (1 - hold(town));
  }
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (french[town] > 0) into[MASSING] += Math.sqrt(french[town]) * french[town] * 0.02;
    if (allied[town] > 0) into[MASSING] -= Math.sqrt(allied[town]) * allied[town] * 0.02;
    if (french[town] > 0) lookAround(town, into);
  }
}

/** What a city that is not held counts for beside one that is near. */
const OPEN_CITY = 7;

/**
 * How firmly the Allies hold a city, 0 to 1: those in it and, less so, those a road away. Only what is missing is
 * counted: a firm hold is how a campaign begins, and a large count for it would drown all other differences.
 */
function hold(town: number): number {
  let [guards, threat] = [allied[town], french[town]];
  for (const { to } of EXITS[town]) {
    guards += 0.4 * allied[to];
    threat += 0.4 * french[to];
  }
  return Math.tanh(guards / (6 + 0.5 * threat));
}

/** What a city counts for that one side has to itself. */
const CONTEST = 4;

/**
 * Whose a town is by the power around it, 0 to 1. It is never quite settled: a group that marches to the help of a city
 * from afar sees at each road that it gets better.
 */
const claim = (own: number, enemy: number): number => own ** 2 / (own ** 2 + enemy ** 2 + 1);

/** What is left of a power by the roads between. */
const FADES: readonly number[] = Array.from({ length: TOWN_COUNT }, (_, away) => 0.6 ** away);

function mass(power: Float64Array, town: number): number {
  let sum = 0;
  for (let from = 0; from < TOWN_COUNT; from++)
    if (power[from] > 0) sum += power[from] * FADES[roads(from, town)];
  return sum;
}

/** How much power is near a town, the nearer the more. */
function nearness(power: Float64Array, town: number): number {
  let sum = 0;
  for (let from = 0; from < TOWN_COUNT; from++)
    if (power[from] > 0) sum += power[from] / (1 + roads(from, town));
  return sum;
}

/** Groups that face each other over a road: who would strike whom. */
function lookAround(town: number, into: Float64Array): void {
  for (const { to } of EXITS[town])
    if (allied[to] > 0) into[PRESSURE] += Math.tanh((french[town] - allied[to]) / 8);
}

function lookAtFight(s: State, fight: Fight, into: Float64Array): void {
  const { town } = fight;
  if (french[town] + allied[town] === 0) return;
  into[FIGHTS] += (fight.battle ? battleOutlook(town) : skirmishOutlook(town)) / 10;
  if (!fight.battle) return;
  countLines(s, fight);
  for (const role of [0, 1]) lookAtLine(fight, role, sideOfRole(s, role) === FRENCH ? 1 : -1, into);
}

const battleOutlook = (town: number): number =>
  outlook(chanceOf(supported(french, town), supported(allied, town)), french[town], allied[town]);

/** The stronger side may destroy about half of the weaker one. */
const skirmishOutlook = (town: number): number =>
  0.5 * Math.sign(french[town] - allied[town]) * Math.min(french[town], allied[town]);

/** A position that nobody holds is where the rout begins; the more are on the field, the more are lost by it. */
function lookAtLine(fight: Fight, role: number, sign: number, into: Float64Array): void {
  let onField = 0;
  for (let at = RESERVE; at < PLACE_COUNT; at++) onField += ranksIn(fight, role, at);
  if (onField === 0) return;
  let holds = 1;
  for (const own of OWN_POSITIONS) {
    holds *= 1 - breachAt(fight, role, own);
    into[BEYOND] += sign * force[slot(role, ahead(own))] * 0.1;
  }
  into[HOLES] += sign * (1 - holds) * (onField / 8);
}
