import { memo, type ReactNode } from 'react';
import type { Livery } from './livery.ts';
import './pieces.css';

export type ArmSign = 'infantry' | 'cavalry' | 'artillery';

interface Props {
  readonly livery: Livery;
  readonly sign: ArmSign;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How thick a block is, as seen from above and a little from the south. */
export const THICK = 4;

/** A wooden block in its nation's colour, light from the north-west. Its corner is at (x, y). */
export const Block = memo(function Block({ livery, sign, x, y, width: w, height: h }: Props): ReactNode {
  return (
    <g className={`bk-block bk-${livery.name}`} transform={`translate(${x} ${y})`}>
      <path className="bk-block-shadow" d={`M2 ${h}L${w} 2L${w + 4} 6V${h + THICK + 3}H6Z`} />
      <rect className="bk-block-side" width={w} height={h + THICK} rx="2" />
      <rect className="bk-block-top" width={w} height={h} rx="2" />
      <path className="bk-block-bevel" d={`M1.4 ${h - 1.5}V1.4H${w - 1.5}`} />
      <path
        className="bk-block-edge"
        d={edgePath(livery.edge, w, h)}
        strokeDasharray={livery.edge === 'dashes' ? '2.2 2' : undefined}
      />
      <Sign sign={sign} width={w} height={h} />
    </g>
  );
});

function edgePath(edge: Livery['edge'], w: number, h: number): string {
  const [l, t, r, b] = [3, 3, w - 3, h - 3];
  const frame = `M${l} ${t}H${r}V${b}H${l}Z`;
  if (edge === 'double') return `${frame}M${l + 2.2} ${t + 2.2}H${r - 2.2}V${b - 2.2}H${l + 2.2}Z`;
  if (edge === 'corners')
    return `M${l} ${t + 5}L${l + 5} ${t}M${r - 5} ${t}L${r} ${t + 5}M${r} ${b - 5}L${r - 5} ${b}M${l + 5} ${b}L${l} ${b - 5}`;
  if (edge !== 'brackets') return frame;
  const s = 4.5;
  return `M${l} ${t + s}V${t}H${l + s}M${r - s} ${t}H${r}V${t + s}M${r} ${b - s}V${b}H${r - s}M${l + s} ${b}H${l}V${b - s}`;
}

function Sign({
  sign,
  width: w,
  height: h,
}: {
  readonly sign: ArmSign;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const [l, t, r, b] = [5, 5, w - 5, h - 5];
  if (sign === 'infantry')
    return <path className="bk-sign-line" d={`M${l} ${t}L${r} ${b}M${r} ${t}L${l} ${b}`} />;
  if (sign === 'cavalry') return <path className="bk-sign" d={`M${l} ${b}L${r} ${t}V${b}Z`} />;
  return <path className="bk-sign" transform={`translate(${w / 2} ${h / 2})`} d={GUN} />;
}

/** A gun on its carriage: barrel, trail and wheel. */
export const GUN =
  'M-3.2 -3.4L9 -5.6L9.4 -2.6L3.4 -1.2A4 4 0 1 1 -3.2 2.8L-8.6 5.6L-9.4 4L-3.9 .6A4 4 0 0 1 -3.2 -.6ZM0 .3A2.1 2.1 0 1 0 .1 .3Z';

/** The rank in which each block of a unit stands, front first: the front is never the shorter one. */
export function ranks(count: number): readonly [front: number, rear: number] {
  const front = Math.ceil(count / 2);
  return [front, count - front];
}
