import { ok, refuse, type Result } from '@bicorne/engine';

/** What is announced before anybody enters, and never changes. */
export interface Terms {
  /** The game's id; of its rules nothing is known here. */
  readonly game: string;
  readonly format: Format;
  /** A match is one game, or two with sides changed. */
  readonly match: 'single' | 'pair';
  readonly battles: Battles;
  /** Who is before whom while nothing has been played: by lot, or by rating and lots among equals. */
  readonly seeding: 'lots' | 'ratings';
  readonly points: Points;
  /** Behind the points, the first first. */
  readonly tieBreaks: readonly TieBreak[];
  /** Published with the terms: every lot is drawn from it. */
  readonly seed: string;
}

export type Format =
  | { readonly kind: 'round-robin' }
  | { readonly kind: 'swiss'; readonly rounds: number }
  | { readonly kind: 'knock-out' }
  /** The best eight of the Swiss rounds go on in a knock-out. */
  | { readonly kind: 'swiss-top8'; readonly rounds: number };
export const FORMATS = [
  'round-robin',
  'swiss',
  'knock-out',
  'swiss-top8',
] as const satisfies Format['kind'][];

/** Which battle is fought: one throughout, a list gone round by rounds, or one drawn for each round. */
export type Battles =
  | { readonly kind: 'fixed'; readonly scenario: string }
  | { readonly kind: 'rounds' | 'lots'; readonly scenarios: readonly string[] };

/** What a match is worth, in halves at the finest. */
export interface Points {
  /** Every game of it won. */
  readonly won: number;
  /** Ahead without that, in a pair: more games, or as many and the better margin. */
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  readonly lost: number;
  /** A round without an opponent; in a round robin, where everybody has one, nothing. */
  readonly bye: number;
}

export const POINTS: Readonly<Record<Terms['match'], Points>> = {
  pair: { won: 3, ahead: 2, level: 1.5, behind: 1, lost: 0, bye: 3 },
  single: { won: 1, ahead: 1, level: 0.5, behind: 0, lost: 0, bye: 1 },
};

export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'direct', 'margin'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const LEAST_ENTRANTS = 3;
export const MOST_ENTRANTS = 512;
/** So few that the weights of a pairing are exact (see `weights.ts`). */
export const MOST_ROUNDS = 20;
export const TOP = 8;

export function checkTerms(terms: Terms): Result<Terms> {
  const { format, points, tieBreaks, battles } = terms;
  const wrong = (message: string, place: string): Result<never> =>
    refuse('invalid', message, { place: `terms.${place}` });
  if (!FORMATS.includes(format.kind)) return wrong('there is no such format', 'format.kind');
  if ('rounds' in format && !isWhole(format.rounds, 1, MOST_ROUNDS))
    return wrong(`a whole number from 1 to ${MOST_ROUNDS}`, 'format.rounds');
  const odd = Object.entries(points).find(([, worth]) => !isWhole(2 * worth, 0, 20));
  if (odd) return wrong('from 0 to 10, in halves', `points.${odd[0]}`);
  if (new Set(tieBreaks).size < tieBreaks.length || !tieBreaks.every((one) => TIE_BREAKS.includes(one)))
    return wrong(`each at most once, of ${TIE_BREAKS.join(', ')}`, 'tieBreaks');
  if (battles.kind !== 'fixed' && battles.scenarios.length === 0)
    return wrong('at least one', 'battles.scenarios');
  if (terms.seed === '') return wrong('empty', 'seed');
  return ok(terms);
}

export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
