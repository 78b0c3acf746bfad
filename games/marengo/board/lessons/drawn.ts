import type { ScenarioInput } from '../../data/scenarios.ts';

type Pieces = NonNullable<ScenarioInput['pieces']>;

/** Troops that only wait: without them the learner could work out every face from what his enemy has. */
const WAITING: Pieces = [
  { army: 'austrian', at: 'alessandria', faces: ['i3', 'c2', 'c2'] },
  { army: 'french', at: 'tortona', faces: ['i3', 'i3', 'c2'] },
];

/** A position of a lesson in the middle of the forenoon; both armies have a few discs to lose. */
export const drawn = (pieces: Pieces, more: Partial<ScenarioInput> = {}): ScenarioInput => ({
  hour: 10,
  toMove: 'austrian',
  turn: {},
  uncommitted: { austrian: 5, french: 5 },
  ...more,
  pieces: [...pieces, ...WAITING],
});
