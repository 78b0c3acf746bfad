import { answersFrom, firstBest, type Asked, type Conditions } from '@bicorne/engine';
import { DONE, NOBODY, type CampaignAction } from './actions.ts';
import { BLOCK_COUNT, IS_CAVALRY, IS_GUNS, IS_INFANTRY, SKIRMISH_POWER } from './blocks.ts';
import { EXITS, MOST_EXITS } from './board.ts';
import { ground } from './ground.ts';
import { CHOSEN, fightAt, has, OPEN, seatOfBlock, sideIn, type Phase, type State } from './state.ts';
import { legal } from './turn.ts';

const ARMS = ['infantry', 'cavalry', 'guns', 'leader'] as const;
const number = (most: number) => ({ kind: 'number', least: 0, most }) as const;

/** What is asked while another's turn or part goes on, and of what its conditions are made. */
export const conditions: Conditions<State, CampaignAction> = {
  ground,
  parts: {
    arm: { kind: 'word', of: ARMS },
    hits: number(20),
    strength: number(4),
    blocks: number(BLOCK_COUNT),
    enemies: number(BLOCK_COUNT),
    face: { kind: 'word', of: ['open', 'hidden'] },
  },
  questions: [
    {
      id: 'loss',
      under: ['lose'],
      answers: ['infantry', 'cavalry', 'guns', 'open', 'hidden'],
      parts: ['arm', 'hits', 'strength', 'face'],
    },
    { id: 'show', under: ['show'], answers: ['all', 'two', 'one'], parts: ['blocks', 'enemies'] },
    { id: 'leave', under: ['leave'], answers: ['friends', 'far'], parts: ['blocks', 'enemies'] },
    { id: 'hold', under: ['hold'], answers: ['strong', 'weak', 'nobody'], parts: ['blocks'] },
    { id: 'recoil', under: ['recoil'], answers: ['strong', 'weak'], parts: ['blocks'] },
    { id: 'reinforce', under: ['reinforce'], answers: ['all', 'one', 'no'], parts: ['blocks', 'enemies'] },
    { id: 'regroup', under: ['regroup'], answers: ['in', 'no'], parts: ['blocks'] },
    { id: 'attrition', under: ['attrition'], answers: ['weak', 'strong'], parts: [] },
  ],
  sensible: [
    { question: 'loss', say: 'infantry' },
    { question: 'show', say: 'all' },
    { question: 'leave', say: 'friends' },
    { question: 'hold', say: 'strong' },
    { question: 'recoil', say: 'strong' },
    { question: 'regroup', say: 'no' },
    { question: 'attrition', say: 'weak' },
  ],
  own: (state, seat) =>
    state.at.flatMap((place, unit) =>
      place >= 0 && seatOfBlock(state, unit) === seat ? [{ unit, place }] : [],
    ),
  turn: ({ turn }) => turn,
  asked(state, seat) {
    if (state.actor !== seat) return [];
    const one = ASKED[state.phase]?.(state, legal(state, seat));
    return one ? [one] : [];
  },
};

type List = readonly CampaignAction[];
type Ask = (state: State, list: List) => Asked<CampaignAction> | null;
type OfBlock = Extract<CampaignAction, { readonly block: number }>;

const ASKED: Partial<Record<Phase, Ask>> = {
  lose: lossAsked,
  show: showAsked,
  leave: leaveAsked,
  hold: (state, list) => ofBlocks(state, 'hold', list, { nobody: NOBODY }),
  recoil: (state, list) => ofBlocks(state, 'recoil', list),
  reinforce: reinforceAsked,
  regroup: regroupAsked,
  attrition: (state, list) => ofBlocks(state, 'attrition', list),
};

const ofBlock = (list: List): OfBlock[] =>
  list.filter((action): action is OfBlock => 'block' in action && action.block >= 0);

const armOf = (block: number): (typeof ARMS)[number] => {
  if (IS_INFANTRY[block]) return 'infantry';
  if (IS_CAVALRY[block]) return 'cavalry';
  return IS_GUNS[block] ? 'guns' : 'leader';
};

/** Blocks of the seat's own side in the town of the fight, and of the other. */
function numbersIn(state: State): Asked['facts'] {
  const side = sideOf(state);
  return {
    blocks: sideIn(state, side, state.field),
    enemies: sideIn(state, 1 - side, state.field),
  };
}

/** C6.67: one of several blocks that are equally strong. */
function lossAsked(state: State, list: List): Asked<CampaignAction> | null {
  const blocks = ofBlock(list);
  const [first] = blocks;
  if (!first) return null;
  const is = (wanted: (block: number) => boolean): CampaignAction =>
    blocks.find(({ block }) => wanted(block)) ?? first;
  const open = (block: number): boolean => has(state, block, OPEN);
  return {
    question: 'loss',
    ...(blocks.length === 1 ? { unit: first.block } : {}),
    place: state.field,
    facts: {
      arm: armOf(first.block),
      hits: state.hits,
      strength: state.steps[first.block],
      face: open(first.block) ? 'open' : 'hidden',
    },
    does: {
      infantry: is((block) => IS_INFANTRY[block]),
      cavalry: is((block) => IS_CAVALRY[block]),
      guns: is((block) => IS_GUNS[block]),
      open: is(open),
      hidden: is((block) => !open(block)),
    },
  };
}

/** C6.84: those whose fire is worth most come first. */
function showAsked(state: State, list: List): Asked<CampaignAction> {
  const blocks = ofBlock(list);
  const best = firstBest(blocks, ({ block }) => state.steps[block] * SKIRMISH_POWER[block]);
  const enough = list.includes(DONE) ? DONE : best;
  return {
    question: 'show',
    place: state.field,
    facts: numbersIn(state),
    does: answersFrom({ all: best, two: shown(state) < 2 ? best : enough, one: enough }),
  };
}

const shown = (state: State): number =>
  state.flags.filter((_, block) => state.at[block] === state.field && has(state, block, CHOSEN)).length;

type Along = Extract<CampaignAction, { readonly from: number; readonly to: number; readonly block: number }>;
const along = (list: List, verb: Along['do']): Along[] =>
  list.filter((action): action is Along => action.do === verb);

/** C7.14: the strong go first where not all can. */
function leaveAsked(state: State, list: List): Asked<CampaignAction> {
  const ways = along(list, 'leave');
  const facts = numbersIn(state);
  const side = sideOf(state);
  const strong = ({ block }: Along): number => state.steps[block];
  return {
    question: 'leave',
    place: state.field,
    facts,
    does: answersFrom({
      friends: firstBest(ways, (way) => 10 * sideIn(state, side, way.to) + strong(way)),
      far: firstBest(ways, (way) => strong(way) - 10 * enemiesNear(state, 1 - side, way.to)),
    }),
  };
}

const sideOf = (state: State): number => (state.seatOf[0] === state.actor ? 0 : 1);

const enemiesNear = (state: State, side: number, town: number): number =>
  EXITS[town].reduce((sum, { to }) => sum + sideIn(state, side, to), 0);

/** Strong ones or weak ones, and what else may be said. */
function ofBlocks(
  state: State,
  question: string,
  list: List,
  others: Readonly<Record<string, CampaignAction>> = {},
): Asked<CampaignAction> {
  const blocks = ofBlock(list);
  const strong = firstBest(blocks, ({ block }) => state.steps[block]);
  return {
    question,
    place: state.field,
    facts: state.field < 0 ? {} : { blocks: numbersIn(state)['blocks'] },
    does: answersFrom({
      strong: strong ?? others['nobody'],
      weak: firstBest(blocks, ({ block }) => -state.steps[block]),
      ...others,
    }),
  };
}

/** C6.63 */
function reinforceAsked(state: State, list: List): Asked<CampaignAction> {
  const ways = along(list, 'reinforce');
  const best = firstBest(ways, ({ block }) => state.steps[block]) ?? DONE;
  const came = fightAt(state, state.field)
    ?.passed.slice(MOST_EXITS)
    .some((count) => count > 0);
  return {
    question: 'reinforce',
    place: state.field,
    facts: numbersIn(state),
    does: { all: best, one: came ? DONE : best, no: DONE },
  };
}

/** C7.16: into the town that was won, or not at all. */
function regroupAsked(state: State, list: List): Asked<CampaignAction> {
  const ways = along(list, 'regroup').filter(({ to }) => to === state.field);
  return {
    question: 'regroup',
    place: state.field,
    facts: { blocks: numbersIn(state)['blocks'] },
    does: { in: firstBest(ways, ({ block }) => state.steps[block]) ?? DONE, no: DONE },
  };
}
