import type { ReactNode } from 'react';
import { contours, fieldOf, type Field } from '../field.ts';
import { mix, side, softLoop, type HexLayout, type Point } from '../geometry.ts';
import type { Landscape } from './landscape.ts';
import { nearestOn, paintStream, type Course } from './lines.ts';

interface Props {
  readonly layout: HexLayout;
  readonly land: Landscape;
}

export function Waters({
  layout,
  land,
  courses,
}: Props & { readonly courses: readonly Course[] }): ReactNode {
  const streams = courses.map(paintStream);
  const bodies = `${streams.map(({ body }) => body).join('')}${lakeShore(layout, land)}`;
  return (
    <>
      <path className="bk-bank" d={bodies} />
      <path className="bk-shore" d={bodies} />
      <path className="bk-water" d={bodies} />
      <path className="bk-ripple" d={streams.map(({ ripples }) => ripples).join('')} />
      <path className="bk-ripple" d={lakeRipples(layout, land)} />
    </>
  );
}

const lakeField = (layout: HexLayout, land: Landscape): Field => {
  const wet = new Set(land.lakes);
  return fieldOf(layout, (hex) => (wet.has(hex) ? 1 : 0), { blur: 0.14, wander: 0.12, seed: land.seed + 70 });
};

const lakeShore = (layout: HexLayout, land: Landscape): string =>
  land.lakes.length === 0 ? '' : contours(lakeField(layout, land), 0.56).map(softLoop).join('');

const lakeRipples = (layout: HexLayout, land: Landscape): string =>
  land.lakes.length === 0
    ? ''
    : [0.7, 0.82, 0.92].flatMap((level) => contours(lakeField(layout, land), level).map(softLoop)).join('');

/** Bridges and fords lie where a stream passes; a road over the water shows the way across. */
export function Crossings({
  layout,
  land,
  streams,
  roads,
}: Props & { readonly streams: readonly Course[]; readonly roads: readonly Course[] }): ReactNode {
  return [...land.bridges, ...land.fords].map((hex) => {
    const course = streams[land.streams.findIndex(({ run }) => run.includes(hex))];
    if (!course) return null;
    const centre = layout.centres[hex];
    const road = roads[land.roads.findIndex(({ run }) => run.includes(hex))];
    const { at, angle, index } = nearestOn(course, road ? nearestOn(road, centre).at : centre);
    const half = course.breadth[index] + 5;
    return (
      <g key={hex} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}>
        {land.bridges.includes(hex) ? (
          <Bridge half={half} />
        ) : (
          <path className="bk-ford" d={`M-5 ${-half}V${half}M5 ${-half}V${half}`} />
        )}
      </g>
    );
  });
}

/** A bridge over water that runs along a side leads from hex to hex. */
export function SideBridges({
  layout,
  land,
  brooks,
}: Props & { readonly brooks: readonly Course[] }): ReactNode {
  return (land.waterSides ?? [])
    .filter(({ bridge }) => bridge)
    .map(({ hex, direction, kind }) => {
      const middle = mix(...side(layout, hex, direction), 0.5);
      const near = brooks
        .map((course) => ({ course, ...nearestOn(course, middle) }))
        .sort((one, other) => away(one.at, middle) - away(other.at, middle))[0];
      const [from, to] = side(layout, hex, direction);
      const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return (
        <g
          key={`${hex}${direction}`}
          transform={`translate(${near.at.x.toFixed(1)} ${near.at.y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1.35)`}
        >
          <Bridge half={kind === 'river' ? 12 : 7} />
        </g>
      );
    });
}

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const Bridge = ({ half }: { readonly half: number }): ReactNode => (
  <>
    <path className="bk-bridge" d={`M-5.5 ${-half}H5.5V${half}H-5.5Z`} />
    <path
      className="bk-engrave"
      d={`M-9 ${-half - 3}L-5.5 ${-half}V${half}L-9 ${half + 3}M9 ${-half - 3}L5.5 ${-half}V${half}L9 ${half + 3}`}
      strokeWidth="1.6"
    />
  </>
);
