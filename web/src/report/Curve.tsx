import type { Mark, Report } from '@bicorne/report';
import type { ReactNode } from 'react';
import type { ReportWords } from '../words/report/words.ts';

interface Props {
  readonly report: Report;
  /** Of whom the curve tells: the first side; below it the others. */
  readonly names: readonly string[];
  /** The step that is looked at. */
  readonly at: number;
  readonly say: ReportWords;
  readonly percent: (value: number) => string;
  readonly onPick: (at: number) => void;
}

const WIDTH = 320;
const HEIGHT = 120;

/** How the chances went, turn by turn: the higher, the better for the first side. Picked with the pointer, or the slider. */
export function Curve({ report, names, at, say, percent, onPick }: Props): ReactNode {
  const { curve } = report;
  const turn = Math.max(
    0,
    curve.findLastIndex((mark) => mark.at <= at),
  );
  const x = (n: number): number => (WIDTH * n) / Math.max(1, curve.length - 1);
  const label = say.markOf(turn, curve.length - 1, names[0], percent(curve[turn].chances[0]));
  return (
    <figure className="report-curve">
      <figcaption>
        <span>{names[0]}</span> <span>{say.chances}</span>
      </figcaption>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true" preserveAspectRatio="none">
        <path
          className="report-area"
          d={`${lineOf(curve, x)}L${String(WIDTH)} ${String(HEIGHT)}L0 ${String(HEIGHT)}Z`}
        />
        <path className="report-half" d={`M0 ${String(HEIGHT / 2)}H${String(WIDTH)}`} />
        <path className="report-line" d={lineOf(curve, x)} />
        <path className="report-now" d={`M${x(turn).toFixed(1)} 0V${String(HEIGHT)}`} />
      </svg>
      <input
        type="range"
        min={0}
        max={curve.length - 1}
        value={turn}
        aria-label={say.chances}
        aria-valuetext={label}
        onChange={(event) => onPick(curve[Number(event.target.value)].at)}
      />
      <p className="report-mark" aria-hidden="true">
        {label}
      </p>
    </figure>
  );
}

const lineOf = (curve: readonly Mark[], x: (n: number) => number): string =>
  curve
    .map(
      ({ chances }, n) =>
        `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${((1 - chances[0]) * HEIGHT).toFixed(1)}`,
    )
    .join('');

/** What luck brought each side so far, turn by turn; above the line it was good. */
export function LuckSoFar({
  curve,
  say,
}: {
  readonly curve: readonly Mark[];
  readonly say: ReportWords;
}): ReactNode {
  const most = Math.max(0.05, ...curve.map(({ luck }) => Math.abs(luck[0])));
  const middle = HEIGHT / 4;
  const path = curve
    .map(({ luck }, n) => {
      const x = (WIDTH * n) / Math.max(1, curve.length - 1);
      return `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(middle - (luck[0] / most) * (middle - 3)).toFixed(1)}`;
    })
    .join('');
  return (
    <figure className="report-curve report-luck">
      <figcaption>{say.luckSoFar}</figcaption>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT / 2)}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path className="report-half" d={`M0 ${String(middle)}H${String(WIDTH)}`} />
        <path className="report-line" d={path} />
      </svg>
    </figure>
  );
}
