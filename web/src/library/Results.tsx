import type { BattleSheet } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import type { LibraryWords } from '../words/library/words.ts';

interface Props {
  readonly results: BattleSheet['results'];
  readonly game: Title;
  readonly words: LibraryWords;
}

/** Who won how often, people among themselves and with bots apart. */
export function Results({ results, game, words }: Props): ReactNode {
  if (results.length === 0) return <p className="people-note">{words.noResults}</p>;
  return [false, true].map((bots) => {
    const rows = results.filter((row) => row.bots === bots);
    const all = rows.reduce((sum, { matches }) => sum + matches, 0);
    if (all === 0) return null;
    return (
      <table key={String(bots)} className="library-results">
        <caption>{bots ? words.withBots : words.between}</caption>
        <tbody>
          {rows
            .toSorted((one, other) => other.matches - one.matches)
            .map(({ winners, matches }) => (
              <tr key={winners.join()}>
                <th scope="row">
                  {winners.map((seat) => game.seats[seat] ?? seat).join(', ') || words.drawn}
                </th>
                <td className="library-share" aria-hidden="true">
                  <span style={{ width: `${(100 * matches) / all}%` }} />
                </td>
                <td>{matches}</td>
              </tr>
            ))}
        </tbody>
      </table>
    );
  });
}
