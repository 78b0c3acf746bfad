/**
 * Seats are still open; or all are taken and they bid for the sides; or the server waits for numbers that were
 * committed to; or it is played; or it is over.
 */
export const STAGES = ['seats', 'bids', 'numbers', 'play', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Nobody can act yet. */
export const isBefore = (stage: Stage): boolean => stage !== 'play' && stage !== 'over';
