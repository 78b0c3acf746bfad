import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { STEP_OF } from './steps.ts';

type Told = readonly (readonly HundredDaysEvent[])[];

/** What has been told of the turn so far: a fight is many steps. */
export interface Ledger {
  /** The die of the action points. */
  readonly purse: Extract<HundredDaysEvent, { type: 'actions' }> | null;
  /** The fight that is on, or was last. */
  readonly fight: readonly HundredDaysEvent[];
  /** Nothing else has happened since. */
  readonly current: boolean;
}

export function ledgerOf(told: Told): Ledger {
  const events = told.flat();
  const turn = events.findLast(({ type }) => type === 'turn' || type === 'actions');
  return { purse: turn?.type === 'actions' ? turn : null, ...lastFight(told) };
}

/** H4.2, H4.3: the base as it was when the die was rolled, the die, and what it added. */
export function sharesOf({
  die,
  actions,
}: NonNullable<Ledger['purse']>): [base: number, die: number, more: number] {
  const more = Math.ceil(die / 2);
  return [actions - more, die, more];
}

type Attack = Extract<HundredDaysEvent, { type: 'fired' | 'shock-declared' }>;
export const isAttack = (event: HundredDaysEvent): event is Attack =>
  event.type === 'fired' || event.type === 'shock-declared';

function lastFight(told: Told): Omit<Ledger, 'purse'> {
  const first = told.findLastIndex((step) => step.some(isAttack));
  const attack = told[first]?.find(isAttack);
  if (!attack) return { fight: [], current: false };
  const after = told.slice(first);
  const end = after.findIndex((step) => step.some((event, i) => isApart(event, attack, step[i - 1])));
  const fight = after.slice(0, end === -1 ? after.length : end).flat();
  return {
    fight: fight.slice(fight.indexOf(attack)).filter(({ type }) => STEP_OF[type] !== undefined),
    current: end === -1,
  };
}

/** No part of this attack: the next piece acts, or the next side. */
function isApart(event: HundredDaysEvent, attack: Attack, before: HundredDaysEvent | undefined): boolean {
  switch (event.type) {
    case 'scored':
    case 'key-taken':
    case 'ended':
      return false;
    case 'square':
      return event.test === undefined;
    case 'moved':
      return event.unit !== attack.unit;
    // A leader follows the advance, or withdraws from the attacked hex (H6.9).
    case 'leader-moved':
      return before?.type !== 'moved' && event.from !== attack.at;
    // H18.10: called back by a die, not taken back by an order.
    case 'taken-back':
      return before?.type !== 'called-back';
    default:
      return STEP_OF[event.type] === undefined;
  }
}

/** Whether the last attack was made in the turn that is on: the other side's lies on the map and in the log. */
export function isOfThisTurn(told: Told): boolean {
  const lastWith = (test: (event: HundredDaysEvent) => boolean): number =>
    told.findLastIndex((step) => step.some(test));
  return lastWith(isAttack) >= lastWith(({ type }) => type === 'turn');
}

const NO_FIGHT: readonly HundredDaysEvent[] = [];

/** The fight as the map shows it: until it is over and the next piece is chosen. */
export const fightShown = (
  { fight, current }: Ledger,
  { attack, activation }: HundredDaysView,
): typeof fight => (attack !== null || (current && activation === null) ? fight : NO_FIGHT);
