import { answersFrom, firstBest, type Asked, type Conditions } from '@bicorne/engine';
import { enemyOf } from '../data/forces.ts';
import { DONE, FIRE, HOLD, type MarengoAction } from './actions.ts';
import { legal } from './flow.ts';
import { decider, type Assault, type Attack, type Frame } from './frames.ts';
import { ground } from './ground.ts';
import { ANSWER, BEYOND, HAND, LOCALITY, opposite, PENALTY, SIDES, TO_BLOCK } from './map.ts';
import { ARTILLERY, firstFace, size, strength, STRENGTH, TYPE } from './pieces.ts';
import { occupiedBy, standing, topFrame, type State } from './state.ts';

const MOST = 60;
const number = (most: number) => ({ kind: 'number', least: 0, most }) as const;

/** What is asked on the other's turn, and of what its conditions are made. */
export const conditions: Conditions<State, MarengoAction> = {
  ground,
  parts: {
    attackers: number(3),
    reserve: number(MOST),
    wide: { kind: 'word', of: ['narrow', 'wide'] },
    against: { kind: 'number', least: -MOST, most: MOST },
    pieces: number(MOST),
  },
  questions: [
    {
      id: 'block',
      under: ['attack-answer'],
      answers: ['block', 'all', 'no'],
      parts: ['attackers', 'reserve', 'wide'],
    },
    { id: 'lead', under: ['assault-lead'], answers: ['strongest', 'one', 'none'], parts: ['pieces', 'wide'] },
    { id: 'barrage', under: ['assault-barrage'], answers: ['fire', 'hold'], parts: ['against', 'pieces'] },
    {
      id: 'counter',
      under: ['assault-counter'],
      answers: ['hold', 'strongest', 'none'],
      parts: ['against', 'pieces', 'wide'],
    },
    {
      id: 'loss',
      under: ['assault-share', 'assault-endure', 'assault-overflow', 'target', 'retreat-reduce'],
      answers: ['strong', 'weak'],
      parts: ['pieces'],
    },
    { id: 'path', under: ['retreat-move'], answers: ['friends', 'far'], parts: ['pieces'] },
    { id: 'lose', under: ['lose'], answers: ['many', 'few'], parts: [] },
    { id: 'commit', under: ['commit'], answers: ['many', 'few', 'no'], parts: [] },
  ],
  sensible: [
    { question: 'block', say: 'block' },
    { question: 'lead', say: 'one' },
    { question: 'barrage', say: 'fire' },
    { question: 'counter', say: 'hold' },
    { question: 'loss', say: 'strong' },
    { question: 'path', say: 'friends' },
    { question: 'lose', say: 'few' },
    { question: 'commit', say: 'no' },
  ],
  own: (state, seat) => state.posts[seat].map((place) => ({ place })),
  turn: ({ hour, army }) => 2 * hour + army,
  asked(state, seat) {
    const frame = topFrame(state);
    if (!frame || state.army === seat || decider(frame, state.army) !== seat) return [];
    const one = askedBy(state, frame, legal(state, seat));
    return one ? [one] : [];
  },
};

type List = readonly MarengoAction[];

function askedBy(state: State, frame: Frame, list: List): Asked<MarengoAction> | null {
  switch (frame.at) {
    case 'attack':
      return blockAsked(state, frame, list);
    case 'assault':
      return assaultAsked(state, frame, list);
    case 'target':
      return lossAsked(state, BEYOND[frame.from], list);
    case 'retreat':
      return frame.step === 'move'
        ? pathAsked(state, frame.locality, list)
        : lossAsked(state, frame.locality, list);
    case 'lose':
      return discsAsked(state, 'lose', 0, list);
    case 'commit':
      return discsAsked(state, 'commit', frame.locality, list);
    default:
      return null;
  }
}

const wideAt = (position: number): string => (TO_BLOCK[position] === 2 ? 'wide' : 'narrow');

/** Pieces that are needed least: infantry before cavalry of the same strength, guns last. */
const dear = (face: number): number =>
  3 * STRENGTH[face] + TYPE[face] + (TYPE[face] === ARTILLERY ? MOST : 0);

type Faced = Extract<MarengoAction, { readonly face: number }>;
const faced = (list: List): Faced[] => list.filter((action): action is Faced => 'face' in action);
const dearest = (list: List): Faced | undefined => firstBest(faced(list), ({ face }) => dear(face));
const cheapest = (list: List): Faced | undefined => firstBest(faced(list), ({ face }) => -dear(face));
const strongest = (list: List): Faced | undefined => firstBest(faced(list), ({ face }) => STRENGTH[face]);

/** M9.6–M9.10: no more than hold the approach are brought, and none where they could not. */
function blockAsked(state: State, frame: Attack, list: List): Asked<MarengoAction> {
  const defence = opposite(frame.via);
  const attackers = size(state.faces[HAND]);
  const reserve = size(state.faces[BEYOND[frame.via]]);
  const brought = size(state.faces[ANSWER]);
  const needed = frame.first && attackers === 1 ? 1 : TO_BLOCK[defence];
  const missing = needed - standing(state, defence) - brought;
  const may = Math.min(reserve, attackers - brought);
  return {
    question: 'block',
    place: LOCALITY[defence],
    facts: { attackers, reserve, wide: wideAt(defence) },
    does: answersFrom<MarengoAction>({
      block: missing > 0 && may >= missing ? cheapest(list) : DONE,
      all: cheapest(list) ?? DONE,
      no: DONE,
    }),
  };
}

/** What the attack comes to as it stands: above none it carries the position. M11.16 */
function against({ lead, guard, counter, from }: Assault): number {
  if (lead === 0) return 0;
  const penalties = PENALTY[TYPE[firstFace(lead)]][opposite(from)];
  return strength(lead) - penalties - strength(guard) - strength(counter);
}

function assaultAsked(state: State, frame: Assault, list: List): Asked<MarengoAction> | null {
  const defence = opposite(frame.from);
  const about = {
    place: LOCALITY[defence],
    facts: { against: against(frame), pieces: standing(state, defence), wide: wideAt(defence) },
  };
  const more = strongest(list) ?? DONE;
  switch (frame.step) {
    case 'lead':
      return {
        question: 'lead',
        ...about,
        does: { strongest: more, one: frame.guard === 0 ? more : DONE, none: DONE },
      };
    case 'barrage':
      return { question: 'barrage', ...about, does: { fire: list.includes(FIRE) ? FIRE : HOLD, hold: HOLD } };
    case 'counter':
      return {
        question: 'counter',
        ...about,
        does: { hold: holding(frame, list) ? more : DONE, strongest: more, none: DONE },
      };
    default:
      return lossAsked(state, LOCALITY[defence], list);
  }
}

/** Whether pieces that counter-attack now can still turn the assault away, and are needed for it. M11.13 */
function holding(frame: Assault, list: List): boolean {
  const still = against(frame);
  const best = strongest(list);
  const room = TO_BLOCK[frame.from] - size(frame.counter);
  return still > 0 && best !== undefined && still <= room * STRENGTH[best.face];
}

const lossAsked = (state: State, locality: number, list: List): Asked<MarengoAction> => ({
  question: 'loss',
  place: locality,
  facts: { pieces: state.garrison[locality] },
  does: answersFrom({ strong: dearest(list), weak: cheapest(list) }),
});

type Retreating = Extract<MarengoAction, { readonly do: 'retreat' }>;

function pathAsked(state: State, locality: number, list: List): Asked<MarengoAction> {
  const ways = list.filter((action): action is Retreating => action.do === 'retreat');
  const own = enemyOf(state.army);
  const friends = ({ to }: Retreating): number => (occupiedBy(state, to, own) ? state.garrison[to] : 0);
  const foes = ({ to }: Retreating): number =>
    SIDES[to].filter((side) => occupiedBy(state, BEYOND[side], state.army)).length;
  return {
    question: 'path',
    place: locality,
    facts: { pieces: state.garrison[locality] },
    does: answersFrom<MarengoAction>({
      friends: firstBest(ways, (way) => friends(way) - MOST * Number(foes(way) > 1)),
      far: firstBest(ways, (way) => -foes(way)),
    }),
  };
}

type Disc = Extract<MarengoAction, { readonly do: 'disc' }>;

/** Of the enemy's discs: those where he has many, or where he has few. M18.8, M18.13 */
function discsAsked(
  state: State,
  question: 'lose' | 'commit',
  place: number,
  list: List,
): Asked<MarengoAction> {
  const discs = list.filter((action): action is Disc => action.do === 'disc');
  const count = ({ at }: Disc): number => state.discs[state.army][at];
  return {
    question,
    place,
    facts: {},
    does: answersFrom<MarengoAction>({
      many: firstBest(discs, count),
      few: firstBest(discs, (one) => -count(one)),
      no: question === 'commit' ? DONE : undefined,
    }),
  };
}
