/** A position with what was seen in it, the conditions of its match, and how the match ended for the first seat. */
export interface Lesson {
  readonly seen: readonly number[];
  /** Which of the `groups` it belongs to: each has an advantage of its own that is no feature's merit. */
  readonly group: number;
  readonly result: number;
}

export interface Fit {
  readonly weights: readonly number[];
  /** Mean surprise of the results, in nats: with the weights as they were, and as they are now. */
  readonly before: number;
  readonly after: number;
}

const ROUNDS = 12;

/**
 * Logistic regression by Newton's method: the weights under which the results of the lessons surprise least,
 * drawn towards the weights as they were (`pull` lessons' worth for each) since positions of one match are not
 * independent, and a feature that hardly varies teaches nothing.
 */
export function fitWeights(
  lessons: readonly Lesson[],
  old: readonly number[],
  groups: number,
  pull: number,
): Fit {
  const spread = deviations(lessons, old.length);
  const rows = lessons.map((lesson) => rowOf(lesson, spread, groups));
  const prior = [...old.map((weight, i) => weight * spread[i]), ...Array<number>(groups).fill(0)];
  let now: readonly number[] = prior;
  for (let round = 0; round < ROUNDS; round++) now = newton(rows, lessons, now, prior, pull);
  const onlyGroups = fitGroups(rows, lessons, prior, old.length, pull);
  return {
    weights: old.map((_, i) => now[i] / spread[i]),
    before: surprise(rows, lessons, onlyGroups),
    after: surprise(rows, lessons, now),
  };
}

/** The old weights with the advantages of the groups found for them, for a fair comparison. */
function fitGroups(
  rows: readonly Float64Array[],
  lessons: readonly Lesson[],
  prior: readonly number[],
  features: number,
  pull: number,
): readonly number[] {
  let now = prior;
  for (let round = 0; round < ROUNDS; round++)
    now = newton(rows, lessons, now, prior, pull).map((weight, i) => (i < features ? prior[i] : weight));
  return now;
}

function deviations(lessons: readonly Lesson[], features: number): number[] {
  return Array.from({ length: features }, (_, i) => {
    const mean = lessons.reduce((sum, { seen }) => sum + seen[i], 0) / lessons.length;
    const square = lessons.reduce((sum, { seen }) => sum + (seen[i] - mean) ** 2, 0) / lessons.length;
    return Math.sqrt(square) || 1;
  });
}

function rowOf({ seen, group }: Lesson, spread: readonly number[], groups: number): Float64Array {
  const row = new Float64Array(seen.length + groups);
  seen.forEach((value, i) => (row[i] = value / spread[i]));
  row[seen.length + group] = 1;
  return row;
}

const dot = (row: Float64Array, weights: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * weights[i];
  return sum;
};

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

function surprise(
  rows: readonly Float64Array[],
  lessons: readonly Lesson[],
  weights: readonly number[],
): number {
  const sum = rows.reduce((all, row, n) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(dot(row, weights))));
    const { result } = lessons[n];
    return all - result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
  }, 0);
  return sum / Math.max(1, rows.length);
}

function newton(
  rows: readonly Float64Array[],
  lessons: readonly Lesson[],
  now: readonly number[],
  prior: readonly number[],
  pull: number,
): readonly number[] {
  const size = now.length;
  const gradient = now.map((weight, i) => pull * (prior[i] - weight));
  const curve = now.map((_, i) => {
    const line = new Float64Array(size);
    line[i] = pull;
    return line;
  });
  rows.forEach((row, n) => {
    const chance = chanceOf(dot(row, now));
    const [off, bend] = [lessons[n].result - chance, chance * (1 - chance)];
    for (let i = 0; i < size; i++) {
      gradient[i] += off * row[i];
      for (let j = 0; j <= i; j++) curve[i][j] += bend * row[i] * row[j];
    }
  });
  return stepFrom(rows, lessons, now, prior, pull, solve(curve, gradient));
}

/** Newton's step, halved until it is an improvement: where the lessons agree too well a full one leads astray. */
function stepFrom(
  rows: readonly Float64Array[],
  lessons: readonly Lesson[],
  now: readonly number[],
  prior: readonly number[],
  pull: number,
  step: readonly number[],
): readonly number[] {
  const cost = (weights: readonly number[]): number =>
    rows.length * surprise(rows, lessons, weights) +
    (pull / 2) * weights.reduce((sum, weight, i) => sum + (weight - prior[i]) ** 2, 0);
  const before = cost(now);
  for (let share = 1; share > 1e-3; share /= 2) {
    const next = now.map((weight, i) => weight + share * step[i]);
    if (cost(next) < before) return next;
  }
  return now;
}

/** Cholesky: `curve` is symmetric and positive; only its lower half is read, and it is used up. */
function solve(curve: readonly Float64Array[], gradient: readonly number[]): number[] {
  const size = gradient.length;
  for (let j = 0; j < size; j++) {
    for (let k = 0; k < j; k++) for (let i = j; i < size; i++) curve[i][j] -= curve[i][k] * curve[j][k];
    const root = Math.sqrt(Math.max(1e-12, curve[j][j]));
    for (let i = j; i < size; i++) curve[i][j] /= root;
  }
  const half = [...gradient];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) half[i] -= curve[i][k] * half[k];
    half[i] /= curve[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) half[i] -= curve[k][i] * half[k];
    half[i] /= curve[i][i];
  }
  return half;
}
