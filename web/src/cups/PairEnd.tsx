import type { MatchCard, PairCard, PairMark, PairResult } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { useAsking } from '../people/useAnswer.ts';
import { go } from '../route.ts';
import { useCupWords, type CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { halves } from './halves.ts';
import { pairHere, startSecond } from './here.ts';
import './pairs.css';

interface Props {
  readonly match: MatchCard;
  readonly pair: PairMark;
  readonly shell: ShellWords;
}

/** The house makes the second game a moment after the first has ended. */
const LOOK_AGAIN = 1500;

/** At the end of a game of a pair: to the other one, and what came of both. */
export function PairEnd({ match, pair, shell }: Props): ReactNode {
  const words = useCupWords();
  const known = usePair(match);
  const asking = useAsking();
  if (!words) return null;
  const other = known?.games.find(({ id }) => id !== match.id);
  const toOther = (): void => {
    if (other) return go(`/match/${other.id}`);
    void asking.ask(
      () => startSecond(match),
      ({ id }) => go(`/match/${id}`),
    );
  };
  const mayGo = other ? other.stage !== 'over' : isHere(match.id) && pair.game === 0;
  return (
    <>
      {mayGo && (
        <button type="button" className="button main" disabled={asking.busy} onClick={toOther}>
          {pair.game === 0 ? words.toSecond : words.toFirst}
        </button>
      )}
      {known?.result && <PairSheet known={known} words={words} />}
      {asking.fault !== null && <span role="alert">{shell.faults[asking.fault]}</span>}
    </>
  );
}

/** Looked for until both games are over. */
function usePair(match: MatchCard): PairCard | null {
  const [known, setKnown] = useState<PairCard | null>(null);
  const { id } = match;
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const answer = isHere(id) ? await pairHere(id) : await people.pair(id);
      if (!wanted || !answer.ok) return;
      setKnown(answer.value);
      if (!answer.value.result && !isHere(id)) again = setTimeout(() => void look(), LOOK_AGAIN);
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [id]);
  return known;
}

interface SheetProps {
  readonly known: PairCard;
  readonly words: CupWords;
}

const GAMES = [0, 1] as const;

/** Two lines, one for each player: what he had to show in each game, and the points of the pair. */
function PairSheet({ known: { players, result }, words }: SheetProps): ReactNode {
  if (!result) return null;
  return (
    <table className="pair-sheet">
      <caption>{words.pairResult}</caption>
      <thead>
        <tr>
          <td />
          {GAMES.map((game) => (
            <th key={game} scope="col">
              {words.gameNumber(game + 1)}
            </th>
          ))}
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {GAMES.map((player) => (
          <tr key={player}>
            <th scope="row">{players[player]}</th>
            {GAMES.map((game) => (
              <Shown key={game} game={result.games[game]} player={player} words={words} />
            ))}
            <td className="pair-points">{halves(result.points[player])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ShownProps {
  readonly game: PairResult['games'][number];
  readonly player: 0 | 1;
  readonly words: CupWords;
}

const Shown = ({ game: { winner, margin }, player, words }: ShownProps): ReactNode => (
  <td className={winner === player ? 'won' : ''}>
    {margin[player]}
    {winner === player && <span className="unseen"> {words.won}</span>}
  </td>
);
