import type { Rng } from '@bicorne/engine';
import type { Word } from '@bicorne/table/protocol';
import type { Junk, Role, Scene } from './junk.ts';

type Refused = Pick<Junk, 'word' | 'message' | 'codes'>;
/** What a word is sent with, and what may be answered. */
type Ill = readonly [message: object, ...codes: string[]];

/** These are refused to nobody. */
type Spoken = Exclude<Word, 'leave' | 'hall'>;

/** By those who do not sit at the match, or speak for a seat that is not theirs. */
const NOT_THEIRS: Readonly<Record<Spoken, Ill>> = {
  watch: [{ have: 5, rest: true, seat: 'nobody' }, 'not-allowed'],
  act: [{ n: 1, action: 'block0' }, 'not-allowed'],
  undo: [{ n: 1, count: 1 }, 'not-allowed'],
  resign: [{}, 'not-allowed'],
  number: [{ number: 'ab'.repeat(16) }, 'not-allowed', 'malformed'],
  offer: [{ what: 'draw' }, 'not-allowed'],
  answer: [{ what: 'draw', by: 0, agree: true }, 'not-allowed'],
  claim: [{}, 'not-allowed'],
  saw: [{ n: 3 }, 'not-allowed'],
  standing: [{ question: 'first-strike', answer: 'no' }, 'not-allowed'],
  orders: [{ orders: [{ question: 'answer', say: 'stand' }] }, 'not-allowed'],
  plans: [{ change: { drop: 'another1' } }, 'not-allowed'],
  moment: [{ n: 1, seat: 'nobody' }, 'not-allowed', 'too-many'],
  say: [{ to: 'table', text: 'we have no reserves' }, 'not-allowed', 'no-name'],
};

const STEP = { after: 0, do: ['block0'], ask: 'choose' };
const PLAN = { id: 'hostile', turn: 1, comes: 'next', runs: true, rests: [], steps: [STEP] };
const FULL = { part: 'still2', at: [1], is: 'one', of: ['0'.repeat(16)] };

/** Of another turn, of nothing, in a circle, on no ground, of no action, too many, and one that is not there. */
const PLANS: readonly (readonly [Word, ...Ill])[] = [
  ['plans', { change: { put: { ...PLAN, turn: 900_000 } } }, 'stale'],
  ['plans', { change: { put: { ...PLAN, steps: [] } } }, 'malformed'],
  ['plans', { change: { put: { ...PLAN, steps: [{ ...STEP, after: 1 }] } } }, 'invalid'],
  [
    'plans',
    {
      change: {
        put: {
          ...PLAN,
          steps: [
            { ...STEP, after: 2 },
            { ...STEP, after: 1 },
          ],
        },
      },
    },
    'invalid',
  ],
  ['plans', { change: { put: { ...PLAN, rests: [{ ...FULL, at: [999] }] } } }, 'invalid'],
  ['plans', { change: { put: { ...PLAN, rests: [{ ...FULL, part: '__proto__' }] } } }, 'invalid'],
  ['plans', { change: { put: { ...PLAN, rests: [{ ...FULL, of: ['anything'] }] } } }, 'invalid'],
  ['plans', { change: { put: { ...PLAN, steps: [{ ...STEP, do: ['constructor'] }] } } }, 'malformed'],
  ['plans', { change: { put: { ...PLAN, steps: Array.from({ length: 97 }, () => STEP) } } }, 'malformed'],
  ['plans', { change: { run: 'nowhere1' } }, 'unknown'],
];

/** By those who sit there, at a moment or with words that the house does not know. */
const OUT_OF_PLACE: readonly (readonly [Word, ...Ill])[] = [
  ['offer', { what: 'pause', hours: 3 }, 'not-allowed'],
  ['offer', { what: 'resume' }, 'not-allowed'],
  ['offer', { what: 'resign' }, 'not-allowed'],
  ['offer', { what: 'undo', to: 1_000_000 }, 'not-allowed'],
  ['offer', { what: 'bot', bot: 'drill', army: 'blue' }, 'not-allowed'],
  ['offer', { what: 'bot', bot: 'nobody', army: 'constructor' }, 'unknown'],
  ['answer', { what: 'bot', by: 1, agree: true }, 'stale'],
  ['answer', { what: 'draw', by: 1, agree: true }, 'stale'],
  ['answer', { what: 'undo', by: 9, agree: false }, 'stale'],
  ['claim', {}, 'not-allowed'],
  ['standing', { question: 'first-strike', answer: 'no' }, 'unknown'],
  ['standing', { question: '__proto__', answer: 'ask' }, 'unknown'],
  ['orders', { orders: [{ question: '__proto__', say: 'stand' }] }, 'unknown'],
  ['orders', { orders: [{ question: 'answer', say: 'constructor' }] }, 'unknown'],
  [
    'orders',
    { orders: [{ question: 'answer', say: 'stand', when: [{ part: 'strength', is: 'least', value: 99 }] }] },
    'invalid',
  ],
  [
    'orders',
    { orders: [{ question: 'answer', say: 'stand', when: [{ part: 'toString', is: 'one', of: ['1'] }] }] },
    'invalid',
  ],
  [
    'orders',
    { orders: Array.from({ length: 65 }, () => ({ question: 'answer', say: 'stand' })) },
    'malformed',
  ],
  ...PLANS,
  ['moment', { n: 1_000_000 }, 'unknown', 'too-many'],
  ['say', { to: 'onlookers', text: 'psst' }, 'not-allowed'],
  ['say', { to: 'constructor', text: 'psst' }, 'unknown'],
  ['say', { to: 'blue', text: 'psst' }, 'not-allowed'],
  ['watch', { have: -1, seat: 'constructor' }, 'not-allowed'],
];

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

const WORDS = Object.keys(NOT_THEIRS).filter((word): word is Spoken => word in NOT_THEIRS);

export const ALL_WORDS: readonly Word[] = [...WORDS, 'leave', 'hall'];

/** Of a match at which the sender does not sit. */
export function notTheirs(scene: Scene, role: Role, rng: Rng): Refused {
  const word = pick(WORDS, rng);
  const [message, ...codes] = NOT_THEIRS[word];
  const match = role === 'mover' ? scene.other : scene.match;
  const seat = role === 'waiter' ? { seat: 'blue' } : {};
  return { word, message: { ...message, match, ...seat }, codes };
}

export function outOfPlace(scene: Scene, role: Role, rng: Rng): Refused {
  if (role === 'stranger' || role === 'nobody') return notTheirs(scene, role, rng);
  const [word, message, ...codes] = pick(OUT_OF_PLACE, rng);
  return { word, message: { ...message, match: scene.match }, codes };
}
