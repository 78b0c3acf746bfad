import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import { thrown, type ThrownDie } from './model.ts';
import type { Step } from './words/lexicon.ts';
import { facesOf } from './words/make.ts';

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

/** The dice that an event tells of, with what each of them meant. */
export function diceOf(event: HundredDaysEvent): readonly ThrownDie[] {
  const single = (value: number, good: boolean): ThrownDie[] => [{ id: '0', value, hit: good }];
  switch (event.type) {
    case 'rolled':
      return thrown(event.roll, event.hits, '');
    case 'leader-tested':
      return facesOf(event.roll).map((value, i) => ({ id: String(i), value, hit: value === 1 }));
    case 'morale':
      return single(event.die, !event.stands);
    case 'charge-tested':
      return single(event.die, event.goesIn);
    case 'square':
      return event.die === undefined ? [] : single(event.die, event.formed);
    default:
      return [];
  }
}
