import type { ComponentProps, ReactNode } from 'react';
import type { HexLayout } from '../geometry.ts';
import type { Landscape } from './landscape.ts';
import { Frame, Lamplight, Names, Net } from './Sheet.tsx';
import { Terrain } from './Terrain.tsx';

interface Props extends ComponentProps<typeof Frame>, ComponentProps<typeof Names> {
  readonly layout: HexLayout;
  readonly land: Landscape;
  /** Lines of the game over the net. */
  readonly children?: ReactNode;
}

/** An engraved sheet of hexes, from its paper to its names; nothing on it moves. */
export const HexSheet = ({ layout, land, names, waters, children, ...frame }: Props): ReactNode => (
  <>
    <Terrain layout={layout} land={land} />
    <Net layout={layout} />
    {children}
    <Frame {...frame} layout={layout} />
    <Lamplight layout={layout} />
    <Names names={names} waters={waters} />
  </>
);

/** At night the pieces lie in the same light as the map. */
export const Dusk = ({ width, height }: Pick<HexLayout, 'width' | 'height'>): ReactNode => (
  <rect aria-hidden="true" className="bk-dusk" width={width} height={height} />
);
