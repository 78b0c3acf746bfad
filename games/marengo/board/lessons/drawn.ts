import type { ScenarioInput } from '../../data/scenarios.ts';

type Pieces = NonNullable<ScenarioInput['pieces']>;

/** A position of a lesson in the middle of the forenoon; both armies have a few discs to lose. */
export const drawn = (pieces: Pieces, more: Partial<ScenarioInput> = {}): ScenarioInput => ({
  hour: 10,
  toMove: 'austrian',
  turn: {},
  uncommitted: { austrian: 5, french: 5 },
  ...more,
  pieces,
});
