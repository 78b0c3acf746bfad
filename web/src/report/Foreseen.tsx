import type { Words } from '@bicorne/boardkit';
import type { Seat } from '@bicorne/engine';
import type { Foreseen as One } from '@bicorne/report';
import { useEffect, useState, type ReactNode } from 'react';
import { useReportWords } from '../words/report/words.ts';
import { Hand } from './hand.ts';
import { useFigures } from './useFigures.ts';

interface Props {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly better: string;
  readonly played: string;
  readonly words: Words;
}

const MOST = 3;

/** Why, in words of the game: what dice and enemies are likelier to do after the better answer, and after the other. */
export function Foreseen({ game, view, seat, better, played, words }: Props): ReactNode {
  const say = useReportWords();
  const { percent } = useFigures();
  const [found, setFound] = useState<readonly One[]>([]);
  useEffect(() => {
    const hand = new Hand();
    let wanted = true;
    const asked = hand.ask({ kind: 'foresee', game, view, seat, texts: [better, played] });
    void asked.then((told) => wanted && setFound(told)).finally(() => hand.dismiss());
    return () => {
      wanted = false;
      hand.dismiss();
    };
  }, [game, view, seat, better, played]);
  const told = found
    .flatMap(({ event, after }) => {
      const sentence = [words.event(event, view) ?? []].flat().join(' ');
      return sentence === '' ? [] : [{ sentence, after }];
    })
    .slice(0, MOST);
  if (!say || told.length === 0) return null;
  return (
    <div className="report-foreseen">
      <h2>{say.likelier}</h2>
      <ul>
        {told.map(({ sentence, after: [one, other] }) => (
          <li key={sentence}>
            {sentence} <small>{say.insteadOf(percent(one), percent(other))}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
