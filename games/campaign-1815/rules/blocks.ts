import { ARMIES, ARMS, BLOCKS, type Arm } from '../data/blocks.ts';
import { ROUT_LIMITS } from '../data/supply.ts';

/** C3: the roster as tables of numbers, indexed by block, army or side. */

export const FRENCH = 0;
export const ALLIED = 1;
export const ANGLO = 1;
export const PRUSSIAN = 2;
export const ARMY_COUNT = ARMIES.length;
export const BLOCK_COUNT = BLOCKS.length;
export const NO_BLOCK = -1;

const BLOCK_NUMBERS = new Map(BLOCKS.map((block, i) => [block.id, i]));
export const blockNamed = (id: string): number => BLOCK_NUMBERS.get(id) ?? NO_BLOCK;

export const ARMY_OF: readonly number[] = BLOCKS.map((block) => ARMIES.indexOf(block.army));
export const sideOfArmy = (army: number): number => (army === FRENCH ? FRENCH : ALLIED);
export const SIDE_OF: readonly number[] = ARMY_OF.map(sideOfArmy);
export const ARMIES_OF_SIDE: readonly (readonly number[])[] = [[FRENCH], [ANGLO, PRUSSIAN]];

/** Blocks of an army, and of a side, are numbered without gaps: from FIRST up to, not including, END. */
export const FIRST: readonly number[] = ARMIES.map((_, army) => ARMY_OF.indexOf(army));
export const END: readonly number[] = ARMIES.map((_, army) => ARMY_OF.lastIndexOf(army) + 1);
export const SIDE_FIRST: readonly number[] = [FIRST[FRENCH], FIRST[ANGLO]];
export const SIDE_END: readonly number[] = [END[FRENCH], END[PRUSSIAN]];

export const ARM: readonly Arm[] = BLOCKS.map((block) => block.arm);
export const ARM_NUMBER: readonly number[] = ARM.map((arm) => ARMS.indexOf(arm));
export const FULL: readonly number[] = BLOCKS.map((block) => block.steps);
export const FIREPOWER: readonly number[] = BLOCKS.map((block) => block.firepower);
export const IS_LEADER: readonly boolean[] = ARM.map((arm) => arm === 'leader');
export const IS_INFANTRY: readonly boolean[] = ARM.map((arm) => arm === 'infantry');
export const IS_CAVALRY: readonly boolean[] = ARM.map((arm) => arm === 'cavalry');
export const IS_FOOT: readonly boolean[] = ARM.map((arm) => arm === 'foot');
export const IS_HORSE: readonly boolean[] = ARM.map((arm) => arm === 'horse');
export const IS_GUNS: readonly boolean[] = ARM.map((arm) => arm === 'foot' || arm === 'horse');
/** C3.6 */
export const IS_FAST: readonly boolean[] = ARM.map((arm) => arm !== 'infantry' && arm !== 'foot');

/** C9.1 */
export const LEADER: readonly number[] = ARMIES.map((_, army) => IS_LEADER.indexOf(true, FIRST[army]));

/** A number for each corps of each army; leaders have none. C6.29 */
export const NO_CORPS = -1;
const corpsNames = [...new Set(BLOCKS.filter((b) => b.corps).map((b) => `${b.army} ${b.corps}`))];
export const CORPS: readonly number[] = BLOCKS.map((b) => corpsNames.indexOf(`${b.army} ${b.corps}`));

/** C11.2 */
export const ROUT_LIMIT: readonly number[] = ARMIES.map((army) => ROUT_LIMITS[army]);

/** Steps lost in a rout; cavalry's depends on whom it fights. C7.11, C7.12, C7.13 */
const ROUT_LOSSES: Readonly<Record<Arm, number>> = { leader: 0, infantry: 1, cavalry: 0, foot: 2, horse: 1 };
export const ROUT_LOSS: readonly number[] = ARM.map((arm) => ROUT_LOSSES[arm]);

/** C6.86 */
const SKIRMISH_FIRE: Readonly<Record<Arm, number>> = {
  leader: 2,
  infantry: 1,
  cavalry: 2,
  foot: 1,
  horse: 2,
};
export const SKIRMISH_POWER: readonly number[] = ARM.map((arm) => SKIRMISH_FIRE[arm]);
