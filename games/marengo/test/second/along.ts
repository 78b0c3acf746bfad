import { check, completeOptions, drawOutcome, must, quickRng, writeOutcome, type Rng } from '@bicorne/engine';
import { ARMIES } from '../../data/forces.ts';
import { scenarioSchema } from '../../data/scenarios.ts';
import { game } from '../../index.ts';
import type { MarengoEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { play } from './game.ts';
import { rowsByGame, rowsBySecond, unlike, wordsOf } from './rows.ts';
import { seenByGame, seenBySecond } from './seen.ts';
import { enemy, tableOf, type Asking, type Over, type Question, type Table } from './table.ts';

// The game worked out a second time, slowly and by names, from the rulebook and the printed map alone, and held
// against the engine at every decision: who is asked what, what is offered, what was shown, and how all stands.

/** How often each kind of question, answer and event was compared. */
export type Tally = Map<string, number>;

class Second {
  readonly table: Table;
  question: Question | null = null;
  over: Over | null = null;
  readonly #play: Asking<Over>;

  constructor(table: Table, going: Asking<Over>) {
    this.table = table;
    this.#play = going;
    this.#take(going.next());
  }

  #take(next: IteratorResult<Question, Over>): void {
    if (next.done) this.over = next.value;
    this.question = next.done ? null : next.value;
  }

  answer(word: string): void {
    this.#take(this.#play.next(word));
  }
}

/** What the engine asks, in the words of the second working-out. */
function asked(state: State): Question | null {
  const turn = game.turn(state);
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') {
    const chance = game.chance(state);
    const words = chance.kind === 'pick' ? chance.from.map((one) => chance.names[one]) : [];
    return { ask: 'deal', seat: -1, words };
  }
  const [seat] = turn.seats;
  const words = game.legal(state, seat).map((action) => game.write(action));
  return { ask: game.prompt(state, seat)?.ask ?? '', seat, words };
}

const inWords = (question: Question | null): string =>
  question ? [question.ask, question.seat, ...question.words.toSorted()].join(' ') : 'over';

/** A choice of one need not be put; a question that can only be denied must be, or not being asked would tell. */
function skipToSame(second: Second, engine: Question | null): void {
  while (second.question && inWords(second.question) !== inWords(engine)) {
    const [only, ...others] = second.question.words;
    if (others.length > 0 || only === 'done' || only === 'hold') return;
    second.answer(only);
  }
}

function unlikeQuestions(second: Second, state: State): string[] {
  const engine = asked(state);
  skipToSame(second, engine);
  const rulebook = second.question;
  if (inWords(rulebook) === inWords(engine)) return [];
  const head = (one: Question | null): string => (one ? `${one.ask} of ${one.seat}` : 'over');
  const more = (one: Question | null, other: Question | null): string =>
    (one?.words ?? []).filter((word) => !other?.words.includes(word)).join(' ');
  return [
    `rulebook: ${head(rulebook)}; engine: ${head(engine)}`,
    `not offered: ${more(rulebook, engine)}`,
    `wrongly offered: ${more(engine, rulebook)}`,
  ];
}

function unlikeTables(table: Table, state: State): string[] {
  if (state.deal) return [];
  const between = state.frames.length === 0;
  return [
    ...unlike(rowsByGame(state), rowsBySecond(table, between)),
    ...(between ? ARMIES : []).flatMap((army) => unlike(seenByGame(state, army), seenBySecond(table, army))),
  ];
}

function unlikeEnds({ over }: Second, { ending }: State): string[] {
  const rulebook = over ? `${over.winner} ${over.message}` : '';
  const engine = ending ? `${ARMIES[ending.winners[0]]} ${ending.reason}` : '';
  return rulebook === engine ? [] : [`rulebook: ${rulebook}; engine: ${engine}`];
}

/** Whether a crossing lies at a locality of the enemy. */
function isHot(table: Table, word: string): boolean {
  if (!word.startsWith('cross:')) return false;
  const ends = word.split(':')[1].match(/\d+/g) ?? [];
  return ends.some((locality) => table.holds(enemy(table.army), Number(locality)));
}

/** A player with a taste of his own for each kind of action, so that no two games are alike. */
function someone(table: Table, rng: Rng): (words: readonly string[]) => string {
  const tastes = new Map<string, number>();
  const taste = (kind: string): number => {
    const known = tastes.get(kind) ?? LIKED.get(kind) ?? 4 ** rng.below(4);
    tastes.set(kind, known);
    return known;
  };
  return (words) => {
    const hot = words.filter((word) => isHot(table, word));
    if (hot.length > 0 && rng.below(4) > 0) return hot[rng.below(hot.length)];
    const kinds = [...new Set(words.map(kindOf))];
    let left = rng.below(kinds.reduce((sum, kind) => sum + taste(kind), 0));
    const kind = kinds.find((one) => (left -= taste(one)) < 0) ?? kinds[0];
    const liked = words.filter((word) => kindOf(word) === kind);
    return liked[rng.below(liked.length)];
  };
}
const LIKED = new Map([
  ['end', 1],
  ['lead', 16],
  ['assault', 64],
  ['attack', 64],
  ['bombard', 64],
  ['complete', 64],
  ['cancel', 1],
  ['fire', 64],
]);
const kindOf = (word: string): string => word.split(':')[0];

export interface Match {
  readonly scenario: unknown;
  readonly orderTogether: boolean;
  readonly seed: number | string;
  /** How many decisions to go along, if not to the end. */
  readonly decisions?: number;
}

/** Takes an answer in the engine, with what it says aloud. */
function answered(state: State, word: string, events: string[]): void {
  const turn = game.turn(state);
  const tell = (event: MarengoEvent): void => void events.push(...wordsOf(event));
  const action = game.read(word);
  if (turn.kind === 'seats' && action) game.act(state, turn.seats[0], action, tell);
}

function dealt(state: State, rng: Rng): string {
  const chance = game.chance(state);
  const outcome = drawOutcome(chance, rng);
  game.settle(state, outcome);
  return writeOutcome(chance, outcome);
}

/** Plays a random game and compares all along; the first difference, if there is one. */
export function compareAlong({ scenario, orderTogether, seed, decisions }: Match, tally: Tally): string[] {
  const state = must(game.setup(scenario, must(completeOptions(game.options, { orderTogether }))));
  const parsed = must(check(scenarioSchema, scenario, 'scenario'));
  const table = tableOf(parsed, orderTogether);
  const second = new Second(table, play(table, parsed));
  const rng = quickRng(seed);
  const tastes = ARMIES.map(() => someone(table, rng));
  const story: string[] = [];
  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
  for (let events: string[] = []; ;) {
    const wrong = [
      ...unlikeQuestions(second, state),
      ...unlikeTables(table, state),
      ...unlikeEnds(second, state),
      ...unlike(events, table.said),
    ];
    if (wrong.length > 0)
      return [
        ...wrong,
        `at ${state.hour} h, ${inWords(second.question)}, played: ${story.slice(-25).join(' ')}`,
      ];
    for (const event of events) count(event.split(' ')[0]);
    for (const rule of table.met.splice(0)) count(rule);
    const { question } = second;
    if (second.over) count(second.over.message);
    if (!question || story.length === decisions) return [];
    events = [];
    table.said = [];
    const word = question.seat < 0 ? dealt(state, rng) : tastes[question.seat](question.words);
    if (question.seat >= 0) answered(state, word, events);
    count(question.ask);
    count(kindOf(word));
    story.push(word);
    second.answer(word);
  }
}
