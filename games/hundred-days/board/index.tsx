import { frameAround, type BoardModule, type Position } from '@bicorne/boardkit';
import { completeOptions } from '@bicorne/engine';
import { readScenario } from '../data/format.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { OPTIONS } from '../rules/options.ts';
import { setup } from '../rules/setup.ts';
import { view, type HundredDaysView } from '../rules/view.ts';
import { because, kin } from './because.ts';
import { Board } from './Board.tsx';
import { after } from './effects.ts';
import { LAYOUT } from './ground.ts';
import { Info } from './Info.tsx';
import { drawLine } from './Line.tsx';
import { afterHalt } from './marches.ts';
import { orderOfBattle } from './order.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { beats } from './roll.ts';
import { hexesShown } from './shown.ts';
import { sound } from './sound.ts';
import { BY_PROMPT } from './steps.ts';
import { toll, traces } from './traces.ts';
import { Tray } from './Tray.tsx';
import type { HundredDaysWords } from './words/lexicon.ts';

/** A drawn example of the rulebook, and the hexes around whatever it shows. */
function readPosition(source: string): Position<HundredDaysView> | null {
  const scenario = readScenario(source);
  const options = completeOptions(OPTIONS, {});
  if (!scenario.ok || !options.ok) return null;
  const state = setup(scenario.value, options.value);
  if (!state.ok) return null;
  return { view: view(state.value), frame: frameAround(LAYOUT, hexesShown(scenario.value)) };
}

/** A halt that was only thought of comes true with whatever follows it. */
const CHOICES: ReadonlySet<string> = new Set(['pick', 'pick-leader', 'take-along', 'halt']);

export const board: BoardModule<HundredDaysView, HundredDaysAction, HundredDaysEvent, HundredDaysWords> = {
  Board,
  extent: () => ({ width: LAYOUT.width, height: LAYOUT.height }),
  Tray,
  Score,
  Info,
  line: drawLine,
  beats,
  after,
  traces,
  toll,
  orderOfBattle,
  because,
  kin,
  sound,
  Preview,
  position: readPosition,
  chooses: ({ do: verb }) => CHOICES.has(verb),
  further: (seen, legal) => afterHalt(seen, legal).filter(([, { do: verb }]) => verb === 'end-turn'),
  drawn: (action) => !BY_PROMPT.has(action.do),
  turned: (seen, viewer) =>
    viewer >= 0 && battleOf(seen).scenario.edge[viewer === 0 ? 'french' : 'allied'] === 'north',
};
