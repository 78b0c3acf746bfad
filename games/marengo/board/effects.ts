import { enemyOf } from '../data/forces.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { Assault } from '../rules/frames.ts';
import { HAND, opposite } from '../rules/map.ts';
import { countOf, facesOf, GUN, NONE, one, type Group } from '../rules/pieces.ts';
import { DECLARED, gun, gunAt } from '../rules/state.ts';
import type { MarengoView, Stack } from '../rules/view.ts';
import { handPlace } from './model.ts';

type Of<T extends MarengoEvent['type']> = Extract<MarengoEvent, { type: T }>;

/** What an event does to pieces and discs, for showing the effects of a fight one after another. */
export function after(view: MarengoView, event: MarengoEvent): MarengoView {
  switch (event.type) {
    case 'led':
      return shown(view, event, event.army === view.army ? 'lead' : 'guard');
    case 'countered':
      return shown(view, event, 'counter');
    case 'took':
      return handPlace(view.frames) === 0 ? view : takenUp(view, event);
    case 'fired':
      return changeAssault(view, { step: 'hit' });
    case 'result':
      return changeAssault(view, { step: 'suffer' });
    case 'reduced':
      return reduced(view, event);
    case 'decided':
      return turnedDown(view, event.won);
    case 'revealed':
      return { ...view, stacks: view.stacks.map((stack) => turnedUp(stack, event)) };
    case 'destroyed':
      return taken(view, event.army, event.at, event.face);
    case 'retreated':
      return put(taken(view, event.army, event.from, event.face), event);
    case 'discs':
      return moveDiscs(view, event);
    default:
      return view;
  }
}

// Assaults

const assaultOf = ({ frames }: MarengoView): Assault | undefined =>
  frames.find((frame) => frame.at === 'assault');

const changeAssault = (view: MarengoView, change: Partial<Assault>): MarengoView => ({
  ...view,
  frames: view.frames.map((frame) => (frame.at === 'assault' ? { ...frame, ...change } : frame)),
});

function shown(view: MarengoView, { army, at, face }: Of<'led' | 'countered'>, who: Shown): MarengoView {
  const group = assaultOf(view)?.[who] ?? 0;
  return changeAssault(taken(view, army, at, face), { [who]: group + one(face) });
}

/** A shown piece is reduced in the assault, any other where it lies. */
function reduced(view: MarengoView, { army, at, face, to }: Of<'reduced'>): MarengoView {
  const assault = assaultOf(view);
  const isThere = assault !== undefined && (at === assault.from || at === opposite(assault.from));
  const who = isThere ? shownAs(assault, army === view.army, face) : null;
  if (assault && who) return changeAssault(view, { [who]: assault[who] + exchange(face, to) });
  const place = isThere && army === view.army ? HAND : at;
  return to === NONE ? taken(view, army, place, face) : turned(view, army, place, face, to);
}

type Shown = 'lead' | 'guard' | 'counter';

/** Before the result it is the counter-attack that pays, after it the defence first. (M11.15, M11.22) */
function shownAs(assault: Assault, attacks: boolean, face: number): Shown | null {
  const sharing = assault.step === 'counter' || assault.step === 'share';
  const inTurn: readonly Shown[] = attacks ? ['lead'] : sharing ? ['counter'] : ['guard', 'counter'];
  return inTurn.find((who) => countOf(assault[who], face) > 0) ?? null;
}

const exchange = (face: number, to: number): Group => (to === NONE ? 0 : one(to)) - one(face);

const takenUp = (view: MarengoView, { army, from, face = NONE }: Of<'took'>): MarengoView =>
  put(taken(view, army, from, face), { army, to: HAND, face });

/** The assault is over: those shown lie among the others again. (M11.27) */
function turnedDown(view: MarengoView, won: boolean): MarengoView {
  const assault = assaultOf(view);
  if (!assault) return view;
  const { from, lead, guard, counter } = assault;
  const defence = opposite(from);
  const back = (now: MarengoView, face: number): MarengoView =>
    face === GUN
      ? { ...now, guns: [...now.guns, gun(defence, DECLARED)] }
      : put(now, { army: enemyOf(view.army), to: defence, face });
  const defended = facesOf(guard + counter).reduce(back, changeAssault(view, SHOWN_NOBODY));
  const to = won ? HAND : from;
  return facesOf(lead).reduce((now, face) => put(now, { army: view.army, to, face }), defended);
}
const SHOWN_NOBODY = { lead: 0, guard: 0, counter: 0 };

// Face-down pieces; faces are known to their owner, or once all have been turned up

const isOf = (stack: Stack, army: number, at: number): boolean => stack.army === army && stack.at === at;

const turnedUp = (stack: Stack, { army, at, group }: Of<'revealed'>): Stack =>
  isOf(stack, army, at) && !stack.acted ? { ...stack, faces: group } : stack;

const turned = (view: MarengoView, army: number, at: number, face: number, to: number): MarengoView =>
  changeStack(view, army, at, face, (faces) => faces + exchange(face, to), 0);

function taken(view: MarengoView, army: number, at: number, face: number): MarengoView {
  const gun = view.guns.findIndex((entry) => gunAt(entry) === at);
  if (gun >= 0 && (face === GUN || !hasFace(view, army, at, face)))
    return { ...view, guns: view.guns.toSpliced(gun, 1) };
  return changeStack(view, army, at, face, (faces) => faces - one(face), -1);
}

const mayBe = ({ faces }: Stack, face: number): boolean => faces === undefined || countOf(faces, face) > 0;
const hasFace = ({ stacks }: MarengoView, army: number, at: number, face: number): boolean =>
  stacks.some((stack) => isOf(stack, army, at) && mayBe(stack, face));

/** One of the stacks there that may have such a piece. */
function changeStack(
  view: MarengoView,
  army: number,
  at: number,
  face: number,
  change: (faces: Group) => Group,
  more: number,
): MarengoView {
  const index = view.stacks.findIndex((stack) => isOf(stack, army, at) && mayBe(stack, face));
  if (index < 0) return view;
  const { faces, ...stack } = view.stacks[index];
  const now = { ...stack, count: stack.count + more };
  const known = faces === undefined ? now : { ...now, faces: change(faces) };
  const stacks = now.count === 0 ? view.stacks.toSpliced(index, 1) : view.stacks.with(index, known);
  return { ...view, stacks };
}

interface Coming {
  readonly army: number;
  readonly to: number;
  readonly face?: number;
}

/** Whoever comes joins those who are there, face down. */
function put(view: MarengoView, { army, to, face = NONE }: Coming): MarengoView {
  const there = view.stacks.findIndex((stack) => isOf(stack, army, to) && !stack.acted);
  const stack = view.stacks[there] ?? { army, at: to, acted: false, count: 0 };
  const faces = army === view.viewer ? { faces: (stack.faces ?? 0) + one(face) } : {};
  const joined = { ...stack, count: stack.count + 1, ...faces };
  return { ...view, stacks: there < 0 ? [...view.stacks, joined] : view.stacks.with(there, joined) };
}

// Discs

function moveDiscs(view: MarengoView, { army, what, count, from, to }: Of<'discs'>): MarengoView {
  const left = what === 'gained' ? view : addDiscs(view, army, from, -count);
  return what === 'lost' ? left : addDiscs(left, army, to, count);
}

/** 0 stands for the uncommitted box. */
function addDiscs(view: MarengoView, army: number, at: number, count: number): MarengoView {
  const { uncommitted, discs } = view;
  if (at === 0) return { ...view, uncommitted: uncommitted.with(army, uncommitted[army] + count) };
  return { ...view, discs: discs.with(army, discs[army].with(at, discs[army][at] + count)) };
}
