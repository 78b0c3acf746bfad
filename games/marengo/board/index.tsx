import type { BoardModule, Position } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import { ARMIES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import { setup } from '../rules/setup.ts';
import { view, type MarengoView } from '../rules/view.ts';
import { because, kin } from './because.ts';
import { Board } from './Board.tsx';
import { commits } from './cost.ts';
import { chosenPlace } from './choice.ts';
import { after } from './effects.ts';
import { frameAround, frameOpened } from './frame.ts';
import { Info } from './Info.tsx';
import { beats, sound } from './pace.ts';
import { orderOfBattle } from './order.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { sheetFor } from './sheet.ts';
import { isDrawn } from './spots.ts';
import { toll, traces } from './traces.ts';
import { Tray } from './Tray.tsx';
import type { MarengoWords } from './words/lexicon.ts';

const SHEET = sheetFor(false);

/** A drawn example of the rulebook: both armies lie open. */
function readPosition(source: string): Position<MarengoView> | null {
  const state = setup(parsed(source), {});
  if (!state.ok) return null;
  const own = ARMIES.map((_, army) => view(state.value, army));
  const open = laidOpen(view(state.value, ONLOOKER), own);
  return { view: open, frame: frameAround(open.stacks.map(({ at }) => at)) };
}

/** Every stack as its owner sees it. */
const laidOpen = (own: MarengoView, seats: readonly MarengoView[]): MarengoView => ({
  ...own,
  stacks: seats.flatMap(({ stacks }, army) => stacks.filter((stack) => stack.army === army)),
});

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

const AT_REST: ReadonlySet<string> = new Set(['march', 'finish', 'road', 'organise']);

export const board: BoardModule<MarengoView, MarengoAction, MarengoEvent, MarengoWords> = {
  Board,
  extent: () => SHEET,
  Tray,
  Score,
  Info,
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
  laidOpen,
  commits,
  // A march that can go no farther, no horse to go on, nobody left to organise: only “done” remains.
  answersAlone: (only, { frames }) => only.do === 'done' && AT_REST.has(frames.at(-1)?.at ?? 'attack'),
  chosen: chosenPlace,
  opens: frameOpened,
  framesChoice: true,
  drawn: isDrawn,
};
