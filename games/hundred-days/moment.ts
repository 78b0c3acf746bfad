import { HEX_NAMES } from './data/board.ts';
import type { Scenario, ScenarioUnit } from './data/scenario.ts';
import { SEATS, type SeatName } from './data/units.ts';
import { battleOf } from './rules/battle.ts';
import { ACTED, GONE, has, INSIDE, SQUARE, WAITING, type State } from './rules/state.ts';

/** The battle that begins with this position, between the activations of a turn. */
export function battleAt(state: State): Scenario | null {
  if (state.phase !== 'command' || state.asks.length > 0) return null;
  const { scenario } = battleOf(state);
  const { skirmishers: _out, position: _before, leaders = [], ...rest } = scenario;
  return {
    ...rest,
    units: scenario.units.map((unit, i) => unitAt(state, unit, i)),
    ...(leaders.length === 0
      ? {}
      : {
          leaders: leaders.map((leader, i) => leaderAt(state, leader, i)),
        }),
    ...(scenario.keys ? { keys: scenario.keys.map((key, i) => heldBy(key, state.held[i])) } : {}),
    position: {
      round: state.round,
      turn: SEATS[state.seat],
      actions: state.actions,
      points: bySide((seat) => Math.max(0, state.points[seat])),
      leadersLost: bySide((seat) => state.leadersLost[seat]),
      grandBattery: bySide((seat) => state.grandBatteryUsed[seat]),
    },
  };
}

type Key = NonNullable<Scenario['keys']>[number];
const heldBy = (key: Key, seat: number): Key => ({ ...key, held: SEATS[seat] });

const bySide = <T>(of: (seat: number) => T): Record<SeatName, T> => ({
  french: of(SEATS.indexOf('french')),
  allied: of(SEATS.indexOf('allied')),
});

/** One that is neither here nor to come is destroyed. */
const whereOf = <T>(hex: number, arrives: T | undefined): { at?: string; arrives?: T } => {
  if (hex === WAITING && arrives !== undefined) return { arrives };
  return hex >= 0 ? { at: HEX_NAMES[hex] } : {};
};

type Leader = NonNullable<Scenario['leaders']>[number];

const leaderAt = (
  state: State,
  { at: _at, arrives, acted: _acted, ...leader }: Leader,
  i: number,
): Leader => ({
  ...leader,
  ...whereOf(state.leaderAt[i], arrives),
  ...(state.leaderActed[i] ? { acted: true } : {}),
});

function unitAt(state: State, unit: ScenarioUnit, i: number): ScenarioUnit {
  const { nation, arm, name, elite, mark, arrives } = unit;
  const isGone = state.at[i] === GONE;
  return {
    nation,
    arm,
    ...(name === undefined ? {} : { name }),
    ...whereOf(state.at[i], arrives),
    ...(elite === undefined ? {} : { elite, marker: state.marker[i] }),
    ...(isGone ? {} : { figures: state.figures[i] + figuresOut(state, i) }),
    ...(mark === undefined ? {} : { mark }),
    ...(has(state, i, SQUARE) ? { square: true } : {}),
    ...(has(state, i, INSIDE) ? { inside: true } : {}),
    ...(has(state, i, ACTED) ? { acted: true } : {}),
  };
}

/** H18.3: no file has skirmishers unless its match does; they are with their unit again. */
const figuresOut = (state: State, unit: number): number =>
  state.rules.skirmishers === 'kevin'
    ? state.parent.filter((parent, i) => parent === unit && state.at[i] >= 0).length
    : 0;
