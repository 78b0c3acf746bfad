import { diceLostToFire, isScreened, sees } from './ground.ts';
import { distance, isNextTo } from './hexes.ts';
import { footAt, groundOf, gunsAt, isGuns, plays, type Arm, type Table, type Unit } from './table.ts';

// H8: how many dice a unit fires with, and what hits.

const HITS_ON: Readonly<Record<Arm, readonly number[]>> = {
  infantry: [6, 6],
  cavalry: [6],
  artillery: [5, 5, 6],
  horseArtillery: [5, 6],
  skirmishers: [6, 6],
};
const DICE: Readonly<Record<Arm, number>> = {
  infantry: 3,
  cavalry: 3,
  artillery: 3,
  horseArtillery: 2,
  skirmishers: 1,
};

/** What of a hex is shot at or struck: all of it, or the square or the guns outside it. */
export type Aim = 'hex' | 'foot' | 'guns';

/** The lowest die that hits; 7 when it is out of range. */
export function hitsOn(t: Table, unit: Unit, at: string): number {
  const far = distance(unit.at, at);
  const numbers = HITS_ON[unit.arm];
  const fromHill = plays(t, 'gunsFromHill') && isGuns(unit) && groundOf(t, unit.at) === 'hill';
  return numbers.at(far - 1) ?? (fromHill && far === numbers.length + 1 ? 6 : 7);
}

/** H12.15 */
export function aimsAt(t: Table, hex: string): Aim[] {
  const guns = gunsAt(t, hex);
  return footAt(t, hex)?.square === true && guns && !guns.inside ? ['foot', 'guns'] : ['hex'];
}

function diceAgainstSquare(t: Table, unit: Unit, at: string): number {
  if (unit.arm !== 'infantry' && !isGuns(unit)) return 0;
  return plays(t, 'gunsAgainstSquare') && isGuns(unit) && isNextTo(unit.at, at) ? 2 : 1;
}

function fullDice(t: Table, unit: Unit, at: string, aim: Aim, moved: boolean): number {
  if (unit.square) return 1;
  const atSquare = aim !== 'guns' && footAt(t, at)?.square === true;
  const base = moved && unit.arm === 'infantry' ? 2 : DICE[unit.arm];
  const british = plays(t, 'britishFire') && unit.arm === 'infantry' && unit.nation === 'british' ? 1 : 0;
  return base + unit.marker + british + (atSquare ? diceAgainstSquare(t, unit, at) : 0);
}

export const fireDice = (t: Table, unit: Unit, at: string, aim: Aim, moved: boolean): number =>
  fullDice(t, unit, at, aim, moved) -
  diceLostToFire(t, unit.at, at) -
  (isScreened(t, unit.side, unit.at, at) ? 1 : 0);

const mayFireAt = (t: Table, unit: Unit, at: string, aim: Aim, moved: boolean): boolean =>
  hitsOn(t, unit, at) <= 6 && sees(t, unit.at, at) && fireDice(t, unit, at, aim, moved) > 0;

export function fireOffers(t: Table, unit: Unit, moved: boolean): string[] {
  if (unit.at === '' || unit.inside) return [];
  const targets = t.units.filter(({ side, at }) => side !== unit.side && at !== '').map(({ at }) => at);
  return [...new Set(targets)].flatMap((hex) =>
    aimsAt(t, hex)
      .filter((aim) => mayFireAt(t, unit, hex, aim, moved))
      .map((aim) => `${aim === 'guns' ? 'fire-guns' : 'fire'}:${hex}`),
  );
}
