import type { EventSheet } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { halves } from './halves.ts';
import { entrantName } from './names.ts';

interface Props {
  readonly sheet: EventSheet;
  readonly words: CupWords;
  readonly shell: ShellWords;
}

/** What each won from each, in the order of the standings. */
export function Crosstable({ sheet, words, shell }: Props): ReactNode {
  const { standings, entrants } = sheet;
  const won = pointsByPair(sheet);
  return (
    <section>
      <h2>{words.crosstable}</h2>
      <div className="event-scroll">
        <table className="event-table crossed">
          <thead>
            <tr>
              <td />
              <td className="wide" />
              {standings.map((row, at) => (
                <th key={row.entrant} scope="col">
                  {at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row, at) => (
              <tr key={row.entrant}>
                <td>{at + 1}</td>
                <th scope="row" className="wide">
                  {entrantName(entrants[row.entrant], shell)}
                </th>
                {standings.map((other) => (
                  <td key={other.entrant} className={other === row ? 'self' : undefined}>
                    {won.get(`${row.entrant} ${other.entrant}`)?.map(halves).join(' ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Whoever met several times has several. */
function pointsByPair({ rounds }: EventSheet): ReadonlyMap<string, readonly number[]> {
  const won = new Map<string, number[]>();
  for (const { players, points } of rounds.flatMap(({ tables }) => tables)) {
    if (players.length < 2) continue;
    points.forEach((count, at) => {
      const key = `${players[at]} ${players[1 - at]}`;
      won.set(key, [...(won.get(key) ?? []), count]);
    });
  }
  return won;
}
