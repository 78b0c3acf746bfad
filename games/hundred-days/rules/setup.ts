import { check, misfits, ok, type Fault, type Options, type Result } from '@bicorne/engine';
import { hexNamed, SIZE } from '../data/board.ts';
import { scenarioSchema, type Scenario } from '../data/scenario.ts';
import { SEATS } from '../data/units.ts';
import { battleOf, keyPoints, nameBattle, type Battle } from './battle.ts';
import { faultsIn } from './check.ts';
import { asksOf, nextAsk } from './marks.ts';
import { readRules, type Rules } from './options.ts';
import { putLeader, setDown } from './pieces.ts';
import { beginTurn } from './turn.ts';
import { ACTED, GONE, INSIDE, LIGHT, NONE, raise, RIFLES, SQUARE, WAITING, type State } from './state.ts';
import { seatOf } from './roster.ts';

// H1.3, H1.4

export function setup(given: unknown, options: Options): Result<State> {
  const checked = check(scenarioSchema, given, 'scenario');
  if (!checked.ok) return checked;
  const scenario = checked.value;
  const rules = readRules(options);
  const name = nameBattle(scenario);
  const battle = battleOf({ battle: name });
  const [fault] = faultsIn(scenario, battle, rules);
  if (fault !== undefined) return { ok: false, fault };
  const state = emptyBoard(name, battle, rules);
  deploy(state, battle, scenario);
  return ok(state);
}

/** All of them, where `setup` names the first. */
export function faults(given: unknown, options: Options): readonly Fault[] {
  const checked = check(scenarioSchema, given, 'scenario');
  if (!checked.ok) return misfits(scenarioSchema, given, 'scenario');
  const battle = battleOf({ battle: nameBattle(checked.value) });
  return faultsIn(checked.value, battle, readRules(options));
}

function emptyBoard(name: string, battle: Battle, rules: Rules): State {
  const units = <T>(value: T): T[] => Array<T>(battle.roster.count).fill(value);
  const leaders = <T>(value: T): T[] => Array<T>(battle.leaders.count).fill(value);
  const hexes = (): number[] => Array<number>(SIZE).fill(NONE);
  return {
    battle: name,
    rules,
    phase: 'command',
    round: 1,
    seat: battle.first,
    actions: 0,
    points: [0, 0],
    leadersLost: [0, 0],
    grandBatteryUsed: [false, false],
    at: units(GONE),
    figures: units(0),
    marker: units(0),
    flags: units(0),
    full: units(0),
    parent: units(NONE),
    leaderAt: leaders(GONE),
    leaderActed: leaders(false),
    leaderValue: [...battle.leaders.value],
    leaderWith: leaders(NONE),
    held: battle.keys.map((key) => key.held),
    foot: hexes(),
    guns: hexes(),
    chief: hexes(),
    asks: [],
    activation: null,
    attack: null,
    flight: null,
    errand: null,
    ending: null,
  };
}

/** The pieces where a scenario puts them, whether or not they may stand there: for whoever draws it. */
export function laidOut(scenario: Scenario, rules: Rules): State {
  const name = nameBattle(scenario);
  const battle = battleOf({ battle: name });
  const state = emptyBoard(name, battle, rules);
  deployPieces(state, battle, scenario);
  return state;
}

function deployPieces(state: State, battle: Battle, scenario: Scenario): void {
  scenario.units.forEach((_, unit) => deployUnit(state, battle, scenario, unit));
  scenario.leaders?.forEach((_, leader) => deployLeader(state, scenario, leader));
  deploySkirmishers(state, battle, scenario);
}

function deploy(state: State, battle: Battle, scenario: Scenario): void {
  deployPieces(state, battle, scenario);
  state.points = SEATS.map((name, seat) => scenario.position?.points?.[name] ?? keyPoints(battle, seat));
  if (scenario.position) return resume(state, scenario.position);
  state.asks = asksOf(state, battle);
  nextAsk(state, battle, undefined);
}

function deployUnit(state: State, battle: Battle, scenario: Scenario, unit: number): void {
  const { at, arrives, figures, marker, elite = 0, mark, square, inside, acted } = scenario.units[unit];
  if (at === undefined && !arrives) return;
  state.figures[unit] = figures ?? battle.roster.start[unit];
  state.full[unit] = battle.roster.start[unit];
  state.marker[unit] = marker ?? elite;
  if (at === undefined) state.at[unit] = WAITING;
  else setDown(state, battle, unit, hexNamed(at));
  if (mark === 'light' && state.rules.lightInfantry) raise(state, unit, LIGHT);
  if (mark === 'rifles' && state.rules.britishRifles) raise(state, unit, RIFLES);
  if (square) raise(state, unit, SQUARE);
  if (inside) raise(state, unit, INSIDE);
  if (acted) raise(state, unit, ACTED);
}

function deployLeader(state: State, { leaders = [] }: Scenario, leader: number): void {
  const { at, arrives, acted = false } = leaders[leader];
  state.leaderActed[leader] = acted;
  if (at !== undefined) putLeader(state, leader, hexNamed(at));
  else if (arrives) state.leaderAt[leader] = WAITING;
}

function deploySkirmishers(state: State, battle: Battle, { skirmishers = [] }: Scenario): void {
  for (const { side, at, of, acted } of skirmishers) {
    const unit = battle.roster.skirmishers[seatOf(side)].find((one) => state.at[one] === GONE);
    if (unit === undefined) continue;
    state.figures[unit] = 1;
    state.full[unit] = 1;
    setDown(state, battle, unit, hexNamed(at));
    if (acted) raise(state, unit, ACTED);
    if (of === undefined) continue;
    state.parent[unit] = of;
    if (state.rules.skirmishers === 'kevin') lowerFull(state, of);
  }
}

/** H18.3: a figure that is out as skirmishers is not in the parent. */
function lowerFull(state: State, parent: number): void {
  state.full[parent]--;
  state.figures[parent] = Math.min(state.figures[parent], state.full[parent]);
}

function resume(state: State, position: NonNullable<Scenario['position']>): void {
  state.round = position.round;
  state.seat = seatOf(position.turn);
  state.leadersLost = SEATS.map((name) => position.leadersLost?.[name] ?? 0);
  state.grandBatteryUsed = SEATS.map((name) => position.grandBattery?.[name] ?? false);
  if (position.actions === undefined) return beginTurn(state, undefined);
  state.actions = position.actions;
  state.phase = 'command';
}
