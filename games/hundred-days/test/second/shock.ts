import { aimsAt, type Aim } from './fire.ts';
import { diceLostToShock, mayChargeAcross, mayShockAcross, moraleOfPlace } from './ground.ts';
import { neighbours } from './hexes.ts';
import { footAt, foesAt, gunsAt, leaderAt, plays, type Leader, type Table, type Unit } from './table.ts';

// H9: whom a unit may strike, with how many dice, and what hits.

/** A shock under way. */
export interface Blow {
  readonly by: Unit;
  at: string;
  aim: Aim;
  /** H17.6 */
  readonly contact: boolean;
  lead: Leader | null;
  /** Dice of the leader, and of a square that did not form. */
  bonus: number;
  /** H18.15 */
  joined: boolean;
  /** H18.13: skirmishers who stay are walked over. */
  mustFollow: boolean;
}

const isAtSquare = (t: Table, at: string, aim: Aim): boolean =>
  aim !== 'guns' && footAt(t, at)?.square === true;

export function shockDice(t: Table, { by, at, aim, bonus }: Blow): number {
  if (by.arm === 'infantry' && footAt(t, at)?.arm === 'skirmishers') return 3 + bonus;
  const french = plays(t, 'frenchShock') && by.nation === 'french' && by.arm === 'infantry' ? 1 : 0;
  const square = by.arm === 'infantry' && isAtSquare(t, at, aim) ? 1 : 0;
  return 3 + by.marker + french + square + bonus - diceLostToShock(t, by.at, at);
}

export function shockHitsOn(t: Table, { by, at, aim, contact }: Blow): number {
  const foot = aim === 'guns' ? undefined : footAt(t, at);
  if (by.arm === 'infantry') return foot?.arm === 'skirmishers' ? 3 : 5;
  if (foot?.square === true || foot?.arm === 'cavalry') return 6;
  return contact ? 5 : 4;
}

/** Whether this unit may strike that part of the hex from where it stands. */
export function mayStrike(t: Table, by: Unit, at: string, aim: Aim): boolean {
  const foot = footAt(t, at);
  const square = isAtSquare(t, at, aim);
  if (by.arm === 'infantry') {
    if (by.square || !mayShockAcross(t, by.at, at)) return false;
    if (foot?.arm === 'cavalry') return plays(t, 'infantryAgainstCavalry');
    return !square || plays(t, 'infantryAgainstSquare');
  }
  if (by.arm !== 'cavalry' || !mayChargeAcross(t, by.at, at)) return false;
  return foot?.arm !== 'cavalry' || plays(t, 'cavalryAgainstCavalry');
}

export const shockOffers = (t: Table, by: Unit): string[] =>
  by.at === ''
    ? []
    : neighbours(by.at)
        .filter((hex) => foesAt(t, by.side, hex).length > 0)
        .flatMap((hex) =>
          aimsAt(t, hex)
            .filter((aim) => mayStrike(t, by, hex, aim))
            .map((aim) => `${aim === 'guns' ? 'shock-guns' : 'shock'}:${hex}`),
        );

/** H10.2 */
export function moraleOf(t: Table, unit: Unit, from: string): number {
  const leader = leaderAt(t, unit.at);
  return unit.figures + unit.marker + moraleOfPlace(t, from, unit.at) + (leader?.value ?? 0);
}

/** Those of the hex whom the blow is meant for, the foot unit first. */
export function struck(t: Table, { at, aim }: Blow): { foot?: Unit; guns?: Unit } {
  const [foot, guns] = [footAt(t, at), gunsAt(t, at)];
  return {
    ...(foot && aim !== 'guns' ? { foot } : {}),
    ...(guns && aim !== 'foot' ? { guns } : {}),
  };
}
