import type { Prompt, Viewer } from '@bicorne/engine';
import type { Frame } from './frames.ts';
import { ANSWER, HAND, PLACES, positionOf, SPOTS } from './map.ts';
import { size, type Group } from './pieces.ts';
import { armyAt, cloneState, topFrame, type State } from './state.ts';

/** Face-down pieces that cannot be told apart. */
export interface Stack {
  readonly army: number;
  readonly at: number;
  /** Whether they have acted this turn. */
  readonly acted: boolean;
  readonly count: number;
  /** Their faces, for their owner. */
  readonly faces?: Group;
}

/** What a viewer may know: the state, with stacks instead of faces. */
export interface MarengoView extends Readonly<Omit<State, 'faces'>> {
  readonly viewer: Viewer;
  readonly stacks: readonly Stack[];
}

/** M20.1, M20.2, M20.11 */
export function view(state: State, viewer: Viewer): MarengoView {
  const { faces: _, ...open } = cloneState(state);
  return { viewer, ...open, stacks: stacksOf(state, viewer) };
}

function stacksOf(state: State, viewer: Viewer): Stack[] {
  const stacks: Stack[] = [];
  for (let place = 0; place < PLACES; place++) {
    const faces = state.faces[place];
    if (faces === 0) continue;
    const army = armyAt(state, place);
    const stack = { army, at: positionOf(place), acted: place >= SPOTS, count: size(faces) };
    stacks.push(army === viewer ? { ...stack, faces } : stack);
  }
  return stacks;
}

// Prompts

const RULES: Readonly<Record<string, string>> = {
  deal: 'M4.3',
  actions: 'M6.1',
  march: 'M7.1',
  'attack-pick': 'M9.3',
  'attack-answer': 'M9.6',
  'attack-show': 'M9.5',
  'attack-advance': 'M9.13',
  finish: 'M12.1',
  road: 'M8.2',
  pontoon: 'M15.8',
  'assault-lead': 'M11.6',
  'assault-storm': 'M11.9',
  'assault-barrage': 'M11.11',
  'assault-hit': 'M11.12',
  'assault-counter': 'M11.13',
  'assault-share': 'M11.15',
  'assault-suffer': 'M11.22',
  'assault-spill': 'M11.23',
  'assault-endure': 'M11.22',
  'assault-overflow': 'M11.23',
  target: 'M10.7',
  'retreat-reduce': 'M13.7',
  'retreat-move': 'M13.8',
  lose: 'M18.13',
  commit: 'M18.8',
  organise: 'M14.9',
  renew: 'M18.22',
};

/** What is asked follows from what is going on, and that is public. */
export function prompt(state: State, _viewer: Viewer): Prompt | null {
  if (state.ending) return null;
  const ask = askedBy(state);
  const frame = topFrame(state);
  const about: Record<string, number> = frame ? facts(state, frame) : { orders: state.orders };
  return { ask, rule: RULES[ask], about };
}

function askedBy(state: State): string {
  if (state.deal) return 'deal';
  const frame = topFrame(state);
  if (!frame) return 'actions';
  return 'step' in frame && typeof frame.step === 'string' ? `${frame.at}-${frame.step}` : frame.at;
}

/** The few numbers a sentence needs. */
function facts(state: State, frame: Frame): Record<string, number> {
  const about: Record<string, number> = {};
  if ('from' in frame) about['from'] = frame.from;
  if ('to' in frame) about['to'] = frame.to;
  if ('via' in frame) about['via'] = frame.via;
  if ('locality' in frame) about['locality'] = frame.locality;
  if ('left' in frame && typeof frame.left === 'number') about['left'] = frame.left;
  const taken = size(state.faces[HAND]) + size(state.faces[ANSWER]);
  if (taken > 0) about['taken'] = taken;
  return about;
}
