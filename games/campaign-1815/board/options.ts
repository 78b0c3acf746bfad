import { gestureMark } from '@bicorne/boardkit';
import type { CampaignAction } from '../rules/actions.ts';
import { SIDE_OF } from '../rules/blocks.ts';
import { ATTACK_LIMIT, MAP, MARCH_LIMIT } from '../rules/board.ts';
import { sideIn } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';
import { marchesOf } from './marches.ts';

/** What may be done, by block and by the place it is aimed at. All of it comes from `legal`. */
export interface Options {
  /** By block: what it may do. */
  readonly blocks: ReadonlyMap<number, readonly Option[]>;
  /** Aimed at a place without a block: markers to lay, fights to choose. */
  readonly places: ReadonlyMap<string, readonly CampaignAction[]>;
  /** In whose place that is. */
  readonly view: CampaignView;
}

interface Option {
  readonly action: CampaignAction;
  /** A town, a place of the battlefield, another block; empty when the block itself is meant. */
  readonly target: string;
}

export const townKey = (town: number): string => `town ${town}`;
export const placeKey = (place: number): string => `place ${place}`;
export const blockKey = (block: number): string => `block ${block}`;

/** Actions without a place or a block are buttons of the shell. */
export function isDrawn(action: CampaignAction): boolean {
  if (action.do === 'done' || action.do === 'raise' || action.do === 'pass') return false;
  return action.do !== 'hold' || action.block >= 0;
}

export function optionsOf(view: CampaignView, legal: readonly CampaignAction[]): Options {
  const blocks = new Map<number, Option[]>();
  const places = new Map<string, CampaignAction[]>();
  for (const action of legal) {
    if (!isDrawn(action) || action.do === 'bid') continue;
    if ('block' in action) push(blocks, action.block, { action, target: targetOf(view, action) });
    else push(places, targetOf(view, action), action);
  }
  return { blocks, places, view };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function targetOf(view: CampaignView, action: CampaignAction): string {
  switch (action.do) {
    case 'place':
    case 'march':
    case 'ride':
    case 'leave':
    case 'reinforce':
    case 'regroup':
    case 'force':
    case 'led':
    case 'retreat':
      return townKey(action.to);
    case 'fight':
      return townKey(action.town);
    case 'deploy':
    case 'move':
    case 'lay':
      return placeKey(action.to);
    case 'take':
    case 'swap':
      return placeKey(action.at);
    case 'fire':
      return placeKey(view.place[action.block] + (action.target.startsWith('far') ? 3 : 0));
    case 'shelter':
      return blockKey(action.host);
    default:
      return '';
  }
}

/** Phases in which one block after another is dealt with: the next one is taken up by itself. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['place', 'deploy', 'ride']);

/** The chosen blocks that can still do something. */
export function chosenOf(view: CampaignView, options: Options, chosen: readonly number[]): readonly number[] {
  const live = chosen.filter((block) => options.blocks.has(block));
  if (live.length > 0 || !ONE_BY_ONE.has(view.phase)) return live;
  return [...options.blocks.keys()].slice(0, 1);
}

/** One way of doing something with all chosen blocks. */
export interface Way {
  readonly key: string;
  readonly actions: readonly CampaignAction[];
  /** Chosen blocks that the road does not take. */
  readonly stay?: readonly number[];
}

/** What the chosen blocks may do, by the place it is aimed at: those that can. */
export function waysOf(options: Options, chosen: readonly number[]): ReadonlyMap<string, readonly Way[]> {
  if (options.view.phase !== 'march') return countedWays(options, chosen);
  const known = marched.get(options) ?? new Map<string, ReadonlyMap<string, readonly Way[]>>();
  marched.set(options, known);
  const ways = known.get(chosen.join()) ?? marchWays(options.view, chosen);
  known.set(chosen.join(), ways);
  return ways;
}

const marchWays = (view: CampaignView, chosen: readonly number[]): ReadonlyMap<string, readonly Way[]> =>
  new Map(
    [...marchesOf(view, chosen)].map(([town, { actions, stay }]) => [
      townKey(town),
      [{ key: 'march', actions, stay }],
    ]),
  );

/** Board, tray and drag ask the same. */
const marched = new WeakMap<Options, Map<string, ReadonlyMap<string, readonly Way[]>>>();

function countedWays(options: Options, chosen: readonly number[]): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Map<string, CampaignAction[]>>();
  for (const block of chosen)
    for (const { action, target } of options.blocks.get(block) ?? []) {
      const kinds = ways.get(target) ?? new Map<string, CampaignAction[]>();
      push(kinds, kindOf(action), action);
      ways.set(target, kinds);
    }
  for (const [target, actions] of options.places) {
    const kinds = ways.get(target) ?? new Map<string, CampaignAction[]>();
    for (const action of actions) push(kinds, kindOf(action), action);
    ways.set(target, kinds);
  }
  return new Map(
    [...ways].map(([target, kinds]) => [target, [...kinds].map(([key, actions]) => ({ key, actions }))]),
  );
}

/** So many blocks may take this road in one turn, fewer of them into a town where the enemy stands. (C5.11, C5.13) */
export const roadLimit = (road: number, hostile: boolean): number =>
  (hostile ? ATTACK_LIMIT : MARCH_LIMIT)[road];

export const isFoesTown = (view: CampaignView, block: number, town: number): boolean =>
  sideIn(view, 1 - SIDE_OF[block], town) > 0;

/** How many of those who are forced this way the road still takes. */
export function takenBy(view: CampaignView, { actions }: Way): number {
  const [first] = actions;
  if (first.do !== 'force') return actions.length;
  const road = MAP.way(view.at[first.block], first.to);
  if (road < 0) return actions.length;
  const left = roadLimit(road, isFoesTown(view, first.block, first.to)) - view.roadUse[road];
  return Math.min(actions.length, left);
}

function kindOf(action: CampaignAction): string {
  if (action.do === 'fire') return `fire ${action.target}`;
  if (action.do === 'lay') return `lay ${action.terrain}`;
  return action.do;
}

/** Actions that do harm are marked in red. */
const HARM: ReadonlySet<CampaignAction['do']> = new Set(['fire', 'lose', 'starve', 'recoil', 'reduce']);
export const isHarm = (action: CampaignAction): boolean => HARM.has(action.do);

/** For `data-action`, where one press does one thing. */
export const markOf = (ways: readonly Way[] | undefined): string | undefined =>
  ways?.length === 1 && isWhole(ways[0]) ? gestureMark(ways[0].actions) : undefined;

/** Whether all chosen blocks go, in one gesture: dice are thrown for those that are forced, each by itself. */
export const isWhole = ({ key, actions, stay = [] }: Way): boolean =>
  stay.length === 0 && (actions.length === 1 || key === 'march');

export const sameAction = (one: CampaignAction, other: CampaignAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
