import { z } from 'zod';
import { id, word, writing } from './words.ts';

/**
 *     GET  /api/matches/:id/chat?before=  ChatLine[], the last hundred (before that line) that the asker may read
 *     GET  /api/matches/:id/notes         Notes
 *     POST /api/matches/:id/notes         notesRequest → null; for the writer's eyes only
 *     GET  /api/matches/:id/tried         Tried
 *     POST /api/matches/:id/tried         triedRequest → null; what one tried out, sealed by a key that the server never has
 *
 * New lines are said with `say` and come as `chat`.
 */

/**
 * `table`: all who sit here. `onlookers`: those who watch, among themselves; the players read it when the match
 * is over. Or the name of one seat: a word between two, where the game's rules let them speak now.
 */
export const sayMessage = z.strictObject({
  match: id,
  to: word,
  text: writing.trim().min(1).max(500),
  seat: word.optional(),
});

export const TABLE = 'table';
export const ONLOOKERS = 'onlookers';

export interface ChatLine {
  readonly id: number;
  readonly match: string;
  readonly at: number;
  /** Who said it: a person with his seat, or an onlooker. */
  readonly from: { readonly person: string; readonly name: string; readonly seat: string | null };
  readonly to: string;
  readonly text: string;
}

/** The lines before this one. */
export const chatQuery = z.object({ before: z.coerce.number().int().min(1).optional() });

export interface Notes {
  readonly text: string;
}

export interface Tried {
  /** Base 64; empty where there is nothing. */
  readonly sealed: string;
}

export const triedRequest = z.strictObject({
  sealed: z
    .string()
    .regex(/^[\w+/=]*$/)
    .max(90_000),
});

export const notesRequest = z.strictObject({ text: writing.max(20_000) });
