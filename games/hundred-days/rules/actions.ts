import { field, verbs, written, type ActionOf, type Listing } from '@bicorne/engine';
import { HEX_NAMES } from '../data/board.ts';

const MOST_UNITS = 100;
const MOST_LEADERS = 24;
const MOST_DICE = 3;
const upTo = (most: number): string[] => Array.from({ length: most }, (_, i) => String(i));

const unit = field('unit', upTo(MOST_UNITS));
const leader = field('leader', upTo(MOST_LEADERS));
const dice = field('dice', upTo(MOST_DICE + 1));
const value = field('value', ['1', '2'], [1, 2]);
const to = field('to', HEX_NAMES);
const at = field('at', HEX_NAMES);

/** What a seat may do, as it is written. */
const VERBS = verbs({
  mark: written`mark:${unit}`, // H16.20–50; a cavalry leader with his value
  'cavalry-leader': written`cavalry-leader:${unit}+${value}`,
  pick: written`pick:${unit}`,
  'pick-leader': written`pick-leader:${leader}`,
  'grand-battery': written`grand-battery:${unit}`,
  'end-turn': written`end-turn`,
  'take-along': written`take-along:${leader}`, // the leader goes with the unit that was picked
  step: written`step:${to}`,
  halt: written`halt`,
  fire: written`fire:${at}`,
  'fire-guns': written`fire-guns:${at}`,
  shock: written`shock:${at}`,
  'shock-guns': written`shock-guns:${at}`,
  'form-square': written`form-square`,
  'leave-square': written`leave-square`,
  rally: written`rally`,
  'put-out': written`put-out:${at}`,
  'take-back': written`take-back:${unit}`,
  'leader-dice': written`leader-dice:${dice}`,
  yes: written`yes`,
  no: written`no`,
  inside: written`inside`,
  outside: written`outside`,
  'aim-square': written`aim-square`,
  'aim-guns': written`aim-guns`,
  meet: written`meet`,
  'fall-back': written`fall-back`,
  lose: written`lose:${unit}`,
  withdraw: written`withdraw:${to}`,
  retreat: written`retreat:${to}`,
  advance: written`advance`,
  'advance-led': written`advance-led`,
  stay: written`stay`,
  follow: written`follow:${to}`,
  done: written`done`,
});
export const { write, read } = VERBS;
export const VERB_NAMES: readonly string[] = Object.keys(VERBS.made);

export type HundredDaysAction = ActionOf<typeof VERBS>;
/** The actions of these verbs. */
export type Doing<V extends HundredDaysAction['do']> = Extract<HundredDaysAction, { readonly do: V }>;
export type List<V extends HundredDaysAction['do']> = Listing<Doing<V>>;

export type FireVerb = 'fire' | 'fire-guns';
export type ShockVerb = 'shock' | 'shock-guns';

export const {
  mark: MARK,
  'cavalry-leader': CAVALRY_LEADER,
  pick: PICK,
  'pick-leader': PICK_LEADER,
  'grand-battery': GRAND_BATTERY,
  'end-turn': END_TURN,
  'take-along': TAKE_ALONG,
  step: STEP,
  halt: HALT,
  fire: FIRE,
  'fire-guns': FIRE_GUNS,
  shock: SHOCK,
  'shock-guns': SHOCK_GUNS,
  'form-square': FORM_SQUARE,
  'leave-square': LEAVE_SQUARE,
  rally: RALLY,
  'put-out': PUT_OUT,
  'take-back': TAKE_BACK,
  'leader-dice': LEADER_DICE,
  yes: YES,
  no: NO,
  inside: INSIDE_SQUARE,
  outside: OUTSIDE_SQUARE,
  'aim-square': AIM_SQUARE,
  'aim-guns': AIM_GUNS,
  meet: MEET,
  'fall-back': FALL_BACK,
  lose: LOSE,
  withdraw: WITHDRAW,
  retreat: RETREAT,
  advance: ADVANCE,
  'advance-led': ADVANCE_LED,
  stay: STAY,
  follow: FOLLOW,
  done: DONE,
} = VERBS.made;
