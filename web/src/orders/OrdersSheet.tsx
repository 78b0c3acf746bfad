import type { Words } from '@bicorne/boardkit';
import {
  MOST_ORDERS,
  quickRng,
  type Asked,
  type Conditions,
  type Game,
  type OpenQuestion,
  type Own,
  type StandingOrder,
} from '@bicorne/engine';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Table } from '../table/told.ts';
import { useHere } from '../table/useTable.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLetterWords } from '../words/letters/words.ts';
import type { ShellWords } from '../words/words.ts';
import { useOrderBook } from './book.ts';
import { OrderForm } from './OrderForm.tsx';
import { PlansPart } from './PlansPart.tsx';
import { answerOf, conditionOf, isPlain, titleOf, withOrder, withSensible, type Speech } from './say.ts';
import './orders.css';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** Everything that is answered for this player without asking him, in one place. */
export function OrdersSheet({ table, game, words, shell, onClose }: Props): ReactNode {
  const letters = useLetterWords();
  const texts = letters?.orders;
  const book = useOrderBook(table.match.game);
  const sheet = useRef<HTMLDialogElement>(null);
  const { conditions } = game;
  const ready = letters !== null && texts !== undefined && book !== null && conditions !== undefined;
  useEffect(() => {
    if (ready && sheet.current && !sheet.current.open) sheet.current.showModal();
  }, [ready]);
  if (!ready) return null;
  const title = table.plans ? texts.both : texts.title;
  const speech: Speech = { book, words, view: table.sight.view, texts };
  const closeBeside = ({ target }: MouseEvent): void => {
    if (target === sheet.current) sheet.current?.close();
  };
  return (
    <dialog
      ref={sheet}
      className="settings orders"
      aria-label={title}
      onClick={closeBeside}
      onClose={onClose}
    >
      <div className="settings-sheet">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="button quiet"
            aria-label={shell.book.close}
            title={shell.book.close}
            onClick={() => sheet.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {table.plans && (
          <PlansPart
            table={table}
            plans={table.plans.plans}
            speech={{ game, book, words, texts: letters.plans }}
            shell={shell}
          />
        )}
        <Questions table={table} game={game} conditions={conditions} speech={speech} />
      </div>
    </dialog>
  );
}

/** What an answer may be tied to now. */
export interface Here {
  readonly asked: readonly Asked[];
  readonly own: readonly Own[];
  readonly turn: number;
}

/** By nothing but the player's own sight. */
function hereOf(game: Game, conditions: Conditions, { sight, viewer }: Table): Here {
  const state = game.sample(sight.view, viewer, quickRng('here'));
  const isAsked = sight.turn.kind === 'seats' && sight.turn.seats.includes(viewer);
  return {
    asked: isAsked ? conditions.asked(state, viewer) : [],
    own: conditions.own(state, viewer),
    turn: conditions.turn(state),
  };
}

interface QuestionsProps {
  readonly table: Table;
  readonly game: Game;
  readonly conditions: Conditions;
  readonly speech: Speech;
}

function Questions({ table, game, conditions, speech }: QuestionsProps): ReactNode {
  const orders = table.orders?.orders ?? [];
  const store = useHere();
  const here = useMemo(() => hereOf(game, conditions, table), [game, conditions, table]);
  const { texts } = speech;
  const first = new Set(here.asked.map(({ question }) => question));
  const questions = conditions.questions.toSorted(
    (a, b) => Number(first.has(b.id)) - Number(first.has(a.id)),
  );
  const isFull = orders.length >= MOST_ORDERS;
  return (
    <>
      <p className="orders-intro">{texts.intro}</p>
      <div className="orders-whole">
        <button
          type="button"
          className="button"
          onClick={() => void store.setOrders(withSensible(orders, conditions))}
        >
          {texts.sensible}
        </button>
        {orders.length > 0 && (
          <button type="button" className="button quiet" onClick={() => void store.setOrders([])}>
            {texts.askAll}
          </button>
        )}
      </div>
      {isFull && <p role="status">{texts.full}</p>}
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          orders={orders}
          conditions={conditions}
          here={here}
          speech={speech}
          isFull={isFull}
        />
      ))}
    </>
  );
}

interface QuestionProps {
  readonly question: OpenQuestion;
  readonly orders: readonly StandingOrder[];
  readonly conditions: Conditions;
  readonly here: Here;
  readonly speech: Speech;
  readonly isFull: boolean;
}

function Question({ question, orders, conditions, here, speech, isFull }: QuestionProps): ReactNode {
  const [adding, setAdding] = useState(false);
  const store = useHere();
  const { texts } = speech;
  const mine = orders.filter((order) => order.question === question.id);
  const isAsked = here.asked.some((asked) => asked.question === question.id);
  const add = (order: StandingOrder): void => {
    setAdding(false);
    void store.setOrders(withOrder(orders, order));
  };
  return (
    <section className="orders-question" data-asked={isAsked}>
      <h3>
        {titleOf(speech, question.id)}
        {isAsked && <small>{texts.askedNow}</small>}
      </h3>
      <ol>
        {mine.map((order) => (
          <OrderLine
            key={JSON.stringify(order)}
            order={order}
            speech={speech}
            onRemove={() => void store.setOrders(orders.filter((one) => one !== order))}
          />
        ))}
        {!mine.some(isPlain) && <li className="orders-otherwise">{texts.otherwise}</li>}
      </ol>
      {adding ? (
        <OrderForm
          question={question}
          conditions={conditions}
          here={here}
          speech={speech}
          onSave={add}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <button type="button" className="button quiet" disabled={isFull} onClick={() => setAdding(true)}>
          {texts.add}
        </button>
      )}
    </section>
  );
}

interface LineProps {
  readonly order: StandingOrder;
  readonly speech: Speech;
  readonly onRemove: () => void;
}

function OrderLine({ order, speech, onRemove }: LineProps): ReactNode {
  const answer = answerOf(speech, order.question, order.say);
  const condition = conditionOf(speech, order);
  return (
    <li>
      <span>
        {condition !== '' && <span className="orders-when">{condition}: </span>}
        <strong>{answer}</strong>
      </span>
      <button
        type="button"
        className="button quiet"
        aria-label={speech.texts.remove(answer)}
        title={speech.texts.remove(answer)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
