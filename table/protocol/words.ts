import { z } from 'zod';

/** The small words that messages are made of. */
export const id = z.string().regex(/^[a-z0-9]{6,32}$/);
/** What somebody writes: without the sign 0, which no PostgreSQL keeps. */
export const writing = z.string().refine((text) => !text.includes('\0'), 'a sign that cannot be kept');
export const name = writing.trim().min(1).max(40);
export const word = writing.min(1).max(60);
/** Unguessable, and worth something to whoever holds it: an invitation, a link in a mail. */
export const token = z.string().regex(/^[\w-]{22,64}$/);

/** SHA-256 of the number that a person adds to the dice, and the number itself: 32 hex digits or more, of his own drawing. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/);
export const diceNumber = z.string().regex(/^[0-9a-f]{32,64}$/);
