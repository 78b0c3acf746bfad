import type { ReactNode } from 'react';
import { scenarioNamed } from '../data/scenarios.ts';
import { Ground } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import { SCENARIO_NAMES, type NapoleonicsWords } from './words/lexicon.ts';

/** A scenario's map for the lobby, without pieces. */
export function Preview({
  scenario: id,
  words,
}: {
  readonly scenario: string;
  readonly words?: NapoleonicsWords;
}): ReactNode {
  if (!SCENARIO_NAMES.some((name) => name === id)) return null;
  return (
    <svg className="nap-preview" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`} aria-hidden="true">
      <Ground layout={LAYOUT} scenario={scenarioNamed(id)} words={words} />
    </svg>
  );
}
