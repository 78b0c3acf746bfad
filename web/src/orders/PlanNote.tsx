import type { Words } from '@bicorne/boardkit';
import type { PlanCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { useGameRules } from '../table/game.ts';
import { openLetter } from '../table/letters.tsx';
import type { Table } from '../table/told.ts';
import { useHere } from '../table/useTable.ts';
import { useLetterWords } from '../words/letters/words.ts';
import { useOrderBook } from './book.ts';
import { whyText } from './PlansPart.tsx';
import './plans.css';

interface Props {
  readonly table: Table;
  readonly card: PlanCard;
  readonly words: Words;
}

/** Above the question: a plan that asks, goes on, or goes no farther. */
export function PlanNote({ table, card: { plan, stands, stop }, words }: Props): ReactNode {
  const here = useHere();
  const texts = useLetterWords()?.plans;
  const book = useOrderBook(table.match.game);
  const game = useGameRules(table.match.game, true);
  if (!texts || !book || !game) return null;
  const why = stop && whyText({ game, book, words, texts }, stop, table.sight.view);
  return (
    <section className="notice plan-note" role="status">
      <p>
        {texts.stands[stands]}
        {why && <>: {why}</>}.
      </p>
      <div className="orders-whole">
        {(stands === 'ready' || stop?.why === 'undone') && (
          <button type="button" className="button" onClick={() => void here.changePlans({ run: plan.id })}>
            {texts.go}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => openLetter('orders')}>
          {texts.look}
        </button>
      </div>
    </section>
  );
}
