import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import type { Step } from './words/lexicon.ts';

/** Answers that the prompt offers as buttons; everything else is on the map or in the tray. */
export const BY_PROMPT: ReadonlySet<HundredDaysAction['do']> = new Set<HundredDaysAction['do']>([
  'end-turn',
  'halt',
  'yes',
  'no',
  'inside',
  'outside',
  'aim-square',
  'aim-guns',
  'meet',
  'fall-back',
  'advance',
  'advance-led',
  'stay',
  'done',
]);

/** Where in a fight an event belongs; what is not here is no part of a fight. */
export const STEP_OF: Readonly<Partial<Record<HundredDaysEvent['type'], Step>>> = {
  fired: 'declare',
  'shock-declared': 'declare',
  'leader-joined': 'declare',
  square: 'react',
  'guns-placed': 'react',
  'charge-tested': 'react',
  'called-back': 'react',
  'taken-back': 'react',
  shocked: 'dice',
  rolled: 'dice',
  'leader-tested': 'leader',
  'leader-killed': 'leader',
  morale: 'morale',
  lost: 'losses',
  destroyed: 'losses',
  retreated: 'retreat',
  moved: 'advance',
};

/** The step of the fight that somebody is deciding now. */
export const STEP_ASKED: Readonly<Partial<Record<Phase, Step>>> = {
  leaderDice: 'declare',
  reactSquare: 'react',
  gunsInside: 'react',
  nameTarget: 'react',
  meet: 'react',
  callBack: 'react',
  withdraw: 'leader',
  loss: 'losses',
  retreat: 'retreat',
  advance: 'advance',
};

const FIRE_STEPS: readonly Step[] = ['declare', 'dice', 'leader', 'losses'];
const SHOCK_STEPS: readonly Step[] = [
  'declare',
  'react',
  'dice',
  'leader',
  'morale',
  'losses',
  'retreat',
  'advance',
];

export const stepsOf = ([first]: readonly HundredDaysEvent[]): readonly Step[] =>
  first?.type === 'fired' ? FIRE_STEPS : SHOCK_STEPS;
