import type { DrawingProps } from '@bicorne/boardkit/workshop/contract.ts';
import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import type { ReactNode } from 'react';
import { BLOCKS } from '../../data/blocks.ts';
import { readBlockWord } from '../../data/schema.ts';
import { townNamed } from '../../rules/board.ts';
import { FULL } from '../../rules/blocks.ts';
import { Face } from '../Block.tsx';
import { Ground } from '../Ground.tsx';
import { sheetFor } from '../sheet.ts';
import type { CampaignWords } from '../words/lexicon.ts';
import { standing, type Draft } from './standing.ts';
import '../board.css';

const SHEET = sheetFor(false);

/** A campaign as it is written, whether or not the rules allow it; every block is seen. */
export function Drawing({ scenario, words }: DrawingProps<Draft, CampaignWords>): ReactNode {
  return (
    <>
      <Ground
        flipped={false}
        words={words}
        title={scenario.title?.en ?? words.title}
        date={words.ui.mapDate}
      />
      <Lamplight layout={SHEET} />
      <g aria-hidden="true" pointerEvents="none">
        {Object.entries(standing(scenario)).map(([town, blocks]) => (
          <Group key={town} town={townNamed(town)} blocks={blocks} />
        ))}
      </g>
    </>
  );
}

const ROW = 6;
const PITCH = 56;
const RANK = 46;

/** In ranks above the town, at most so many abreast, closer where there are more. */
function Group({ town, blocks }: { readonly town: number; readonly blocks: readonly string[] }): ReactNode {
  const at = SHEET.towns[town];
  if (at === undefined) return null;
  const abreast = Math.min(ROW, blocks.length);
  const pitch = Math.min(PITCH, 150 / abreast);
  return (
    <g transform={`translate(${at.x} ${at.y - 34}) scale(.8)`}>
      {blocks.map((word, i) => {
        const { id, steps } = readBlockWord(word);
        const block = BLOCKS.findIndex((one) => one.id === id);
        const rank = Math.floor(i / ROW);
        const inRank = Math.min(ROW, blocks.length - rank * ROW);
        if (block === -1) return null;
        return (
          <g key={id} transform={`translate(${((i % ROW) - (inRank - 1) / 2) * pitch} ${-rank * RANK})`}>
            <Face block={block} steps={steps ?? FULL[block]} />
          </g>
        );
      })}
    </g>
  );
}
