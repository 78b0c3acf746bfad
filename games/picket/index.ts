import type { Game } from '@bicorne/engine';
import { SEATS } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { read, write, type PicketAction, type PicketEvent } from './rules/actions.ts';
import { conditions } from './rules/conditions.ts';
import { margin } from './rules/margin.ts';
import { cloneState, setup, type State } from './rules/state.ts';
import { act, chance, legal, prompt, settle, turn } from './rules/turn.ts';
import { draw, reveals, sample, seen, view } from './rules/view.ts';

export const game: Game<State, PicketAction, PicketEvent, State> = {
  id: 'picket',
  rules: '1',
  options: { scouts: { kind: 'switch', default: false, rule: 'P3.3' } },
  scenarios: SCENARIOS,
  bound: 108,
  setup,
  seats: () => SEATS,
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
  write,
  read,
  draw,
  conditions,
};
export { secrecy } from './rules/secrecy.ts';
