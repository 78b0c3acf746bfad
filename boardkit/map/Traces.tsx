import type { ReactNode } from 'react';
import { curveThrough, mix, polygon, type Point } from '../geometry.ts';
import type { TracedWay, Traces } from '../traces.ts';
import './traces.css';

interface Props {
  readonly traces: Traces | null | undefined;
  /** Places that are spoken of just now. */
  readonly named?: readonly number[] | undefined;
  /** Where a place lies on the sheet; undefined for one that is not on it. */
  readonly at: (place: number) => Point | undefined;
  /** How far from the middle of a place an arrow ends, and how large what fell there was. */
  readonly reach: number;
  /** How large marks are drawn on this sheet. */
  readonly weight?: number;
  /** The way between two places, where that is not straight. */
  readonly along?: (from: number, to: number) => readonly Point[];
}

/** A turn that was advised, as arrows in gold, its attacks in red; over the pieces, since nothing of it has happened. */
export const Advised = ({ traces, ...props }: Props): ReactNode =>
  traces && (
    <g className="bk-advised">
      <TracesUnder {...props} traces={{ ...traces, fallen: [], taken: [] }} />
      {traces.strikes.map((strike) => {
        const way = strikeWay(strike);
        return (
          <Arrow
            key={keyOf(way)}
            way={way}
            points={pointsOf(way, props.at)}
            reach={props.reach}
            weight={props.weight ?? 1}
          />
        );
      })}
    </g>
  );

const strikeWay = ({ from, to, paint }: Traces['strikes'][number]): TracedWay => ({
  piece: undefined,
  paint: `${paint} bk-strike`,
  places: [from, to],
  count: 1,
  back: false,
  fresh: true,
});

/** Lies under the pieces: arrows from where they came, and the places of those who are gone. */
export function TracesUnder({ traces, at, reach, weight = 1, along }: Props): ReactNode {
  if (!traces) return null;
  return (
    <g aria-hidden="true" pointerEvents="none" className="bk-traces">
      {traces.taken.map(({ at: place, paint }) => (
        <TakenRing key={place} paint={paint} at={at(place)} radius={reach * 1.3} />
      ))}
      {traces.fallen.map(({ at: place, paint }, i) => (
        <Ghost key={`${place} ${String(i)}`} paint={paint} at={at(place)} size={reach} />
      ))}
      {traces.ways.map((way) => (
        <Arrow key={keyOf(way)} way={way} points={pointsOf(way, at, along)} reach={reach} weight={weight} />
      ))}
    </g>
  );
}

/** Lies over the pieces: how much each has lost, and where one fell, whoever stands there now. */
export function TracesOver({ traces, named = NOWHERE, at, reach, weight = 1 }: Props): ReactNode {
  const { fallen = [], losses = [] } = traces ?? {};
  return (
    <g aria-hidden="true" pointerEvents="none" className="bk-traces">
      {named.map((place) => {
        const point = at(place);
        return (
          point && <circle key={place} className="bk-named" cx={point.x} cy={point.y} r={reach * 1.45} />
        );
      })}
      {fallen.map(({ at: place }, i) => (
        <Cross key={`${place} ${String(i)}`} at={at(place)} reach={reach} weight={weight} />
      ))}
      {losses.map(({ at: place, paint, count }) => (
        <Badge
          key={`${place} ${paint}`}
          at={at(place)}
          reach={reach}
          weight={weight}
          text={`−${String(count)}`}
        />
      ))}
    </g>
  );
}

const NOWHERE: readonly number[] = [];

const keyOf = ({ piece, paint, places, back }: TracedWay): string =>
  `${String(piece)} ${paint} ${places.join('>')} ${String(back)}`;

function pointsOf(
  { places }: TracedWay,
  at: Props['at'],
  along: NonNullable<Props['along']> = (from, to) => [from, to].flatMap((place) => at(place) ?? []),
): readonly Point[] {
  const spans = places.slice(1).map((to, i) => along(places[i], to));
  return spans.flatMap((span, i) => (i === 0 ? span : span.slice(1)));
}

interface ArrowProps {
  readonly way: TracedWay;
  readonly points: readonly Point[];
  readonly reach: number;
  readonly weight: number;
}

/** Drawn as on old battle plans: it grows from where they stood, and its point touches where they stand. */
function Arrow({ way, points, reach, weight }: ArrowProps): ReactNode {
  if (points.length < 2) return null;
  const line = shortened(points.length > 2 ? curveThrough(points, 6) : points, reach);
  if (line.length < 2) return null;
  const [start] = points;
  const classes = ['bk-trace', way.paint, way.back ? 'back' : '', way.fresh ? 'fresh' : ''];
  return (
    <g className={classes.filter((one) => one !== '').join(' ')}>
      <circle className="bk-trace-from" cx={start.x} cy={start.y} r={5 * weight} />
      <path className="bk-trace-shaft" d={shaft(line, weight)} />
      <path
        className="bk-trace-head"
        d="M-15 -8.5L2 0L-15 8.5L-10.5 0Z"
        transform={`${headAt(line)} scale(${weight})`}
      />
      {way.count > 1 && <Count line={line} count={way.count} weight={weight} />}
    </g>
  );
}

const Count = ({
  line,
  count,
  weight,
}: {
  readonly line: readonly Point[];
  readonly count: number;
  readonly weight: number;
}): ReactNode => {
  const { x, y } = line[Math.floor(line.length / 2)];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${weight})`}>
      <circle className="bk-trace-count" r="11" />
      <text className="bk-trace-number" y="5">
        {count}
      </text>
    </g>
  );
};

const length = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Cut where it comes so near its end; never to less than a third. Points lie close, so that it may be cut anywhere. */
function shortened(points: readonly Point[], reach: number): readonly Point[] {
  const dense = points.slice(1).flatMap((to, i) => between(points[i], to));
  const end = points[points.length - 1];
  const line = [points[0], ...dense];
  const kept = line.findLastIndex((point) => length(point, end) >= reach);
  return line.slice(0, Math.max(kept, Math.ceil(line.length / 3)) + 1);
}

const STRIDE = 8;

function between(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.round(length(from, to) / STRIDE));
  return Array.from({ length: count }, (_, i) => mix(from, to, (i + 1) / count));
}

const [THIN, THICK] = [0.7, 3.1];

/** A wedge along the line. */
function shaft(line: readonly Point[], weight: number): string {
  const sides = line.map((point, i) => {
    const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const far = length(before, after) || 1;
    const half = weight * (THIN + ((THICK - THIN) * i) / (line.length - 1));
    const [dx, dy] = [((before.y - after.y) / far) * half, ((after.x - before.x) / far) * half];
    return [
      { x: point.x + dx, y: point.y + dy },
      { x: point.x - dx, y: point.y - dy },
    ] as const;
  });
  return polygon([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()]);
}

function headAt(line: readonly Point[]): string {
  const end = line[line.length - 1];
  const before = line[Math.max(0, line.length - 3)];
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
}

interface RingProps {
  readonly paint: string;
  readonly at: Point | undefined;
  readonly radius: number;
}

/** What has changed hands. */
const TakenRing = ({ paint, at, radius }: RingProps): ReactNode =>
  at && <circle className={`bk-taken ${paint}`} cx={at.x} cy={at.y} r={radius} />;

interface GhostProps {
  readonly paint: string;
  readonly at: Point | undefined;
  readonly size: number;
}

/** Where one stood who is gone. */
const Ghost = ({ paint, at, size }: GhostProps): ReactNode =>
  at && (
    <g className={`bk-ghost ${paint}`} transform={`translate(${at.x} ${at.y}) scale(${size / 34})`}>
      <rect x="-30" y="-20" width="60" height="40" rx="4" />
    </g>
  );

interface MarkProps {
  readonly at: Point | undefined;
  readonly reach: number;
  readonly weight: number;
}

const Cross = ({ at, reach, weight }: MarkProps): ReactNode =>
  at && (
    <g className="bk-loss" transform={`translate(${at.x} ${at.y - reach}) scale(${weight})`}>
      <circle r="11" />
      <path d="M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500" />
    </g>
  );

interface BadgeProps extends MarkProps {
  readonly text: string;
}

const Badge = ({ at, reach, weight, text }: BadgeProps): ReactNode =>
  at && (
    <g className="bk-loss" transform={`translate(${at.x - reach} ${at.y - reach * 0.9}) scale(${weight})`}>
      <rect x="-15" y="-12" width="30" height="24" rx="12" />
      <text y="6">{text}</text>
    </g>
  );
