import { check, misfits, ok, type Fault, type Options, type Result } from '@bicorne/engine';
import {
  HOST_PLACES,
  readBlockWord,
  scenarioSchema,
  type BattleScenario,
  type Host,
  type Scenario,
} from '../data/schema.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { PLACES } from './actions.ts';
import { askSide } from './asking.ts';
import { NO_BID } from './bids.ts';
import { ARMY_COUNT, ARMY_OF, BLOCK_COUNT, blockNamed, FRENCH, FULL, NO_BLOCK } from './blocks.ts';
import { exitTo, MOST_EXITS, NOWHERE, ROAD_COUNT, TOWN_COUNT, townNamed } from './board.ts';
import { blocksOf, emptyField, holdGround, lookAround, shift } from './field.ts';
import { classify } from './fights.ts';
import { isHidden, noteHere } from './fog.ts';
import { LAID } from './layout.ts';
import { NOBODY_LEAVES } from './rout.ts';
import {
  ACTED,
  CANISTER,
  DISORDER,
  fightAt,
  groundOf,
  OFF,
  OPEN,
  SHOCK,
  sideOfRole,
  SQUARE,
  type Fight,
  type State,
} from './state.ts';
import { takeCouncil } from './talk.ts';
import { askPlacer, goOn } from './turn.ts';

export function setup(given: unknown, options: Options): Result<State> {
  const checked = check(scenarioSchema, given, 'scenario');
  if (!checked.ok) return checked;
  const scenario = checked.value;
  const players = options['players'] === '3' ? 3 : 2;
  const wrong = misfit(scenario, options, players);
  if (wrong) return { ok: false, fault: wrong };
  const s = emptyBoard(scenario, players, options);
  if (scenario.towns) stand(s, scenario);
  begin(s, scenario);
  return ok(s);
}

/** All of them, where `setup` names the first. */
export function faults(given: unknown, options: Options): readonly Fault[] {
  const checked = check(scenarioSchema, given, 'scenario');
  if (!checked.ok) return misfits(scenarioSchema, given, 'scenario');
  const wrong = misfit(checked.value, options, options['players'] === '3' ? 3 : 2);
  return wrong ? [wrong] : [];
}

/** C13.1 */
function misfit({ turn, battles, lost, unknown }: Scenario, options: Options, players: number): Fault | null {
  if (options['bid'] !== true) return null;
  const fault = (message: string): Fault => ({
    code: 'invalid',
    message,
    place: 'options.bid',
    rule: 'C13.1',
  });
  if (players !== 2) return fault('bids are for two players');
  const hasBegun = turn > 1 || battles.length + lost.length + unknown.length > 0;
  return hasBegun ? fault('bids are made before the first turn') : null;
}

/** Until the bids are closed nobody owns a block. */
const NOBODY_YET = -3;

const blocks = (value: number): number[] => Array<number>(BLOCK_COUNT).fill(value);

const emptyBoard = (scenario: Scenario, players: number, options: Options): State => ({
  players,
  revealLate: options['revealLate'] === true,
  bids: options['bid'] === true,
  seatOf: options['bid'] === true ? [NOBODY_YET, NOBODY_YET, NOBODY_YET] : [0, 1, players - 1],
  phase: 'place',
  turn: scenario.turn - 1,
  actor: 0,
  relay: -1,
  at: blocks(NOWHERE),
  steps: scenario.towns ? blocks(0) : FULL.slice(),
  place: blocks(OFF),
  flags: blocks(scenario.towns ? OPEN : 0),
  host: blocks(NO_BLOCK),
  seen: blocks(0),
  present: Array<number>(ARMY_COUNT * TOWN_COUNT).fill(0),
  fast: Array<number>(ARMY_COUNT * TOWN_COUNT).fill(0),
  notes: Array<number>(ARMY_COUNT * TOWN_COUNT).fill(0),
  standing: Array<number>(ARMY_COUNT * TOWN_COUNT).fill(0),
  held: [0, 0, 0, 0],
  groups: [NOWHERE, NOWHERE, NOWHERE, NOWHERE],
  roadUse: Array<number>(ROAD_COUNT).fill(0),
  busiest: 0,
  fights: [],
  field: NOWHERE,
  bag: TERRAINS.map((terrain) => TERRAIN[terrain].markers),
  drawn: [],
  block: NO_BLOCK,
  hits: 0,
  target: 'line',
  helped: false,
  loser: NOBODY_LEAVES,
  panic: false,
  moved: Array<number>(2 * MOST_EXITS).fill(0),
  owed: [0, 0, 0],
  bid: NO_BID,
  bidSide: FRENCH,
  lost: [0, 0, 0],
  routed: [false, false, false],
  ending: null,
});

function stand(s: State, scenario: Scenario): void {
  for (const one of scenario.battles) s.fights.push(fightOf(one));
  for (const [town, words] of Object.entries(scenario.towns ?? {}))
    for (const word of words) put(s, word, townNamed(town), OFF);
  for (const one of scenario.battles) layField(s, one);
  for (const id of scenario.lost) s.lost[ARMY_OF[blockNamed(id)]]++;
  for (const id of scenario.disorganised) s.flags[blockNamed(id)] |= DISORDER;
  // Everybody has read the scenario.
  const unknown = new Set(scenario.unknown.map(blockNamed));
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isHidden(s, block) && !unknown.has(block)) noteHere(s, block);
}

function put(s: State, word: string, town: number, place: number): void {
  const { id, steps } = readBlockWord(word);
  const block = blockNamed(id);
  s.steps[block] = steps ?? FULL[block];
  s.flags[block] = 0;
  shift(s, block, town, place);
}

function fightOf(one: BattleScenario): Fight {
  const f = emptyField(townNamed(one.town));
  const from = one.entered.map(townNamed);
  f.origin = from[0];
  for (const town of from) f.entered |= 1 << exitTo(f.town, town);
  return f;
}

function layField(s: State, one: BattleScenario): void {
  const f = fightAt(s, townNamed(one.town));
  if (!f || !one.attacker || !one.defender) return;
  f.battle = true;
  f.stage = LAID;
  f.round = one.round;
  f.quiet = one.quiet;
  f.fought = one.fought;
  f.part = one.part === 'attacker' ? 0 : 1;
  [one.attacker, one.defender].forEach((host, role) => standHost(s, f, host, role));
  for (const id of one.squares) s.flags[blockNamed(id)] |= SQUARE;
  for (const id of one.charging) s.flags[blockNamed(id)] |= SHOCK;
  for (const id of one.canister) s.flags[blockNamed(id)] |= CANISTER;
  for (const id of one.acted) s.flags[blockNamed(id)] |= ACTED;
  for (const [guest, square] of Object.entries(one.sheltered)) s.host[blockNamed(guest)] = blockNamed(square);
  lookAround(s, f, undefined);
}

const COLUMNS = ['left', 'centre', 'right'] as const;

function standHost(s: State, f: Fight, host: Host, role: number): void {
  for (const name of HOST_PLACES) for (const word of host[name]) put(s, word, f.town, PLACES.indexOf(name));
  for (const name of COLUMNS) {
    const terrain = TERRAINS.indexOf(host.terrain[name] ?? 'open');
    const ground = groundOf(role, PLACES.indexOf(name));
    if (terrain > 0) s.bag[terrain]--;
    f.terrain[ground] = terrain;
    const holder = host.holders[name];
    if (holder !== undefined) holdGround(s, f, ground, blockNamed(holder));
  }
}

function begin(s: State, scenario: Scenario): void {
  if (s.bids) s.phase = 'coin';
  else if (!scenario.towns) askPlacer(s);
  else if (s.players === 3 && s.turn === 0 && scenario.battles.length === 0) takeCouncil(s);
  else if (scenario.battles.length === 0) s.phase = 'turn';
  else resume(s, scenario.battles[0]);
  goOn(s, undefined);
}

/** In the middle of the combat phase: the first battle goes on if it is laid out, else the next fight is looked for. */
function resume(s: State, one: BattleScenario): void {
  for (const f of s.fights.filter(({ stage }) => stage < LAID)) classify(s, f);
  const f = fightAt(s, townNamed(one.town));
  if (!f || s.fights.some(({ stage }) => stage < LAID)) {
    s.phase = 'fights';
    return;
  }
  s.field = f.town;
  askSide(s, sideOfRole(s, f.part), f.town);
  s.block = blocksOf(s, f, f.part).find((block) => s.seatOf[ARMY_OF[block]] === s.actor) ?? NO_BLOCK;
  s.phase = one.step === 'morale' ? 'part' : 'aftermath';
}

const SEATS = {
  two: ['french', 'allied'],
  three: ['french', 'anglo-dutch', 'prussian'],
  bid: ['first', 'second'],
};

/** With bids nobody has a side yet when the match begins, and the names must not change. */
export function seats(s: State): readonly string[] {
  if (s.bids) return SEATS.bid;
  return s.players === 3 ? SEATS.three : SEATS.two;
}
