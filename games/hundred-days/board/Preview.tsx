import type { ReactNode } from 'react';
import { SCENARIOS } from '../data/scenarios.ts';
import { battleOf } from '../rules/battle.ts';
import { Ground, KeyHexes, KeySigns } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import { keysOf } from './model.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** A scenario's map for the lobby: the ground and its key hexes, without pieces. */
export function Preview({
  scenario: id,
  words,
}: {
  readonly scenario: string;
  readonly words?: HundredDaysWords;
}): ReactNode {
  const entry = SCENARIOS.find((one) => one.id === id);
  if (!entry) return null;
  const battle = battleOf({ battle: id });
  const keys = keysOf(
    battle,
    battle.keys.map(({ held }) => held),
  );
  return (
    <svg className="hd-preview" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`} aria-hidden="true">
      <Ground layout={LAYOUT} scenario={entry.scenario} words={words} />
      <KeyHexes layout={LAYOUT} keys={keys} />
      <KeySigns layout={LAYOUT} keys={keys} />
    </svg>
  );
}
