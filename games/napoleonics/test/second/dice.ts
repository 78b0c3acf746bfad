import {
  WORKS_INTO,
  WORKS_OUT,
  armOf,
  gunDice,
  isGrenadier,
  isGuard,
  isHeavy,
  isHigh,
  isHorseArtillery,
  isLight,
  isTown,
  lostInto,
  lostOut,
  paces,
  rangeOf,
} from './chart.ts';
import { distance } from './hexes.ts';
import type { Table, Unit } from './table.ts';

/** Dice that ground takes from an attack. */
function lost(table: Table, unit: Unit, to: string, melee: boolean): number {
  const { arm, hex: from } = unit;
  const works = table.isThroughWorks(from, to);
  const [here, there] = [table.groundAt(from), table.groundAt(to)];
  const out = lostOut(here, arm) + (melee && table.isThroughWorks(to, from) ? WORKS_OUT[arm] : 0);
  const into = lostInto(there, arm, melee) + (works ? WORKS_INTO[arm] : 0);
  return out + into + lostByHills(isHigh(here), isHigh(there), works, arm, melee);
}

function lostByHills(here: boolean, there: boolean, works: boolean, arm: string, melee: boolean): number {
  if (here && !there) return arm === 'cavalry' ? 1 : 0;
  if (!there || works) return 0;
  if (here) return arm === 'infantry' && !melee ? 1 : 0;
  return arm === 'artillery' ? 0 : 1;
}

/** Dice of the card for an ordered unit's own attack. */
function cardDice(table: Table, unit: Unit, to: string, melee: boolean, bonus: boolean): number {
  const guard = isGuard(unit.kind);
  switch (table.card) {
    case 'elan':
    case 'leadership':
      return 1;
    case 'cold-steel':
      return melee && !bonus ? 1 : 0;
    case 'fire-and-hold':
      return 1;
    case 'bayonet-charge':
      return guard ? 1 : 0;
    case 'bombard':
      return guard ? 3 : 2;
    case 'cavalry-charge':
      if (unit.arm !== 'cavalry' || [unit.hex, to].some((hex) => isTown(table.groundAt(hex)))) return 0;
      return guard ? 2 : 1;
    default:
      return 0;
  }
}

function firing({ kind, blocks, moved }: Unit, nationalCards: boolean): number {
  const downward = kind.startsWith('p') || (nationalCards && kind === 'fMI');
  const base = moved === 0 ? blocks : downward ? Math.floor(blocks / 2) : Math.ceil(blocks / 2);
  const grenadier = isGrenadier(kind) && !(nationalCards && kind === 'fGR');
  const skilled = isLight(kind) || grenadier || isGuard(kind);
  return base + (skilled || (kind === 'bLN' && moved === 0) ? 1 : 0);
}

/** Dice of fire at a unit in range and sight; none where it may not fire so far. */
export function fireDice(table: Table, unit: Unit, to: string): number {
  const away = distance(unit.hex, to);
  if (unit.arm === 'cavalry' || away < 2 || away > rangeOf(unit.kind)) return 0;
  const extra = cardDice(table, unit, to, false, false) - lost(table, unit, to, false);
  if (unit.arm === 'artillery') {
    const dice = reaching(unit, away);
    return dice === 0 ? 0 : Math.max(0, dice + extra);
  }
  if (unit.square > 0) return Math.max(0, 1 - lost(table, unit, to, false));
  return Math.max(0, firing(unit, table.nationalCards) + extra);
}

/** What the table of guns gives at that distance. */
export const reaching = ({ kind, blocks, moved }: Unit, away: number): number =>
  isHorseArtillery(kind) && away === 4 && moved > 0 ? 0 : gunDice(kind, blocks, away);

/** Blocks and class of a unit in melee against that arm; a leader alone is of none. */
export function fighting({ kind, blocks, square }: Unit, against: string): number {
  if (square > 0) return 1;
  const arm = armOf(kind);
  if (arm === 'artillery') return gunDice(kind, blocks, 1);
  if (arm === 'cavalry') return blocks + (isHeavy(kind) ? 1 : 0);
  const french = kind === 'fLN' && against === 'infantry' ? 1 : 0;
  const elite = kind === 'fOG' ? 2 : isGuard(kind) || isGrenadier(kind) ? 1 : 0;
  return blocks + french + elite;
}

/** Dice of one unit in melee against what stands on that hex; card dice only in its own attack. */
export function meleeDice(table: Table, unit: Unit, to: string, own: 'card' | 'bonus' | 'plain'): number {
  const target = table.unitAt(to);
  const square = unit.square > 0 || (unit.arm === 'cavalry' && (target?.square ?? 0) > 0);
  const base = square ? 1 : fighting(unit, target?.arm ?? 'leader');
  const extra = square || own === 'plain' ? 0 : cardDice(table, unit, to, true, own === 'bonus');
  return Math.max(0, base + extra - lost(table, unit, to, true));
}

/** Dice of a battery in a combined attack. */
export function joiningDice(table: Table, battery: Unit, to: string, own: 'card' | 'bonus'): number {
  return distance(battery.hex, to) === 1 ? meleeDice(table, battery, to, own) : fireDice(table, battery, to);
}

/** Whether a unit may still begin a battle after its move. */
export function mayBattle(table: Table, unit: Unit): boolean {
  if (!unit.ordered || unit.battled || unit.tired || unit.hex === '') return false;
  if (table.card === 'grande-manoeuvre') return false;
  if (unit.moved === 0) return true;
  if (isHorseArtillery(unit.kind) && unit.blocks === 1) return false;
  return unit.moved <= furthest(table.card, unit);
}

/** The hexes after which it may battle. */
function furthest(card: string, unit: Unit): number {
  const { battling } = paces(unit.kind);
  if (card === 'bombard') return 0;
  if (card === 'bayonet-charge') return 2;
  if (card === 'cavalry-charge' && unit.arm === 'cavalry') return 3;
  const forced = isLight(unit.kind) || isGrenadier(unit.kind) || isGuard(unit.kind) || unit.led;
  return card === 'force-march' && forced ? 2 : battling;
}
