import { isTrue, type Part, type Test } from './conditions.ts';
import type { Action, Seat } from './contract.ts';
import { digest } from './random.ts';

/**
 * What a game tells of its ground, as data, for plans to rest on. It is asked with a state that is drawn from the seat's
 * own sight, and nothing here may depend on what that does not tell.
 */
export interface Ground<S = unknown, A extends Action = Action> {
  /** Places are numbered from 0. */
  readonly places: number;
  /** The places next to one. */
  near(place: number): readonly number[];
  /** How far round a place it may be looked whether anything has changed. */
  readonly reach: number;
  /** Whether it is this seat's turn, rather than a question to it on another's. */
  isTurn(state: S, seat: Seat): boolean;
  stands(state: S, seat: Seat, place: number): Standing;
  /** The places that an action is about, the one it is aimed at first. */
  aims(state: S, action: A): readonly number[];
}

/** What a seat sees at a place. */
export interface Standing {
  /** How strong one's own side and the enemy's are there, in the game's own coin: blocks, pieces, figures. */
  readonly own: number;
  readonly enemies: number;
  /** Everything that is another one when something has changed there. */
  readonly marks: readonly (number | string)[];
}

/** A test of some places: together they are as strong as they are in sum, and held by whoever holds one of them. */
export type GroundTest = Test & { readonly at: readonly number[] };

export const HOLDERS = ['enemy', 'own', 'nobody'] as const;
/** So strong is nobody. */
const STRONGEST = 200;
/** What stands at the places, or so far round them, as a sign that is another one when anything has changed. */
const STILL = 'still';

/** Of what such tests are made; `still0` is of the places themselves, `still2` of all within two. */
export function groundParts({ reach }: Pick<Ground, 'reach'>): Readonly<Record<string, Part | 'sign'>> {
  const still = Array.from({ length: reach + 1 }, (_, far) => [`${STILL}${far}`, 'sign'] as const);
  return {
    holder: { kind: 'word', of: HOLDERS },
    enemies: { kind: 'number', least: 0, most: STRONGEST },
    own: { kind: 'number', least: 0, most: STRONGEST },
    ...Object.fromEntries(still),
  };
}

type Fact = number | string;

/** How it is now. */
export function groundFact<S>(
  ground: Ground<S>,
  state: S,
  seat: Seat,
  part: string,
  at: readonly number[],
): Fact | undefined {
  if (part.startsWith(STILL)) return signOf(ground, state, seat, at, Number(part.slice(STILL.length)));
  const [own, enemies] = sums(ground, state, seat, at);
  switch (part) {
    case 'own':
      return own;
    case 'enemies':
      return enemies;
    case 'holder':
      return enemies > 0 ? 'enemy' : own > 0 ? 'own' : 'nobody';
    default:
      return undefined;
  }
}

function sums<S>(ground: Ground<S>, state: S, seat: Seat, at: readonly number[]): readonly [number, number] {
  let [own, enemies] = [0, 0];
  for (const place of at) {
    const here = ground.stands(state, seat, place);
    own += here.own;
    enemies += here.enemies;
  }
  return [own, enemies];
}

function signOf<S>(ground: Ground<S>, state: S, seat: Seat, at: readonly number[], far: number): string {
  const places = [...within(ground, at, far)].toSorted((a, b) => a - b);
  return digest(places.map((place) => ground.stands(state, seat, place).marks));
}

/** The places so far round these, and they themselves. */
export function within({ near }: Pick<Ground, 'near'>, at: readonly number[], far: number): Set<number> {
  const all = new Set(at);
  for (let rim = at, left = far; left > 0; left--) {
    rim = rim.flatMap((place) => near(place).filter((next) => !all.has(next)));
    for (const place of rim) all.add(place);
  }
  return all;
}

/** The first of these that is not so; undefined where all are. */
export const notSo = <S>(
  ground: Ground<S>,
  state: S,
  seat: Seat,
  tests: readonly GroundTest[],
): GroundTest | undefined =>
  tests.find((test) => {
    const fact = groundFact(ground, state, seat, test.part, test.at);
    return !isTrue(test, fact === undefined ? {} : { [test.part]: fact });
  });

/** That it is as it is now: for whoever plans. */
export function asItIs<S>(
  ground: Ground<S>,
  state: S,
  seat: Seat,
  part: string,
  at: readonly number[],
): GroundTest {
  const fact = groundFact(ground, state, seat, part, at);
  return typeof fact === 'number'
    ? { part, at, is: 'most', value: fact }
    : { part, at, is: 'one', of: [fact ?? ''] };
}
