import { contrast, LEVELS, makeJudge, think, type Opinion, type Rulebook, type Weighed } from '@bicorne/bots';
import { digest, sight, type Action, type Match, type Rng, type Seat, type Sight } from '@bicorne/engine';
import type { Exercise, Other } from '@bicorne/games';

const TIMES = 10;
const PROVING = {
  ...LEVELS.marshal,
  trials: TIMES * LEVELS.marshal.trials,
  states: TIMES * LEVELS.marshal.states,
  millis: Infinity,
};
/** How many of the next best are tried beside the best, and how often. */
const RIVALS = 4;
const DUEL = { search: 320, duel: 1_200, states: 1_200 } as const;
/** What every other answer must cost at least, in chances of victory and in standard errors. */
const LEAST_COST = 0.03;
const LEAST_ERRORS = 3;

/**
 * The position as an exercise, if Marshal holds to the answer at ten times its effort, and each of the others is clearly
 * worse when it is tried beside it. `world` was drawn from the seat's sight: nothing else is kept.
 */
export function prove(
  rulebook: Rulebook,
  { header }: Match,
  world: unknown,
  seat: Seat,
  answer: Action,
  obvious: Action,
  rng: Rng,
): Exercise | null {
  const { game } = rulebook;
  const seen = sight(game, world, seat);
  const opinions = think(rulebook, makeJudge(rulebook, {}), seen, seat, rng, PROVING);
  const text = game.write(answer);
  const [best] = opinions;
  if (game.write(best.action) !== text) return null;
  const rivals = rivalsOf(opinions, obvious);
  const others: Other[] = [];
  let told: Weighed | null = null;
  for (const rival of rivals) {
    const weighed = contrast(rulebook, seen, seat, [best.action, rival], rng, { ...DUEL, reasons: !told });
    if (!weighed || weighed.cost < Math.max(LEAST_COST, LEAST_ERRORS * weighed.error)) return null;
    told ??= weighed;
    others.push({ text: game.write(rival), cost: round(weighed.cost) });
  }
  return {
    id: digest([game.id, world, seat, text]).slice(0, 8),
    scenario: String(header.scenario),
    options: header.options,
    seat,
    state: world,
    better: text,
    chance: round(best.value),
    others: others.sort((one, other) => one.cost - other.cost),
    line: told?.line.map((action) => game.write(action)) ?? [],
    reasons: told?.reasons.map(({ feature }) => feature) ?? [],
    difficulty: difficultyOf(rulebook, seen, seat, text, rng),
  };
}

/** The next best, and what suggests itself most. */
function rivalsOf([, ...rest]: readonly Opinion[], obvious: Action): Action[] {
  const tried = rest.filter(({ trials }) => trials > 0).sort((one, other) => other.value - one.value);
  const next = tried.slice(0, RIVALS).map(({ action }) => action);
  return next.includes(obvious) ? next : [...next, obvious];
}

/** Who is asked, and how often. */
const ASKED = [
  { level: LEVELS.recruit, times: 6 },
  { level: LEVELS.officer, times: 6 },
  { level: LEVELS.marshal, times: 3 },
];
/** How often it must be found at least to be no harder than 1, than 2… */
const FOUND = [0.95, 0.75, 0.55, 0.3];

/** The less often bots of every level find it, the harder. */
function difficultyOf(rulebook: Rulebook, seen: Sight, seat: Seat, text: string, rng: Rng): number {
  const judge = makeJudge(rulebook, {});
  const answers = ASKED.flatMap(({ level, times }) =>
    Array.from(
      { length: times },
      () => think(rulebook, judge, seen, seat, rng, { ...level, millis: Infinity })[0].action,
    ),
  );
  const share = answers.filter((action) => rulebook.game.write(action) === text).length / answers.length;
  return 1 + FOUND.filter((least) => share < least).length;
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
