import type { LinePart } from '@bicorne/engine';
import { distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE, ONE_UNIT } from '../data/cards.ts';
import { ARTILLERY, CAVALRY, type UnitKind } from '../data/units.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { destinations } from '../rules/movement.ts';
import { enemyUnitBeside } from '../rules/pieces.ts';
import { cutAt } from '../rules/sight.ts';
import { fireDice, meleeStrength } from '../rules/strength.ts';
import { NONE, ORDERED, TIRED, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What a unit could do from where it stands, by the rules themselves; for showing, never for deciding. */
export interface Prospect {
  readonly unit: number;
  readonly hex: Hex;
  readonly reach: readonly Hex[];
  /** Hexes it may move and still battle, and how far it fires. */
  readonly march: number;
  readonly range: number;
  /** The hexes it could fire at, with its dice. */
  readonly fire: readonly { readonly hex: Hex; readonly dice: number }[];
  readonly meleeDice: number;
}

/** As if it were ordered: by the card in force in its own turn, else by an order without effects. */
function asOrdered(view: View, field: Field, unit: number): State {
  const seat = field.seat[unit];
  const own = seat === view.active && view.card >= 0;
  const marks = view.marks.map((mark, one) => (one === unit && !own ? ORDERED : mark));
  return { ...view, deck: [], active: seat, card: own ? view.card : ONE_UNIT, marks };
}

export function prospectOf(view: View, hex: Hex): Prospect | null {
  const unit = view.unitAt[hex];
  if (unit === NONE) return null;
  const field = fieldOf(view);
  const state = asOrdered(view, field, unit);
  return {
    unit,
    hex,
    reach: state.squareOf[unit] > 0 ? [] : destinations(state, field, unit).filter((to) => to !== NONE),
    ...limits(field.kind[unit], state.blocks[unit]),
    fire: fireFrom(state, field, unit),
    meleeDice: meleeStrength(state, field, unit, NONE),
  };
}

// N5.7, N6.11, N6.12: a single block of guns stands to battle, and not at every distance
function limits({ march, range, guns }: UnitKind, blocks: number): Pick<Prospect, 'march' | 'range'> {
  if (guns === null || blocks > 1) return { march, range };
  return { march: 0, range: guns.single.filter((dice) => dice > 0).length };
}

function fireFrom(state: State, field: Field, unit: number): Prospect['fire'] {
  const from = state.hexOf[unit];
  if (!mayFire(state, field, unit) || enemyUnitBeside(state, field, from, field.seat[unit])) return []; // N6.4
  return state.unitAt.flatMap((_, hex) => {
    const far = distance(from, hex);
    if (far < 2 || far > field.kind[unit].range || cutOf(state, field, unit, hex) !== null) return [];
    const dice = fireDice(state, field, unit, hex);
    return dice > 0 ? [{ hex, dice }] : [];
  });
}

/** Cavalry never fires, some cards forbid it, and so do some moves. */
const mayFire = (state: State, field: Field, unit: number): boolean =>
  field.arm[unit] !== CAVALRY &&
  !['melee', 'none'].includes(CARDS_IN_FORCE[state.card].battles) &&
  (state.marks[unit] & TIRED) === 0;

// N7.9
function cutOf(state: State, field: Field, unit: number, to: Hex): LinePart | null {
  const from = state.hexOf[unit];
  const guns = field.arm[unit] === ARTILLERY && field.high[from] ? field.seat[unit] : NONE;
  return cutAt(state, field, from, to, guns);
}

/** The line from a unit to a hex, and where it is cut. */
export interface SightLine {
  readonly from: Hex;
  readonly to: Hex;
  readonly cut: LinePart | null;
  readonly inRange: boolean;
  readonly dice: number;
}

export function sightLine(view: View, unit: number, to: Hex): SightLine | null {
  const from = view.hexOf[unit] ?? NONE;
  if (from === NONE || distance(from, to) < 2) return null;
  const field = fieldOf(view);
  const state = asOrdered(view, field, unit);
  const inRange = field.arm[unit] !== CAVALRY && distance(from, to) <= field.kind[unit].range;
  return {
    from,
    to,
    cut: cutOf(state, field, unit, to),
    inRange,
    dice: inRange && mayFire(state, field, unit) ? fireDice(state, field, unit, to) : 0,
  };
}
