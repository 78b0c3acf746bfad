import {
  act,
  must,
  openMatch,
  quickRng,
  runChance,
  seedRoller,
  turnOf,
  type Game,
  type Match,
  type Opening,
} from '@bicorne/engine';

/** A whole match in which everybody does anything that is legal. */
export function randomMatch(game: Game, seed: string, opening: Opening = {}): Match {
  const rng = quickRng(seed);
  const roll = seedRoller(seed);
  let { match } = runChance(must(openMatch(game, opening)), roll);
  for (let turn = turnOf(match); turn.kind === 'seats'; turn = turnOf(match)) {
    const seat = turn.seats[rng.below(turn.seats.length)];
    const legal = game.legal(match.state, seat);
    const played = must(act(match, seat, legal[rng.below(legal.length)]));
    ({ match } = runChance(played.match, roll));
  }
  return match;
}
