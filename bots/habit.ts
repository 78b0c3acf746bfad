import { layOut, type Action, type Gathered, type Habits, type Mind, type Seat } from '@bicorne/engine';
import type { HabitFile } from '@bicorne/games';

/** What was learned of actions: how much more or less each suggests itself than the game's lean says. */
export interface Habit {
  /** Adds it to the leans of these actions. */
  sway(state: unknown, seat: Seat, legal: readonly Action[], leans: Float64Array): void;
}

/** The habit in this file for a game's mind. One that was learned of other cases is none. */
export function makeHabit({ habits }: Mind, file: HabitFile): Habit | undefined {
  if (!habits || !fits(habits, file)) return undefined;
  const { sharp } = file;
  const sum = new Sum(habits.groups.flatMap(({ id }) => file.weights[id]));
  return {
    sway(state, seat, legal, leans) {
      habits.begin(state, seat);
      for (let i = 0; i < legal.length; i++) {
        sum.total = 0;
        habits.gather(state, legal[i], leans[i], sum);
        leans[i] = sharp * (leans[i] + sum.total);
      }
    },
  };
}

const fits = ({ groups }: Habits, { weights }: HabitFile): boolean =>
  groups.length === Object.keys(weights).length &&
  groups.every((group) => weights[group.id]?.length === layOut([group]).count);

class Sum implements Gathered {
  total = 0;
  readonly #weights: Float64Array;

  constructor(weights: readonly number[]) {
    this.#weights = Float64Array.from(weights);
  }

  add(row: number, value: number): void {
    this.total += this.#weights[row] * value;
  }
}
