import { distance, hexesBetween, isNextTo, neighbours } from './hexes.ts';
import {
  foesAt,
  groundOf,
  unitsAt,
  waterOf,
  withKevin,
  type Ground,
  type Side,
  type Table,
} from './table.ts';

// The table of terrain, column by column, and the line of sight.

const COVER: ReadonlySet<Ground> = new Set(['wood', 'fortification', 'town']);
const HIDING: ReadonlySet<Ground> = new Set(['wood', 'fortification', 'town', 'hill']);
const GROUND_MORALE: Readonly<Record<Ground, number>> = {
  clear: 0,
  wood: 1,
  fortification: 2,
  town: 1,
  hill: 1,
  lake: 0,
};

export const isCovered = (t: Table, hex: string): boolean => COVER.has(groundOf(t, hex));

export const diceLostToFire = (t: Table, from: string, at: string): number =>
  isCovered(t, at) || (groundOf(t, at) === 'hill' && distance(from, at) > 1) ? 1 : 0;

export function diceLostToShock(t: Table, from: string, at: string): number {
  const wet = waterOf(t, from, at) === undefined ? 0 : 1;
  return (isCovered(t, at) ? 1 : 0) + wet;
}

export const moraleOfPlace = (t: Table, from: string, at: string): number =>
  GROUND_MORALE[groundOf(t, at)] + (waterOf(t, from, at) === undefined ? 0 : 1);

/** Whether there is a way from one hex into the next at all. */
export const isPassable = (t: Table, from: string, to: string): boolean =>
  groundOf(t, to) !== 'lake' && waterOf(t, from, to) !== 'river';

export const mayShockAcross = (t: Table, from: string, to: string): boolean =>
  waterOf(t, from, to) !== 'river';
export const mayChargeAcross = (t: Table, from: string, to: string): boolean =>
  mayShockAcross(t, from, to) && waterOf(t, from, to) !== 'stream' && !isCovered(t, to);

export const touchesFoe = (t: Table, side: Side, hex: string): boolean =>
  neighbours(hex).some((one) => foesAt(t, side, one).length > 0);

// Sight

const hidesGround = (t: Table, hex: string): boolean => HIDING.has(groundOf(t, hex));
const holdsSkirmishers = (t: Table, hex: string): boolean =>
  unitsAt(t, hex).some(({ arm }) => arm === 'skirmishers');

export function sees(t: Table, from: string, to: string): boolean {
  if (isNextTo(from, to)) return true;
  const hides = (hex: string): boolean => hidesGround(t, hex) || (!withKevin(t) && holdsSkirmishers(t, hex));
  return !hexesBetween(from, to).some((hexes) => hexes.every(hides));
}

/** H18.8: by the enemy's skirmishers. */
export function isScreened(t: Table, side: Side, from: string, to: string): boolean {
  if (!withKevin(t) || isNextTo(from, to)) return false;
  const veils = (hex: string): boolean =>
    hidesGround(t, hex) || (holdsSkirmishers(t, hex) && foesAt(t, side, hex).length > 0);
  return hexesBetween(from, to).some((hexes) => hexes.every(veils));
}
