import { lazyWords } from '../lazy.ts';

/** What the report of a match says. */
export interface ReportWords {
  readonly title: string;
  /** How the match was decided, in one line; who won it. */
  readonly headline: Readonly<Record<'luck' | 'decisions' | 'both' | 'draw', (who: string) => string>>;
  readonly making: (percent: string) => string;
  readonly stop: string;
  readonly goOn: string;
  readonly nothing: string;
  /** The sum. */
  readonly start: string;
  readonly luck: string;
  readonly decisions: string;
  readonly result: string;
  readonly deserved: string;
  readonly deservedNote: string;
  readonly chances: string;
  /** Where on the curve one looks. */
  readonly markOf: (turn: number, turns: number, who: string, percent: string) => string;
  readonly luckSoFar: string;
  readonly mistakes: string;
  readonly strokes: string;
  readonly searching: string;
  readonly noMistake: (who: string) => string;
  readonly noStroke: string;
  readonly played: string;
  readonly better: string;
  readonly after: string;
  /** Over what is likelier after the one than after the other; and how often after each. */
  readonly likelier: string;
  readonly insteadOf: (one: string, other: string) => string;
  /** How it stands after this, and away from it again. */
  readonly onMap: string;
  readonly back: string;
  /** How the cost is meant, under the list. */
  readonly judged: string;
  readonly more: string;
  readonly tryAgain: string;
  readonly against: string;
  /** Mistakes are asked as questions, or told. */
  readonly quiz: string;
  readonly endQuiz: string;
  readonly find: string;
  readonly weighing: string;
  /** What it costs is not always known. */
  readonly wrong: (what: string, cost: string | null) => string;
  /** Of three. */
  readonly right: (points: number) => string;
  readonly hint: string;
  readonly show: string;
  readonly version: (name: string) => string;
}

export const { load: loadReportWords, use: useReportWords } = lazyWords<ReportWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
