import { OFF } from '@bicorne/engine';
import { memo, useId, type ReactNode } from 'react';
import { corner, corners, polygon, polyline, xy, type HexLayout } from '../geometry.ts';

/** The hex net: a whisper. Each side once. */
export const Net = memo(function Net({ layout }: { readonly layout: HexLayout }): ReactNode {
  return <path aria-hidden="true" className="bk-net" d={netPath(layout)} />;
});

function netPath(layout: HexLayout): string {
  const { neighbours } = layout.grid;
  return layout.centres
    .flatMap((_, hex) =>
      neighbours[hex].flatMap((other, way) =>
        other > hex || other === OFF
          ? [`M${xy(corner(layout, hex, way))}L${xy(corner(layout, hex, way + 1))}`]
          : [],
      ),
    )
    .join('');
}

interface FrameProps {
  readonly layout: HexLayout;
  readonly title?: string | undefined;
  readonly date?: string | undefined;
  /** Where north lies, in degrees clockwise from the top of the sheet. */
  readonly north?: number | undefined;
  /** The letter at the point of the arrow, and what the scale counts. */
  readonly northLetter?: string | undefined;
  readonly scaleLabel?: string | undefined;
}

const BAND = 26;

/** The border of the sheet with its title, its scale in hexes and its north arrow. */
export const Frame = memo(function Frame(props: FrameProps): ReactNode {
  const { layout, title, north } = props;
  const { width, height } = layout;
  return (
    <g aria-hidden="true">
      <path
        className="bk-paper"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${BAND} ${BAND}V${height - BAND}H${width - BAND}V${BAND}Z`}
      />
      <Border width={width} height={height} />
      {title !== undefined && <Cartouche layout={layout} title={title} date={props.date} />}
      {props.scaleLabel !== undefined && <Scale layout={layout} label={props.scaleLabel} />}
      {north !== undefined && <Compass layout={layout} north={north} letter={props.northLetter} />}
    </g>
  );
});

function Border({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const frame = (inset: number): string => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  return (
    <>
      <path className="bk-neatline" strokeWidth="2.6" d={frame(9)} />
      <path className="bk-neatline" strokeWidth="0.9" d={frame(14)} />
      <path
        className="bk-neatline"
        strokeWidth="4.6"
        strokeDasharray="46 46"
        strokeOpacity="0.78"
        d={frame(17.3)}
      />
      <path className="bk-neatline" strokeWidth="0.9" d={frame(20.6)} />
      <path className="bk-neatline" strokeWidth="1.3" d={frame(BAND - 1)} />
    </>
  );
}

function Cartouche({
  layout,
  title,
  date,
}: {
  readonly layout: HexLayout;
  readonly title: string;
  readonly date: string | undefined;
}): ReactNode {
  const half = Math.min(layout.width / 2 - 80, 60 + title.length * 8.2 + (date ?? '').length * 3.6);
  const x = layout.width / 2;
  return (
    <g transform={`translate(${x} 27)`}>
      <path
        className="bk-paper"
        d={`M${-half} -22H${half}L${half + 14} 0L${half} 22H${-half}L${-half - 14} 0Z`}
      />
      <path
        className="bk-neatline"
        strokeWidth="1.8"
        d={`M${-half} -22H${half}L${half + 14} 0L${half} 22H${-half}L${-half - 14} 0Z`}
      />
      <path
        className="bk-neatline"
        strokeWidth="0.8"
        d={`M${-half + 2} -18H${half - 2}L${half + 9} 0L${half - 2} 18H${-half + 2}L${-half - 9} 0Z`}
      />
      <text className="bk-title" y="8.5">
        {title}
        {date !== undefined && (
          <tspan className="bk-date" dx="14">
            {date}
          </tspan>
        )}
      </text>
    </g>
  );
}

const MARKS = [0, 1, 2, 3, 4, 5];

/** Ranges are counted in hexes, and so is the scale. */
function Scale({ layout, label }: { readonly layout: HexLayout; readonly label: string }): ReactNode {
  const step = layout.radius * Math.sqrt(3);
  return (
    <g transform={`translate(${layout.margin} ${layout.height - BAND - 15})`}>
      {MARKS.slice(1).map((mark) => (
        <rect
          key={mark}
          className={mark % 2 ? 'bk-scale-dark' : 'bk-scale-light'}
          x={(mark - 1) * step}
          y="0"
          width={step}
          height="4"
        />
      ))}
      {MARKS.map((mark) => (
        <text key={mark} className="bk-small bk-halo" x={mark * step} y="-4">
          {mark === 5 ? `5 ${label}` : mark}
        </text>
      ))}
    </g>
  );
}

function Compass({
  layout,
  north,
  letter,
}: {
  readonly layout: HexLayout;
  readonly north: number;
  readonly letter: string | undefined;
}): ReactNode {
  const turn = north + (layout.flipped ? 180 : 0);
  const x = layout.width - BAND - 42;
  const y = layout.margin + 11.5 * layout.radius;
  const tip = (turn * Math.PI) / 180;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${turn})`}>
        <circle className="bk-compass-ring" r="19" />
        <path className="bk-engrave" d="M-19 0H-13M13 0H19M0 19V13" />
        <path className="bk-compass-dark" d="M0 -29L5.5 0L0 26L0 0Z" />
        <path className="bk-compass-light" d="M0 -29L-5.5 0L0 26L0 0Z" />
      </g>
      {letter !== undefined && (
        <text className="bk-small bk-halo" x={Math.sin(tip) * 37} y={-Math.cos(tip) * 37 + 5}>
          {letter}
        </text>
      )}
    </g>
  );
}

export interface MapName {
  readonly text: string;
  readonly kind: 'village' | 'hill' | 'wood';
  readonly x: number;
  readonly y: number;
}

export interface WaterName {
  readonly text: string;
  /** The course along which it is written, from left to right. */
  readonly path: string;
  /** How far above it. */
  readonly rise: number;
}

export const Names = memo(function Names({
  names,
  waters,
}: {
  readonly names: readonly MapName[];
  readonly waters: readonly WaterName[];
}): ReactNode {
  const id = useId();
  return (
    <g aria-hidden="true">
      {waters.map(({ text, path, rise }, i) => (
        <text key={text} className="bk-name bk-name-water" dy={-rise}>
          <path id={`${id}${i}`} d={path} fill="none" stroke="none" />
          <textPath href={`#${id}${i}`} startOffset="50%">
            {text}
          </textPath>
        </text>
      ))}
      {names.map(({ text, kind, x, y }) => (
        <text key={`${text}${x}`} className={`bk-name bk-name-${kind}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
});

/** At night the map lies in the light of a lamp. */
export function Lamplight({ layout }: { readonly layout: Pick<HexLayout, 'width' | 'height'> }): ReactNode {
  const id = useId();
  return (
    <>
      <radialGradient id={id} cx="0.5" cy="0.48" r="0.72">
        <stop offset="0" className="bk-lamp" />
        <stop offset="1" className="bk-lamp-edge" />
      </radialGradient>
      <rect
        aria-hidden="true"
        pointerEvents="none"
        width={layout.width}
        height={layout.height}
        fill={`url(#${id})`}
      />
    </>
  );
}

export const hexPath = (layout: HexLayout, hex: number, reach = 1): string =>
  polygon(corners(layout, hex, reach));
export const linePath = (layout: HexLayout, hexes: readonly number[]): string =>
  polyline(hexes.map((hex) => layout.centres[hex]));
