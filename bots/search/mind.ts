import type { Action, BotPart, Dial, Game, Mind, Seat } from '@bicorne/engine';
import type { Rulebook } from '../bot.ts';

/** A game's mind with the weights of one commander, ready to be asked. */
export interface Judge {
  readonly mind: Mind;
  /** The chance of victory, 0 to 1. */
  value(state: unknown, seat: Seat): number;
  lean(state: unknown, seat: Seat, legal: readonly Action[]): Float64Array;
}

/** How much more or less a commander makes of what is behind each dial; 1 is left out. */
export type Temper = Readonly<Partial<Record<Dial, number>>>;

export function makeJudge(
  { bot, net, habit }: Pick<Rulebook, 'bot' | 'net' | 'habit'>,
  temper: Temper,
): Judge {
  const mind = bot.mind ?? plainMind(bot);
  const weights = temperedWeights(mind, temper);
  const seen = new Float64Array(mind.features.length);
  let leans = new Float64Array(256);
  return {
    mind,
    value(state, seat) {
      mind.look(state, seat, seen);
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += weights[i] * seen[i];
      if (net !== undefined) sum = net.linear * sum + net.correct(state, seat, seen);
      return 1 / (1 + Math.exp(-sum));
    },
    lean(state, seat, legal) {
      if (legal.length > leans.length) leans = new Float64Array(2 * legal.length);
      mind.lean(state, seat, legal, leans);
      habit?.sway(state, seat, legal, leans);
      return leans;
    },
  };
}

/**
 * Care makes more of what one would rather not have; the other dials make a feature more welcome, also one that the
 * game's weights frown upon.
 */
export const temperedWeights = ({ features, weights }: Mind, temper: Temper): number[] =>
  features.map(({ id, dial }) => {
    const weight = weights[id] ?? 0;
    if (dial === undefined) return weight;
    return weight + ((temper[dial] ?? 1) - 1) * (dial === 'care' ? weight : Math.abs(weight));
  });

/** For a game that tells no more than what things are worth. */
const plainMind = (part: BotPart): Mind => ({
  features: [{ id: 'worth' }],
  weights: { worth: 0.5 },
  look: (state, seat, into) => {
    into[0] = part.worth(state, seat);
  },
  lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
  turns: 1,
  mover: () => 0,
  questions: () => 10,
});

/** Equal actions are one: where a game makes them anew they are told apart by their notation. */
export const keyMaker = (game: Game, part: BotPart): ((action: Action) => unknown) =>
  part.mind ? (action) => action : (action) => game.write(action);
