import {
  act,
  chanceKey,
  must,
  openMatch,
  resume,
  roller,
  settle,
  turnOf,
  type Match,
  type Played,
  type Rng,
  type Roller,
  type Seat,
  type Viewer,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { seatNumbers, SECRET } from './world.ts';

export interface Decision {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly action: string;
}

/** Two worlds that differ in what the viewer cannot know, and what is decided in both. */
export interface Parallel {
  readonly worlds: readonly [Match, Match];
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
}

/** How many decisions on end are taken in both worlds. */
const MOST = 6;

/**
 * Decisions that can be taken in both, as long as the viewer learns nothing in either by what follows: the dice are
 * those that a server will throw which has these positions on its tables.
 */
export function parallel(
  module: GameModule,
  states: readonly [unknown, unknown],
  { header }: Match,
  viewer: Viewer,
  rng: Rng,
): Parallel {
  const opened = must(openMatch(module.game, { scenario: header.scenario, options: header.options }));
  const begin = (state: unknown): Match => resume(opened, module.game, state);
  const worlds = [begin(states[0]), begin(states[1])] as const;
  const roll = roller(chanceKey({ server: SECRET, ...seatNumbers(opened.seats) }));
  const decisions: Decision[] = [];
  let now: readonly [Match, Match] = worlds;
  while (decisions.length < MOST) {
    const decision = decideInBoth(now, rng);
    if (!decision) break;
    const [here, there] = now.map((match) => follow(match, decision, roll));
    if (here.length !== there.length || isOtherChance(module, here, there, viewer)) break;
    if (learns(module, here, viewer) || learns(module, there, viewer)) break;
    decisions.push(decision);
    now = [here[here.length - 1].match, there[there.length - 1].match];
  }
  return { worlds, viewer, decisions };
}

/** Something that one of those to act may do in either world. */
function decideInBoth([here, there]: readonly [Match, Match], rng: Rng): Decision | null {
  const [turn, other] = [turnOf(here), turnOf(there)];
  if (turn.kind !== 'seats' || other.kind !== 'seats') return null;
  const seat = turn.seats[rng.below(turn.seats.length)];
  if (!other.seats.includes(seat)) return null;
  const listed = new Set(legal(there, seat));
  const both = legal(here, seat).filter((action) => listed.has(action));
  return both.length === 0 ? null : { seat, action: both[rng.below(both.length)] };
}

const legal = ({ game, state }: Match, seat: Seat): string[] =>
  game.legal(state, seat).map((action) => game.write(action));

function follow(match: Match, { seat, action }: Decision, roll: Roller): Played[] {
  const played = [must(act(match, seat, action))];
  for (let now = played[0].match; turnOf(now).kind === 'chance'; now = played[played.length - 1].match)
    played.push(must(settle(now, roll(now.game.chance(now.state), now.chances))));
  return played;
}

/** Whether chance, which follows what is hidden, has shown the viewer one thing here and another there. */
const isOtherChance = (
  { game }: GameModule,
  here: readonly Played[],
  there: readonly Played[],
  viewer: Viewer,
): boolean => {
  const shown = ({ events }: Played): string =>
    JSON.stringify(events.map((event) => game.seen(event, viewer)));
  return here.some((one, at) => chanceOf(one) !== chanceOf(there[at]) && shown(one) !== shown(there[at]));
};

function chanceOf({ match: { steps } }: Played): string | null {
  const step = steps.get(steps.length - 1);
  return step.kind === 'chance' ? step.text : null;
}

export const learns = ({ game }: GameModule, played: readonly Played[], viewer: Viewer): boolean =>
  played.some(({ events }) =>
    events.some((event) => game.seen(event, viewer) !== null && game.reveals(event, viewer)),
  );
