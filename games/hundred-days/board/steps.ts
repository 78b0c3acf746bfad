import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import { thrown, type ThrownDie } from './model.ts';
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

/** What the tray knows of the turn so far: the die of the action points, and the fight that is on or was last. */
export interface Ledger {
  readonly purse: Extract<HundredDaysEvent, { type: 'actions' }> | null;
  readonly fight: readonly HundredDaysEvent[];
}

export const EMPTY: Ledger = { purse: null, fight: [] };

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

export const nextLedger = (ledger: Ledger, events: readonly HundredDaysEvent[]): Ledger =>
  events.reduce(note, ledger);

function note(ledger: Ledger, event: HundredDaysEvent): Ledger {
  if (event.type === 'turn') return EMPTY;
  if (event.type === 'actions') return { ...ledger, purse: event };
  if (event.type === 'fired' || event.type === 'shock-declared') return { ...ledger, fight: [event] };
  const [first] = ledger.fight;
  if (!first || STEP_OF[event.type] === undefined || !belongs(ledger.fight, event)) return ledger;
  return { ...ledger, fight: [...ledger.fight, event] };
}

/** Units march after a fight as well: only the attacker's way into the hex he attacked ends the fight. */
function belongs([first]: readonly HundredDaysEvent[], event: HundredDaysEvent): boolean {
  if (event.type !== 'moved') return true;
  return first.type === 'shock-declared' && event.unit === first.unit && event.to === first.at;
}

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
      return thrown(event.roll, 0, '').map((die) => ({ ...die, hit: die.value === 1 }));
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
