import { actionMark } from '@bicorne/boardkit';
import type { CampaignAction } from '../rules/actions.ts';
import { SIDE_OF } from '../rules/blocks.ts';
import { ATTACK_LIMIT, MAP, MARCH_LIMIT } from '../rules/board.ts';
import { sideIn } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';

/** What may be done, by block and by the place it is aimed at. All of it comes from `legal`. */
export interface Options {
  /** By block: what it may do. */
  readonly blocks: ReadonlyMap<number, readonly Option[]>;
  /** Aimed at a place without a block: markers to lay, fights to choose. */
  readonly places: ReadonlyMap<string, readonly CampaignAction[]>;
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
  if (action.do === 'done' || action.do === 'raise' || action.do === 'pass' || action.do === 'bid')
    return false;
  return action.do !== 'hold' || action.block >= 0;
}

export function optionsOf(view: CampaignView, legal: readonly CampaignAction[]): Options {
  const blocks = new Map<number, Option[]>();
  const places = new Map<string, CampaignAction[]>();
  for (const action of legal) {
    if (!isDrawn(action)) continue;
    if ('block' in action) push(blocks, action.block, { action, target: targetOf(view, action) });
    else push(places, targetOf(view, action), action);
  }
  return { blocks, places };
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
}

/** What the chosen blocks may do, by the place it is aimed at: those that can. A ride goes on, so it is made by one at a time. */
export function waysOf(options: Options, chosen: readonly number[]): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Map<string, CampaignAction[]>>();
  for (const block of chosen)
    for (const { action, target } of options.blocks.get(block) ?? []) {
      const kinds = ways.get(target) ?? new Map<string, CampaignAction[]>();
      if (action.do !== 'ride' || !kinds.has('ride')) push(kinds, kindOf(action), action);
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

/** How many of those who set out this way the road still takes. */
export function takenBy(view: CampaignView, { actions }: Way): number {
  const [first] = actions;
  if (first.do !== 'march' && first.do !== 'force') return actions.length;
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
  ways?.length === 1 && ways[0].actions.length === 1 ? actionMark(ways[0].actions[0]) : undefined;

export const sameAction = (one: CampaignAction, other: CampaignAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
