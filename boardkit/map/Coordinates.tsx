import { memo, type ReactNode } from 'react';
import type { HexLayout, Point } from '../geometry.ts';

interface Props {
  readonly layout: HexLayout;
  /** By hex. */
  readonly names: readonly string[];
  /** Where in a hex its name stands clear of pieces and places, in radii from the centre. */
  readonly at: Point;
}

/** The names of the hexes that the log speaks of. */
export const Coordinates = memo(function Coordinates({ layout, names, at }: Props): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {layout.centres.map(({ x, y }, hex) => (
        <text
          key={names[hex]}
          className="bk-coordinate"
          x={x + at.x * layout.radius}
          y={y + at.y * layout.radius}
        >
          {names[hex]}
        </text>
      ))}
    </g>
  );
});
