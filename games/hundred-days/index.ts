import type { Game } from '@bicorne/engine';
import { SCENARIOS } from './data/scenarios.ts';
import { SEATS } from './data/units.ts';
import { conditions } from './rules/conditions.ts';
import { read, write, type HundredDaysAction } from './rules/actions.ts';
import type { HundredDaysEvent } from './rules/events.ts';
import { margin } from './rules/margin.ts';
import { handicap } from './rules/handicap.ts';
import { OPTIONS } from './rules/options.ts';
import { act, chance, legal, prompt, settle, turn } from './rules/play.ts';
import { presses } from './rules/presses.ts';
import { faults, setup } from './rules/setup.ts';
import { cloneState, type State } from './rules/state.ts';
import { draw, sample, view, type HundredDaysView } from './rules/view.ts';

export const game: Game<State, HundredDaysAction, HundredDaysEvent, HundredDaysView> = {
  id: 'hundred-days',
  rules: '5',
  options: OPTIONS,
  scenarios: SCENARIOS,
  bound: 20_000,
  setup,
  faults,
  seats: () => SEATS,
  clone: cloneState,
  turn,
  legal,
  act,
  chance,
  settle,
  view,
  prompt,
  seen: (event) => event,
  reveals: () => false,
  sample,
  margin,
  handicap,
  write,
  read,
  draw,
  presses,
  conditions,
};
export { secrecy } from './rules/view.ts';
