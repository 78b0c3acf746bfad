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
      <rect className="cmp-panel" width="510" height="156" rx="4" />
      <text className="cmp-panel-title" x="255" y="28">
        {words.ui.track}
      </text>
      {DAYS.map((day, d) => (
        <text key={day} className="cmp-day" x={45 + d * 60.5} y="54">
          {day}
        </text>
      ))}
      {TRACK.map(({ day, hour, side }, i) => {
        const column = DAYS.indexOf(day);
        const row = ['morning', 'afternoon', 'night'].indexOf(hour);
        return (
          <g
            key={`${day} ${hour}`}
            transform={`translate(${17 + column * 60.5} ${62 + row * 28})`}
            className={side === 'french' ? 'bk-french' : 'bk-british'}
          >
            <rect
              className={`cmp-turn cmp-${hour}${i < view.turn ? ' cmp-gone' : ''}${i === view.turn ? ' cmp-now' : ''}`}
              width="56"
              height="25"
              rx="3"
            />
            <circle className="cmp-turn-side" cx="13" cy="12.5" r="7" />
            <text className={`cmp-turn-text cmp-on-${hour}`} x="36" y="18">
              {words.ui.sideShort[side]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
