import type { Seat } from '@bicorne/engine';
import { hexNamed } from '../data/board.ts';
import type { Arrival, Scenario } from '../data/scenario.ts';
import {
  NATION,
  SEATS,
  SKIRMISHER_LIMIT,
  startFigures,
  type Arm,
  type Nation,
  type SeatName,
} from '../data/units.ts';

// The order of battle as arrays over unit and leader numbers.

/** Units by number: the scenario's, then a horse battery of each seat, then three bodies of skirmishers each. */
export interface Roster {
  readonly count: number;
  readonly seat: readonly Seat[];
  readonly arm: readonly Arm[];
  readonly nation: readonly Nation[];
  /** Artillery of either kind. */
  readonly isGuns: readonly boolean[];
  readonly start: readonly number[];
  readonly elite: readonly number[];
  readonly name: readonly string[];
  readonly arrival: readonly (Entry | null)[];
  /** All the unit numbers of each seat. */
  readonly of: readonly (readonly number[])[];
  readonly horse: readonly number[];
  readonly skirmishers: readonly (readonly number[])[];
}

/** The scenario's leaders, then one that each seat may add to its cavalry. */
export interface LeaderRoster {
  readonly count: number;
  readonly seat: readonly Seat[];
  readonly value: readonly number[];
  readonly name: readonly string[];
  readonly arrival: readonly (Entry | null)[];
  readonly of: readonly (readonly number[])[];
  readonly added: readonly number[];
}

interface Entry {
  readonly round: number;
  readonly by: readonly number[];
}

export const seatOf = (name: SeatName): Seat => SEATS.indexOf(name);

const entry = (arrives: Arrival | undefined): Entry | null =>
  arrives ? { round: arrives.round, by: (arrives.by ?? []).map(hexNamed) } : null;

interface Member {
  readonly nation: Nation;
  readonly arm: Arm;
  readonly elite: number;
  readonly name: string;
  readonly arrival: Entry | null;
}

const added = (arm: Arm, nation: Nation): Member => ({ nation, arm, elite: 0, name: '', arrival: null });

/** Horse guns and skirmishers that the optional rules may bring. */
function reserves({ units }: Scenario): Member[] {
  const allies = units.some((unit) => unit.nation === 'british') ? 'british' : 'prussian';
  const nations: readonly Nation[] = ['french', allies];
  const bodies = Array.from({ length: SKIRMISHER_LIMIT }, () => 'skirmishers' as const);
  return [
    ...nations.map((nation) => added('horseArtillery', nation)),
    ...nations.flatMap((nation) => bodies.map((arm) => added(arm, nation))),
  ];
}

export function makeRoster(scenario: Scenario): Roster {
  const named = scenario.units.map(({ nation, arm, elite = 0, name = '', arrives }): Member => ({
    nation,
    arm,
    elite,
    name,
    arrival: entry(arrives),
  }));
  const all = [...named, ...reserves(scenario)];
  const seat = all.map(({ nation }) => seatOf(NATION[nation].seat));
  const numbers = all.map((_, unit) => unit);
  const of = SEATS.map((_, side) => numbers.filter((unit) => seat[unit] === side));
  return {
    count: all.length,
    seat,
    arm: all.map(({ arm }) => arm),
    nation: all.map(({ nation }) => nation),
    isGuns: all.map(({ arm }) => arm === 'artillery' || arm === 'horseArtillery'),
    start: all.map(({ nation, arm }) => startFigures(nation, arm)),
    elite: all.map(({ elite }) => elite),
    name: all.map(({ name }) => name),
    arrival: all.map(({ arrival }) => arrival),
    of,
    horse: SEATS.map((_, side) => named.length + side),
    skirmishers: of.map((own) => own.filter((unit) => all[unit].arm === 'skirmishers')),
  };
}

export function makeLeaders({ leaders = [] }: Scenario, roster: Roster): LeaderRoster {
  const named = leaders.map(({ side, value, name = '', arrives }) => ({
    seat: seatOf(side),
    value,
    name,
    arrival: withHexes(entry(arrives), seatOf(side), roster),
  }));
  const all = [...named, ...SEATS.map((_, seat) => ({ seat, value: 0, name: '', arrival: null }))];
  const numbers = all.map((_, leader) => leader);
  return {
    count: all.length,
    seat: all.map((leader) => leader.seat),
    value: all.map((leader) => leader.value),
    name: all.map((leader) => leader.name),
    arrival: all.map((leader) => leader.arrival),
    of: SEATS.map((_, seat) => numbers.filter((leader) => all[leader].seat === seat)),
    added: SEATS.map((_, seat) => named.length + seat),
  };
}

/** H15.4 */
function withHexes(arrival: Entry | null, seat: Seat, roster: Roster): Entry | null {
  if (!arrival || arrival.by.length > 0) return arrival;
  const by = roster.arrival.flatMap((other, unit) =>
    other && roster.seat[unit] === seat && other.round === arrival.round ? other.by : [],
  );
  return { round: arrival.round, by: [...new Set(by)] };
}
