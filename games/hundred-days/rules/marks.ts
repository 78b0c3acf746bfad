import type { Seat } from '@bicorne/engine';
import { CAVALRY_LEADER, MARK, NO, type Doing, type List } from './actions.ts';
import { battleOf, type Battle } from './battle.ts';
import type { Say } from './events.ts';
import { putLeader, setDown } from './pieces.ts';
import { beginTurn } from './turn.ts';
import { GONE, has, LIGHT, NONE, other, raise, RIFLES, WAITING, type Ask, type State } from './state.ts';

// H16.20, H16.30, H16.40, H16.50: what each side chooses before the first turn.

/** H16.56 */
export function asksOf(state: State, battle: Battle): Ask[] {
  const { rules } = state;
  const whats = [
    rules.lightInfantry && 'light',
    rules.britishRifles && 'rifles',
    rules.cavalryLeader && 'cavalryLeader',
    rules.horseArtillery && 'horseArtillery',
  ] as const;
  return [battle.first, other(battle.first)].flatMap((seat) =>
    whats.filter((what) => what !== false).map((what) => ({ seat, what })),
  );
}

/** Passes over what nobody can answer or the scenario has answered; then the first turn begins. */
export function nextAsk(state: State, battle: Battle, say: Say): void {
  state.asks = state.asks.slice(state.asks.findIndex((ask) => isOpen(state, battle, ask)));
  if (state.asks.length > 0 && isOpen(state, battle, state.asks[0])) state.phase = 'mark';
  else {
    state.asks = [];
    beginTurn(state, say);
  }
}

function isOpen(state: State, battle: Battle, ask: Ask): boolean {
  const own = battle.roster.of[ask.seat];
  if (ask.what === 'light' && own.some((unit) => has(state, unit, LIGHT))) return false; // H16.33
  if (ask.what === 'rifles' && own.some((unit) => has(state, unit, RIFLES))) return false;
  if (ask.what === 'horseArtillery' && hasHorseArtillery(state, battle, ask.seat)) return false;
  return fit(state, battle, ask).length > 0;
}

const hasHorseArtillery = (state: State, battle: Battle, seat: Seat): boolean =>
  battle.roster.of[seat].some(
    (unit) => battle.roster.arm[unit] === 'horseArtillery' && state.at[unit] !== GONE,
  );

/** The units that may be chosen. */
function fit(state: State, battle: Battle, { seat, what }: Ask): number[] {
  const { arm, nation } = battle.roster;
  const own = battle.roster.of[seat].filter((unit) => state.at[unit] >= WAITING);
  const infantry = own.filter((unit) => arm[unit] === 'infantry' && !has(state, unit, LIGHT | RIFLES)); // H16.32
  const cavalry = own.filter((unit) => arm[unit] === 'cavalry');
  const apart = (index: readonly number[], unit: number): boolean =>
    state.at[unit] === WAITING || index[state.at[unit]] === NONE;
  if (what === 'light') return infantry;
  if (what === 'rifles') return infantry.filter((unit) => nation[unit] === 'british');
  return cavalry.filter((unit) => apart(what === 'cavalryLeader' ? state.chief : state.guns, unit));
}

export function listMarks(state: State, battle: Battle, list: List<'mark' | 'cavalry-leader' | 'no'>): void {
  const [ask] = state.asks;
  for (const unit of fit(state, battle, ask)) {
    if (ask.what === 'cavalryLeader') list.push(...CAVALRY_LEADER[unit]);
    else list.push(MARK[unit]);
  }
  if (ask.what === 'cavalryLeader') list.push(NO); // H16.40
}

export function mark(state: State, say: Say, { unit }: Doing<'mark'>): void {
  const [{ seat, what }] = state.asks;
  if (what === 'horseArtillery') addHorseArtillery(state, battleOf(state), seat, unit, say);
  if (what === 'light' || what === 'rifles') {
    raise(state, unit, what === 'light' ? LIGHT : RIFLES);
    say?.({ type: 'marked', unit, as: what });
  }
  endAsk(state, battleOf(state), say);
}

export function markLeader(state: State, say: Say, { unit, value }: Doing<'cavalry-leader'>): void {
  addLeader(state, battleOf(state), state.asks[0].seat, unit, value, say);
  endAsk(state, battleOf(state), say);
}

export function endAsk(state: State, battle: Battle, say: Say): void {
  state.asks = state.asks.slice(1);
  nextAsk(state, battle, say);
}

/** H16.41, H16.43 */
function addLeader(state: State, battle: Battle, seat: Seat, unit: number, value: number, say: Say): void {
  const leader = battle.leaders.added[seat];
  state.leaderValue[leader] = value;
  state.leaderWith[leader] = unit;
  if (state.at[unit] === WAITING) state.leaderAt[leader] = WAITING;
  else putLeader(state, leader, state.at[unit]);
  say?.({ type: 'leader-added', leader, unit, value });
}

/** H16.50, H16.55 */
function addHorseArtillery(state: State, battle: Battle, seat: Seat, unit: number, say: Say): void {
  const guns = battle.roster.horse[seat];
  state.figures[guns] = battle.roster.start[guns];
  state.full[guns] = battle.roster.start[guns];
  state.parent[guns] = unit;
  if (state.at[unit] === WAITING) state.at[guns] = WAITING;
  else setDown(state, battle, guns, state.at[unit]);
  say?.({ type: 'horse-artillery', unit: guns, beside: unit });
}
