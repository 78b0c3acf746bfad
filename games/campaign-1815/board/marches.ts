import { quickRng } from '@bicorne/engine';
import { BLOCKS } from '../data/blocks.ts';
import { MARCH, RIDE, type CampaignAction } from '../rules/actions.ts';
import { IS_FAST } from '../rules/blocks.ts';
import { EXITS, LEG_COUNT, legOf, MAP, MARCH_LIMIT } from '../rules/board.ts';
import { sample } from '../rules/sample.ts';
import { cloneState, type State } from '../rules/state.ts';
import { act, legal } from '../rules/turn.ts';
import type { CampaignView } from '../rules/view.ts';

interface Going {
  readonly actions: readonly CampaignAction[];
  /** Chosen blocks that the road does not take. */
  readonly stay: readonly number[];
}

/**
 * Where chosen blocks can march, by town, all with one press: what follows a step is known by playing it in a state that
 * agrees with the view. Fast blocks ride on to towns that are two roads away. (C5.9)
 */
export function marchesOf(view: CampaignView, chosen: readonly number[]): ReadonlyMap<number, Going> {
  const start: Column = { state: sample(view, view.viewer, quickRng('hand')), actions: [] };
  const ways = new Map<number, Going>();
  const add = (to: number, gone: Column): void => {
    const blocks = new Set(gone.actions.map((action) => ('block' in action ? action.block : -1)));
    if (blocks.size === 0) return;
    const stay = chosen.filter((block) => !blocks.has(block));
    ways.set(to, { actions: gone.actions, stay });
  };
  const towns = [...new Set(chosen.map((block) => view.at[block]))];
  for (const to of neighbours(towns)) add(to, marchTo(start, chosen, to));
  if (!chosen.every((block) => IS_FAST[block])) return ways;
  for (const to of neighbours(neighbours(towns)))
    if (!ways.has(to) && !towns.includes(to)) add(to, rideTo(start, chosen, to));
  return ways;
}

const neighbours = (towns: readonly number[]): number[] => [
  ...new Set(towns.flatMap((town) => EXITS[town].map(({ to }) => to))),
];

/** What has gone so far. */
interface Column {
  readonly state: State;
  readonly actions: readonly CampaignAction[];
}

/** One step more; null where it is not allowed. */
function goOn({ state, actions }: Column, action: CampaignAction): Column | null {
  if (!legal(state, state.actor).includes(action)) return null;
  const next = cloneState(state);
  act(next, next.actor, action);
  return { state: next, actions: [...actions, action] };
}

/** One block after another, as many as the road takes: whole corps if it does not take all. (C5.11, C5.13) */
function marchTo(start: Column, chosen: readonly number[], to: number): Column {
  const all = chosen.reduce((column, block) => march(column, block, to) ?? column, start);
  const room = all.actions.length;
  if (room === chosen.length) return all;
  return wholeCorps(chosen, room).reduce((column, block) => march(column, block, to) ?? column, start);
}

function march(column: Column, block: number, to: number): Column | null {
  const leg = legOf(column.state.at[block], to);
  return leg < 0 ? null : goOn(column, MARCH(block, leg));
}

/** By whichever town between lets most of them through, and of several by the roads that have most room left for others. */
function rideTo(start: Column, chosen: readonly number[], to: number): Column {
  const over = EXITS[to].map(({ to: via }) =>
    chosen.reduce((column, block) => ride(column, block, via, to) ?? column, start),
  );
  const worth = (gone: Column): number => gone.actions.length * LEG_COUNT + roomOn(gone);
  return over.reduce((best, one) => (worth(one) > worth(best) ? one : best), start);
}

/** The room left on the fullest of the roads that were taken. */
const roomOn = ({ state, actions }: Column): number =>
  Math.min(
    ...actions.flatMap((action) => {
      const road = 'from' in action && 'to' in action ? MAP.way(action.from, action.to) : -1;
      return road < 0 ? [] : [MARCH_LIMIT[road] - state.roadUse[road]];
    }),
    LEG_COUNT - 1,
  );

function ride(column: Column, block: number, via: number, to: number): Column | null {
  const leg = legOf(column.state.at[block], via);
  const there = leg < 0 ? null : goOn(column, RIDE(block, leg));
  return there && march(there, block, to);
}

const corpsOf = (block: number): string => BLOCKS[block].corps || BLOCKS[block].id;

/** Blocks by the corps they belong to; leaders are their own. */
export const byCorps = (blocks: readonly number[]): readonly (readonly number[])[] => [
  ...Map.groupBy(blocks, corpsOf).values(),
];

/** As many as there is room for, no corps torn apart if that can be helped. */
function wholeCorps(blocks: readonly number[], room: number): readonly number[] {
  const taken: number[] = [];
  for (const corps of byCorps(blocks)) if (taken.length + corps.length <= room) taken.push(...corps);
  return taken.length > 0 ? taken : blocks.slice(0, room);
}

/** Who of a town is taken up when it is pressed: all, or whole corps if no road takes all; outside a march the first. */
export function firstOf(view: CampaignView, town: number, blocks: readonly number[]): readonly number[] {
  if (view.phase !== 'march') return blocks.slice(0, 1);
  const room = Math.max(...EXITS[town].map(({ way }) => MARCH_LIMIT[way] - view.roadUse[way]));
  return blocks.length > room ? wholeCorps(blocks, room) : blocks;
}
