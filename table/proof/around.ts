import type { Around } from '../table.ts';

/** Of a match whose card and dice are somebody else's affair. */
export const AROUND: Around = {
  match: {
    id: 'abcdef',
    stage: 'play',
    game: 'any',
    scenario: 'any',
    options: {},
    seats: [],
    turn: { kind: 'seats', seats: [] },
    createdAt: 0,
    movedAt: 0,
  },
  chance: { kind: 'manual' },
};
