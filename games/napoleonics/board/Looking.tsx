import type { HexLayout, Point } from '@bicorne/boardkit';
import { Reach } from '@bicorne/boardkit/map/HexMarks.tsx';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import type { LinePart } from '@bicorne/engine';
import { memo, useMemo, type ReactNode } from 'react';
import { OFF } from '../data/board.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { strikesFrom, type Strike } from './ahead.ts';
import { prospectOf, sightLine, type SightLine } from './prospect.ts';

interface Props {
  readonly layout: HexLayout;
  readonly view: View;
  /** The hex looked at. */
  readonly hex: number;
  /** The unit that the question is about; sight is shown from there. */
  readonly from: number;
  /** The unit that would go there, if any: what it could attack then is shown. */
  readonly mover?: number;
}

/** What the hex one looks at means: the reach and range of its unit, or the line of sight to it. */
export const Looking = memo(function Looking({ layout, view, hex, from, mover = NONE }: Props): ReactNode {
  const strikes = useMemo(() => (mover === NONE ? null : strikesFrom(view, mover, hex)), [view, mover, hex]);
  const line = useMemo(
    () => (strikes === null ? sightLine(view, from, hex) : null),
    [strikes, view, from, hex],
  );
  const prospect = useMemo(
    () => ((line ?? strikes) ? null : prospectOf(view, hex)),
    [view, hex, line, strikes],
  );
  return (
    <g aria-hidden="true" pointerEvents="none">
      {prospect && <Reach layout={layout} reach={prospect.reach} fire={prospect.fire} />}
      {line && <Sight layout={layout} line={line} />}
      {strikes && <Strikes layout={layout} from={hex} strikes={strikes} />}
    </g>
  );
});

/** What could be attacked from there, with how many dice. */
const Strikes = ({
  layout,
  from,
  strikes,
}: {
  layout: HexLayout;
  from: number;
  strikes: readonly Strike[];
}): ReactNode =>
  strikes.map(({ hex, dice }) => {
    const { x, y } = layout.centres[hex];
    return (
      <g key={hex}>
        <path className="bk-range" d={segment(layout.centres[from], layout.centres[hex])} />
        <path className="bk-range" d={hexPath(layout, hex, 0.9)} />
        <g className="nap-dice nap-dice-target" transform={`translate(${x + 32} ${y + 26})`}>
          <rect x="-13" y="-13" width="26" height="26" rx="5" />
          <text y="6.4">{dice}</text>
        </g>
      </g>
    );
  });

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
