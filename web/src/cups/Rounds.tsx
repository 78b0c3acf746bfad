import type { EventRound, EventSheet, EventTable } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { Link } from '../ui/Link.tsx';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { halves } from './halves.ts';
import { entrantName } from './names.ts';

interface Props {
  readonly sheet: EventSheet;
  readonly titles: readonly Title[];
  readonly words: CupWords;
  readonly shell: ShellWords;
}

/** Who met whom, the last round first and open. */
export function Rounds({ sheet, titles, words, shell }: Props): ReactNode {
  const { rounds, card } = sheet;
  if (rounds.length === 0) return null;
  const scenarios = titles.find(({ id }) => id === card.game)?.scenarios ?? {};
  const numbered = rounds.map((round, at) => ({ round, at })).toReversed();
  return (
    <section>
      <h2>{words.rounds}</h2>
      {numbered.map(({ round, at }) => (
        <details key={at} className="event-round" open={at === rounds.length - 1}>
          <summary>
            {words.roundNumber(at + 1)} <small>{scenarios[round.scenario] ?? round.scenario}</small>
          </summary>
          <Tables {...{ round, sheet, words, shell }} />
        </details>
      ))}
    </section>
  );
}

interface TablesProps {
  readonly round: EventRound;
  readonly sheet: EventSheet;
  readonly words: CupWords;
  readonly shell: ShellWords;
}

const Tables = ({ round, sheet, words, shell }: TablesProps): ReactNode => (
  <ul className="event-tables">
    {round.tables.map((table) => (
      <li key={table.players.join(' ')}>
        <span className="event-players">
          {table.players.map((player) => entrantName(sheet.entrants[player], shell)).join(' – ')}
        </span>
        <Result table={table} words={words} />
      </li>
    ))}
  </ul>
);

/** The way to the games stands where their result does. */
function Result({ table, words }: { readonly table: EventTable; readonly words: CupWords }): ReactNode {
  const { players, matches, outcome, points } = table;
  if (players.length < 2) return <span className="event-result">{words.free}</span>;
  const said = outcome ? points.map(halves).join(' : ') : words.playing;
  const forfeit = outcome?.how === 'forfeit';
  const [match] = matches;
  return (
    <span className="event-result">
      {match === undefined || forfeit ? said : <Link to={`/match/${match}`}>{said}</Link>}
      {forfeit && <small> {words.forfeit}</small>}
    </span>
  );
}
