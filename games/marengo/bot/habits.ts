import { LEAN_STEPS, layOut, leanStep, type Gathered, type Habits, type Seat } from '@bicorne/engine';
import { FIRST_HOUR, LAST_HOUR } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { Frame } from '../rules/frames.ts';
import { BEYOND, isReserve, isSide, LAST_LOCALITY, LOCALITY, opposite, TO_BLOCK } from '../rules/map.ts';
import { FACES, size } from '../rules/pieces.ts';
import { standing, topFrame, type State } from '../rules/state.ts';
import { beyondCrossing, facesEnemy } from './ground.ts';

/** Every verb, in the order of its cases. */
const VERB_NAMES = [
  'end',
  'done',
  'advance',
  'fire',
  'hold',
  'march',
  'attack',
  'assault',
  'bombard',
  'complete',
  'cancel',
  'road',
  'enter',
  'pontoon',
  'organise',
  'disc',
  'cross',
  'piece',
  'show',
  'lead',
  'counter',
  'ride',
  'retreat',
  'reduce',
] as const satisfies readonly MarengoAction['do'][];
const VERB: Readonly<Record<string, number>> = Object.fromEntries(VERB_NAMES.map((name, i) => [name, i]));
const FRAMES: readonly Frame['at'][] = [
  'march',
  'attack',
  'finish',
  'road',
  'pontoon',
  'assault',
  'enter',
  'target',
  'retreat',
  'lose',
  'commit',
  'organise',
  'renew',
];
const FRAME: Readonly<Record<string, number>> = Object.fromEntries(FRAMES.map((name, i) => [name, i + 1]));

const VERBS = { verb: VERB_NAMES.length };
const ARMIES = { army: 2 };
const PLACES = LAST_LOCALITY + 1;
const PARTS = Math.ceil((LAST_HOUR - FIRST_HOUR + 1) / 4);

const GROUPS = [
  { id: 'lean', by: VERBS },
  { id: 'verb', by: { ...ARMIES, part: PARTS, ...VERBS } },
  { id: 'steps', by: { ...VERBS, step: LEAN_STEPS } },
  { id: 'orders', by: { ...VERBS, left: 4 } },
  { id: 'frame', by: { frame: FRAMES.length + 1, ...VERBS } },
  { id: 'leaves', by: { ...ARMIES, locality: PLACES } },
  { id: 'goes', by: { ...ARMIES, locality: PLACES } },
  { id: 'organises', by: { locality: PLACES } },
  { id: 'approach', by: { ...ARMIES, width: 2, there: 3, enemy: 2, facing: 3 } },
  { id: 'border', by: { what: 3, there: 3, facing: 3, ready: 4 } },
  { id: 'garrison', by: { ...ARMIES, left: 5 } },
  { id: 'face', by: { frame: FRAMES.length + 1, ...VERBS, face: FACES.length } },
] as const;

const { at: AT } = layOut(GROUPS);
const ATTACKS: Readonly<Record<string, number>> = { attack: 0, assault: 1, bombard: 2 };

const upTo = (most: number, value: number): number => (value < most ? value : most);

let army: Seat = 0;
let frame: Frame | undefined;

function begin(state: State, seat: Seat): void {
  army = seat;
  frame = topFrame(state);
}

function gather(state: State, action: MarengoAction, lean: number, into: Gathered): void {
  const verb = VERB[action.do];
  const at = frame === undefined ? 0 : FRAME[frame.at];
  into.add(AT.lean + verb, lean);
  into.add(AT.steps + LEAN_STEPS * verb + leanStep(lean), 1);
  into.add(AT.verb + VERB_NAMES.length * (PARTS * army + ((state.hour - FIRST_HOUR) >> 2)) + verb, 1);
  into.add(AT.orders + 4 * verb + upTo(3, Math.max(0, state.orders)), 1);
  into.add(AT.frame + VERB_NAMES.length * at + verb, 1);
  if ('face' in action) into.add(AT.face + FACES.length * (VERB_NAMES.length * at + verb) + action.face, 1);
  switch (action.do) {
    case 'march':
      leaves(state, action.from, into);
      if (isSide(action.to)) return comesUp(state, action.to, into);
      if (isReserve(action.to)) into.add(AT.goes + PLACES * army + action.to, 1);
      return;
    case 'attack':
      leaves(state, action.from, into);
      into.add(AT.goes + PLACES * army + BEYOND[action.via], 1);
      return attacks(state, ATTACKS[action.do], action.via, into);
    case 'assault':
    case 'bombard':
      return attacks(state, ATTACKS[action.do], action.from, into);
    case 'road':
      return leaves(state, action.from, into);
    case 'organise':
      return into.add(AT.organises + upTo(LAST_LOCALITY, action.at), 1);
    case 'retreat':
      if (isReserve(action.to)) into.add(AT.goes + PLACES * army + action.to, 1);
      return;
    case 'cross':
      if (frame?.at === 'road')
        into.add(AT.goes + PLACES * army + beyondCrossing(frame.locality, action.by), 1);
      return;
    default:
  }
}

function leaves(state: State, from: number, into: Gathered): void {
  const locality = isReserve(from) ? from : LOCALITY[from];
  into.add(AT.leaves + PLACES * army + locality, 1);
  into.add(AT.garrison + 5 * army + upTo(5, Math.max(1, state.garrison[locality])) - 1, 1);
}

function comesUp(state: State, side: number, into: Gathered): void {
  const row = 2 * army + (TO_BLOCK[side] > 1 ? 1 : 0);
  const enemy = Number(facesEnemy(state, side, army));
  const there = 3 * row + upTo(2, standing(state, side));
  into.add(AT.approach + 3 * (2 * there + enemy) + upTo(2, standing(state, opposite(side))), 1);
}

function attacks(state: State, what: number, via: number, into: Gathered): void {
  const far = opposite(via);
  const row = 3 * (3 * what + upTo(2, standing(state, via))) + upTo(2, standing(state, far));
  into.add(AT.border + 4 * row + upTo(3, size(state.faces[LOCALITY[far]])), 1);
}

export const habits: Habits<State, MarengoAction> = { groups: GROUPS, begin, gather };
