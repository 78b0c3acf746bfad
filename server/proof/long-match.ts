import {
  act,
  drawOutcome,
  must,
  openMatch,
  quickRng,
  Run,
  settle,
  turnOf,
  type Match,
  type Rng,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { writeStep } from '@bicorne/table/steps';
import type { Sitter } from '../store/matches.ts';
import type { Store } from '../store/port.ts';

/** Played at random until it is over or has so many steps, with an action as the last. */
export function playLong({ game }: GameModule, scenario: string, steps: number, seed: string): Match {
  const rng = quickRng(seed);
  const run = new Run(must(openMatch(game, { scenario })));
  while (turnOf(run.last).kind !== 'over' && (run.count < steps || turnOf(run.last).kind === 'chance'))
    run.take(playOn(run.last, rng));
  return run.whole;
}

function playOn(match: Match, rng: Rng): Match {
  const { game, state } = match;
  const turn = turnOf(match);
  if (turn.kind === 'chance') return must(settle(match, drawOutcome(game.chance(state), rng))).match;
  const seat = turn.kind === 'seats' ? turn.seats[0] : -1;
  const legal = game.legal(state, seat);
  return must(act(match, seat, legal[rng.below(legal.length)])).match;
}

const sitter = (person: string): Sitter => ({
  person,
  bot: null,
  commitment: 'c'.repeat(64),
  number: 'a'.repeat(32),
});

/** Puts this match into the store, as one between these two that everybody may look at. */
export async function storeMatch(
  store: Store,
  id: string,
  { header, game, seats, steps, ...match }: Match,
  people: readonly [string, string],
): Promise<void> {
  await store.matches.add({
    id,
    game: game.id,
    rules: game.rules,
    scenario: header.scenario,
    options: header.options,
    listed: true,
    secret: 's'.repeat(32),
    seats: seats.map((name, at) => ({ name, sitter: sitter(people[at % people.length]) })),
    turn: { kind: 'chance' },
    createdAt: store.now(),
    terms: {},
    host: people[0],
  });
  const turn = turnOf({ header, game, seats, steps, ...match });
  await store.matches.steps.append(id, { from: 0, steps: steps.map(writeStep), turn, movedAt: store.now() });
}
