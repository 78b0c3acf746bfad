import type { Presses, WhyNot, Wish } from '@bicorne/engine';
import { BOXES } from '../data/forces.ts';
import type { MarengoAction } from './actions.ts';
import {
  BEYOND,
  borderOf,
  boxOf,
  CAPACITY,
  EXIT_SIDE,
  EXIT_TO,
  FIRST_BOX,
  isBox,
  isReserve,
  isSide,
  LOCALITY,
  OBSTRUCTED,
  opposite,
  SIDES,
  TO_BLOCK,
} from './map.ts';
import { infantryOf } from './picking.ts';
import { enemyIn, occupiedBy, shut, standing, surprised, topFrame, type State } from './state.ts';
import { prompt } from './view.ts';

/** Why a press does nothing. Everything but the pieces' faces is public, and of faces only one's own are asked for. */

const REASONS = {
  acted: 'M6.5',
  disordered: 'M14.3',
  theirs: 'M6.1',
  empty: 'M6.1',
  waits: 'M15.1',
  noOrders: 'M6.2',
  far: 'M7.3',
  held: 'M7.2',
  blocked: 'M9.1',
  noRoom: 'M3.5',
  closed: 'M11.3',
  shut: 'M15.7',
  needsInfantry: 'M9.4',
  nobodyBeyond: 'M7.4',
  otherApproach: 'M7.1',
  surprised: 'M14.1',
  stuck: 'M6.1',
  asked: '',
} as const;
export type Reason = keyof typeof REASONS;

const because = (reason: Reason, about?: WhyNot['about']): WhyNot => ({
  reason,
  rule: REASONS[reason],
  ...(about ? { about } : {}),
});

export const presses: Presses<State, MarengoAction> = {
  places: FIRST_BOX + BOXES.length,
  of: wishesOf,
  why(state, seat, wish) {
    const asked = prompt(state, seat);
    if (topFrame(state)) return { reason: 'asked', rule: asked?.rule ?? 'M6.4' };
    return wish.from === undefined ? notChosen(state, wish.at) : notThere(state, wish.from, wish.at);
  },
};

function wishesOf(action: MarengoAction, state: State): readonly Wish[] {
  if (topFrame(state)) return answered(action, state);
  if (action.do === 'organise') return [{ at: action.at }];
  if (!('from' in action)) return [];
  const { from } = action;
  const to = goalOf(action);
  return to === 0 ? [{ at: from }] : [{ at: from }, { at: to, from }];
}

function goalOf(action: MarengoAction): number {
  switch (action.do) {
    case 'march':
      return action.to;
    case 'attack':
      return opposite(action.via);
    case 'assault':
      return opposite(action.from);
    case 'bombard':
    case 'complete':
      return BEYOND[action.from];
    case 'enter':
    case 'pontoon':
      return boxOf(action.from).into;
    default:
      return 0;
  }
}

function answered(action: MarengoAction, state: State): readonly Wish[] {
  if (action.do === 'ride' || action.do === 'retreat') return [{ at: action.to }];
  if (action.do === 'disc' || action.do === 'organise') return [{ at: action.at }];
  const frame = topFrame(state);
  if (action.do !== 'cross' || frame?.at !== 'road') return [];
  const exit = 2 * action.by;
  return [{ at: EXIT_TO[LOCALITY[EXIT_SIDE[exit]] === frame.locality ? exit : exit + 1] }];
}

/** A line that cannot begin anything. */
function notChosen(state: State, at: number): WhyNot {
  if (isBox(at)) {
    const { army, hour } = boxOf(at);
    if (army !== state.army) return because('theirs');
    return state.hour < hour
      ? because('waits', { n: hour })
      : because(state.faces[at] === 0 ? 'empty' : 'stuck');
  }
  const locality = LOCALITY[at];
  if (locality === 0 || standing(state, at) === 0) return because('empty');
  if (!occupiedBy(state, locality, state.army)) return because('theirs');
  if (state.faces[at] === 0) return because('acted');
  if (state.orders === 0) return because('noOrders');
  return because(state.disorder[locality] ? 'disordered' : 'stuck');
}

/** A goal that a line cannot reach with one action. */
function notThere(state: State, from: number, at: number): WhyNot {
  const home = isBox(from) ? boxOf(from).into : LOCALITY[from];
  const to = isBox(at) ? 0 : LOCALITY[at];
  if (to === 0) return because('far');
  if (to === home) return inside(state, at);
  const via = isSide(from) ? from : (SIDES[home].find((side) => BEYOND[side] === to) ?? 0);
  if (via === 0 || BEYOND[via] !== to) return because('far');
  if (state.disorder[home]) return because('disordered');
  if (state.closed.includes(borderOf(via))) return because('closed');
  if (shut(state, to, state.army)) return because('shut');
  if (!enemyIn(state, to)) return isReserve(at) ? overBorder(state, to) : because('otherApproach');
  return upon(state, from, via, at);
}

const overBorder = (state: State, to: number): WhyNot =>
  state.garrison[to] >= CAPACITY[to] ? because('noRoom', { n: CAPACITY[to] }) : because('noOrders');

function inside(state: State, at: number): WhyNot {
  if (!isSide(at)) return because(state.orders === 0 ? 'noOrders' : 'stuck');
  if (!enemyIn(state, BEYOND[at])) return because('nobodyBeyond');
  if (surprised(state, state.army)) return because('surprised');
  return because(state.orders === 0 ? 'noOrders' : 'otherApproach');
}

function upon(state: State, from: number, via: number, at: number): WhyNot {
  const defence = opposite(via);
  if (at !== defence) return because('held');
  if (state.orders === 0) return because('noOrders');
  if (standing(state, defence) >= TO_BLOCK[defence]) return because('blocked');
  if (OBSTRUCTED[defence] && infantryOf(state.faces[from]) === 0) return because('needsInfantry');
  return because('held');
}
