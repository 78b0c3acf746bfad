import type { ResultRow } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { sharesOf, type Share } from './shares.ts';

interface Props {
  readonly game: Title;
  readonly shell: ShellWords;
}

/** How often each side has won, battle by battle. */
export function Sides({ game, shell }: Props): ReactNode {
  const [rows, setRows] = useState<readonly ResultRow[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void people.results(game.id).then((answer) => wanted && setRows(answer.ok ? answer.value : []));
    return () => {
      wanted = false;
    };
  }, [game.id]);
  if (rows === null) return null;
  const battles = sharesOf(rows, Object.keys(game.scenarios), Object.keys(game.seats));
  return (
    <section className="sides">
      <h2>{shell.people.sides}</h2>
      <p className="people-note">{battles.length === 0 ? shell.people.noSides : shell.people.sidesNote}</p>
      <ul className="people-ratings">
        {battles.map(({ scenario, matches, shares }) => (
          <li key={scenario}>
            <span>{game.scenarios[scenario] ?? scenario}</span>
            <strong>{matches}</strong>
            <span className="sides-bar" aria-hidden="true">
              {shares.map(({ side, wins }) => (
                <i key={side ?? ''} className={className(side)} style={{ flexGrow: wins }} />
              ))}
            </span>
            <small>{shares.map((share) => `${nameOf(share, game, shell)} ${share.wins}`).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Allies who win together look like the first of them; more than three ways to win a battle there are not. */
const className = (side: number | null): string =>
  side === null ? 'sides-drawn' : `sides-${String(Math.min(side, 2))}`;

const nameOf = ({ winners }: Share, { seats }: Title, shell: ShellWords): string =>
  winners.length === 0 ? shell.people.drawn : winners.map((seat) => seats[seat] ?? seat).join(' + ');
