import { memo, type ReactNode } from 'react';
import { BOXES, FIRST_HOUR, LAST_HOUR, TIME_TRACK } from '../data/forces.ts';
import { FIRST_BOX } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { ARMY_CLASS } from './Block.tsx';
import { Disc } from './Disc.tsx';
import type { Sheet } from './sheet.ts';
import type { MarengoWords } from './words/lexicon.ts';

interface Props {
  readonly sheet: Sheet;
  readonly view: MarengoView;
  readonly words: MarengoWords;
}

/** What stands in the corners of the sheet: the time track, the uncommitted discs, the waiting boxes. */
export const Margin = ({ sheet, view, words }: Props): ReactNode => (
  <g>
    <Clock sheet={sheet} hour={view.hour} army={view.army} begun={view.deal === null} words={words} />
    <Uncommitted sheet={sheet} view={view} words={words} />
    <WaitingBoxes sheet={sheet} hour={view.hour} words={words} />
  </g>
);

const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, i) => FIRST_HOUR + i);
const ACROSS = 8;

interface ClockProps {
  readonly sheet: Sheet;
  readonly hour: number;
  readonly army: number;
  readonly begun: boolean;
  readonly words: MarengoWords;
}

/** Sixteen hours in two rows, with the discs that are still to come. (M4.1) */
const Clock = memo(function Clock({ sheet, hour, army, begun, words }: ClockProps): ReactNode {
  const { x, y, width, height } = sheet.clock;
  const [w, h] = [width / ACROSS, height / 2];
  return (
    <g
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={`${words.ui.timeTrack}: ${words.ui.hour(hour)}`}
    >
      <rect className="mar-panel" width={width} height={height} />
      {HOURS.map((one, i) => (
        <g key={one} transform={`translate(${(i % ACROSS) * w} ${Math.floor(i / ACROSS) * h})`}>
          <rect
            className={
              one === hour ? 'mar-hour mar-hour-now' : one < hour ? 'mar-hour mar-hour-gone' : 'mar-hour'
            }
            width={w}
            height={h}
          />
          <text className="mar-hour-text" x={w / 2} y="30">
            {one}
          </text>
          <HourDiscs hour={one} taken={taken(one, hour, army, begun)} middle={w / 2} />
        </g>
      ))}
    </g>
  );
});

/** Which armies have taken their discs of an hour. (M18.2) */
const taken = (one: number, hour: number, army: number, begun: boolean): readonly boolean[] => [
  one < hour || (one === hour && begun),
  one < hour || (one === hour && begun && army === 1),
];

function HourDiscs({
  hour,
  taken: gone,
  middle,
}: {
  readonly hour: number;
  readonly taken: readonly boolean[];
  readonly middle: number;
}): ReactNode {
  const discs = (TIME_TRACK[hour] ?? []).flatMap((count, army) =>
    Array<number>(gone[army] ? 0 : count).fill(army),
  );
  return discs.map((army, i) => {
    const x = middle + (i - (discs.length - 1) / 2) * 21;
    return (
      <g key={x} transform={`translate(${x} 52)`}>
        <Disc army={army} radius={10} />
      </g>
    );
  });
}

const PITCH = 25;
const PER_ROW = 10;

function Uncommitted({ sheet, view, words }: Props): ReactNode {
  const { x, y, width, height } = sheet.morale;
  return (
    <g
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={`${words.ui.uncommitted}: ${words.list(words.armies.map((army, i) => `${army} ${view.uncommitted[i]}`))}`}
    >
      <rect className="mar-panel" width={width} height={height} />
      <text className="mar-panel-title" x={width / 2} y="25">
        {words.ui.uncommitted}
      </text>
      {[0, 1].map((army) => (
        <g key={army} transform={`translate(20 ${52 + army * 38})`}>
          {Array.from({ length: Math.min(PER_ROW, view.uncommitted[army]) }, (_, i) => (
            <g key={i} transform={`translate(${i * PITCH} 0)`}>
              <Disc
                army={army}
                radius={11.5}
                count={i === PER_ROW - 1 ? view.uncommitted[army] : undefined}
              />
            </g>
          ))}
          {view.uncommitted[army] === 0 && <Disc army={army} radius={11.5} open />}
        </g>
      ))}
    </g>
  );
}

const WaitingBoxes = memo(function WaitingBoxes({
  sheet,
  hour,
  words,
}: {
  readonly sheet: Sheet;
  readonly hour: number;
  readonly words: MarengoWords;
}): ReactNode {
  return (
    <g aria-hidden="true">
      {BOXES.map((box, i) => {
        const plan = sheet.boxes.get(FIRST_BOX + i);
        if (!plan) return null;
        const { frame, label } = plan;
        return (
          <g key={box.name} className={ARMY_CLASS[box.army]}>
            <rect className={`mar-box${hour >= box.hour ? ' mar-box-open' : ''}`} {...frame} rx="4" />
            <text className="mar-box-name" transform={`translate(${label.x} ${label.y})`}>
              {words.position(FIRST_BOX + i)}
              <tspan className="mar-box-hour" x="0" dy="28">
                {words.ui.hour(box.hour)}
              </tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
});
