import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import type { ReactNode } from 'react';
import { Ground } from './Ground.tsx';
import { sheetFor } from './sheet.ts';
import type { MarengoWords } from './words/lexicon.ts';

/** The map for the lobby, without pieces. */
export function Preview({ words }: { readonly scenario: string; readonly words?: MarengoWords }): ReactNode {
  const { width, height } = sheetFor(false);
  const scenario = words?.scenarios['marengo'];
  return (
    <svg className="mar-preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ground
        flipped={false}
        title={scenario?.title}
        date={scenario?.date}
        northLetter={words?.ui.northLetter}
        objectiveName={words?.ui.objectiveLine}
        placeName={words?.place}
      />
      <Lamplight layout={sheetFor(false)} />
    </svg>
  );
}
