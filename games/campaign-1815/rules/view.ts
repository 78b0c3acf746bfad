import type { Viewer } from '@bicorne/engine';
import { ARMY_COUNT, ARMY_OF, BLOCK_COUNT } from './blocks.ts';
import { groupOf, knownSteps } from './fog.ts';
import {
  cloneState,
  has,
  OPEN,
  PUBLIC_STATUS,
  RESERVE,
  seatOfBlock,
  type Phase,
  type State,
} from './state.ts';
import { alliesMayTalk } from './talk.ts';

/** Blocks that look alike to somebody who cannot see their faces. */
export interface HiddenGroup {
  readonly army: number;
  /** The group as in the notes; -1 when not placed yet. */
  readonly group: number;
  /** What everybody sees of them: marched, disorganised… */
  readonly status: number;
  readonly count: number;
}

/** The state with everything about hidden blocks set to HIDDEN; how many stand where is told by groups. */
export interface CampaignView extends State {
  readonly viewer: Viewer;
  readonly hidden: readonly HiddenGroup[];
  /** Steps that each army's hidden blocks have lost unseen, by army. */
  readonly unseen: readonly number[];
  /** Whether the allied players may talk. C12.3 */
  readonly talk: boolean;
}

export const HIDDEN = -2;
export const NOT_PLACED = -1;
/** Told with the status: the block stands in reserve, not just in the town. */
export const IN_RESERVE = 1 << 20;

/** Whether this viewer cannot see the block's face. C3.2, C12.2 */
const isVeiled = (s: State, block: number, viewer: Viewer): boolean =>
  s.steps[block] > 0 && !has(s, block, OPEN) && seatOfBlock(s, block) !== viewer;

export function view(s: State, viewer: Viewer): CampaignView {
  const veiled: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (isVeiled(s, block, viewer)) veiled.push(block);
  const seen = cloneState(s);
  for (const block of veiled)
    seen.at[block] = seen.place[block] = seen.steps[block] = seen.flags[block] = seen.host[block] = HIDDEN;
  const name = (block: number): number => (block >= 0 && seen.steps[block] === HIDDEN ? HIDDEN : block);
  for (const f of seen.fights) f.holders = f.holders.map(name);
  seen.block = name(seen.block);
  seen.standing = [];
  return Object.assign(seen, {
    viewer,
    hidden: groupsOf(s, veiled),
    unseen: unseenLosses(s, veiled),
    talk: alliesMayTalk(s),
  });
}

function groupsOf(s: State, veiled: readonly number[]): HiddenGroup[] {
  const groups: { army: number; group: number; status: number; count: number }[] = [];
  for (const block of veiled) {
    const army = ARMY_OF[block];
    const group = s.at[block] < 0 ? NOT_PLACED : groupOf(s, block);
    const status = (s.flags[block] & PUBLIC_STATUS) | (s.place[block] === RESERVE ? IN_RESERVE : 0);
    const like = groups.find((g) => g.group === group && g.status === status && g.army === army);
    if (like) like.count++;
    else groups.push({ army, group, status, count: 1 });
  }
  return groups.sort((a, b) => a.army - b.army || a.group - b.group || a.status - b.status);
}

function unseenLosses(s: State, veiled: readonly number[]): number[] {
  const losses = Array<number>(ARMY_COUNT).fill(0);
  for (const block of veiled) losses[ARMY_OF[block]] += knownSteps(s, block) - s.steps[block];
  return losses;
}

/** Phases whose question is about one block. */
const ABOUT_BLOCK: ReadonlySet<Phase> = new Set<Phase>([
  'ride',
  'force-roll',
  'skirmish-roll',
  'morale-roll',
  'fire-roll',
  'lose',
]);

/** What a question is about, as this viewer may know it. */
export function about(s: State, viewer: Viewer): Record<string, number> {
  const about: Record<string, number> = { turn: s.turn };
  if (s.field >= 0) about['town'] = s.field;
  if (ABOUT_BLOCK.has(s.phase) && !isVeiled(s, s.block, viewer)) about['block'] = s.block;
  if (s.phase === 'lose') about['hits'] = s.hits;
  return about;
}
