import type { HexLayout, Point } from '@bicorne/boardkit';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner } from '@bicorne/boardkit/pieces/Marks.tsx';
import { memo, type ReactNode } from 'react';
import { AROUND } from '../data/board.ts';
import type { DrawnExit, Model } from './model.ts';

interface Props {
  readonly layout: HexLayout;
  readonly model: Model;
}

/** Arrows off the map where units of an army may leave it. N5.22 */
export const Exits = memo(function Exits({ layout, model }: Props): ReactNode {
  return model.exits.map((exit) => <Exit key={`${exit.hex}${exit.nation}`} layout={layout} exit={exit} />);
});

function Exit({ layout, exit }: { readonly layout: HexLayout; readonly exit: DrawnExit }): ReactNode {
  const { x, y } = layout.centres[exit.hex];
  const out = awayFrom(
    layout.centres[exit.hex],
    AROUND[exit.hex].map((hex) => layout.centres[hex]),
  );
  return (
    <g aria-hidden="true" pointerEvents="none">
      <path
        className={`nap-exit bk-${exit.nation}`}
        d="M22 -7H36V-15L54 0L36 15V7H22Z"
        transform={`translate(${x} ${y}) rotate(${(Math.atan2(out.y, out.x) * 180) / Math.PI})`}
      />
      {Array.from({ length: exit.banners }, (_, i) => (
        <g key={i} transform={`translate(${x - 34 + 11 * i} ${y + 40})`}>
          <Banner livery={LIVERIES[exit.nation]} size={0.7} />
        </g>
      ))}
    </g>
  );
}

/** From the middle of the hexes around, over this one, to the outside. */
const awayFrom = (here: Point, around: readonly Point[]): Point => ({
  x: around.reduce((sum, { x }) => sum + here.x - x, 0),
  y: around.reduce((sum, { y }) => sum + here.y - y, 0),
});
