import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import type { ReactNode } from 'react';
import { Ground } from './Ground.tsx';
import { HEIGHT, sheetFor, WIDTH } from './sheet.ts';
import type { CampaignWords } from './words/lexicon.ts';

/** The map for the lobby, without blocks. */
export const Preview = ({
  scenario,
  words,
}: {
  readonly scenario: string;
  readonly words?: CampaignWords;
}): ReactNode => {
  const entry = words?.scenarios[scenario];
  return (
    <svg className="cmp-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Ground flipped={false} words={words} title={words?.title} date={entry?.date} />
      <Lamplight layout={sheetFor(false)} />
    </svg>
  );
};
