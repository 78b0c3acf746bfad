import { answersFrom, firstBest, type Asked, type Conditions } from '@bicorne/engine';
import { distance, GRID } from '../data/board.ts';
import { GROUNDS } from '../data/terrain.ts';
import {
  FALL_BACK,
  INSIDE_SQUARE,
  MEET,
  NO,
  OUTSIDE_SQUARE,
  STAY,
  YES,
  type HundredDaysAction,
} from './actions.ts';
import { battleOf, type Battle } from './battle.ts';
import { ground } from './ground.ts';
import { moraleSum } from './morale.ts';
import { holder } from './pieces.ts';
import { legal } from './play.ts';
import { partyOf } from './retreat.ts';
import { allDice } from './shock.ts';
import { formingNumber } from './square.ts';
import { NONE, other, type Attack, type State } from './state.ts';

const MOST = 20;
const ARMS = ['infantry', 'cavalry', 'artillery', 'horseArtillery', 'skirmishers'] as const;

/** What is asked on the other's turn, and of what its conditions are made. Nothing is hidden. (H1.5) */
export const conditions: Conditions<State, HundredDaysAction> = {
  ground,
  parts: {
    arm: { kind: 'word', of: ARMS },
    dice: { kind: 'number', least: 0, most: MOST },
    forms: { kind: 'number', least: 0, most: 100 },
    figures: { kind: 'number', least: 0, most: 8 },
    morale: { kind: 'number', least: 0, most: MOST },
    ground: { kind: 'word', of: GROUNDS },
  },
  questions: [
    {
      id: 'square',
      under: ['reactSquare'],
      answers: ['form', 'stand'],
      no: 'stand',
      parts: ['dice', 'forms', 'figures', 'morale', 'ground'],
    },
    { id: 'guns', under: ['gunsInside'], answers: ['inside', 'outside'], parts: ['dice', 'figures'] },
    {
      id: 'meet',
      under: ['meet'],
      answers: ['meet', 'fall-back'],
      parts: ['dice', 'figures', 'morale', 'ground'],
    },
    { id: 'recall', under: ['callBack'], answers: ['recall', 'stand'], no: 'stand', parts: ['dice'] },
    { id: 'loss', under: ['loss'], answers: ['foot', 'guns'], parts: ['arm', 'figures'] },
    { id: 'withdraw', under: ['withdraw'], answers: ['friends', 'far', 'stay'], parts: ['arm'] },
    {
      id: 'path',
      under: ['retreat'],
      answers: ['friends', 'far', 'cover'],
      parts: ['arm', 'figures', 'ground'],
    },
  ],
  sensible: [
    { question: 'square', when: [{ part: 'forms', is: 'least', value: 50 }], say: 'form' },
    { question: 'square', say: 'stand' },
    { question: 'guns', say: 'inside' },
    { question: 'meet', when: [{ part: 'figures', is: 'most', value: 1 }], say: 'fall-back' },
    { question: 'meet', say: 'meet' },
    { question: 'recall', say: 'recall' },
    { question: 'loss', say: 'foot' },
    { question: 'withdraw', say: 'friends' },
    { question: 'path', say: 'friends' },
  ],
  own: (state, seat) =>
    battleOf(state).roster.of[seat].flatMap((unit) =>
      state.at[unit] < 0 ? [] : [{ unit, place: state.at[unit] }],
    ),
  turn: ({ seat, round }) => 2 * round + seat,
  asked(state, seat) {
    if (state.seat === seat || !state.attack) return [];
    const one = ASKED[state.phase]?.(state, battleOf(state), state.attack);
    return one ? [one] : [];
  },
};

type Ask = (state: State, battle: Battle, attack: Attack) => Asked<HundredDaysAction>;

const ASKED: Partial<Record<State['phase'], Ask>> = {
  reactSquare: (state, battle, attack) => ({
    question: 'square',
    ...aboutTarget(state, battle, attack),
    does: { form: YES, stand: NO },
  }),
  gunsInside: (state, battle, attack) => ({
    question: 'guns',
    ...aboutTarget(state, battle, attack),
    does: { inside: INSIDE_SQUARE, outside: OUTSIDE_SQUARE },
  }),
  meet: (state, battle, attack) => ({
    question: 'meet',
    ...aboutTarget(state, battle, attack),
    does: { meet: MEET, 'fall-back': FALL_BACK },
  }),
  callBack: (state, battle, attack) => ({
    question: 'recall',
    ...aboutTarget(state, battle, attack),
    does: { recall: YES, stand: NO },
  }),
  loss: lossAsked,
  withdraw: withdrawalAsked,
  retreat: pathAsked,
};

/** The unit that a shock is aimed at, and what the shock brings. */
function aboutTarget(state: State, battle: Battle, attack: Attack): Pick<Asked, 'unit' | 'place' | 'facts'> {
  const { foot, at, by, from } = attack;
  return {
    unit: foot,
    place: at,
    facts: {
      arm: battle.roster.arm[by],
      dice: allDice(state, battle, attack),
      forms: Math.round((100 * Math.max(0, Math.min(6, formingNumber(state, battle, attack)))) / 6),
      figures: state.figures[foot],
      morale: moraleSum(state, battle, foot, from),
      ground: battle.kind[at],
    },
  };
}

function lossAsked(
  state: State,
  { roster }: Battle,
  { foot, guns, by, at }: Attack,
): Asked<HundredDaysAction> {
  const list = legal(state, other(state.seat));
  const loses = (unit: number): HundredDaysAction | undefined =>
    list.find((action) => action.do === 'lose' && action.unit === unit);
  return {
    question: 'loss',
    unit: foot,
    place: at,
    facts: { arm: roster.arm[by], figures: state.figures[foot] },
    does: answersFrom({ foot: loses(foot), guns: loses(guns) }),
  };
}

function withdrawalAsked(state: State, battle: Battle, attack: Attack): Asked<HundredDaysAction> {
  const ways = goingTo(state, 'withdraw');
  return {
    question: 'withdraw',
    place: attack.at,
    facts: { arm: battle.roster.arm[attack.by] },
    does: { ...towards(state, battle, ways, attack.at), stay: STAY },
  };
}

function pathAsked(state: State, battle: Battle, attack: Attack): Asked<HundredDaysAction> {
  const { unit, leader } = partyOf(state, battle, state.flight?.chain ?? [attack.foot]);
  const from = unit === NONE ? state.leaderAt[leader] : state.at[unit];
  return {
    question: 'path',
    ...(unit === NONE ? {} : { unit }),
    place: from,
    facts: {
      arm: battle.roster.arm[attack.by],
      figures: unit === NONE ? 0 : state.figures[unit],
      ground: battle.kind[from],
    },
    does: towards(state, battle, goingTo(state, 'retreat'), from),
  };
}

type Going = Extract<HundredDaysAction, { readonly do: 'withdraw' | 'retreat' }>;

const goingTo = (state: State, verb: Going['do']): Going[] =>
  legal(state, other(state.seat)).filter((action): action is Going => action.do === verb);

/** What each way of choosing among hexes comes to. */
function towards(
  state: State,
  battle: Battle,
  ways: readonly Going[],
  from: number,
): Readonly<Record<string, HundredDaysAction>> {
  const own = other(state.seat);
  const beside = (hex: number, seat: number): number =>
    [hex, ...GRID.around[hex]].filter((near) => near !== from && holder(state, battle, near) === seat).length;
  return answersFrom({
    friends: firstBest(ways, ({ to }) => beside(to, own) - 2 * beside(to, state.seat)),
    far: firstBest(ways, ({ to }) => nearest(state, battle, to)),
    cover: firstBest(ways, ({ to }) => battle.ground[to].morale + battle.ground[to].dice),
  });
}

const nearest = (state: State, { roster }: Battle, hex: number): number =>
  roster.of[state.seat].reduce(
    (least, unit) => (state.at[unit] < 0 ? least : Math.min(least, distance(hex, state.at[unit]))),
    MOST,
  );
