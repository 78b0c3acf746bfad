import type { Words } from '@bicorne/boardkit';
import type { Conditions, OpenQuestion, Scope, StandingOrder, Test } from '@bicorne/engine';
import type { OrderBook } from '@bicorne/games';
import type { LetterWords } from '../words/letters/words.ts';

/** All that is needed to say an order in the reader's words. */
export interface Speech {
  readonly book: OrderBook;
  readonly words: Words;
  readonly view: unknown;
  readonly texts: LetterWords['orders'];
}

export const titleOf = ({ book }: Speech, question: string): string =>
  book.words.questions[question]?.title ?? question;

export const answerOf = ({ book }: Speech, question: string, answer: string): string =>
  book.words.questions[question]?.answers[answer] ?? answer;

export const partOf = ({ book }: Speech, part: string): string => book.words.parts[part]?.name ?? part;

export const signOf = ({ book }: Speech, part: string): string => book.words.parts[part]?.sign ?? '';

export const wordOf = ({ book, words }: Speech, part: string, word: string): string =>
  book.words.parts[part]?.words?.[word] ?? book.names.value?.(part, word, words) ?? word;

export function scopeOf({ book, words, view, texts }: Speech, scope: Scope | undefined): string {
  if (!scope) return texts.everywhere;
  if (scope.on === 'turn') return texts.thisTurn;
  const { unit, place } = book.names;
  if (scope.on === 'place') return place(scope.number, view, words);
  return unit?.(scope.number, view, words) ?? String(scope.number);
}

const testOf = (speech: Speech, test: Test): string =>
  test.is === 'one'
    ? `${partOf(speech, test.part)}: ${test.of.map((word) => wordOf(speech, test.part, word)).join(', ')}`
    : `${partOf(speech, test.part)} ${test.is === 'least' ? '≥' : '≤'} ${String(test.value)}${signOf(speech, test.part)}`;

/** Where and when an order holds; empty where it always does. */
export function conditionOf(speech: Speech, { scope, when = [] }: StandingOrder): string {
  const where = scope ? [scopeOf(speech, scope)] : [];
  return [...where, ...when.map((test) => testOf(speech, test))].join('; ');
}

export const isPlain = ({ scope, when = [] }: StandingOrder): boolean => !scope && when.length === 0;

/** A new order comes before those of its question that say less exactly when they hold; a plain one replaces a plain one. */
export function withOrder(orders: readonly StandingOrder[], order: StandingOrder): readonly StandingOrder[] {
  const rest = orders.filter((one) => !(isPlain(order) && one.question === order.question && isPlain(one)));
  return isPlain(order) ? [...rest, order] : [order, ...rest];
}

/** What was said of one piece or place or turn stays, and the game's own set comes behind it. */
export const withSensible = (
  orders: readonly StandingOrder[],
  { sensible }: Pick<Conditions, 'sensible'>,
): readonly StandingOrder[] => [...orders.filter(({ scope }) => scope), ...sensible];

/** The tests of an order as its form holds them, by part. */
export type Drafts = Readonly<Record<string, Test>>;

/** Of words all or none are the same as no condition. */
export const testsOf = (
  { parts }: OpenQuestion,
  { parts: kinds }: Pick<Conditions, 'parts'>,
  drafts: Drafts,
): Test[] =>
  parts.flatMap((part): Test[] => {
    const draft = Object.hasOwn(drafts, part) ? drafts[part] : undefined;
    const kind = kinds[part];
    if (draft?.is === 'one') {
      const all = kind.kind === 'word' ? kind.of.length : 0;
      return draft.of.length === 0 || draft.of.length === all ? [] : [draft];
    }
    return draft ? [draft] : [];
  });
