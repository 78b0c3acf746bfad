import type { EventSheet } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { CupWords } from '../words/cups/words.ts';
import { hourOf } from './hours.ts';

interface Props {
  readonly sheet: EventSheet;
  readonly words: CupWords;
}

/** What was changed by hand and why; how the lots can be checked; and all of it to take away. */
export function Changes({ sheet, words }: Props): ReactNode {
  const { changes, seed, digest, card, entrants } = sheet;
  return (
    <section className="event-changes">
      {changes.length > 0 && (
        <>
          <h2>{words.changes}</h2>
          <ul>
            {changes.map(({ at, what, reason, entrant, round }) => (
              <li key={`${String(at)} ${what} ${String(entrant)} ${String(round)}`}>
                <small>{hourOf(at)}</small> {words.changed[what]}
                {round !== undefined && ` (${words.roundNumber(round + 1)})`}
                {entrant !== undefined && ` ${entrants[entrant]?.name ?? ''}`}:{' '}
                {words.reasons[reason] ?? reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{words.forPrograms}</summary>
        <p>
          <a className="text-link" href={`/api/events/${card.id}/records`}>
            {words.allRecords}
          </a>
        </p>
        <p>
          <a className="text-link" href={`/api/events/${card.id}/calendar`} download={`${card.id}.ics`}>
            {words.calendar}
          </a>
        </p>
        <p className="event-proof">
          {words.seed} <code>{seed}</code>
        </p>
        <p className="event-proof">
          {words.digest} <code>{digest}</code>
        </p>
      </details>
    </section>
  );
}
