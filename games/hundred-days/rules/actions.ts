import { hexName, SIZE } from '../data/board.ts';

/** What a seat may do. Hexes and units are numbers; `write` gives each its word. */
export type HundredDaysAction =
  /** H16.20–50: this unit is marked; with a leader's value, or none for the cavalry leader. */
  | { readonly do: 'mark'; readonly unit: number }
  | { readonly do: 'cavalry-leader'; readonly unit: number; readonly value: number }
  | { readonly do: 'pick'; readonly unit: number }
  | { readonly do: 'pick-leader'; readonly leader: number }
  | { readonly do: 'grand-battery'; readonly unit: number }
  | { readonly do: 'end-turn' }
  /** The picked unit will take this leader along. */
  | { readonly do: 'take-along'; readonly leader: number }
  | { readonly do: 'step'; readonly to: number }
  | { readonly do: 'halt' }
  | { readonly do: 'fire'; readonly at: number }
  | { readonly do: 'fire-guns'; readonly at: number }
  | { readonly do: 'shock'; readonly at: number }
  | { readonly do: 'shock-guns'; readonly at: number }
  | { readonly do: 'form-square' }
  | { readonly do: 'leave-square' }
  | { readonly do: 'rally' }
  | { readonly do: 'put-out'; readonly at: number }
  | { readonly do: 'take-back'; readonly unit: number }
  | { readonly do: 'leader-dice'; readonly dice: number }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'inside' }
  | { readonly do: 'outside' }
  | { readonly do: 'aim-square' }
  | { readonly do: 'aim-guns' }
  | { readonly do: 'meet' }
  | { readonly do: 'fall-back' }
  | { readonly do: 'lose'; readonly unit: number }
  | { readonly do: 'withdraw'; readonly to: number }
  | { readonly do: 'retreat'; readonly to: number }
  | { readonly do: 'advance' }
  | { readonly do: 'advance-led' }
  | { readonly do: 'stay' }
  | { readonly do: 'follow'; readonly to: number }
  | { readonly do: 'done' };

const MOST_UNITS = 100;
const MOST_LEADERS = 24;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const hexes = numbers(SIZE);
const units = numbers(MOST_UNITS);
const leaders = numbers(MOST_LEADERS);
type Made = readonly HundredDaysAction[];

/** Every action there is, made once: a list of legal ones allocates nothing but itself. */
export const MARK: Made = units.map((unit) => ({ do: 'mark', unit }));
export const CAVALRY_LEADER: readonly Made[] = units.map((unit) =>
  [1, 2].map((value) => ({ do: 'cavalry-leader', unit, value })),
);
export const PICK: Made = units.map((unit) => ({ do: 'pick', unit }));
export const PICK_LEADER: Made = leaders.map((leader) => ({ do: 'pick-leader', leader }));
export const GRAND_BATTERY: Made = units.map((unit) => ({ do: 'grand-battery', unit }));
export const TAKE_ALONG: Made = leaders.map((leader) => ({ do: 'take-along', leader }));
export const STEP: Made = hexes.map((to) => ({ do: 'step', to }));
export const FIRE: Made = hexes.map((at) => ({ do: 'fire', at }));
export const FIRE_GUNS: Made = hexes.map((at) => ({ do: 'fire-guns', at }));
export const SHOCK: Made = hexes.map((at) => ({ do: 'shock', at }));
export const SHOCK_GUNS: Made = hexes.map((at) => ({ do: 'shock-guns', at }));
export const PUT_OUT: Made = hexes.map((at) => ({ do: 'put-out', at }));
export const TAKE_BACK: Made = units.map((unit) => ({ do: 'take-back', unit }));
export const LEADER_DICE: Made = numbers(4).map((dice) => ({ do: 'leader-dice', dice }));
export const LOSE: Made = units.map((unit) => ({ do: 'lose', unit }));
export const WITHDRAW: Made = hexes.map((to) => ({ do: 'withdraw', to }));
export const RETREAT: Made = hexes.map((to) => ({ do: 'retreat', to }));
export const FOLLOW: Made = hexes.map((to) => ({ do: 'follow', to }));

const word = <W extends HundredDaysAction>(action: W): W => action;
export const END_TURN = word({ do: 'end-turn' });
export const HALT = word({ do: 'halt' });
export const FORM_SQUARE = word({ do: 'form-square' });
export const LEAVE_SQUARE = word({ do: 'leave-square' });
export const RALLY = word({ do: 'rally' });
export const YES = word({ do: 'yes' });
export const NO = word({ do: 'no' });
export const INSIDE_SQUARE = word({ do: 'inside' });
export const OUTSIDE_SQUARE = word({ do: 'outside' });
export const AIM_SQUARE = word({ do: 'aim-square' });
export const AIM_GUNS = word({ do: 'aim-guns' });
export const MEET = word({ do: 'meet' });
export const FALL_BACK = word({ do: 'fall-back' });
export const ADVANCE = word({ do: 'advance' });
export const ADVANCE_LED = word({ do: 'advance-led' });
export const STAY = word({ do: 'stay' });
export const DONE = word({ do: 'done' });

export function write(action: HundredDaysAction): string {
  const { do: verb } = action;
  if ('to' in action) return `${verb}:${hexName(action.to)}`;
  if ('at' in action) return `${verb}:${hexName(action.at)}`;
  if ('value' in action) return `${verb}:${action.unit}+${action.value}`;
  if ('unit' in action) return `${verb}:${action.unit}`;
  if ('leader' in action) return `${verb}:${action.leader}`;
  return 'dice' in action ? `${verb}:${action.dice}` : verb;
}

const ALL: ReadonlyMap<string, HundredDaysAction> = new Map(
  [
    MARK,
    CAVALRY_LEADER.flat(),
    PICK,
    PICK_LEADER,
    GRAND_BATTERY,
    TAKE_ALONG,
    STEP,
    FIRE,
    FIRE_GUNS,
    SHOCK,
    SHOCK_GUNS,
    PUT_OUT,
    TAKE_BACK,
    LEADER_DICE,
    LOSE,
    WITHDRAW,
    RETREAT,
    FOLLOW,
    [END_TURN, HALT, FORM_SQUARE, LEAVE_SQUARE, RALLY, YES, NO, INSIDE_SQUARE, OUTSIDE_SQUARE],
    [AIM_SQUARE, AIM_GUNS, MEET, FALL_BACK, ADVANCE, ADVANCE_LED, STAY, DONE],
  ]
    .flat()
    .map((action) => [write(action), action]),
);
export const read = (text: string): HundredDaysAction | null => ALL.get(text) ?? null;
