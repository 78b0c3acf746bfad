import type { ReactNode } from 'react';
import { SCENARIOS } from '../data/scenarios.ts';
import { Ground } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** A scenario's map for the lobby, without pieces. */
export function Preview({
  scenario: id,
  words,
}: {
  readonly scenario: string;
  readonly words?: HundredDaysWords;
}): ReactNode {
  const entry = SCENARIOS.find((one) => one.id === id);
  if (!entry) return null;
  return (
    <svg className="hd-preview" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`} aria-hidden="true">
      <Ground layout={LAYOUT} scenario={entry.scenario} id={id} words={words} />
    </svg>
  );
}
