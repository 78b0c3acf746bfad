import type { Branch, OddsPart } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import { ARMY_OF, SIDE_OF, sideOfArmy } from '../rules/blocks.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { CampaignView } from '../rules/view.ts';

/** Of the enemy and of one's own: steps lost and blocks destroyed; then a forced march, nerves, and the whole battle. */
export const MEASURES = [
  'foeSteps',
  'foeBlocks',
  'ownSteps',
  'ownBlocks',
  'march',
  'morale',
  'battle',
] as const;
export type MeasureName = (typeof MEASURES)[number];
export type Tidings = 'unhurt' | 'weakened' | 'destroyed' | 'stands' | 'breaks' | 'routs' | 'goesOn';

const WORTH: ReadonlySet<CampaignAction['do']> = new Set(['fire', 'force', 'led', 'show']);
/** To end one's part brings on the enemy's tests of nerve, to end one's choice the shots of a skirmish. */
const ENDS: ReadonlySet<string> = new Set(['combat', 'reinforce', 'show']);

/** The answers taken for granted on the way to the dice; each is said with the chances. */
export const GIVEN = { lose: 'lose', reinforce: 'done' } as const satisfies Readonly<
  Record<string, CampaignAction['do']>
>;
const isGiven = (ask: string): ask is keyof typeof GIVEN => Object.hasOwn(GIVEN, ask);

type Told = Branch<CampaignEvent, CampaignView>;

export const odds: OddsPart<CampaignAction, CampaignEvent, CampaignView> = {
  measures: MEASURES,
  worth: ({ do: verb }, { phase }) => WORTH.has(verb) || (verb === 'done' && ENDS.has(phase)),
  assume: ({ ask }, legal) =>
    isGiven(ask) ? (legal.find(({ do: verb }) => verb === GIVEN[ask]) ?? null) : null,
  /** C5.17, C6.36, C6.52: whoever owns the block throws its dice. */
  thrower(event, { seatOf }) {
    if (event.type === 'rolled' || event.type === 'tested') return seatOf[ARMY_OF[event.block]];
    return event.type === 'force-rolled' ? seatOf[event.army] : null;
  },
  tell: (branch) => ({ ...losses(branch), ...march(branch), ...nerves(branch) }),
};

/** What the shots did; of one's own losses only where one is shot at oneself. */
function losses({ before, events, seat }: Told): Record<string, number> {
  if (!events.some(({ type }) => type === 'rolled')) return {};
  const own = sideOfArmy(before.seatOf.indexOf(seat));
  const foe = 1 - own;
  return {
    foeSteps: stepsLost(events, foe),
    foeBlocks: blocksLost(events, foe),
    ...(before.phase === 'show'
      ? { ownSteps: stepsLost(events, own), ownBlocks: blocksLost(events, own) }
      : {}),
  };
}

/** Hits on a side, without those that found nobody. C6.68 */
function stepsLost(events: readonly CampaignEvent[], side: number): number {
  let hits = 0;
  let shooter = side;
  for (const event of events) {
    if (event.type === 'rolled') shooter = SIDE_OF[event.block];
    if (shooter === side) continue;
    if (event.type === 'rolled') hits += event.hits;
    if (event.type === 'wasted') hits -= event.hits;
  }
  return hits;
}

const blocksLost = (events: readonly CampaignEvent[], side: number): number =>
  events.filter((event) => event.type === 'destroyed' && SIDE_OF[event.block] === side).length;

/** C5.17 */
function march({ events }: Told): Record<string, Tidings> {
  const rolled = events.find(({ type }) => type === 'force-rolled');
  if (rolled?.type !== 'force-rolled') return {};
  if (events.some(({ type }) => type === 'destroyed')) return { march: 'destroyed' };
  return { march: rolled.failed ? 'weakened' : 'unhurt' };
}

/** How many of the tested do not stand, and whether the field is lost by it. C6.36, C7.9 */
function nerves({ events }: Told): Record<string, Tidings | number> {
  const tests = events.flatMap((event) => (event.type === 'tested' ? [event] : []));
  const routed = events.some(({ type }) => type === 'routed');
  if (tests.length === 0) return routed ? { battle: 'routs' } : {};
  const failed = tests.filter(({ good }) => !good).length;
  return {
    morale: tests.length === 1 ? (failed === 0 ? 'stands' : broken(events)) : failed,
    battle: routed ? 'routs' : 'goesOn',
  };
}

/** A square or a foot battery does not fall back. C6.38 */
const broken = (events: readonly CampaignEvent[]): Tidings =>
  events.some((event) => event.type === 'destroyed' && event.cause === 'morale') ? 'destroyed' : 'breaks';
