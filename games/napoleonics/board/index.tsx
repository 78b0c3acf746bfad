import { frameAround, type BoardModule, type Position } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { setup } from '../rules/setup.ts';
import { view, type View } from '../rules/view.ts';
import { hexNamed } from '../data/board.ts';
import { FIRST_STRIKE } from '../data/cards.ts';
import { readScenario } from '../data/format.ts';
import type { Scenario } from '../data/scenario.ts';
import { because, kin } from './because.ts';
import { Board } from './Board.tsx';
import { Info } from './Info.tsx';
import { after } from './effects.ts';
import { drawLine } from './Line.tsx';
import { LAYOUT } from './ground.ts';
import { beats } from './roll.ts';
import { sound } from './sound.ts';
import { toll, traces } from './traces.ts';
import { movesAfter, planNow } from './plan.ts';
import { orderOfBattle } from './order.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { Tray } from './Tray.tsx';
import type { NapoleonicsWords } from './words/lexicon.ts';

/** A drawn example of the rulebook, as an onlooker would see it, and the hexes around whatever it shows. */
function readPosition(source: string): Position<View> | null {
  const scenario = readScenario(source);
  if (!scenario.ok) return null;
  const state = setup(scenario.value, { edition: 'later', nationalCards: false });
  if (!state.ok) return null;
  return { view: view(state.value, ONLOOKER), frame: frameAround(LAYOUT, hexesShown(scenario.value)) };
}

const hexesShown = ({ units, leaders, terrain, works = {} }: Scenario): number[] =>
  [
    ...units.map(({ at }) => at),
    ...leaders.map(({ at }) => at),
    ...Object.keys(terrain),
    ...Object.keys(works),
  ].map(hexNamed);

export const board: BoardModule<View, Action, Event, NapoleonicsWords> = {
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
  holds: (_, view, viewer) => view.hands[viewer]?.includes(FIRST_STRIKE) ?? false,
  chooses: ({ do: verb }) => verb === 'move' || verb === 'ride' || verb === 'battle',
  planned: (action, view) => movesAfter(planNow(), action, view),
  drawn: (action) => 'hex' in action || 'card' in action,
  turned: (view, viewer) => viewer >= 0 && fieldOf(view).edge[viewer] === 'top',
};
