import type { Action } from '../contract.ts';
import { act, openMatch, settle, type Match } from '../match.ts';
import type { Result } from '../result.ts';
import { brief, text, throughJson } from './compare.ts';
import { oneOf, playOn } from './steps.ts';
import { matchAt, type Trial } from './trial.ts';

const deep = (): unknown => {
  let nest: unknown = 0;
  for (let i = 0; i < 5000; i++) nest = { do: nest };
  return nest;
};

/** What no game lists; each made anew, so that none can be spoilt. */
const garbage = (): unknown[] => [
  null,
  undefined,
  true,
  17,
  NaN,
  1e308,
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(100_000),
  [],
  [[]],
  {},
  { do: 7 },
  { do: '' },
  { do: '__proto__' },
  { do: 'constructor' },
  { do: 'toString', to: 1e21 },
  JSON.parse('{"__proto__":{"do":"done"}}'),
  deep(),
];

/** A listed action, made wrong in one place. */
function spoilt(action: Action): unknown[] {
  const wrong: unknown[] = [
    { ...action, extra: 1 },
    Object.create(action),
    [action],
    { ...action, do: `${action.do} ` },
  ];
  for (const key of Object.keys(action))
    for (const value of [-1, 2 ** 53, 0.5, NaN, null, [], '__proto__', '1'])
      wrong.push({ ...action, [key]: value });
  return wrong;
}

/** Whatever is not listed is refused, and nothing changes. */
export function refusals(trial: Trial): void {
  const { game, report } = trial;
  const elsewhere = new Map<string, Action>();
  for (const spot of trial.spots()) {
    const match = matchAt(game, spot);
    const before = text(spot.state);
    const refused = (what: unknown, attempt: () => Result<unknown>): void => {
      checkRefused(trial, what, attempt);
      if (text(match.state) !== before) report('refusal changes the state', brief(what));
    };
    const seats = spot.turn.kind === 'seats' ? spot.turn.seats : [];
    for (const seat of [-1, 0.5, NaN, spot.run.seats.length, ...spot.run.seats.keys()]) {
      const listed = seats.includes(seat) ? game.legal(spot.state, seat) : [];
      for (const given of attempts(listed, elsewhere, trial)) refused(given, () => act(match, seat, given));
      listed.forEach((action) => elsewhere.set(game.write(action), action));
    }
    for (const outcome of badOutcomes(match)) refused(outcome, () => settle(match, outcome));
  }
}

const badOutcomes = (match: Match): number[] =>
  match.game.turn(match.state).kind === 'chance' ? [-1, 0.5, NaN, 2 ** 53, 2 ** 30 + 1] : [-1, 0, 1, 16];

/** Garbage, listed actions spoilt, and some of the actions that were legal at other places. */
function attempts(
  listed: readonly Action[],
  elsewhere: ReadonlyMap<string, Action>,
  { game, rng }: Trial,
): unknown[] {
  const words = new Set(listed.map((action) => game.write(action)));
  const known = new Set(listed.map(text));
  const strangers = [...elsewhere].filter(([word, action]) => !words.has(word) && !known.has(text(action)));
  const some = strangers.length <= 20 ? strangers : Array.from({ length: 20 }, () => oneOf(strangers, rng));
  const bad =
    listed.length === 0
      ? []
      : spoilt(oneOf(listed, rng)).filter((given) => !known.has(text(given)) || Array.isArray(given));
  return [...garbage(), ...bad, ...some.flat()];
}

function checkRefused({ report }: Trial, what: unknown, attempt: () => Result<unknown>): void {
  try {
    if (attempt().ok) report('unlisted but taken', brief(what));
  } catch (error) {
    report('bad input throws', `${brief(what)}: ${String(error)}`);
  }
}

/** A malformed scenario is refused; one that is taken can be played. */
export function badScenarios(trial: Trial): void {
  const { game, rng, report } = trial;
  const nonsense = garbage().filter(
    (value) => typeof value !== 'string' && value !== undefined && value !== null,
  );
  for (const given of nonsense) {
    const result = tryOpen(trial, given);
    if (result?.ok) report('malformed scenario taken', brief(given));
  }
  for (const { scenario } of game.scenarios)
    for (let i = 0; i < trial.effort.stops; i++) {
      const given = damage(throughJson(scenario), trial);
      const before = text(given);
      const result = tryOpen(trial, given);
      if (text(given) !== before) report('setup changes the scenario', brief(given));
      if (!result?.ok) continue;
      const halt = playOn(game, game.clone(result.value.state), rng, 100);
      if (halt.kind === 'dead-end') report('scenario leads to a dead end', `${halt.detail}: ${before}`);
    }
}

function tryOpen({ game, report }: Trial, scenario: unknown): Result<Match> | null {
  try {
    return openMatch(game, { scenario });
  } catch (error) {
    report('bad input throws', `scenario ${brief(scenario)}: ${String(error)}`);
    return null;
  }
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Goes down at random and spoils, or takes away, what it finds there. */
function damage(scenario: unknown, { rng }: Trial): unknown {
  let node = scenario;
  while (isBranch(node)) {
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = oneOf(keys, rng);
    const child = node[key];
    if (isBranch(child) && rng.below(4) > 0) {
      node = child;
      continue;
    }
    const action = rng.below(8);
    if (action === 0) delete node[key];
    else node[key] = [null, -1, 1e9, 0.5, '__proto__', [], {}][action - 1];
    break;
  }
  return scenario;
}
