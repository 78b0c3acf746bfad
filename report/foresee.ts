import { makeJudge, playOn, TrialDice, type Rulebook } from '@bicorne/bots';
import { quickRng, type Action, type GameEvent, type Seat } from '@bicorne/engine';

/** Something that is likelier after one answer than after another. */
export interface Foreseen {
  /** As the seat would notice it. */
  readonly event: GameEvent;
  /** In what part of the tries it came, after the one and after the other. */
  readonly after: readonly [number, number];
}

const TRIES = 80;
/** What comes nearly as often after the other is no reason. */
const LEAST = 0.15;
/** This turn, and the answer to it. */
const TURNS = 2;
const HEAT = 0.6;

/**
 * What dice and enemies are likelier to do after one answer than after another: both are tried in the same states that
 * agree with what the seat saw, with the same dice, everybody by lean. The greatest differences come first.
 */
export function foresee(
  rulebook: Rulebook,
  view: unknown,
  seat: Seat,
  pair: readonly [Action, Action],
  seed: string | number,
): Foreseen[] {
  const { game } = rulebook;
  const rng = quickRng(seed);
  const judge = makeJudge(rulebook, {});
  const dice = new TrialDice();
  const seen = new Map<string, { readonly event: GameEvent; readonly times: [number, number] }>();
  for (let number = 0; number < TRIES; number++) {
    const world = game.sample(view, seat, rng);
    for (const which of [0, 1] as const) {
      const heard = new Set<string>();
      const hear = (event: GameEvent, by: Seat | null): void => {
        const noticed = by === seat ? null : game.seen(event, seat);
        const key = noticed && JSON.stringify(noticed);
        if (noticed === null || key === null || heard.has(key)) return;
        heard.add(key);
        const known = seen.get(key) ?? { event: noticed, times: [0, 0] };
        known.times[which]++;
        seen.set(key, known);
      };
      const state = game.clone(world);
      dice.begin(0, number);
      game.act(state, seat, pair[which]);
      playOn({ game, judge, dice, turns: TURNS, heat: HEAT, hear }, state);
    }
  }
  return [...seen.values()]
    .map(({ event, times: [one, other] }): Foreseen => ({ event, after: [one / TRIES, other / TRIES] }))
    .filter(({ after }) => gapOf(after) >= LEAST)
    .sort((one, other) => gapOf(other.after) - gapOf(one.after));
}

const gapOf = ([one, other]: Foreseen['after']): number => Math.abs(one - other);
