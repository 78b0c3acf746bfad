import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { act } from '../rules/play.ts';
import { rollShock } from '../rules/shock.ts';
import { cloneState, type Phase, type State } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';

/** What an action will cost and throw: the rules themselves are asked, on a copy of the position. */
export interface Forecast {
  /** Action points; null where the question does not arise. */
  readonly price: number | null;
  /** Dice of an attack and the lowest that hits. */
  readonly dice: number | null;
  readonly low: number | null;
}

const NOTHING: Forecast = { price: null, dice: null, low: null };

const PRICED: ReadonlySet<HundredDaysAction['do']> = new Set<HundredDaysAction['do']>([
  'step',
  'fire',
  'fire-guns',
  'shock',
  'shock-guns',
  'form-square',
  'leave-square',
  'rally',
  'put-out',
  'take-back',
  'take-along',
  'grand-battery',
  'leader-dice',
]);

/** Questions between the declaration of a shock and its dice. */
const BEFORE_DICE: ReadonlySet<Phase> = new Set<Phase>(['leaderDice', 'reactSquare', 'meet', 'chargeDie']);

export function forecast(view: HundredDaysView, action: HundredDaysAction): Forecast {
  if (!PRICED.has(action.do)) return NOTHING;
  const after = cloneState(view);
  const said: HundredDaysEvent[] = [];
  act(after, view.seat, action, (event) => void said.push(event));
  const price = view.actions - after.actions;
  const thrown = said.find(isThrow) ?? (after.attack?.shock === true ? shockThrow(after) : undefined);
  return { price, dice: thrown?.dice ?? null, low: thrown?.low ?? null };
}

type Throw = Extract<HundredDaysEvent, { readonly dice: number; readonly low: number }>;
const isThrow = (event: HundredDaysEvent): event is Throw =>
  event.type === 'fired' || event.type === 'shocked';

/** The dice as they would be if the defender did not react. */
function shockThrow(after: State): Throw | undefined {
  if (!BEFORE_DICE.has(after.phase)) return undefined;
  const said: HundredDaysEvent[] = [];
  rollShock(after, battleOf(after), (event) => void said.push(event));
  return said.find(isThrow);
}
