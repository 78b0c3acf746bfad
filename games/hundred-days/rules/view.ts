import type { Secrecy } from '@bicorne/engine';
import { writeHexes } from '@bicorne/engine';
import { GRID } from '../data/board.ts';
import { SEATS } from '../data/units.ts';
import { battleOf, type Battle } from './battle.ts';
import { partyOf } from './retreat.ts';
import { cloneState, has, NONE, SQUARE, WAITING, type Flight, type State } from './state.ts';

// H1.5: nothing is hidden, so that the view is the state.

export type HundredDaysView = State;
export const view = (state: State): HundredDaysView => cloneState(state);
export const sample = (seen: HundredDaysView): State => cloneState(seen);
export const secrecy: Secrecy<State> = { redraw: cloneState, hidden: () => ({}) };

/** What the question is about, in numbers of units, leaders and hexes. */
export function about(state: State): Record<string, number | string> {
  const { phase, asks, actions, activation, attack, flight, errand } = state;
  if (phase === 'mark') return { what: asks[0].what };
  if (phase === 'command') return { actions };
  if (phase === 'follow' || phase === 'joinFire') return { unit: errand?.who[0] ?? NONE };
  if (phase === 'retreat' && flight) return aboutRetreat(state, flight);
  if (attack) return { unit: attack.by, at: attack.at, dice: attack.dice, hits: attack.hits };
  return activation ? { actions, unit: activation.unit, leader: activation.leader } : { actions };
}

/** H11.5: whoever makes way goes one hex, however far the first of the chain falls back. */
function aboutRetreat(state: State, { chain, left }: Flight): Record<string, number> {
  const { unit, leader } = partyOf(state, battleOf(state), chain);
  const hexes = chain.length > 1 ? 1 : left;
  return unit === NONE ? { leader, hexes } : { unit, hexes };
}

// The board as a page of text: ground, then the units of the hex, as `hF3Ga`.

const ARM_LETTER = {
  infantry: 'I',
  cavalry: 'C',
  artillery: 'A',
  horseArtillery: 'H',
  skirmishers: 's',
} as const;
const LABELS = GRID.rows.map((_, row) => String(row + 1));

export function draw(state: HundredDaysView): string {
  const battle = battleOf(state);
  const letters = `   ${[...'ABCDEFGHIJKLM'].map((letter) => letter.padEnd(CELL)).join('')}`.trimEnd();
  const board = writeHexes(GRID, LABELS, (hex) => cell(state, battle, hex).padEnd(CELL - 1));
  return [letters, ...board, waitingLine(state, battle), statusLine(state, battle)]
    .filter((line) => line !== '')
    .join('\n');
}

const CELL = 8;

/** Ground, side in lower case for the French and upper case for the Allies, foot and guns with figures, `*` a leader. */
function cell(state: State, battle: Battle, hex: number): string {
  const units = [state.foot[hex], state.guns[hex]].filter((unit) => unit !== NONE);
  const chief = state.chief[hex];
  const signs = units.map((unit) => unitSign(state, battle, unit));
  if (chief !== NONE) signs.push(battle.leaders.seat[chief] === 0 ? '*' : '!');
  return battle.ground[hex].letter + signs.join('');
}

function unitSign(state: State, battle: Battle, unit: number): string {
  const letter = ARM_LETTER[battle.roster.arm[unit]];
  const side = battle.roster.seat[unit] === 0 ? letter.toLowerCase() : letter.toUpperCase();
  return `${side}${state.figures[unit]}${'+'.repeat(state.marker[unit])}${has(state, unit, SQUARE) ? '#' : ''}`;
}

function waitingLine(state: State, battle: Battle): string {
  const waiting = state.at.flatMap((at, unit) => (at === WAITING ? [unitSign(state, battle, unit)] : []));
  return waiting.length > 0 ? `to come: ${waiting.join(' ')}` : '';
}

function statusLine(state: State, battle: Battle): string {
  const score = SEATS.map((name, seat) => `${name} ${state.points[seat]}/${battle.need[seat]}`).join(', ');
  if (state.ending) return `over; ${score}`;
  return `round ${state.round}, ${SEATS[state.seat]} to play, ${state.actions} actions, ${state.phase}; ${score}`;
}
