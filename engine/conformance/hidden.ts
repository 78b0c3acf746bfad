import { ONLOOKER, sight, type Viewer } from '../contract.ts';
import { act, mayTakeBack, type Match } from '../match.ts';
import { brief, difference, notPlain, same, text, throughJson } from './compare.ts';
import { sightsDiffer } from './interference.ts';
import { oneOf, playOn, take } from './steps.ts';
import { matchAt, type Spot, type Trial } from './trial.ts';

/** So many redraws must have had the chance to change a thing before it counts as fixed. */
const ENOUGH = 60;
const REDRAWS = 4;

/** The redraw is honest: it leaves the given state alone, gives states that play on, and changes every hidden thing. */
export function redraws(trial: Trial): void {
  const { game, secrecy, rng, report } = trial;
  const tallies = new Map<string, Tally>();
  for (const spot of trial.spots())
    for (const viewer of [ONLOOKER, ...spot.run.seats.keys()]) {
      const before = text(spot.state);
      const others = Array.from({ length: REDRAWS }, () => secrecy.redraw(spot.state, viewer, rng));
      if (text(spot.state) !== before) report('redraw changes the state', `for viewer ${viewer}`);
      for (const other of others) countChanges(trial, tallies, spot, viewer, other);
      playsToEnd(trial, game.clone(others[0]), 'redrawn');
    }
  for (const [thing, { redrawn, changed, spot }] of tallies)
    if (redrawn >= ENOUGH && changed === 0)
      report('redraw changes nothing', `${thing} kept its value through ${redrawn} redraws`, spot);
}

/** How often a hidden thing was drawn again, and how often it then had another value. */
interface Tally {
  redrawn: number;
  changed: number;
  /** Where it was first met. */
  readonly spot: Spot;
}

function countChanges(
  { secrecy }: Trial,
  tallies: Map<string, Tally>,
  spot: Spot,
  viewer: Viewer,
  other: unknown,
): void {
  const now = secrecy.hidden(other, viewer);
  for (const [name, value] of Object.entries(secrecy.hidden(spot.state, viewer))) {
    const key = `${name} (viewer ${viewer})`;
    const tally = tallies.get(key) ?? { redrawn: 0, changed: 0, spot };
    tallies.set(key, tally);
    tally.redrawn++;
    if (!same(now[name], value)) tally.changed++;
  }
}

function playsToEnd({ game, rng, report }: Trial, state: unknown, what: string): void {
  const odd = notPlain(state);
  if (odd) report('not JSON', `${what} state: ${odd}`);
  try {
    const halt = playOn(game, state, rng, game.bound);
    if (halt.kind !== 'over')
      report(`${what} state is stuck`, halt.kind === 'limit' ? 'endless' : halt.detail);
  } catch (error) {
    report(`${what} state breaks`, String(error));
  }
}

/** States sampled from a view show that view, and play on; where something is hidden they are not all alike. */
export function samples(trial: Trial): void {
  const { game, secrecy, rng, report } = trial;
  let [fogged, varied] = [0, 0];
  for (const { run, state } of trial.spots())
    for (const seat of run.seats.keys()) {
      const view = throughJson(game.view(state, seat));
      const before = text(view);
      const [sampled, another] = [game.sample(view, seat, rng), game.sample(view, seat, rng)];
      if (Object.keys(secrecy.hidden(state, seat)).length > 0) {
        fogged++;
        if (!same(sampled, another)) varied++;
      } else if (!same(sampled, state))
        report('hidden but not listed', `sampled for seat ${seat}: ${difference(state, sampled)}`);
      const [shown, own] = [sight(game, sampled, seat), sight(game, state, seat)];
      if (!same(shown, own)) report('sample disagrees', `for seat ${seat}: ${difference(own, shown)}`);
      playsToEnd(trial, sampled, 'sampled');
      if (text(view) !== before) report('sample shares with the view', `for seat ${seat}`);
    }
  if (fogged >= ENOUGH && varied === 0) report('sample never varies', `at ${fogged} places`);
}

/** A step that its seat may take back by itself told it nothing: in every world it could be in, it saw the same. */
export function safeUndo(trial: Trial): void {
  const { game, secrecy, rng } = trial;
  for (const spot of trial.spots('act')) {
    if (spot.turn.kind !== 'seats') continue;
    const match = matchAt(game, spot);
    for (const seat of spot.turn.seats) {
      const other = { ...match, state: secrecy.redraw(spot.state, seat, rng) };
      for (const action of some(game.legal(spot.state, seat), trial))
        takesNothing(trial, [match, other], seat, action);
    }
  }
}

/**
 * Where several seats decide at once, everybody notices that one has: who is still asked and what may be taken back
 * (nothing behind another's step) would tell it anyway.
 */
export function openChoices(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const { run, state, turn } of trial.spots('act')) {
    if (turn.kind !== 'seats' || turn.seats.length < 2) continue;
    for (const seat of turn.seats) {
      const action = oneOf(game.legal(state, seat), rng);
      const events = take(game, game.clone(state), { kind: 'act', seat, action });
      for (const viewer of [ONLOOKER, ...run.seats.keys()])
        if (events.every((event) => game.seen(event, viewer) === null))
          report('unnoticed choice', `${brief(action)} of seat ${seat}, by viewer ${viewer}`);
    }
  }
}

const some = <T>(list: readonly T[], { rng }: Trial): readonly T[] =>
  list.length <= 8 ? list : Array.from({ length: 8 }, () => oneOf(list, rng));

function takesNothing(
  trial: Trial,
  [one, other]: readonly [Match, Match],
  seat: number,
  action: unknown,
): void {
  const { game, report } = trial;
  const [a, b] = [act(one, seat, action), act(other, seat, action)];
  if (!a.ok || !b.ok) return; // the other properties' business
  if (mayTakeBack(a.value.match, seat) === 0) return;
  const told = [a, b].map(({ value }) => value.events.map((event) => game.seen(event, seat)).filter(Boolean));
  if (!same(told[0], told[1]))
    return report(
      'undo after learning',
      `${brief(action)} told seat ${seat} ${difference(told[0], told[1], 'events')}`,
    );
  if (sightsDiffer({ ...trial, report: () => {} }, a.value.match.state, b.value.match.state, seat, ''))
    report('undo after learning', `${brief(action)} showed seat ${seat} something, and may be taken back`);
}
