import type { Game } from '@bicorne/engine';
import { ENTRIES } from './data/scenarios.ts';
import { ARMIES } from './data/units.ts';
import { read, write, type Action } from './rules/actions.ts';
import { conditions } from './rules/conditions.ts';
import { draw } from './rules/draw.ts';
import { reveals, seen, type Event } from './rules/events.ts';
import { margin } from './rules/margin.ts';
import { handicap } from './rules/handicap.ts';
import { act, chance, legal, prompt, settle, turn } from './rules/phases.ts';
import { presses } from './rules/presses.ts';
import { sample } from './rules/sample.ts';
import { faults, setup } from './rules/setup.ts';
import { cloneState, type State } from './rules/state.ts';
import { STANDING, view, type View } from './rules/view.ts';

export const game: Game<State, Action, Event, View> = {
  id: 'napoleonics',
  rules: '3',
  options: {
    edition: { kind: 'choice', of: ['later', 'first'], default: 'later', rule: 'N19.1' },
    nationalCards: { kind: 'switch', default: false, rule: 'N19.5' },
  },
  scenarios: ENTRIES,
  bound: 60_000,
  standing: STANDING,
  setup,
  faults,
  seats: () => ARMIES,
  clone: cloneState,
  turn,
  legal,
  act,
  chance,
  settle,
  view,
  prompt,
  seen,
  reveals,
  sample,
  margin,
  handicap,
  write,
  read,
  draw,
  presses,
  conditions,
};
export { secrecy } from './rules/secrecy.ts';
