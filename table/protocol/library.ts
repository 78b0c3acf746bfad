import { checkBounds } from '@bicorne/engine';
import { z } from 'zod';
import { BATTLE_TAGS, MOST_TAGS, type BattleTag, type BattleTitle } from '../battle.ts';
import type { Person } from './people.ts';
import { id, word, writing } from './words.ts';

/**
 *     GET  /api/battles               battleQuery → BattlePage: battles that people have made and published
 *     POST /api/battles               publishRequest → BattleSheet; by somebody who has an account
 *     GET  /api/battles/:id           battleAt → BattleSheet, with what its last version holds, or the one that is asked for
 *     POST /api/battles/:id/version   versionRequest → BattleSheet; by its author
 *     POST /api/battles/:id/star      starRequest → BattleSheet; by somebody else who has an account
 *     POST /api/battles/:id/withdraw  → null; by its author: it is in no list any more, and matches go on
 *     POST /api/battles/:id/report    misuseRequest → null; for the operator
 */

/** A battle of the library, as it was with that version. */
export const battleVersion = z.strictObject({ battle: id, version: z.int().min(1).max(10_000) });
export type BattleVersion = z.output<typeof battleVersion>;

/** A battle of somebody's own: small and plain, whatever it says; whether it can be set up its game decides. */
export const ownBattle = z
  .record(z.string(), z.unknown())
  .refine((data) => checkBounds(data).ok, 'more than a battle may hold');

const tags = z
  .array(z.enum(BATTLE_TAGS))
  .max(MOST_TAGS)
  .refine((all) => new Set(all).size === all.length, 'one twice')
  .default([]);

export const publishRequest = z.strictObject({
  game: word,
  scenario: ownBattle,
  tags,
  /** The battle that it was made from. */
  parent: id.optional(),
});
export const versionRequest = z.strictObject({
  scenario: ownBattle,
  tags,
  /** What is new in it. */
  changes: writing.trim().max(300).default(''),
});
export const starRequest = z.strictObject({ star: z.boolean() });
export const misuseRequest = z.strictObject({ text: writing.trim().min(1).max(1000) });

export const BATTLE_ORDERS = ['new', 'played', 'starred'] as const;
export const battleQuery = z.strictObject({
  game: word.optional(),
  /** Of its title, each from its beginning. */
  words: writing.trim().max(80).optional(),
  tag: z.enum(BATTLE_TAGS).optional(),
  author: id.optional(),
  order: z.enum(BATTLE_ORDERS).default('new'),
  /** As `next` said. */
  after: z
    .string()
    .regex(/^\d{1,16}-[a-z0-9]{6,32}$/)
    .optional(),
  most: z.coerce.number().int().min(1).max(24).default(12),
});
export type BattleQuery = z.output<typeof battleQuery>;

export const battleAt = z.strictObject({ version: z.coerce.number().int().min(1).max(10_000).optional() });

/** What a list says of a battle. */
export interface BattleEntry {
  readonly id: string;
  readonly game: string;
  readonly title: BattleTitle;
  /** Null: somebody who has left for good. */
  readonly author: Person | null;
  readonly tags: readonly BattleTag[];
  readonly version: number;
  readonly stars: number;
  /** Matches on this server that were played to an end. */
  readonly plays: number;
  readonly changedAt: number;
  /** What it holds, of which its picture is drawn. */
  readonly scenario: unknown;
}

export interface BattlePage {
  readonly battles: readonly BattleEntry[];
  /** Where the next page begins, with `after`. */
  readonly next: string | null;
}

/** Another battle, named. */
export interface BattleName {
  readonly id: string;
  readonly title: BattleTitle;
}

export interface BattleSheet extends BattleEntry {
  /** The version whose scenario this is. */
  readonly shown: number;
  readonly madeAt: number;
  /** Null where it was made from none, or from one that is no longer here. */
  readonly parent: BattleName | null;
  /** The last first. */
  readonly versions: readonly { readonly version: number; readonly at: number; readonly changes: string }[];
  /** Those that were made from it. */
  readonly forks: readonly BattleName[];
  /** How often which seats have won, people among themselves and with bots apart; all versions together. */
  readonly results: readonly {
    readonly bots: boolean;
    readonly winners: readonly string[];
    readonly matches: number;
  }[];
  /** Whether the one who asks made it, and whether he has starred it. */
  readonly mine: boolean;
  readonly starred: boolean;
  /** To its author: it is in no list, by his own wish or the operator's. */
  readonly away?: 'withdrawn' | 'hidden';
}
