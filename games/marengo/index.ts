import type { Game } from '@bicorne/engine';
import { ARMIES } from './data/forces.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { read, write, type MarengoAction } from './rules/actions.ts';
import { reveals, seen, type MarengoEvent } from './rules/events.ts';
import { margin } from './rules/margin.ts';
import { handicap } from './rules/handicap.ts';
import { sample } from './rules/sample.ts';
import { faults, setup } from './rules/setup.ts';
import { cloneState, turn, type State } from './rules/state.ts';
import { conditions } from './rules/conditions.ts';
import { draw } from './rules/draw.ts';
import { act, legal } from './rules/flow.ts';
import { chance, settle } from './rules/turn.ts';
import { presses } from './rules/presses.ts';
import { prompt, view, type MarengoView } from './rules/view.ts';

export const game: Game<State, MarengoAction, MarengoEvent, MarengoView> = {
  id: 'marengo',
  rules: '5',
  options: { orderTogether: { kind: 'switch', default: false, rule: 'M14.8' } },
  scenarios: SCENARIOS,
  bound: 8000,
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
