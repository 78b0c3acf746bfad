import { phases } from '@bicorne/engine';
import type { HundredDaysAction } from './actions.ts';
import type { HundredDaysEvent } from './events.ts';
import { PHASES } from './phases.ts';
import type { State } from './state.ts';
import { about } from './view.ts';

const { drive } = phases<State, HundredDaysAction, HundredDaysEvent>();

/** The contract's half about play. */
export const { turn, legal, act, chance, settle, prompt } = drive({
  phases: PHASES,
  ending: ({ ending }) => ending,
  tells: (state) => ({ about: about(state) }),
});
