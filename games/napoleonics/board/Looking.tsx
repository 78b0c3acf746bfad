import type { HexLayout, Point } from '@bicorne/boardkit';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import type { LinePart } from '@bicorne/engine';
import { memo, useMemo, type ReactNode } from 'react';
import { OFF } from '../data/board.ts';
import type { View } from '../rules/view.ts';
import { prospectOf, sightLine, type Prospect, type SightLine } from './prospect.ts';

interface Props {
  readonly layout: HexLayout;
  readonly view: View;
  /** The hex looked at. */
  readonly hex: number;
  /** The unit that the question is about; sight is shown from there. */
  readonly from: number;
}

/** What the hex one looks at means: the reach and range of its unit, or the line of sight to it. */
export const Looking = memo(function Looking({ layout, view, hex, from }: Props): ReactNode {
  const line = useMemo(() => sightLine(view, from, hex), [view, from, hex]);
  const prospect = useMemo(() => (line === null ? prospectOf(view, hex) : null), [view, hex, line]);
  return (
    <g aria-hidden="true" pointerEvents="none">
      {prospect && <Reach layout={layout} prospect={prospect} />}
      {line && <Sight layout={layout} line={line} />}
    </g>
  );
});

const Reach = ({ layout, prospect }: { layout: HexLayout; prospect: Prospect }): ReactNode => (
  <>
    {prospect.reach.map((hex) => (
      <path key={hex} className="bk-reach" d={hexPath(layout, hex, 0.9)} />
    ))}
    {prospect.fire.map(({ hex, dice }) => (
      <g key={hex}>
        <path className="bk-range" d={hexPath(layout, hex, 0.82)} />
        <text className="bk-range-dice" x={layout.centres[hex].x} y={layout.centres[hex].y + 46}>
          {dice}
        </text>
      </g>
    ))}
  </>
);

function Sight({
  layout,
  line: { from, to, cut, inRange },
}: {
  layout: HexLayout;
  line: SightLine;
}): ReactNode {
  const [start, end] = [layout.centres[from], layout.centres[to]];
  const stop = cut === null ? end : partPoint(layout, cut);
  return (
    <>
      {cut !== null && <path className="nap-sight nap-sight-cut" d={segment(stop, end)} />}
      <path className={inRange ? 'nap-sight' : 'nap-sight nap-sight-far'} d={segment(start, stop)} />
      {cut !== null && (
        <>
          {cut.map(
            (hex) => hex !== OFF && <path key={hex} className="nap-cutter" d={hexPath(layout, hex, 0.9)} />,
          )}
          <path className="nap-cut" d={cross(stop)} />
        </>
      )}
    </>
  );
}

/** Where the line meets the hex that cuts it, or the side between two. */
function partPoint(layout: HexLayout, part: LinePart): Point {
  const hexes = part.filter((hex) => hex !== OFF).map((hex) => layout.centres[hex]);
  const mean = (of: (point: Point) => number): number =>
    hexes.reduce((sum, point) => sum + of(point), 0) / hexes.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const segment = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
const cross = ({ x, y }: Point): string =>
  `M${x - 11} ${y - 11}L${x + 11} ${y + 11}M${x + 11} ${y - 11}L${x - 11} ${y + 11}`;
