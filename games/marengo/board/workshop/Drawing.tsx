import type { DrawingProps } from '@bicorne/boardkit/workshop/contract.ts';
import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import type { ReactNode } from 'react';
import { ARMIES } from '../../data/forces.ts';
import type { ScenarioInput } from '../../data/scenarios.ts';
import { positionNamed } from '../../rules/map.ts';
import { FACES } from '../../rules/pieces.ts';
import { Block } from '../Block.tsx';
import { Disc } from '../Disc.tsx';
import { Ground } from '../Ground.tsx';
import { liesAt } from '../layout.ts';
import { sheetFor } from '../sheet.ts';
import type { MarengoWords } from '../words/lexicon.ts';
import '../board.css';

const SHEET = sheetFor(false);

/** A battle as it is written, whether or not the rules allow it. */
export function Drawing({ scenario, words }: DrawingProps<ScenarioInput, MarengoWords>): ReactNode {
  return (
    <>
      <Ground
        flipped={false}
        title={titleOf(scenario, words)}
        northLetter={words.ui.northLetter}
        objectiveName={words.ui.objectiveLine}
        placeName={words.place}
      />
      <Lamplight layout={SHEET} />
      <g aria-hidden="true" pointerEvents="none">
        {[...standing(scenario)].map(([at, blocks]) => (
          <Stack key={at} at={at} blocks={blocks} />
        ))}
        {(scenario.discs ?? []).map(({ army, at, count }) => {
          const { x, y } = SHEET.areas[at].room.discs;
          return (
            <g key={`${army} ${at}`} transform={`translate(${x} ${y})`}>
              <Disc army={ARMIES.indexOf(army)} count={count} />
            </g>
          );
        })}
      </g>
    </>
  );
}

const titleOf = ({ title }: ScenarioInput, words: MarengoWords): string | undefined =>
  title?.en ?? words.scenarios['marengo']?.title;

interface Standing {
  readonly army: number;
  /** Null where it is dealt blind. */
  readonly face: number | null;
}

/** What stands in each position, what is dealt into it included. */
function standing({
  pieces = [],
  bags = [],
  guns = [],
}: ScenarioInput): ReadonlyMap<number, readonly Standing[]> {
  const all = new Map<number, Standing[]>();
  const put = (name: string, army: (typeof ARMIES)[number], face: number | null): void => {
    const at = positionNamed(name);
    if (at > 0) all.set(at, [...(all.get(at) ?? []), { army: ARMIES.indexOf(army), face }]);
  };
  for (const { army, at, faces } of pieces) for (const face of faces) put(at, army, FACES.indexOf(face));
  for (const { army, at } of guns) put(at, army, FACES.indexOf('a1'));
  for (const { army, into } of bags)
    for (const { at, count } of into) for (let n = 0; n < count; n++) put(at, army, null);
  return all;
}

const Stack = ({ at, blocks }: { readonly at: number; readonly blocks: readonly Standing[] }): ReactNode =>
  liesAt(SHEET, at, blocks.length).map(({ x, y, turn }, i) => (
    <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
      <Block {...blocks[i]} />
    </g>
  ));
