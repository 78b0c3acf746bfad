import type { Frame, Point, Position } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import { EXITS, townNamed } from '../rules/board.ts';
import { setup } from '../rules/scenario.ts';
import { OPEN } from '../rules/state.ts';
import { view, type CampaignView } from '../rules/view.ts';
import { allStands, isOnField } from './model.ts';
import { HEIGHT, sheetFor, WIDTH } from './sheet.ts';

const SHEET = sheetFor(false);

/** A drawn example of the rulebook: every face is seen. A battle fills the sheet, of the map only what matters is shown. */
export function readPosition(source: string): Position<CampaignView> | null {
  const state = setup(parsed(source), {});
  if (!state.ok) return null;
  state.value.flags = state.value.flags.map((flags) => flags | OPEN);
  const shown = view(state.value, ONLOOKER);
  return isOnField(shown) ? { view: shown } : { view: shown, frame: frameAround(shown) };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

const MARGIN = 110;

/** The towns with blocks, and those next to them as far as the sheet goes. */
const frameAround = (shown: CampaignView): Frame =>
  frameOf([...allStands(shown).keys()].flatMap(neighbourhood));

/** These towns and no more. */
export const frameOfTowns = (names: readonly string[]): Frame =>
  frameOf(names.map((name) => SHEET.towns[townNamed(name)]));

function frameOf(points: readonly Point[]): Frame {
  const [x, right] = span(
    points.map((point) => point.x),
    WIDTH,
  );
  const [y, bottom] = span(
    points.map((point) => point.y),
    HEIGHT,
  );
  return { x, y, width: right - x, height: bottom - y };
}

/** A neighbour that lies far away is only hinted at: the road to it runs out of the picture. */
const neighbourhood = (town: number): Point[] => {
  const here = SHEET.towns[town];
  return [here, ...EXITS[town].map(({ to }) => SHEET.towns[to]).filter((there) => isNear(here, there))];
};
const NEAR = 260;
const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

const span = (values: readonly number[], end: number): [number, number] => [
  Math.max(0, Math.min(...values) - MARGIN),
  Math.min(end, Math.max(...values) + MARGIN),
];
