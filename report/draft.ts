import type { Gain, Witness } from './course.ts';
import type { Expected } from './expect.ts';
import type { Done, Finding } from './tasks.ts';

/** A report that is being made, as it is kept: plain data by position, to be gone on with whenever. */
export interface Draft {
  readonly version: string;
  readonly witness: Witness;
  readonly points: Readonly<Record<number, Expected>>;
  readonly gains: Readonly<Record<number, Gain>>;
  /** What the decision there cost at a quick look; null where it is not judged. */
  readonly screened: Readonly<Record<number, number | null>>;
  readonly studied: Readonly<Record<number, Finding | null>>;
}

export const newDraft = (version: string, witness: Witness): Draft => ({
  version,
  witness,
  points: {},
  gains: {},
  screened: {},
  studied: {},
});

export function noted(draft: Draft, done: Done): Draft {
  switch (done.kind) {
    case 'point':
      return { ...draft, points: { ...draft.points, [done.at]: done.point } };
    case 'gain':
      return { ...draft, gains: { ...draft.gains, [done.at]: done.gain } };
    case 'screen':
      return { ...draft, screened: { ...draft.screened, [done.at]: done.cost } };
    case 'study':
      return { ...draft, studied: { ...draft.studied, [done.at]: done.finding } };
  }
}
