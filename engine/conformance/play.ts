import { ONLOOKER, type Ending, type Seat } from '../contract.ts';
import { text } from './compare.ts';
import { deadEnd, oneOf, playOn, randomStep, take, type Taken } from './steps.ts';
import { setUp, type Run, type Spot, type Trial } from './trial.ts';

/** Random games come to an end within the bound, and somebody is always to act. */
export function ends(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const run of trial.runs()) {
    const trail: Taken[] = [];
    const state = game.clone(run.start);
    const halt = playOn(game, state, rng, game.bound, (taken) => trail.push(taken));
    const spot = { run, state, turn: game.turn(state), trail };
    if (halt.kind === 'limit') report('endless game', `not over after ${game.bound} steps`, spot);
    if (halt.kind === 'dead-end') report('dead end', halt.detail, spot);
    const wrong = halt.kind === 'over' ? badEnding(halt.ending, run) : null;
    if (wrong) report('bad ending', wrong, spot);
  }
}

function badEnding({ winners, reason }: Ending, { seats }: Run): string | null {
  if (!winners.every((seat) => seat in seats)) return `winners ${text(winners)} are not seats`;
  return /^[a-z][a-z0-9-]*$/.test(reason) ? null : `the reason ${text(reason)} is not one lower-case word`;
}

/** Whatever is listed can be done, and leaves a way to go on. */
export function listedApplies(trial: Trial): void {
  const { game, report } = trial;
  for (const { state, turn } of trial.spots('act')) {
    if (turn.kind !== 'seats') continue;
    for (const seat of turn.seats)
      for (const action of game.legal(state, seat)) {
        const next = game.clone(state);
        const silent = game.clone(state);
        try {
          const events = take(game, next, { kind: 'act', seat, action });
          if (events.some(({ type }) => typeof type !== 'string'))
            report('event without a type', text(events));
          game.act(silent, seat, action);
        } catch (error) {
          report('listed but refused', `${text(action)}: ${String(error)}`);
          continue;
        }
        if (text(next) !== text(silent)) report('listening changes the game', text(action));
        const stuck = deadEnd(game, next);
        if (stuck) report('dead end', `after ${text(action)}: ${stuck}`);
      }
  }
}

/** Within one seat's decision (no chance, nobody else in between) no state comes twice. */
export function neverBack(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const run of trial.runs()) {
    const state = game.clone(run.start);
    const trail: Taken[] = [];
    let decision = new Set<string>();
    let decider: number | null = null;
    for (let steps = 0; steps < game.bound; steps++) {
      const taken = randomStep(game, state, game.turn(state), rng);
      if (!taken) break;
      const actor = taken.kind === 'act' ? taken.seat : null;
      if (actor === null || actor !== decider) decision = new Set();
      decider = actor;
      decision.add(text(state));
      take(game, state, taken);
      trail.push(taken);
      if (decider !== null && decision.has(text(state)))
        report('leads back', `${text(taken)} comes back to a state of the same decision`, {
          run,
          state,
          turn: game.turn(state),
          trail,
        });
    }
  }
}

/** Every scenario of the list can be set up, seats keep their names, and nothing is too odd to be shown. */
export function steady(trial: Trial): void {
  const { game, report } = trial;
  game.scenarios.forEach((_, index) => setUp(game, index, {}));
  if (new Set(game.scenarios.map(({ id }) => id)).size < game.scenarios.length)
    report('scenario named twice', text(game.scenarios.map(({ id }) => id)));
  for (const spot of trial.spots()) {
    const { run, state } = spot;
    if (text(game.seats(state)) !== text(run.seats))
      report('seats change', `${text(run.seats)} became ${text(game.seats(state))}`);
    const odd = oddQuestion(trial, spot);
    if (odd) report('strange question', odd);
    if (oddNames(run.seats))
      report('seat names', `${text(run.seats)} must be different lower-case words, none of ${text(TAKEN)}`);
    for (const viewer of [ONLOOKER, ...run.seats.keys()]) {
      const page: unknown = game.draw(game.view(state, viewer));
      if (typeof page !== 'string' || page.trim() === '') report('nothing drawn', `for viewer ${viewer}`);
    }
    seesEverything(trial, spot.state, run);
  }
}

/** What records, dice and commands call those who have no seat. */
const TAKEN = ['draw', 'onlooker', 'referee', 'server'];

const oddNames = (seats: readonly string[]): boolean =>
  new Set([...seats, ...TAKEN]).size < seats.length + TAKEN.length ||
  !seats.every((name) => /^[a-z][a-z0-9-]*$/.test(name));

/** Whoever is to act has a seat and is asked something; when it is over nothing is asked. */
function oddQuestion({ game }: Trial, { run, state, turn }: Spot): string | null {
  const viewers = [ONLOOKER, ...run.seats.keys()];
  if (turn.kind === 'over' && viewers.some((viewer) => game.prompt(state, viewer)))
    return 'something is asked after the end';
  if (turn.kind !== 'seats') return null;
  if (new Set(turn.seats).size < turn.seats.length || !turn.seats.every((seat) => seat in run.seats))
    return `seats ${text(turn.seats)} are to act`;
  const mute = turn.seats.find((seat) => !game.prompt(state, seat)?.ask || !game.prompt(state, seat)?.rule);
  if (mute !== undefined) return `seat ${mute} is to act, but is not asked anything under any rule`;
  return turn.seats.map((seat) => oddStanding(game, state, seat)).find(Boolean) ?? null;
}

/** A question with a standing answer is one that the game names, and its "no" is legal. */
function oddStanding(game: Trial['game'], state: unknown, seat: Seat): string | null {
  const standing = game.prompt(state, seat)?.standing;
  if (!standing) return null;
  if (!game.standing?.includes(standing.question)) return `the game does not name ${standing.question}`;
  const legal = game.legal(state, seat).map((action) => game.write(action));
  return legal.includes(standing.no) ? null : `${standing.no} is no legal answer to ${standing.question}`;
}

/** Every viewer can be told of every event; what tells a seat something is seen by it, or undo would tell it more. */
function seesEverything({ game, rng, report }: Trial, state: unknown, { seats }: Run): void {
  const next = game.clone(state);
  const taken = randomStep(game, next, game.turn(next), rng);
  if (!taken) return;
  for (const event of take(game, next, taken))
    for (const viewer of [ONLOOKER, ...seats.keys()]) {
      const seen = game.seen(event, viewer);
      if (seen !== null && typeof seen.type !== 'string') report('event without a type', text(seen));
      if (viewer === ONLOOKER) continue;
      const reveals: unknown = game.reveals(event, viewer);
      if (typeof reveals !== 'boolean') report('reveals is not a boolean', text(event));
      if (reveals && !seen) report('unnoticed reveal', `${text(event)}, to seat ${viewer}`);
    }
}

/** Asking never changes the state. */
export function asking(trial: Trial): void {
  const { game, secrecy, rng, report } = trial;
  for (const { run, state, turn } of trial.spots()) {
    const before = text(state);
    const ask = (what: string, question: () => unknown): void => {
      question();
      if (text(state) !== before) report(`${what} changes the state`, `asking for ${what}`);
    };
    ask('turn', () => game.turn(state));
    if (turn.kind === 'chance') ask('chance', () => game.chance(state));
    for (const seat of turn.kind === 'seats' ? turn.seats : []) {
      ask('legal', () => game.legal(state, seat));
      if (text(game.legal(state, seat)) !== text(game.legal(state, seat)))
        report('unsteady list', 'the legal list differs when asked twice');
    }
    for (const viewer of [ONLOOKER, ...run.seats.keys()]) {
      ask('view', () => game.view(state, viewer));
      ask('draw', () => game.draw(game.view(state, viewer)));
      ask('prompt', () => game.prompt(state, viewer));
      ask('redraw', () => secrecy.redraw(state, viewer, rng));
      ask('hidden', () => secrecy.hidden(state, viewer));
    }
    const seat = oneOf([...run.seats.keys()], rng);
    ask('sample', () => game.sample(game.view(state, seat), seat, rng));
  }
}
