import { Block, ranks, type ArmSign } from '@bicorne/boardkit/pieces/Block.tsx';
import { LIVERIES, type Livery } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade, Medallion } from '@bicorne/boardkit/pieces/Marks.tsx';
import { BLOCK, Stand, footprint, slotsOf, standingAt } from '@bicorne/boardkit/pieces/Stand.tsx';
import { memo, type ReactNode } from 'react';
import { alike } from './alike.ts';
import type { DrawnLeader, DrawnUnit, Standing } from './model.ts';
import { ALONE, SHOULDER, STANDS } from './place.ts';

/** Guns and cavalry stand in one line, infantry in two ranks. */
const ranksOf = (sign: ArmSign, figures: number): readonly [number, number] =>
  sign === 'infantry' ? ranks(figures) : [figures, 0];

interface Spot {
  readonly x: number;
  readonly y: number;
}

const classes = (base: string, { may, chosen, acted }: Standing): string =>
  [base, may ? 'may' : '', chosen ? 'chosen' : '', acted ? 'acted' : ''].filter(Boolean).join(' ');

interface UnitProps {
  readonly unit: DrawnUnit;
  readonly x: number;
  readonly y: number;
  readonly flipped: boolean;
}

export const Unit = memo(function Unit({ unit, x, y, flipped }: UnitProps): ReactNode {
  const stand = STANDS[unit.place];
  return (
    <g
      className={classes('bk-unit', unit.state)}
      data-seat={unit.nation === 'french' ? 0 : 1}
      style={standingAt(x + stand.x, y + stand.y, stand.scale)}
      pointerEvents="none"
    >
      <g className="bk-lift">
        {unit.arm === 'skirmishers' ? <Chain unit={unit} /> : <Formed unit={unit} flipped={flipped} />}
      </g>
    </g>
  );
}, alike);

function Formed({ unit, flipped }: { readonly unit: DrawnUnit; readonly flipped: boolean }): ReactNode {
  const { sign, state, nation } = unit;
  const livery = LIVERIES[nation];
  const whole = ranksOf(sign, unit.figures + unit.gaps);
  const { width, height } = footprint(sign, whole);
  const slots = slotsOf(sign, whole, (unit.front === 'up') !== flipped ? 'up' : 'down');
  return (
    <>
      {unit.square !== 'none' && (
        <SquareFrame width={width} height={height} around={unit.square === 'around'} />
      )}
      <Stand width={width} height={height} notched={state.acted} />
      {slots.map((slot, i) => (
        <Figure
          key={`${slot.x} ${slot.y}`}
          slot={slot}
          sign={sign}
          livery={livery}
          lost={i >= unit.figures}
        />
      ))}
      <g transform={`translate(${-width / 2 - 1} ${-height / 2 - 1})`}>
        <Cockade livery={livery} mark={unit.mark} guard={unit.elite} />
      </g>
      {unit.marker > 0 && <Marker x={width / 2 + 1} y={height / 2 - 3} value={unit.marker} />}
    </>
  );
}

function Figure({
  slot,
  sign,
  livery,
  lost,
}: {
  readonly slot: Spot;
  readonly sign: ArmSign;
  readonly livery: Livery;
  readonly lost: boolean;
}): ReactNode {
  const { width, height } = BLOCK[sign];
  return lost ? (
    <rect className="bk-gap" x={slot.x} y={slot.y} width={width} height={height} rx="2" />
  ) : (
    <Block livery={livery} sign={sign} x={slot.x} y={slot.y} width={width} height={height} />
  );
}

/** The +1 or +2 of the elite: a brass tag at the foot. */
const Marker = ({ x, y, value }: Spot & { readonly value: number }): ReactNode => (
  <g className="hd-marker" transform={`translate(${x} ${y})`}>
    <circle r="10.5" />
    <text y="5">+{value}</text>
  </g>
);

/** A square frame; with the guns inside it goes around them as well. */
function SquareFrame({
  width,
  height,
  around,
}: {
  readonly width: number;
  readonly height: number;
  readonly around: boolean;
}): ReactNode {
  const half = Math.max(width, height) / 2 + 8;
  const foot = around ? half + 32 : half;
  const wide = around ? Math.max(half, 40) : half;
  const d = `M${-wide} ${-half}H${wide}V${foot}H${-wide}Z`;
  return (
    <g className="hd-square">
      <path className="bk-square-outer" d={d} />
      <path className="bk-square-inner" d={d} />
    </g>
  );
}

const CHAIN = [
  { x: -27, y: 3 },
  { x: -9, y: -7 },
  { x: 9, y: 4 },
  { x: 27, y: -5 },
] as const;

/** Skirmishers: a loose chain, one hit for all of them. */
function Chain({ unit }: { readonly unit: DrawnUnit }): ReactNode {
  const livery = LIVERIES[unit.nation];
  return (
    <g className={`bk-${livery.name}`}>
      <rect className="hd-chain-glow" x="-40" y="-22" width="80" height="44" rx="22" />
      {CHAIN.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect className="bk-block-shadow" x="-4" y="-3" width="13" height="15" rx="2" />
          <rect className="bk-block-side" x="-6" y="-6" width="12" height="15" rx="2" />
          <rect className="bk-block-top" x="-6" y="-6" width="12" height="12" rx="2" />
          <path className="hd-chain-sign" d="M-3 -3L3 3M3 -3L-3 3" />
        </g>
      ))}
      <g transform="translate(-34 -14)">
        <Cockade livery={livery} mark="horn" radius={9} />
      </g>
    </g>
  );
}

interface LeaderProps {
  readonly leader: DrawnLeader;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** His bust, his value in gold, his name on a ribbon. */
export const Leader = memo(function Leader({ leader, name, x, y }: LeaderProps): ReactNode {
  const { attached, nation, value } = leader;
  const stand = attached ? SHOULDER : ALONE;
  const radius = attached ? 15 : 19;
  return (
    <g className={classes('bk-leader', leader.state)} style={standingAt(x, y)} pointerEvents="none">
      <g className="bk-lift">
        <g transform={`translate(${stand.x} ${stand.y})`}>
          <circle className="bk-glow-round" r={radius + 1.5} />
          <Medallion livery={LIVERIES[nation]} radius={radius} />
          <g className="hd-value" transform={`translate(${radius * 0.72} ${-radius * 0.72})`}>
            <circle r="9" />
            <text y="4.6">{value}</text>
          </g>
        </g>
        {name !== '' && <Ribbon name={name} y={leader.crowded ? 47 : attached ? 34 : 23} />}
      </g>
    </g>
  );
}, alike);

const LETTER = 5.7;

function Ribbon({ name, y }: { readonly name: string; readonly y: number }): ReactNode {
  const half = (name.length * LETTER) / 2 + 5;
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        className="hd-ribbon"
        d={`M${-half} -6.5H${half}L${half + 4} 0L${half} 6.5H${-half}L${-half - 4} 0Z`}
      />
      <text className="hd-name" y="4">
        {name}
      </text>
    </g>
  );
}
