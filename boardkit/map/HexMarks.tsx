import { memo, type ReactNode } from 'react';
import type { HexLayout } from '../geometry.ts';
import { hexPath, linePath } from './Sheet.tsx';

interface LayerProps {
  readonly layout: HexLayout;
}

/** Hexes of one look, each a little smaller than it is. */
export const Hexes = memo(function Hexes({
  layout,
  hexes,
  look,
  reach,
}: LayerProps & {
  readonly hexes: readonly number[];
  readonly look: string;
  readonly reach: number;
}): ReactNode {
  return hexes.map((hex) => <path key={hex} className={look} d={hexPath(layout, hex, reach)} />);
});

/** Hexes one may use, by what one may do there. */
export const Spots = ({
  layout,
  spots,
}: LayerProps & { readonly spots: Iterable<readonly [hex: number, kind: string]> }): ReactNode =>
  [...spots].map(([hex, kind]) => (
    <path key={hex} className={`bk-hex bk-hex-${kind}`} d={hexPath(layout, hex, 0.965)} />
  ));

interface Trail {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** Ways taken, or meant to be. */
export const Trails = ({ layout, trails }: LayerProps & { readonly trails: readonly Trail[] }): ReactNode =>
  trails.map(({ from, to, kind }) => (
    <path
      key={`${from}/${to}/${kind}`}
      className={`bk-trail bk-trail-${kind}`}
      d={linePath(layout, [from, to])}
    />
  ));

/** The attack that is on, from wherever it comes. */
export const Clash = ({
  layout,
  from,
  at,
  look = 'bk-clash',
}: LayerProps & {
  readonly from: readonly number[];
  readonly at: number;
  readonly look?: string;
}): ReactNode => (
  <g data-moment="fight">
    <path className="bk-clash-hex" d={hexPath(layout, at, 0.965)} />
    {from.map((hex) => (
      <path key={hex} className={look} d={linePath(layout, [hex, at])} />
    ))}
  </g>
);

const NOWHERE: readonly number[] = [];

/** Where a unit could go, and what it could attack from there with how many dice. */
export const Reach = ({
  layout,
  reach = NOWHERE,
  fire,
}: LayerProps & {
  readonly reach?: readonly number[];
  readonly fire: readonly { readonly hex: number; readonly dice: number }[];
}): ReactNode => (
  <>
    <Hexes layout={layout} hexes={reach} look="bk-reach" reach={0.9} />
    {fire.map(({ hex, dice }) => (
      <g key={hex}>
        <path className="bk-range" d={hexPath(layout, hex, 0.82)} />
        <text className="bk-range-dice" x={layout.centres[hex].x} y={layout.centres[hex].y + 46}>
          {dice}
        </text>
      </g>
    ))}
  </>
);
