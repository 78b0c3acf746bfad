import { writeHexes } from '@bicorne/engine';
import { GRID, ROW_NAMES } from '../data/board.ts';
import { CARDS_IN_FORCE, CARD_NAMES } from '../data/cards.ts';
import { TERRAINS } from '../data/terrain.ts';
import { ARMIES } from '../data/units.ts';
import { fieldOf, type Field } from './field.ts';
import { NONE, UNKNOWN } from './state.ts';
import type { View } from './view.ts';

/** The position as a page of text, in the words of the scenario file. */
export function draw(view: View): string {
  const field = fieldOf(view);
  return [
    ...writeHexes(GRID, ROW_NAMES, (hex) => cell(view, field, hex)),
    '',
    ...ARMIES.map(
      (army, seat) => `${army}: ${banners(view, field, seat)} of ${field.goal} banners; ${cards(view, seat)}`,
    ),
    `deck ${view.deck}, discards ${discards(view)}`,
    turnLine(view),
  ].join('\n');
}

function banners(view: View, field: Field, seat: number): number {
  return field.objectives.reduce(
    (sum, objective, i) => sum + (objective.seat === seat && view.held[i] === 1 ? objective.banners : 0),
    view.won[seat],
  );
}

const cardName = (card: number): string => (card === UNKNOWN ? '?' : CARD_NAMES[card]);

function cards(view: View, seat: number): string {
  const track = view.tracks[seat].flatMap((card, i) => (card === NONE ? [] : [`${i + 1} ${cardName(card)}`]));
  const squares = track.length === 0 ? '' : `; squares ${track.join(', ')}`;
  return `hand ${view.hands[seat].map(cardName).join(' ')}${squares}`;
}

/** How many, and which: `3: probe-left, 2 attack-centre`. */
function discards(view: View): string {
  const all = view.discards.flatMap((n, card) => Array<number>(n).fill(card));
  const names = Map.groupBy(all.map(cardName), (name) => name);
  const list = [...names].map(([name, { length }]) => (length === 1 ? name : `${length} ${name}`));
  return list.length === 0 ? '0' : `${all.length}: ${list.join(', ')}`;
}

function turnLine(view: View): string {
  if (view.phase === 'over') return `over: the ${ARMIES[view.winner]} army has won`;
  const card = view.card === NONE ? '' : `, ${CARDS_IN_FORCE[view.card].name}`;
  return `${ARMIES[view.active]} turn${card}: ${view.phase}`;
}

function cell(view: View, field: Field, hex: number): string {
  const ground = TERRAINS[field.terrain[hex]].symbol;
  const unit = view.unitAt[hex];
  const leader = view.leaderAt[hex];
  const piece = unit === NONE ? '' : unitWord(view, field, unit);
  const flag = leader === NONE ? '' : unit === NONE ? `+${field.scenario.leaders[leader].nation[0]}` : '+';
  return piece + flag === '' ? ground : `${ground}/${piece}${flag}`;
}

function unitWord(view: View, field: Field, unit: number): string {
  const { nation, code } = field.kind[unit];
  const square = view.squareOf[unit] > 0 ? `#${view.squareOf[unit]}` : '';
  return `${nation[0]}${code}${view.blocks[unit]}${square}`;
}
