import type { DrawingProps } from '@bicorne/boardkit/workshop/contract.ts';
import { completeOptions, must } from '@bicorne/engine';
import { useMemo, type ReactNode } from 'react';
import type { Scenario } from '../../data/scenario.ts';
import { OPTIONS, readRules } from '../../rules/options.ts';
import { laidOut } from '../../rules/setup.ts';
import { Ground, KeyHexes, KeySigns, Pieces } from '../Board.tsx';
import { LAYOUT } from '../ground.ts';
import { modelOf } from '../model.ts';
import type { HundredDaysWords } from '../words/lexicon.ts';

/** With every piece that any option brings. */
const RULES = {
  ...readRules(must(completeOptions(OPTIONS, {}))),
  skirmishers: 'basic' as const,
  lightInfantry: true,
  britishRifles: true,
};

/** A battle as its file says it, whether or not the rules allow it. */
export function Drawing({ scenario, words }: DrawingProps<Scenario, HundredDaysWords>): ReactNode {
  const view = useMemo(() => laidOut(scenario, RULES), [scenario]);
  const model = useMemo(() => modelOf(view, [], []), [view]);
  return (
    <>
      <Ground layout={LAYOUT} scenario={scenario} words={words} />
      <KeyHexes layout={LAYOUT} keys={model.keys} />
      <Pieces layout={LAYOUT} model={model} view={view} words={words} flipped={false} />
      <KeySigns layout={LAYOUT} keys={model.keys} />
      <rect aria-hidden="true" className="bk-dusk" width={LAYOUT.width} height={LAYOUT.height} />
    </>
  );
}
