import type { EventEntrant, EventSheet } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { halves } from './halves.ts';
import { entrantName } from './names.ts';

interface Props {
  readonly sheet: EventSheet;
  readonly words: CupWords;
  readonly shell: ShellWords;
}

/** Who is where, with what parts those who have as many points. */
export function Standings({ sheet, words, shell }: Props): ReactNode {
  const { standings, entrants, tieBreaks, mine } = sheet;
  if (entrants.length === 0) return <p className="people-note">{words.nobodyYet}</p>;
  return (
    <section>
      <h2>{words.standings}</h2>
      <div className="event-scroll">
        <table className="event-table">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col" className="wide">
                {words.player}
              </th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.points}</th>
              {tieBreaks.map((one) => (
                <th key={one} scope="col" className="spare">
                  {words.tieBreaks[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ place, entrant, points, tieBreaks: parted }) => (
              <tr key={entrant} className={entrant === mine ? 'mine' : undefined}>
                <td>{place}</td>
                <th scope="row" className="wide">
                  <EntrantName entrant={entrants[entrant]} words={words} shell={shell} />
                </th>
                <td>{entrants[entrant].rating ?? '–'}</td>
                <td className="event-points">{halves(points)}</td>
                {tieBreaks.map((one, at) => (
                  <td key={one} className="spare">
                    {parted[at] === null ? '' : halves(parted[at] ?? 0)}
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

interface NameProps {
  readonly entrant: EventEntrant;
  readonly words: CupWords;
  readonly shell: ShellWords;
}

function EntrantName({ entrant, words, shell }: NameProps): ReactNode {
  const called = entrantName(entrant, shell);
  return (
    <>
      {entrant.person === undefined ? called : <Link to={`/people/${entrant.person}`}>{called}</Link>}
      {entrant.left && <small className="event-left"> {words.hasLeft}</small>}
    </>
  );
}
