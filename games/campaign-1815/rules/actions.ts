import { BLOCKS } from '../data/blocks.ts';
import { TERRAINS } from '../data/terrain.ts';
import { TOWNS } from '../data/towns.ts';
import { BLOCK_COUNT, blockNamed, NO_BLOCK, SIDE_END, SIDE_FIRST } from './blocks.ts';
import { LEG_COUNT, LEG_FROM, LEG_TO, legOf, TOWN_COUNT, townNamed } from './board.ts';
import type { Target } from './state.ts';

/** Along a road of the map. An action names all that everybody will see of it, so `from` as well. */
type Along = 'march' | 'ride' | 'leave' | 'reinforce';
/** A forced march, and one with the leader shown. */
type Push = 'force' | 'led';
type OneBlock = 'reduce' | 'show' | 'lose' | 'hold' | 'recoil' | 'square' | 'dissolve' | 'emerge' | 'starve';
type Ground = 'take' | 'swap';
type Bare = 'done' | 'raise' | 'pass';

type OfBlock<V> = V extends V ? { readonly do: V; readonly block: number } : never;
type OnRoad<V> = V extends V
  ? { readonly do: V; readonly block: number; readonly from: number; readonly to: number }
  : never;
type Pushed<V> = V extends V
  ? {
      readonly do: V;
      readonly block: number;
      readonly from: number;
      readonly to: number;
      /** The group of this turn that the block marched with. */
      readonly group: number;
    }
  : never;
type OnGround<V> = V extends V ? { readonly do: V; readonly block: number; readonly at: number } : never;
type Plain<V> = V extends V ? { readonly do: V } : never;

export type CampaignAction =
  | { readonly do: 'place'; readonly block: number; readonly to: number }
  /** `ride` is the first of two towns; the second is a `march`. */
  | OnRoad<Along>
  | Pushed<Push>
  | {
      readonly do: 'regroup';
      readonly block: number;
      readonly from: number;
      readonly to: number;
      /** It has retreated in this turn, and everybody sees that it has. */
      readonly disorganised: boolean;
    }
  | OfBlock<OneBlock>
  | OnGround<Ground>
  | { readonly do: 'deploy'; readonly block: number; readonly to: number }
  /** From place to place on the battlefield. */
  | { readonly do: 'move'; readonly block: number; readonly from: number; readonly to: number }
  /** From a place on the battlefield to a town. */
  | { readonly do: 'retreat'; readonly block: number; readonly from: number; readonly to: number }
  | { readonly do: 'fire'; readonly block: number; readonly target: Target }
  | { readonly do: 'shelter'; readonly block: number; readonly host: number }
  | { readonly do: 'lay'; readonly terrain: number; readonly to: number }
  | { readonly do: 'fight'; readonly town: number }
  | { readonly do: 'bid'; readonly side: number; readonly amount: number }
  | Plain<Bare>;

/** The actions of these verbs. */
export type Doing<V extends CampaignAction['do']> = Extract<CampaignAction, { readonly do: V }>;

// Every action there is, made once, when it is first listed.

type Make<A> = (index: number) => A;

function once<const A extends object>(size: number, make: Make<A>): Make<A> {
  const made: (A | undefined)[] = Array.from({ length: size });
  return (index) => (made[index] ??= make(index));
}

/** Index of a table with rows of this length. */
const row = (index: number, length: number): number => Math.floor(index / length);

function ofBlock<V extends OneBlock>(act: V) {
  const get = once(BLOCK_COUNT, (block) => ({ do: act, block }));
  return Array.from({ length: BLOCK_COUNT }, (_, block) => get(block));
}

// By leg, then by block: what is listed together lies together, and memory is slow.

function along<V extends Along>(act: V) {
  const get = once(BLOCK_COUNT * LEG_COUNT, (i) => {
    const leg = row(i, BLOCK_COUNT);
    return { do: act, block: i % BLOCK_COUNT, from: LEG_FROM[leg], to: LEG_TO[leg] };
  });
  return (block: number, leg: number) => get(leg * BLOCK_COUNT + block);
}

function push<V extends Push>(act: V) {
  const get = once(2 * BLOCK_COUNT * LEG_COUNT, (i) => {
    const leg = row(i, 2 * BLOCK_COUNT);
    return { do: act, block: row(i, 2) % BLOCK_COUNT, from: LEG_FROM[leg], to: LEG_TO[leg], group: i % 2 };
  });
  return (block: number, leg: number, group: number) => get((leg * BLOCK_COUNT + block) * 2 + group);
}

export const MARCH = along('march');
export const RIDE = along('ride');
export const LEAVE = along('leave');
export const REINFORCE = along('reinforce');
const regroupings = once(2 * BLOCK_COUNT * LEG_COUNT, (i) => {
  const leg = row(i, 2 * BLOCK_COUNT);
  return {
    do: 'regroup',
    block: row(i, 2) % BLOCK_COUNT,
    from: LEG_FROM[leg],
    to: LEG_TO[leg],
    disorganised: i % 2 === 1,
  };
});
export const REGROUP = (block: number, leg: number, disorganised: boolean): Doing<'regroup'> =>
  regroupings((leg * BLOCK_COUNT + block) * 2 + (disorganised ? 1 : 0));
export const FORCE = push('force');
export const LED = push('led');

export const REDUCE = ofBlock('reduce');
export const SHOW = ofBlock('show');
export const LOSE = ofBlock('lose');
export const HOLD = ofBlock('hold');
export const RECOIL = ofBlock('recoil');
export const FORM_SQUARE = ofBlock('square');
export const DISSOLVE = ofBlock('dissolve');
export const EMERGE = ofBlock('emerge');
export const STARVE = ofBlock('starve');

const places = once(BLOCK_COUNT * TOWN_COUNT, (i) => ({
  do: 'place',
  block: row(i, TOWN_COUNT),
  to: i % TOWN_COUNT,
}));
export const PLACE = (block: number, town: number): Doing<'place'> => places(block * TOWN_COUNT + town);

const deployments = once(BLOCK_COUNT * 8, (i) => ({ do: 'deploy', block: i >> 3, to: i & 7 }));
export const DEPLOY = (block: number, place: number): Doing<'deploy'> => deployments(block * 8 + place);

const moves = once(BLOCK_COUNT * 64, (i) => ({ do: 'move', block: i >> 6, from: (i >> 3) & 7, to: i & 7 }));
export const MOVE = (block: number, from: number, to: number): Doing<'move'> =>
  moves((block << 6) | (from << 3) | to);

const retreats = once(BLOCK_COUNT * 8 * TOWN_COUNT, (i) => ({
  do: 'retreat',
  block: (i >> 3) % BLOCK_COUNT,
  from: i & 7,
  to: row(i, 8 * BLOCK_COUNT),
}));
export const RETREAT = (block: number, from: number, town: number): Doing<'retreat'> =>
  retreats((town * BLOCK_COUNT + block) * 8 + from);

const grounds = <V extends Ground>(act: V) => {
  const get = once(BLOCK_COUNT * 8, (i) => ({ do: act, block: i >> 3, at: i & 7 }));
  return (block: number, at: number) => get(block * 8 + at);
};
export const TAKE = grounds('take');
export const SWAP = grounds('swap');

const TARGETS: readonly Target[] = ['line', 'squares', 'far', 'far-squares'];
const fireAt = (target: Target): Make<Doing<'fire'>> =>
  once(BLOCK_COUNT, (block) => ({ do: 'fire', block, target }));
export const FIRE: Readonly<Record<Target, Make<Doing<'fire'>>>> = {
  line: fireAt('line'),
  squares: fireAt('squares'),
  far: fireAt('far'),
  'far-squares': fireAt('far-squares'),
};

const shelters = once(BLOCK_COUNT * BLOCK_COUNT, (i) => ({
  do: 'shelter',
  block: row(i, BLOCK_COUNT),
  host: i % BLOCK_COUNT,
}));
export const SHELTER = (block: number, host: number): Doing<'shelter'> =>
  shelters(block * BLOCK_COUNT + host);

const layings = once(TERRAINS.length * 8, (i) => ({ do: 'lay', terrain: i >> 3, to: i & 7 }));
export const LAY = (terrain: number, place: number): Doing<'lay'> => layings(terrain * 8 + place);
export const FIGHT: Make<Doing<'fight'>> = once(TOWN_COUNT, (town) => ({ do: 'fight', town }));

export const NOBODY: Doing<'hold'> = { do: 'hold', block: NO_BLOCK };
export const DONE: Doing<'done'> = { do: 'done' };
export const RAISE: Doing<'raise'> = { do: 'raise' };
export const PASS: Doing<'pass'> = { do: 'pass' };
/** By side, then by what is bid for it: no more than it has blocks. */
export const BID: readonly (readonly Doing<'bid'>[])[] = [0, 1].map((side) =>
  Array.from({ length: SIDE_END[side] - SIDE_FIRST[side] + 1 }, (_, amount) => ({ do: 'bid', side, amount })),
);

export const PLACES = [
  'off',
  'reserve',
  'left',
  'centre',
  'right',
  'beyond-left',
  'beyond-centre',
  'beyond-right',
] as const;
const SIDES = ['french', 'allied'] as const;

const blockName = (block: number): string => (block === NO_BLOCK ? 'nobody' : BLOCKS[block].id);

/** `march.F12.laneffe.charleroi`, `move.A05.left.beyond-left`, `fire.P03.squares`, `bid.allied.2`, `done`. */
export const write = (action: CampaignAction): string => words(action).join('.');

function words(action: CampaignAction): string[] {
  switch (action.do) {
    case 'place':
      return [action.do, blockName(action.block), TOWNS[action.to].id];
    case 'march':
    case 'ride':
    case 'leave':
    case 'reinforce':
      return [action.do, blockName(action.block), TOWNS[action.from].id, TOWNS[action.to].id];
    case 'regroup':
      return [
        action.do,
        blockName(action.block),
        ...regroupWords(action.from, action.to, action.disorganised),
      ];
    case 'force':
    case 'led':
      return [action.do, blockName(action.block), ...pushWords(action.from, action.to, action.group)];
    case 'deploy':
      return [action.do, blockName(action.block), PLACES[action.to]];
    case 'move':
      return [action.do, blockName(action.block), PLACES[action.from], PLACES[action.to]];
    case 'retreat':
      return [action.do, blockName(action.block), PLACES[action.from], TOWNS[action.to].id];
    case 'take':
    case 'swap':
      return [action.do, blockName(action.block), PLACES[action.at]];
    case 'fire':
      return [action.do, blockName(action.block), action.target];
    case 'shelter':
      return [action.do, blockName(action.block), blockName(action.host)];
    case 'lay':
      return [action.do, TERRAINS[action.terrain], PLACES[action.to]];
    case 'fight':
      return [action.do, TOWNS[action.town].id];
    case 'bid':
      return [action.do, SIDES[action.side], ...(action.amount > 0 ? [String(action.amount)] : [])];
    case 'done':
    case 'raise':
    case 'pass':
      return [action.do];
    default:
      return [action.do, blockName(action.block)];
  }
}

const pushWords = (from: number, to: number, group: number): string[] => [
  TOWNS[from].id,
  TOWNS[to].id,
  `group${group + 1}`,
];

const DISORGANISED = 'disorganised';
const regroupWords = (from: number, to: number, disorganised: boolean): string[] => [
  TOWNS[from].id,
  TOWNS[to].id,
  ...(disorganised ? [DISORGANISED] : []),
];

// Reading

type Reader = (block: number, words: readonly string[]) => CampaignAction | null;

const placeNamed = (word: string): number => PLACES.findIndex((name) => name === word);

const readAlong =
  (get: (block: number, leg: number) => CampaignAction): Reader =>
  (block, [from, to]) => {
    const leg = legNamed(from, to);
    return leg < 0 ? null : get(block, leg);
  };

function legNamed(from: string, to: string): number {
  const [a, b] = [townNamed(from), townNamed(to)];
  return a < 0 || b < 0 ? -1 : legOf(a, b);
}

const readPush =
  (get: (block: number, leg: number, group: number) => CampaignAction): Reader =>
  (block, [from, to, group]) => {
    const leg = legNamed(from, to);
    return leg < 0 ? null : get(block, leg, group === 'group2' ? 1 : 0);
  };

const readRegroup: Reader = (block, [from, to, word]) => {
  const leg = legNamed(from, to);
  return leg < 0 ? null : REGROUP(block, leg, word === DISORGANISED);
};

const readPlace =
  (get: (block: number, place: number) => CampaignAction): Reader =>
  (block, [word]) => {
    const place = placeNamed(word);
    return place < 0 ? null : get(block, place);
  };

const readBlock =
  (list: readonly CampaignAction[]): Reader =>
  (block) =>
    list[block];

/** Words that begin with a block's name. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['march', readAlong(MARCH)],
  ['ride', readAlong(RIDE)],
  ['leave', readAlong(LEAVE)],
  ['reinforce', readAlong(REINFORCE)],
  ['regroup', readRegroup],
  ['force', readPush(FORCE)],
  ['led', readPush(LED)],
  ['deploy', readPlace(DEPLOY)],
  ['take', readPlace(TAKE)],
  ['swap', readPlace(SWAP)],
  ['reduce', readBlock(REDUCE)],
  ['show', readBlock(SHOW)],
  ['lose', readBlock(LOSE)],
  ['hold', readBlock(HOLD)],
  ['recoil', readBlock(RECOIL)],
  ['square', readBlock(FORM_SQUARE)],
  ['dissolve', readBlock(DISSOLVE)],
  ['emerge', readBlock(EMERGE)],
  ['starve', readBlock(STARVE)],
  ['place', (block, [town]) => (townNamed(town) < 0 ? null : PLACE(block, townNamed(town)))],
  ['move', (block, [from, to]) => readMove(block, placeNamed(from), placeNamed(to))],
  ['retreat', (block, [from, to]) => readRetreat(block, placeNamed(from), townNamed(to))],
  ['fire', (block, [word]) => readFire(block, word)],
  ['shelter', (block, [host]) => (blockNamed(host) < 0 ? null : SHELTER(block, blockNamed(host)))],
]);

const readMove = (block: number, from: number, to: number): CampaignAction | null =>
  from < 0 || to < 0 ? null : MOVE(block, from, to);
const readRetreat = (block: number, from: number, to: number): CampaignAction | null =>
  from < 0 || to < 0 ? null : RETREAT(block, from, to);
function readFire(block: number, word: string): CampaignAction | null {
  const target = TARGETS.find((name) => name === word);
  return target === undefined ? null : FIRE[target](block);
}

const WORDS: ReadonlyMap<string, CampaignAction> = new Map(
  [
    NOBODY,
    DONE,
    RAISE,
    PASS,
    ...BID.flat(),
    ...small(layings, TERRAINS.length * 8),
    ...small(FIGHT, TOWN_COUNT),
  ].map((action) => [write(action), action]),
);

function small(get: Make<CampaignAction>, size: number): CampaignAction[] {
  return Array.from({ length: size }, (_, i) => get(i));
}

export function read(text: string): CampaignAction | null {
  const word = WORDS.get(text);
  if (word) return word;
  const [act, name = '', ...rest] = text.split('.');
  const block = blockNamed(name);
  const action = block < 0 ? null : (READERS.get(act)?.(block, rest) ?? null);
  return action && write(action) === text ? action : null;
}
