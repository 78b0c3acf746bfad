import type { Action, Rng } from '@bicorne/engine';
import type { Word } from '@bicorne/table/protocol';
import { ALL_WORDS, notTheirs, outOfPlace } from './table-junk.ts';
import type { Traveller } from './traveller.ts';

/** A match in which blue is to act, another one, and those who mean ill. */
export interface Scene {
  readonly match: string;
  readonly other: string;
  /** The last message blue had, and what he may do. */
  readonly n: number;
  readonly legal: readonly Action[];
  readonly players: readonly Traveller[];
  readonly attackers: readonly { readonly cookie: string; readonly role: Role }[];
}

/** Blue, who is to act; red, who is not; somebody who plays another match; somebody without a name. */
export type Role = 'mover' | 'waiter' | 'stranger' | 'nobody';

export interface Junk {
  readonly kind: string;
  readonly word: Word;
  readonly message: unknown;
  /** What may be answered. */
  readonly codes: readonly string[];
}

type Make = (scene: Scene, role: Role, rng: Rng) => Omit<Junk, 'kind'>;

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

const nested = (depth: number, inner: unknown): unknown => {
  let value = inner;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

const letters = (length: number, rng: Rng): string =>
  Array.from({ length }, () => String.fromCodePoint(32 + rng.below(95))).join('');

const TRICKS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const VALUES: readonly ((rng: Rng) => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.5,
  () => '',
  () => [],
  () => ({}),
  (rng) => letters(rng.below(200), rng),
  (rng) => pick(TRICKS, rng),
  (rng) => nested(rng.below(300), 1),
  (rng) => JSON.parse(`{"${pick(TRICKS, rng)}":{"x":1}}`),
];

const anything = (rng: Rng): unknown => pick(VALUES, rng)(rng);

/** Strangers are refused for who they are, players for what they do. */
const outsider = (role: Role): boolean => role === 'stranger' || role === 'nobody';

const NO_RIGHT = ['not-allowed'];

/** The fields of a good action of blue's. */
const good = ({ match, n, legal }: Scene, rng: Rng): Record<string, unknown> => ({
  match,
  n,
  action: pick(legal, rng),
});

const MAKERS: Readonly<Record<string, Make>> = {
  'out of turn': (scene, role, rng) =>
    role === 'mover'
      ? {
          word: 'undo',
          message: { match: scene.match, n: scene.n, count: 1 + rng.below(9) },
          codes: NO_RIGHT,
        }
      : {
          word: 'act',
          message: good(scene, rng),
          codes: outsider(role) ? NO_RIGHT : ['not-your-turn', 'stale'],
        },
  'not listed': (scene, role, rng) => ({
    word: 'act',
    message: {
      ...good(scene, rng),
      action: pick(['block3', 'block9', '@a1', '-a1', { do: 'choose', block: 99 }, { do: 'resign' }], rng),
    },
    codes: outsider(role) ? NO_RIGHT : ['illegal', 'malformed', 'not-your-turn', 'stale'],
  }),
  malformed: (_, __, rng) => ({ word: pick(ALL_WORDS, rng), message: anything(rng), codes: ['malformed'] }),
  'one field wrong': (scene, role, rng) => {
    const message = good(scene, rng);
    const field = pick(['match', 'n', 'action', 'seat'], rng);
    const value = anything(rng);
    const codes = ['malformed', 'illegal', 'not-allowed', 'not-your-turn', 'stale', 'unknown'];
    // Without a seat, and with a turn of one's own, it would be a good action after all.
    if (role === 'mover' && field === 'seat' && value === undefined)
      return { word: 'act', message: null, codes: ['malformed'] };
    return { word: 'act', message: { ...message, [field]: value }, codes };
  },
  'a field too many': (scene, _, rng) => ({
    word: 'act',
    message: { ...good(scene, rng), [letters(5, rng)]: anything(rng) ?? 1 },
    codes: ['malformed'],
  }),
  replayed: (scene, role, rng) => ({
    word: 'act',
    message: { ...good(scene, rng), n: rng.below(scene.n) },
    codes: outsider(role) ? NO_RIGHT : ['stale'],
  }),
  'from the future': (scene, role, rng) => ({
    word: 'act',
    message: { ...good(scene, rng), n: scene.n + 1 + rng.below(1000) },
    codes: outsider(role) ? NO_RIGHT : ['stale'],
  }),
  "other people's matches": notTheirs,
  'out of place': outOfPlace,
  "another's eyes": ({ match, other }, role, rng) => ({
    word: 'watch',
    message: {
      match: role === 'waiter' ? match : pick([match, role === 'stranger' ? match : other], rng),
      have: -1,
      seat: role === 'waiter' ? 'blue' : role === 'mover' ? 'green' : pick(['blue', '__proto__'], rng),
    },
    codes: NO_RIGHT,
  }),
  huge: (scene, _, rng) => ({
    word: 'act',
    message: { ...good(scene, rng), action: letters(1000 + rng.below(12_000), rng) },
    codes: ['malformed'],
  }),
  // Whatever begins it well: none of it is done.
  'an ill gesture': (scene, role, rng) => {
    const [first, second] = [pick(scene.legal, rng), pick(scene.legal, rng)];
    const action = pick(
      [
        [],
        Array.from({ length: 65 + rng.below(100) }, () => first),
        [first, second],
        [first, 'stay', second],
        [first, [second]],
        [first, anything(rng) ?? null],
        ['@a1', first],
      ],
      rng,
    );
    const ofPlayers = ['illegal', 'not-allowed', 'not-your-turn', 'stale'];
    return {
      word: 'act',
      message: { ...good(scene, rng), action, ...(role === 'waiter' ? { seat: 'blue' } : {}) },
      codes: ['malformed', ...(outsider(role) ? NO_RIGHT : ofPlayers)],
    };
  },
  'deeply nested': (scene, _, rng) => ({
    word: pick(ALL_WORDS, rng),
    message: { ...good(scene, rng), action: nested(500 + rng.below(1500), 'x') },
    codes: ['malformed'],
  }),
  'prototype tricks': ({ match, n }, _, rng) => ({
    word: 'act',
    message: JSON.parse(`{"match":"${match}","n":${n},"action":{"${pick(TRICKS, rng)}":{"do":"choose"}}}`),
    codes: ['malformed', 'not-allowed', 'not-your-turn', 'stale'],
  }),
  'a number nobody promised': ({ match }, _, rng) => ({
    word: 'number',
    message: {
      match,
      number: rng
        .below(2 ** 31)
        .toString(16)
        .padStart(32, '0'),
    },
    codes: NO_RIGHT,
  }),
  'a match that is not there': (_, __, rng) => missing(rng),
};

function missing(rng: Rng): Pick<Junk, 'word' | 'message' | 'codes'> {
  const match = `x${rng.below(2 ** 31).toString(36)}0000000`.slice(0, 12);
  return rng.below(2) === 0
    ? { word: 'watch', message: { match, have: -1 }, codes: ['unknown'] }
    : { word: 'act', message: { match, n: 1, action: 'block0' }, codes: ['unknown'] };
}

export const KINDS: readonly string[] = Object.keys(MAKERS);

export function junk(scene: Scene, role: Role, rng: Rng): Junk {
  const kind = pick(KINDS, rng);
  return { kind, ...MAKERS[kind](scene, role, rng) };
}
