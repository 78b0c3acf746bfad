import type { BoardModule, Frame, Point, Position } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import { ARMIES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import { BEYOND, isBox, LOCALITY, SIDES } from '../rules/map.ts';
import { setup } from '../rules/setup.ts';
import { view, type MarengoView, type Stack } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { commits } from './cost.ts';
import { chosenPlace } from './choice.ts';
import { after } from './effects.ts';
import { Info } from './Info.tsx';
import { beats, sound } from './pace.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { sheetFor } from './sheet.ts';
import { isDrawn } from './spots.ts';
import { Tray } from './Tray.tsx';
import type { MarengoWords } from './words/lexicon.ts';

const SHEET = sheetFor(false);

/** A drawn example of the rulebook: both armies lie open. */
function readPosition(source: string): Position<MarengoView> | null {
  const state = setup(parsed(source), {});
  if (!state.ok) return null;
  const own = ARMIES.map((_, army) => view(state.value, army));
  const open = laidOpen(view(state.value, ONLOOKER), own);
  return { view: open, frame: frameAround(open.stacks) };
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

/** Whoever stands there, and the neighbours. */
function frameAround(stacks: readonly Stack[]): Frame {
  const points = stacks.flatMap(({ at }) => (isBox(at) ? boxCorners(at) : neighbourhood(LOCALITY[at])));
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

const neighbourhood = (locality: number): Point[] =>
  [locality, ...SIDES[locality].map((side) => BEYOND[side])].flatMap((near) => SHEET.areas[near].ring);

function boxCorners(box: number): Point[] {
  const { x, y, width, height } = SHEET.boxes.get(box)?.frame ?? SHEET.clock;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
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
  sound,
  Preview,
  position: readPosition,
  laidOpen,
  commits,
  // A march that can go no farther, no horse to go on, nobody left to organise: only “done” remains.
  answersAlone: (only, { frames }) => only.do === 'done' && AT_REST.has(frames.at(-1)?.at ?? 'attack'),
  chosen: chosenPlace,
  drawn: isDrawn,
};
