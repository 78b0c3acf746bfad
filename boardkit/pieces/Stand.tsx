import type { CSSProperties, ReactNode } from 'react';
import { THICK, type ArmSign } from './Block.tsx';
import './stand.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const BLOCK: Readonly<Record<ArmSign, Size>> = {
  infantry: { width: 27, height: 21 },
  cavalry: { width: 31, height: 21 },
  artillery: { width: 32, height: 21 },
};
const GAP = 2.4;

/** How many blocks stand in the front rank, and how many behind it. */
type Ranks = readonly [front: number, rear: number];

/** The room that a unit takes; it is centred on its place. */
export function footprint(sign: ArmSign, [front, rear]: Ranks): Size {
  const { width, height } = BLOCK[sign];
  const rows = rear > 0 ? 2 : 1;
  return { width: front * (width + GAP) - GAP, height: rows * (height + GAP) - GAP + THICK };
}

interface Slot {
  readonly x: number;
  readonly y: number;
}

/** The corners of the blocks, the far rank first so that the near one stands before it. */
export function slotsOf(sign: ArmSign, ranks: Ranks, front: 'up' | 'down'): readonly Slot[] {
  const { width, height } = BLOCK[sign];
  const rows = (front === 'up' ? ranks : ranks.toReversed()).filter((count) => count > 0);
  const top = -footprint(sign, ranks).height / 2;
  return rows.flatMap((count, row) => {
    const left = -(count * (width + GAP) - GAP) / 2;
    return Array.from({ length: count }, (_, i) => ({
      x: left + i * (width + GAP),
      y: top + row * (height + GAP),
    }));
  });
}

const PAD = 3.6;

/** The tray under the blocks: its edge shows who may act, its notch who has acted. */
export function Stand({ width, height, notched }: Size & { readonly notched: boolean }): ReactNode {
  const [l, t, r, b] = [-width / 2 - PAD, -height / 2 - PAD, width / 2 + PAD, height / 2 + PAD];
  const notch = notched ? `H7L0 ${b - 9}L-7 ${b}` : '';
  return (
    <>
      <rect className="bk-stand-shadow" x={l + 3} y={t + 4} width={r - l} height={b - t} rx="4" />
      <path className="bk-glow" d={`M${l} ${t}H${r}V${b}H${l}Z`} />
      <path
        className="bk-stand"
        d={`M${l + 3} ${t}H${r - 3}L${r} ${t + 3}V${b - 3}L${r - 3} ${b}${notch}H${l + 3}L${l} ${b - 3}V${t + 3}Z`}
      />
    </>
  );
}

/** It glides to its hex: where it stands is a transform, and CSS does the rest. */
export const standingAt = (x: number, y: number, scale = 1): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});
