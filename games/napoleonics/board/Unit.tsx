import { Block, ranks } from '@bicorne/boardkit/pieces/Block.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade, CrossedSabers, Medallion, Pennant } from '@bicorne/boardkit/pieces/Marks.tsx';
import { BLOCK, Stand, footprint, slotsOf, standingAt } from '@bicorne/boardkit/pieces/Stand.tsx';
import { memo, type ReactNode } from 'react';
import type { DrawnLeader, DrawnUnit, Standing } from './model.ts';

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

export const Unit = memo(function Unit({ unit, x, y, flipped }: UnitProps): ReactNode {
  const { sign, state, nation } = unit;
  const whole = ranks(unit.blocks + unit.gaps);
  const { width, height } = footprint(sign, whole);
  const front = (unit.front === 'up') !== flipped ? 'up' : 'down';
  const slots = slotsOf(sign, whole, front);
  const { width: w, height: h } = BLOCK[sign];
  return (
    <g
      className={classes('bk-unit', state)}
      data-seat={unit.seat}
      style={standingAt(x, y + 3)}
      pointerEvents="none"
    >
      <g className="bk-lift">
        {unit.square && <SquareFrame width={width} height={height} />}
        <Stand width={width} height={height} notched={state.moved} />
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
              className="bk-gap"
              x={slot.x}
              y={slot.y}
              width={w}
              height={h}
              rx="2"
            />
          ),
        )}
        <g transform={`translate(${-width / 2 - 1} ${-height / 2 - 1})`}>
          <Cockade livery={LIVERIES[nation]} mark={unit.mark} guard={unit.guard} radius={CLASS_SIGN} />
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

/** Large enough that a horn is told from a horse where the whole field is in sight. */
const CLASS_SIGN = 13;

function SquareFrame({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const half = Math.max(width, height) / 2 + 8;
  return (
    <g className="nap-square">
      <path className="bk-square-outer" d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
      <path className="bk-square-inner" d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
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
    <g className={classes('bk-leader', state)} style={standingAt(x, y)} pointerEvents="none">
      <g className="bk-lift">
        <g transform={`translate(${dx} ${dy})`}>
          <circle className="bk-glow-round" r={attached ? 16 : 20.5} />
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
