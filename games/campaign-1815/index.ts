import type { Game } from '@bicorne/engine';
import { SCENARIOS } from './data/scenarios.ts';
import { read, write, type CampaignAction } from './rules/actions.ts';
import { reveals, seen, type CampaignEvent } from './rules/events.ts';
import { conditions } from './rules/conditions.ts';
import { draw } from './rules/draw.ts';
import { presses } from './rules/presses.ts';
import { margin } from './rules/margin.ts';
import { handicap } from './rules/handicap.ts';
import { sample } from './rules/sample.ts';
import { faults, seats, setup } from './rules/scenario.ts';
import { cloneState, type State } from './rules/state.ts';
import { mayTalk, sides } from './rules/talk.ts';
import { act, chance, legal, prompt, settle, turn } from './rules/turn.ts';
import { view, type CampaignView } from './rules/view.ts';

export const game: Game<State, CampaignAction, CampaignEvent, CampaignView> = {
  id: 'campaign-1815',
  rules: '4',
  options: {
    players: { kind: 'choice', of: ['2', '3'], default: '2', rule: 'C12.1' },
    revealLate: { kind: 'switch', default: false, rule: 'C6.34' },
    bid: { kind: 'switch', default: false, rule: 'C13.1' },
  },
  scenarios: SCENARIOS,
  bound: 5000,
  setup,
  faults,
  seats,
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
  sides,
  mayTalk,
  margin,
  handicap,
  write,
  read,
  draw,
  presses,
  conditions,
};
export { secrecy } from './rules/secrecy.ts';
