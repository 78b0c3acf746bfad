import { distance, type Hex } from '../data/board.ts';
import { CAVALRY, INFANTRY } from '../data/units.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { MOVED, NONE, type State } from '../rules/state.ts';
import { bySquare, cardDice, gunDice, meleeStrength, terrainLoss } from '../rules/strength.ts';

export const SUMMANDS = ['blocks', 'half', 'guns', 'square', 'class', 'card', 'ground'] as const;

/** Why an attack has so many dice. */
export interface DiceSum {
  /** Blocks and guns begin it, `half` says that the blocks count half, the others add or take. */
  readonly parts: readonly { readonly what: (typeof SUMMANDS)[number]; readonly n: number }[];
  readonly dice: number;
}

/** In melee beside it, else by fire. Must agree with `meleeDice` and `fireDice`. */
export function diceSum(state: State, by: number, at: Hex, bonus = false): DiceSum {
  const field = fieldOf(state);
  const from = state.hexOf[by];
  const melee = distance(from, at) === 1;
  const base = melee ? meleeBase(state, field, by, at) : fireBase(state, field, by, at);
  const plain = melee && bySquare(state, field, by, state.unitAt[at]);
  const parts = [
    ...base,
    { what: 'card', n: plain ? 0 : cardDice(state, field, by, from, at, bonus) },
    { what: 'ground', n: -terrainLoss(field, field.arm[by], !melee, from, at) },
  ] as const;
  return {
    parts: parts.filter(({ what, n }) => n !== 0 || what === 'half'),
    dice: Math.max(0, total(parts)),
  };
}

/** Half of the blocks is what `half` leaves of them. */
const total = (parts: DiceSum['parts']): number => parts.reduce((sum, { n }) => sum + n, 0);

type Parts = readonly DiceSum['parts'][number][];

function meleeBase(state: State, field: Field, by: number, at: Hex): Parts {
  const on = state.unitAt[at];
  if (bySquare(state, field, by, on)) return [{ what: 'square', n: 1 }];
  const kind = field.kind[by];
  if (kind.guns !== null) return [{ what: 'guns', n: meleeStrength(state, field, by, on) }];
  const infantry = on !== NONE && field.arm[on] === INFANTRY;
  return [
    { what: 'blocks', n: state.blocks[by] },
    { what: 'class', n: kind.melee + (infantry ? kind.againstInfantry : 0) },
  ];
}

function fireBase(state: State, field: Field, by: number, at: Hex): Parts {
  const kind = field.kind[by];
  const blocks = state.blocks[by];
  if (state.squareOf[by] > 0) return [{ what: 'square', n: 1 }];
  if (field.arm[by] === CAVALRY) return [];
  if (kind.guns !== null)
    return [{ what: 'guns', n: gunDice(state, field, by, distance(state.hexOf[by], at)) }];
  if ((state.marks[by] & MOVED) === 0)
    return [
      { what: 'blocks', n: blocks },
      { what: 'class', n: kind.standing },
    ];
  const half = (blocks + (kind.halves === 'up' ? 1 : 0)) >> 1; // N6.7
  return [
    { what: 'blocks', n: blocks },
    { what: 'half', n: half - blocks },
    { what: 'class', n: kind.moving },
  ];
}
