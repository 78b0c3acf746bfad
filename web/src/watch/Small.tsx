import type { HallMatch } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { termsOf } from '../lobby/terms.ts';
import { nameOfSitter, type HallProps } from '../people/HallRows.tsx';
import type { Seen } from './boards.ts';
import { LiveBoard, type Drawing } from './LiveBoard.tsx';

interface Props extends HallProps {
  readonly match: HallMatch;
  readonly seen: Seen | undefined;
  readonly drawing: Drawing | undefined;
  readonly onChoose: () => void;
}

/** A small board: a press and it is the large one. */
export function Small({ match, seen, drawing, titles, shell, onChoose }: Props): ReactNode {
  const title = titles.find(({ id }) => id === match.game);
  return (
    <button type="button" className="field-small" data-match={match.id} onClick={onChoose}>
      <span className="field-map">{seen && drawing && <LiveBoard seen={seen} drawing={drawing} />}</span>
      <span className="field-title">{title?.scenarios[match.scenario] ?? title?.title ?? match.game}</span>
      {match.seats.map((seat) => (
        <span key={seat.seat} className="field-player">
          <span>
            <small>{title?.seats[seat.seat] ?? seat.seat}</small> {nameOfSitter(seat, shell)}
          </span>
          {seat.rating !== undefined && <span className="hall-rating">{seat.rating}</span>}
        </span>
      ))}
      <small className="field-terms">{termsOf(agreedIn(match), shell).join(' · ')}</small>
    </button>
  );
}

/** Of the hall's own word for the clock. */
export const agreedIn = ({ clock, ...agreed }: HallMatch) => (clock ? { ...agreed, timing: clock } : agreed);
