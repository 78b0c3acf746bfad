import type { ReactNode } from 'react';
import { TRACK } from '../data/track.ts';
import type { Props } from './Board.tsx';
import type { Sheet } from './sheet.ts';

const DAYS = [...new Set(TRACK.map(({ day }) => day))];

/** Eight days of three turns; the night is dark. */
export function Track({
  sheet,
  view,
  words,
}: Pick<Props, 'view' | 'words'> & { readonly sheet: Sheet }): ReactNode {
  const { x, y } = sheet.trackAt;
  return (
    <g aria-hidden="true" transform={`translate(${x} ${y})`}>
      <rect className="cmp-panel" width="440" height="156" rx="4" />
      <text className="cmp-panel-title" x="220" y="28">
        {words.ui.track}
      </text>
      {DAYS.map((day, d) => (
        <text key={day} className="cmp-day" x={38 + d * 52} y="54">
          {day}
        </text>
      ))}
      {TRACK.map(({ day, hour, side }, i) => {
        const column = DAYS.indexOf(day);
        const row = ['morning', 'afternoon', 'night'].indexOf(hour);
        return (
          <g
            key={`${day} ${hour}`}
            transform={`translate(${14 + column * 52} ${62 + row * 28})`}
            className={side === 'french' ? 'bk-french' : 'bk-british'}
          >
            <rect
              className={`cmp-turn cmp-${hour}${i < view.turn ? ' cmp-gone' : ''}${i === view.turn ? ' cmp-now' : ''}`}
              width="48"
              height="25"
              rx="3"
            />
            <circle className="cmp-turn-side" cx="11" cy="12.5" r="6" />
            <text className={`cmp-turn-text cmp-on-${hour}`} x="32" y="18">
              {words.ui.sideShort[side]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
