import { makeDie, shown, type Outcome } from '@bicorne/engine';

// N1.6
export const BATTLE_DIE = makeDie(['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'saber']);
const FACES = BATTLE_DIE.faces;
export const FLAG = FACES.indexOf('flag');
export const SABER = FACES.indexOf('saber');

export const NO_FACES: readonly number[] = FACES.map(() => 0);

/** How many dice showed each face. */
export const facesOf = (outcome: Outcome): number[] => [
  shown(outcome, 0),
  shown(outcome, 1),
  shown(outcome, 2),
  shown(outcome, 3),
  shown(outcome, 4),
];
