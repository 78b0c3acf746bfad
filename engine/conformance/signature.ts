import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawOutcome, writeOutcome } from '../chance.ts';
import type { Action, Game, Seat } from '../contract.ts';
import { openMatch } from '../match.ts';
import { drawOptions } from '../options.ts';
import { quickRng, type Rng } from '../random.ts';
import { must } from '../result.ts';

/** Of every scenario at least so many games, and so many altogether: a few seconds for the dearest game. */
const GAMES_A_SCENARIO = 2;
const GAMES = 400;
/** A game that goes on for ever is cut off. */
const STEPS = 1000;
/** As in records: how often the whole state counts. */
const STATE_EVERY = 50;

/**
 * A digest of how a game is played: who is asked, what is open to him, what chance answers and what comes of it, along
 * seeded games of every scenario, every second of them with any options. The order in which actions are listed, events,
 * prompts, views and words have no part in it. It changes where a record would no longer replay to the same states.
 */
export function signatureOf(game: Game): string {
  const hash = sha256.create();
  const tell = (text: string): void => void hash.update(utf8ToBytes(`${text}\n`));
  const rounds = Math.max(GAMES_A_SCENARIO, Math.ceil(GAMES / game.scenarios.length));
  for (const { id } of game.scenarios)
    for (let round = 0; round < rounds; round++)
      playThrough(game, openAny(game, id, round), quickRng(`${id}/${round}`), tell);
  return bytesToHex(hash.digest()).slice(0, 16);
}

/** With the scenario's own options, then with any; where those do not go with it, with its own again. */
function openAny(game: Game, scenario: string, round: number): unknown {
  const options = drawOptions(game.options, quickRng(`${scenario}/${round}/options`));
  const any = round % 2 === 1 ? openMatch(game, { scenario, options }) : null;
  return any?.ok ? any.value.state : must(openMatch(game, { scenario })).state;
}

function playThrough(game: Game, start: unknown, rng: Rng, tell: (text: string) => void): void {
  const state = game.clone(start);
  const choose = someTaste(rng);
  for (let step = 0; step < STEPS; step++) {
    if (step % STATE_EVERY === 0) tell(JSON.stringify(state));
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    tell(turn.kind === 'chance' ? rollOnce(game, state, rng) : actOnce(game, state, turn.seats, rng, choose));
  }
  tell(JSON.stringify(state));
}

function rollOnce(game: Game, state: unknown, rng: Rng): string {
  const chance = game.chance(state);
  const outcome = drawOutcome(chance, rng);
  game.settle(state, outcome);
  return `${chance.kind} ${writeOutcome(chance, outcome)}`;
}

type Choose = (legal: readonly Action[]) => Action;

function actOnce(game: Game, state: unknown, seats: readonly Seat[], rng: Rng, choose: Choose): string {
  const seat = seats[rng.below(seats.length)];
  const texts = new Map(game.legal(state, seat).map((action) => [game.write(action), action]));
  const words = [...texts.keys()].sort();
  const action = choose(words.flatMap((word) => texts.get(word) ?? []));
  game.act(state, seat, action);
  return `${seats.join()} ${seat}: ${game.write(action)} of ${words.join(' ')}`;
}

/**
 * A player who likes some kinds of action much more than others: by even chance the rare ones hardly happen. Most
 * players seldom take what has no object, such as the end of a turn: those who do come to no fight.
 */
function someTaste(rng: Rng): Choose {
  const liking = new Map<string, number>();
  const busy = rng.below(4) > 0;
  const weightOf = (action: Action): number => {
    const { do: kind } = action;
    const isBare = Object.keys(action).length === 1;
    const known = liking.get(kind) ?? (busy && isBare ? 1 : 3 ** rng.below(4));
    liking.set(kind, known);
    return known;
  };
  return (legal) => {
    const kinds = [...new Map(legal.map((action) => [action.do, action])).values()];
    const weights = kinds.map(weightOf);
    let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
    const { do: kind } = kinds[weights.findIndex((weight) => (left -= weight) < 0)];
    const liked = legal.filter((action) => action.do === kind);
    return liked[rng.below(liked.length)];
  };
}
