import { makeHexGrid } from '@bicorne/engine';
import type { ReactNode } from 'react';
import { makeLayout, type HexLayout } from '../geometry.ts';
import type { Landscape } from '../map/landscape.ts';
import { hexPath } from '../map/Sheet.tsx';
import { Terrain } from '../map/Terrain.tsx';

/** Three hexes beside one another, so that what runs through them is seen to run; the middle one is shown. */
const LAYOUT: HexLayout = makeLayout(makeHexGrid([{ length: 3, inset: 0 }]), 60, 0);
/** The hex that is shown, and those on either side of it. */
export const MIDDLE = 1;
export const THROUGH: readonly number[] = [0, MIDDLE, 2];

const BARE: Landscape = {
  seed: 7,
  hills: [],
  crags: [],
  woods: [],
  lakes: [],
  pits: [],
  marshes: [],
  settlements: [],
  streams: [],
  roads: [],
  bridges: [],
  fords: [],
  works: [],
};

/** A hex of ground as it will be drawn, for the sign of its tool. */
export function Swatch({ id, land }: { readonly id: string; readonly land: Partial<Landscape> }): ReactNode {
  const { x, y } = LAYOUT.centres[MIDDLE];
  return (
    <g transform={`scale(.5) translate(${-x} ${-y})`}>
      <clipPath id={`swatch-${id}`}>
        <path d={hexPath(LAYOUT, MIDDLE)} />
      </clipPath>
      <g clipPath={`url(#swatch-${id})`}>
        <Terrain layout={LAYOUT} land={{ ...BARE, ...land }} />
      </g>
      <path className="bk-swatch-rim" d={hexPath(LAYOUT, MIDDLE)} />
    </g>
  );
}
