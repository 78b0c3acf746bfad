import { loadBalance } from '@bicorne/games';
import type { BattleBalance, Company } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { levelName } from '../people/bots.ts';
import { useCupWords, type CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import './balance.css';

interface Props {
  readonly game: string;
  readonly scenario: string;
  /** What the sides are called. */
  readonly seats: Readonly<Record<string, string>>;
  readonly shell: ShellWords;
}

/** How often each side of a battle has won: among people and by their strength; and, told apart, among bots. */
export function WhoWins({ game, scenario, seats, shell }: Props): ReactNode {
  const words = useCupWords();
  const [known, setKnown] = useState<BattleBalance | null>(null);
  if (!words) return null;
  const look = async (open: boolean): Promise<void> => {
    if (open && !known) setKnown(await balanceOf(game, scenario));
  };
  return (
    <details className="who-wins" onToggle={({ currentTarget }) => void look(currentTarget.open)}>
      <summary>{words.whoWins}</summary>
      {known && <Companies known={known} seats={seats} words={words} shell={shell} />}
    </details>
  );
}

const NOBODY: Company = { matches: 0, drawn: 0, seats: [] };

/** Without a server nobody has played but bots, and of them it is known beforehand. */
async function balanceOf(game: string, scenario: string): Promise<BattleBalance> {
  const answer = await people.balance(game, scenario);
  if (answer.ok) return answer.value;
  const figures = (await loadBalance(game))[scenario];
  const bots = figures ? { ...figures, low: figures.share, high: figures.share } : null;
  return { people: NOBODY, bands: [], withBots: NOBODY, bots };
}

interface CompaniesProps extends Pick<Props, 'seats' | 'shell'> {
  readonly known: BattleBalance;
  readonly words: CupWords;
}

function Companies({ known, seats, words, shell }: CompaniesProps): ReactNode {
  const { people: company, bands, withBots, bots } = known;
  const rated = bands.filter(({ least }) => least !== null);
  const [first, second] = Object.keys(seats);
  return (
    <>
      <p className="people-note">{words.whoWinsNote}</p>
      {company.matches === 0 && <p>{words.notPlayedYet}</p>}
      <dl>
        {company.matches > 0 && (
          <Row title={words.amongPeople} company={company} seats={seats} words={words} />
        )}
        {rated.length > 0 &&
          bands.map((band) => (
            <Row
              key={band.least}
              title={words.ratedFrom(band.least)}
              company={band}
              seats={seats}
              words={words}
              part
            />
          ))}
        {withBots.matches > 0 && (
          <Row title={words.withBots} company={withBots} seats={seats} words={words} />
        )}
        {bots && (
          <Line
            title={`${words.againstItself(levelName(bots.bot.split('@')[0], shell))} · ${words.matchCount(bots.matches)}`}
            first={bots.share}
            text={[
              shareText(seats[company.seats[0]?.seat ?? first], bots),
              shareText(seats[company.seats[1]?.seat ?? second], {
                share: 1 - bots.share,
                low: 1 - bots.high,
                high: 1 - bots.low,
              }),
            ].join(' · ')}
          />
        )}
      </dl>
    </>
  );
}

interface RowProps extends Pick<CompaniesProps, 'seats' | 'words'> {
  readonly title: string;
  readonly company: Company;
  /** Of the one before. */
  readonly part?: true;
}

function Row({ title, company, seats, words, part }: RowProps): ReactNode {
  const { matches, drawn } = company;
  const texts = company.seats.map(({ seat, won, low, high }) =>
    shareText(seats[seat] ?? seat, { share: won / matches, low, high }),
  );
  return (
    <Line
      title={`${title} · ${words.matchCount(matches)}`}
      first={company.seats[0].won / matches}
      text={[...texts, ...(drawn > 0 ? [words.drawnCount(drawn)] : [])].join(' · ')}
      part={part}
    />
  );
}

interface LineProps {
  readonly title: string;
  /** Of the first side, for the picture. */
  readonly first: number;
  readonly text: string;
  readonly part?: true | undefined;
}

const Line = ({ title, first, text, part }: LineProps): ReactNode => (
  <div className={part ? 'who-wins-part' : ''}>
    <dt>{title}</dt>
    <dd>
      <span className="who-wins-bar" aria-hidden="true">
        <i style={{ width: `${String(percent(first))}%` }} />
      </span>
      <small>{text}</small>
    </dd>
  </div>
);

interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const shareText = (side: string, { share, low, high }: Share): string =>
  `${side} ${String(percent(share))} % (${String(percent(low))}–${String(percent(high))})`;

const percent = (share: number): number => Math.round(100 * share);
