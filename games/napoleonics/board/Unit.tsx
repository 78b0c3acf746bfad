import { Block, THICK, ranks, type ArmSign } from '@bicorne/boardkit/pieces/Block.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade, CrossedSabers, Medallion, Pennant } from '@bicorne/boardkit/pieces/Marks.tsx';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { DrawnLeader, DrawnUnit, Standing } from './model.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const BLOCK: Readonly<Record<ArmSign, Size>> = {
  infantry: { width: 27, height: 21 },
  cavalry: { width: 31, height: 21 },
  artillery: { width: 32, height: 21 },
};
const GAP = 2.4;

/** The room a unit of so many blocks takes; it is centred on its hex. */
function footprint(sign: ArmSign, blocks: number): Size {
  const { width, height } = BLOCK[sign];
  const [front, rear] = ranks(blocks);
  const rows = rear > 0 ? 2 : 1;
  return { width: front * (width + GAP) - GAP, height: rows * (height + GAP) - GAP + THICK };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The corners of the blocks, the far rank first so that the near one stands before it. */
function places(sign: ArmSign, blocks: number, front: 'up' | 'down'): readonly Place[] {
  const { width, height } = BLOCK[sign];
  const [first, second] = ranks(blocks);
  const rows = (front === 'up' ? [first, second] : [second, first]).filter((count) => count > 0);
  const top = -footprint(sign, blocks).height / 2;
  return rows.flatMap((count, row) => {
    const left = -(count * (width + GAP) - GAP) / 2;
    return Array.from({ length: count }, (_, i) => ({
      x: left + i * (width + GAP),
      y: top + row * (height + GAP),
    }));
  });
}

interface UnitProps {
  readonly unit: DrawnUnit;
  readonly x: number;
  readonly y: number;
  readonly flipped: boolean;
}

const classes = (base: string, state: Standing, quiet = false): string =>
  [base, state.may ? 'may' : '', state.chosen ? 'chosen' : '', quiet ? 'quiet' : '']
    .filter(Boolean)
    .join(' ');

/** It glides to its hex: where it stands is a transform, and CSS does the rest. */
const at = (x: number, y: number): CSSProperties => ({ transform: `translate(${x}px, ${y}px)` });

export const Unit = memo(function Unit({ unit, x, y, flipped }: UnitProps): ReactNode {
  const { sign, state, nation } = unit;
  const whole = unit.blocks + unit.gaps;
  const { width, height } = footprint(sign, whole);
  const front = (unit.front === 'up') !== flipped ? 'up' : 'down';
  const slots = places(sign, whole, front);
  const { width: w, height: h } = BLOCK[sign];
  return (
    <g className={classes('nap-unit', state)} style={at(x, y + 3)} pointerEvents="none">
      <g className="nap-lift">
        {unit.square && <SquareFrame width={width} height={height} />}
        <Stand width={width} height={height} moved={state.moved} />
        {slots.map((slot, i) =>
          i < unit.blocks ? (
            <Block
              key={`${slot.x} ${slot.y}`}
              livery={LIVERIES[nation]}
              sign={sign}
              x={slot.x}
              y={slot.y}
              width={w}
              height={h}
            />
          ) : (
            <rect
              key={`${slot.x} ${slot.y}`}
              className="nap-gap"
              x={slot.x}
              y={slot.y}
              width={w}
              height={h}
              rx="2"
            />
          ),
        )}
        <g transform={`translate(${-width / 2 - 1} ${-height / 2 - 1})`}>
          <Cockade livery={LIVERIES[nation]} mark={unit.mark} guard={unit.guard} />
        </g>
        {state.ordered && (
          <g transform={`translate(${-width / 2 + 13} ${-height / 2 + 5})`}>
            <Pennant />
          </g>
        )}
        {state.fought && (
          <g transform={`translate(${width / 2 - 1} ${height / 2 - 2})`}>
            <CrossedSabers size={1.05} />
          </g>
        )}
      </g>
    </g>
  );
});

const PAD = 3.6;

/** The tray under the blocks: its edge shows who may act, its notch who has moved. */
function Stand({ width, height, moved }: Size & { readonly moved: boolean }): ReactNode {
  const [l, t, r, b] = [-width / 2 - PAD, -height / 2 - PAD, width / 2 + PAD, height / 2 + PAD];
  const notch = moved ? `H7L0 ${b - 9}L-7 ${b}` : '';
  return (
    <>
      <rect className="nap-stand-shadow" x={l + 3} y={t + 4} width={r - l} height={b - t} rx="4" />
      <path className="nap-glow" d={`M${l} ${t}H${r}V${b}H${l}Z`} />
      <path
        className="nap-stand"
        d={`M${l + 3} ${t}H${r - 3}L${r} ${t + 3}V${b - 3}L${r - 3} ${b}${notch}H${l + 3}L${l} ${b - 3}V${t + 3}Z`}
      />
    </>
  );
}

function SquareFrame({ width, height }: Size): ReactNode {
  const half = Math.max(width, height) / 2 + 8;
  return (
    <g className="nap-square">
      <path className="nap-square-outer" d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
      <path className="nap-square-inner" d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
    </g>
  );
}

interface LeaderProps {
  readonly leader: DrawnLeader;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** With a unit he stands at its right shoulder; alone he has the hex. His name lies on a ribbon at the foot. */
export const Leader = memo(function Leader({ leader, name, x, y }: LeaderProps): ReactNode {
  const { attached, state, nation } = leader;
  const [dx, dy] = attached ? SHOULDER : [0, -4];
  return (
    <g className={classes('nap-leader', state)} style={at(x, y)} pointerEvents="none">
      <g className="nap-lift">
        <g transform={`translate(${dx} ${dy})`}>
          <circle className="nap-glow-round" r={attached ? 16 : 20.5} />
          <Medallion livery={LIVERIES[nation]} radius={attached ? 15 : 19} />
          {state.moved && <path className="nap-leader-notch" d="M-5 16L0 9L5 16Z" />}
          {state.ordered && (
            <g transform={`translate(${attached ? 9 : -14} -8) scale(.8)`}>
              <Pennant />
            </g>
          )}
        </g>
        <Ribbon name={name} />
      </g>
    </g>
  );
});

export const SHOULDER = [33, -27] as const;
const LETTER = 7;

function Ribbon({ name }: { readonly name: string }): ReactNode {
  const half = (name.length * LETTER) / 2 + 6;
  return (
    <>
      <path
        className="nap-ribbon"
        d={`M${-half} 26H${half}L${half + 5} 33L${half} 40H${-half}L${-half - 5} 33Z`}
      />
      <text className="nap-name" y="37.2">
        {name}
      </text>
    </>
  );
}
