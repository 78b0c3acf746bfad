import type { Words } from '@bicorne/boardkit';
import type { Game, GroundTest, PlanStep } from '@bicorne/engine';
import type { OrderBook } from '@bicorne/games';
import type { LetterWords } from '../words/letters/words.ts';

/** All that is needed to say a plan in the reader's words. */
export interface PlanSpeech {
  readonly game: Game;
  readonly book: OrderBook;
  readonly words: Words;
  readonly texts: LetterWords['plans'];
}

const MOST_NAMED = 3;

const isHolder = (word: string): word is 'own' | 'enemy' | 'nobody' =>
  word === 'own' || word === 'enemy' || word === 'nobody';

function placesIn({ book, words, texts }: PlanSpeech, at: readonly number[], view: unknown): string {
  const named = at.slice(0, MOST_NAMED).map((place) => book.names.place(place, view, words));
  return [...named, ...(at.length > MOST_NAMED ? [texts.more(at.length - MOST_NAMED)] : [])].join(', ');
}

/** What a plan rests on, as half a sentence. */
export function groundText(speech: PlanSpeech, test: GroundTest, view: unknown): string {
  const { texts, book } = speech;
  const places = placesIn(speech, test.at, view);
  if (test.is !== 'one') {
    const { own, enemies } = book.words.ground;
    const sign = test.is === 'least' ? '≥' : '≤';
    return `${places}: ${test.part === 'own' ? own : enemies} ${sign} ${String(test.value)}`;
  }
  if (test.part !== 'holder') return texts.unchanged(places, Number(test.part.at(-1)));
  return `${places}: ${test.of.flatMap((word) => (isHolder(word) ? texts.holder[word] : [])).join(', ')}`;
}

export const groundsText = (speech: PlanSpeech, tests: readonly GroundTest[], view: unknown): string =>
  tests.map((test) => groundText(speech, test, view)).join('; ');

/** What a step does, as its button would say it. */
export const stepText = ({ game, words }: PlanSpeech, step: PlanStep, view: unknown): string =>
  step.do
    .map((word) => {
      const action = game.read(word);
      return action ? words.action(action, view) : word;
    })
    .join(' · ');

/** A step as it is listed: how deep it lies in lines that part, and under which words its line begins. */
export interface ListedStep {
  readonly number: number;
  readonly step: PlanStep;
  readonly depth: number;
  /** Where a line begins that parts from another, or hangs on something. */
  readonly begins: 'plain' | 'when' | 'otherwise';
}

/** Those that follow one another, with the lines that part below each other. */
export function listSteps(steps: readonly PlanStep[], after = 0, depth = 0): ListedStep[] {
  const lines = steps.flatMap((step, at) => (step.after === after ? [{ step, number: at + 1 }] : []));
  const parts = lines.length > 1;
  return lines.flatMap(({ step, number }) => {
    const hangs = (step.when ?? []).length > 0;
    const begins = hangs ? 'when' : parts ? 'otherwise' : 'plain';
    const here = parts || hangs ? depth + 1 : depth;
    const listed: ListedStep = { number, step, depth: here, begins };
    return [listed].concat(listSteps(steps, number, here));
  });
}
