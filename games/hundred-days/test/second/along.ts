import {
  drawOutcome,
  must,
  quickRng,
  readOutcome,
  writeOutcome,
  type Options,
  type Rng,
} from '@bicorne/engine';
import type { Scenario } from '../../data/scenario.ts';
import { SEATS } from '../../data/units.ts';
import { game } from '../../index.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { unlike } from './rows.ts';
import { setTable } from './setting.ts';
import { someone } from './someone.ts';
import { OVER, verbOf, type Play, type Question, type Table } from './table.ts';
import { play } from './whole.ts';

// The game worked out a second time, slowly, by names, from the rulebook alone: what is asked of whom, what is
// offered, how many dice are rolled against what, and what comes of it, held against the engine at every step.

class Second {
  question: Question = OVER;
  readonly #play: Play;

  constructor(table: Table) {
    this.#play = play(table);
    this.#take(this.#play.next());
  }

  #take(next: IteratorResult<Question, void>): void {
    this.question = next.done ? OVER : next.value;
  }

  answer(word: string): void {
    this.#take(this.#play.next(word));
  }
}

function asked(s: State): Question {
  const turn = game.turn(s);
  if (turn.kind === 'over') return OVER;
  if (turn.kind === 'chance') {
    const chance = game.chance(s);
    return { ...OVER, ask: s.phase, dice: chance.kind === 'dice' ? chance.count : 0 };
  }
  const [seat] = turn.seats;
  const offers = game.legal(s, seat).map((action) => game.write(action));
  return { ...OVER, ask: s.phase, side: SEATS[seat], offers };
}

const isSame = (ours: Question, theirs: Question): boolean =>
  ours.ask === theirs.ask &&
  ours.side === theirs.side &&
  ours.dice === theirs.dice &&
  [...ours.offers].sort().join(' ') === [...theirs.offers].sort().join(' ');

/** A question with one answer need not be put. */
function skipToSame(second: Second, theirs: Question): void {
  while (!isSame(second.question, theirs)) {
    const { offers, side } = second.question;
    if (side === null || offers.length !== 1) return;
    second.answer(offers[0]);
  }
}

function difference(ours: Question, theirs: Question): string[] {
  if (isSame(ours, theirs)) return [];
  const head = ({ ask, side, dice }: Question): string => `${ask} of ${side}, ${dice} dice`;
  return [
    `rulebook: ${head(ours)}`,
    `engine: ${head(theirs)}`,
    `not offered: ${ours.offers.filter((word) => !theirs.offers.includes(word)).join(' ')}`,
    `wrongly offered: ${theirs.offers.filter((word) => !ours.offers.includes(word)).join(' ')}`,
  ];
}

/** What the dice were held against, as the engine tells it. */
function againstOf(events: readonly HundredDaysEvent[]): number[] {
  return events.flatMap((event) => {
    if (event.type === 'square') return event.test ? [event.test.sum] : [];
    return 'sum' in event ? [event.sum] : [];
  });
}

export interface Match {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly seed: number;
}
interface Compared {
  readonly compared: number;
  /** The first difference, if there is one. */
  readonly wrong: readonly string[];
}
/** Told of every question, answer and event. */
type Count = (what: string) => void;

/** Plays a random game, comparing all along. */
export function compareAlong({ scenario, options, seed }: Match, count: Count = () => undefined): Compared {
  const s = must(game.setup(scenario, options));
  const t = setTable(scenario, options);
  const second = new Second(t);
  const rng = quickRng(seed);
  const choose = someone(rng);
  const words: string[] = [];
  for (let compared = 0; ; compared++) {
    const question = asked(s);
    skipToSame(second, question);
    const wrong = [...difference(second.question, question), ...unlike(s, t)];
    if (wrong.length === 0 && question.ask !== 'over') {
      count(question.ask);
      const word = question.side === null ? rollFor(s, rng) : choose(t, second.question.offers);
      words.push(word);
      wrong.push(...answerBoth(s, second, question, word, count));
    }
    if (wrong.length > 0) wrong.push(`played: ${words.slice(-20).join(' ')}`);
    if (question.ask === 'over') count(t.outcome);
    if (wrong.length > 0 || question.ask === 'over') return { compared, wrong };
  }
}

function rollFor(s: State, rng: Rng): string {
  const chance = game.chance(s);
  return writeOutcome(chance, drawOutcome(chance, rng));
}

/** Answers after which nobody but those who make way moves as a leader alone: H11.9. */
const TO_RETREAT: ReadonlySet<string> = new Set(['footMorale', 'gunsMorale', 'loss', 'retreat', 'meet']);

function answerBoth(s: State, second: Second, { ask, side }: Question, word: string, count: Count): string[] {
  const { against } = second.question;
  const events: HundredDaysEvent[] = [];
  const hear = (event: HundredDaysEvent): void => void events.push(event);
  const low = ask === 'attackDice' ? s.attack?.low : undefined;
  if (side === null) game.settle(s, must(readOutcome(game.chance(s), word)), hear);
  else {
    count(verbOf(word));
    const action = game.read(word);
    if (action) game.act(s, SEATS.indexOf(side), action, hear);
  }
  second.answer(word);
  for (const { type } of events) count(`event ${type}`);
  if (TO_RETREAT.has(ask) && events.some(({ type }) => type === 'leader-moved')) count('a leader makes way');
  const numbers = side === null ? [...(low === undefined ? [] : [low]), ...againstOf(events)] : [];
  if (numbers.length === 0 || numbers.includes(against)) return [];
  return [`rulebook: ${ask} against ${against}`, `engine: against ${numbers.join()}`];
}
