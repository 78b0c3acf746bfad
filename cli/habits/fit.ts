import type { Lessons } from './lessons.ts';

export interface Fit {
  readonly weights: Float64Array;
  /** Mean surprise by what the search found best in matches that were held out, in nats: by lean alone, and with the habit. */
  readonly before: number;
  readonly after: number;
  readonly questions: number;
}

const EPOCHS = 12;
const BATCH = 64;
const RATE = 0.01;
/** Every so many matches are held out. */
const HELD_OUT = 8;

/** One question: the match it is of, and its place there. */
interface Question {
  readonly lessons: Lessons;
  readonly index: number;
}

/**
 * Finds the weights under which what a search found best surprises least: softmax regression on the cases of the
 * actions, by Adam, drawn towards 0 by `decay`. Kept is the round that did best on matches held out.
 */
export function fitHabit(matches: readonly Lessons[], rows: number, decay: number): Fit {
  const [learn, test] = [questionsOf(matches, false), questionsOf(matches, true)];
  const weights = new Float64Array(rows);
  const before = surprise(test, weights);
  let best: Pick<Fit, 'weights' | 'after'> = { weights: weights.slice(), after: before };
  const adam = new Adam(rows, decay);
  let steps = 0;
  const most = EPOCHS * Math.ceil(learn.length / BATCH);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(learn, epoch);
    for (let at = 0; at < learn.length; at += BATCH) {
      const batch = learn.slice(at, at + BATCH);
      for (const question of batch) slope(question, weights, adam.gradient, 1 / batch.length);
      adam.step(weights, RATE * (1 - steps++ / most));
    }
    const after = surprise(test, weights);
    if (after < best.after) best = { weights: weights.slice(), after };
  }
  return { ...best, before, questions: learn.length + test.length };
}

const questionsOf = (matches: readonly Lessons[], held: boolean): Question[] =>
  matches.flatMap((lessons, match) =>
    (match % HELD_OUT === HELD_OUT - 1) === held
      ? Array.from({ length: lessons.actions.length - 1 }, (_, index) => ({ lessons, index }))
      : [],
  );

/** The same order every time. */
function shuffle(list: Question[], seed: number): void {
  let at = seed + 1;
  for (let i = list.length - 1; i > 0; i--) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    const j = at % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** The chances that lean and habit give to the actions of a question. */
const chances = new Float64Array(4096);

function chancesOf({ lessons, index }: Question, weights: Float64Array): number {
  const { actions, leans, cases, rows, values } = lessons;
  const begin = actions[index];
  const count = Math.min(actions[index + 1] - begin, chances.length);
  let top = -Infinity;
  for (let i = 0; i < count; i++) {
    let sum = leans[begin + i];
    for (let at = cases[begin + i]; at < cases[begin + i + 1]; at++) sum += weights[rows[at]] * values[at];
    chances[i] = sum;
    if (sum > top) top = sum;
  }
  let total = 0;
  for (let i = 0; i < count; i++) total += chances[i] = Math.exp(chances[i] - top);
  for (let i = 0; i < count; i++) chances[i] /= total;
  return count;
}

function surprise(questions: readonly Question[], weights: Float64Array): number {
  let sum = 0;
  for (const question of questions) {
    const count = chancesOf(question, weights);
    const { shares, actions } = question.lessons;
    for (let i = 0; i < count; i++) {
      const share = shares[actions[question.index] + i];
      if (share > 0) sum -= share * Math.log(Math.max(1e-12, chances[i]));
    }
  }
  return sum / Math.max(1, questions.length);
}

function slope(question: Question, weights: Float64Array, into: Float64Array, share: number): void {
  const count = chancesOf(question, weights);
  const { actions, shares, cases, rows, values } = question.lessons;
  const begin = actions[question.index];
  for (let i = 0; i < count; i++) {
    const off = share * (chances[i] - shares[begin + i]);
    for (let at = cases[begin + i]; at < cases[begin + i + 1]; at++) into[rows[at]] += off * values[at];
  }
}

/** Adam with a decay of the weights of its own (Loshchilov and Hutter 2019). */
class Adam {
  readonly gradient: Float64Array;
  readonly #decay: number;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(size: number, decay: number) {
    this.#decay = decay;
    [this.gradient, this.#mean, this.#square] = [0, 1, 2].map(() => new Float64Array(size));
  }

  /** One step down the gradient, which is used up. */
  step(weights: Float64Array, rate: number): void {
    this.#steps++;
    const [fresh, wide] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      const slope = this.gradient[i];
      this.gradient[i] = 0;
      const mean = (this.#mean[i] += 0.1 * (slope - this.#mean[i]));
      const square = (this.#square[i] += 0.001 * (slope * slope - this.#square[i]));
      weights[i] -= rate * (mean / fresh / (Math.sqrt(square / wide) + 1e-8) + this.#decay * weights[i]);
    }
  }
}
