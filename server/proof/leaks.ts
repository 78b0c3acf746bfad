import {
  look,
  must,
  ONLOOKER,
  openMatch,
  orderedBy,
  quickRng,
  turnOf,
  type Plan,
  type Rng,
} from '@bicorne/engine';
import { gameIds, type GameModule } from '@bicorne/games';
import { afterMoment, nextMoment, type Moment } from '@bicorne/table/proof/moments';
import { percentile, thousands, type Finding } from './finding.ts';
import { parallel, type Parallel } from './parallel.ts';
import { nothingRecorded, Recorder, type Recorded, type Sealed, type Strike } from './recorded.ts';
import { compareStreams, type Streamed } from './streams.ts';
import { theGame } from './truth.ts';
import { MOST_BID } from './world.ts';

/** How many moments on end are compared; how often in a match; and how many matches are played at once. */
const WINDOW = 6;
const WINDOWS = 6;
const LANES = 3;

/**
 * Random matches. Now and then everything that a viewer cannot know is drawn again, the same decisions are taken in
 * both worlds, and all that the viewer is sent is compared: content, number, order and sizes of the messages, as
 * they are and compressed. It ends where he learns something in one of them. Once in a match both worlds are
 * put on the tables of two servers, and every byte is compared that comes over the viewer's socket; and once more
 * by lot, where everybody has waited at another's place. Before each match of two a sealed bid for the sides is made,
 * another in each world, and the others are sent the same.
 */
export async function* proveLeaks({ matches }: { matches: number }): AsyncGenerator<Finding> {
  const recorders = await Promise.all(Array.from({ length: LANES }, () => Recorder.open()));
  try {
    for (const id of gameIds()) yield* await proveGame(await theGame(id), matches, recorders);
  } finally {
    await Promise.all(recorders.map((recorder) => recorder.close()));
  }
}

interface Tally extends Streamed {
  /** Worlds that differ in what is hidden, and nothing else. */
  worlds: number;
  /** Whether the game has anything that somebody may not know. */
  hides: boolean;
}

/** What came over sockets: at tables as they are, by lot, where an answer was given beforehand, and of sealed bids. */
interface Wires {
  readonly seated: Recorded;
  readonly byLot: Recorded;
  readonly beforehand: Recorded;
  readonly planned: Recorded;
  readonly sealed: Recorded;
}

async function proveGame(
  module: GameModule,
  matches: number,
  recorders: readonly Recorder[],
): Promise<Finding[]> {
  const tally: Tally = { messages: 0, bytes: 0, worlds: 0, hides: false, wrong: [] };
  const wires: Wires = {
    seated: nothingRecorded(),
    byLot: nothingRecorded(),
    beforehand: nothingRecorded(),
    planned: nothingRecorded(),
    sealed: nothingRecorded(),
  };
  const lane = async (recorder: Recorder, first: number): Promise<void> => {
    for (let number = first; number < matches; number += recorders.length) {
      const rng = quickRng(`leaks ${number}`);
      const moments = playOne(module, rng, number);
      const pairs = compareWindows(module, moments, rng, tally);
      const pair = oneOf(pairs, rng);
      if (pair) await recorder.compare(pair(), wires.seated);
      const dealt = oneOf(pairs, rng);
      if (dealt) await recorder.compareByLot(dealt(), wires.byLot);
      const strike = oneOf(moments.flatMap(strikeAt), rng);
      if (strike) await recorder.compareBeforehand(strike, wires.beforehand);
      const turn = oneOf(moments.flatMap(turnAt), rng);
      if (turn) await recorder.compareBeforehand(turn, wires.planned);
      const sealed = sealedAt(moments[0], rng);
      if (sealed) await recorder.compareSealed(sealed, wires.sealed);
    }
  };
  await Promise.all(recorders.map(lane));
  return findingsOf(module, matches, tally, wires);
}

const oneOf = <T>(list: readonly T[], rng: Rng): T | undefined =>
  list.length === 0 ? undefined : list[rng.below(list.length)];

function findingsOf(
  { game: { id, conditions } }: GameModule,
  matches: number,
  tally: Tally,
  { seated, byLot, beforehand, planned, sealed }: Wires,
): Finding[] {
  const tried = `${id}: ${thousands(matches)} matches`;
  const nothing = 'there is nothing in this game that anybody may not know';
  if (!tally.hides)
    return [
      { proof: 'leaks', tried, found: tally.wrong[0] ?? nothing, held: tally.wrong.length === 0 },
      wireFinding(`${id}, sealed bids`, sealed),
    ];
  return [
    {
      proof: 'leaks',
      tried: `${tried}, ${thousands(tally.worlds)} worlds redrawn, ${thousands(tally.messages)} messages`,
      found: tally.wrong[0] ?? `the same, byte for byte (${thousands(tally.bytes)} bytes compared)`,
      held: tally.wrong.length === 0 && tally.messages > 0,
    },
    wireFinding(`${id}, over sockets`, seated),
    wireFinding(`${id}, sides by lot`, byLot),
    ...(conditions ? [wireFinding(`${id}, answered beforehand or by hand`, beforehand)] : []),
    ...(conditions?.ground ? [wireFinding(`${id}, planned or by hand`, planned)] : []),
    wireFinding(`${id}, sealed bids`, sealed),
    timing(`${id}: answers to ${thousands(seated.decisions)} actions in both worlds`, seated, [
      'as it was',
      'redrawn',
    ]),
  ];
}

const wireFinding = (name: string, { pairs, decisions, frames, bytes, wrong }: Recorded): Finding => ({
  proof: 'leaks',
  tried: `${name}: ${thousands(pairs)} pairs of matches, ${thousands(decisions)} actions in each`,
  found: wrong[0] ?? `${thousands(frames)} frames the same on the wire (${thousands(bytes)} bytes)`,
  held: wrong.length === 0 && frames > 0,
});

const timing = (tried: string, { took }: Recorded, names: readonly [string, string]): Finding => ({
  proof: 'timing',
  tried,
  found: names.map((name, at) => `${name} ${times(took[at])}`).join('; '),
  held: true,
});

function times(took: readonly number[]): string {
  const sorted = took.toSorted((a, b) => a - b);
  return [50, 90, 99].map((at) => `p${at} ${percentile(sorted, at).toFixed(0)} µs`).join(', ');
}

function playOne({ game }: GameModule, rng: Rng, number: number): Moment[] {
  const { scenarios } = game;
  const moments: Moment[] = [];
  let match = must(openMatch(game, { scenario: scenarios[number % scenarios.length].id }));
  while (turnOf(match).kind !== 'over') {
    const moment = nextMoment(match, rng);
    moments.push(moment);
    match = afterMoment(moment);
  }
  return moments;
}

/** Compares some windows of a match; gives the worlds that differ, for wires to compare them. */
function compareWindows(
  module: GameModule,
  moments: readonly Moment[],
  rng: Rng,
  tally: Tally,
): (() => Parallel)[] {
  const pairs: (() => Parallel)[] = [];
  for (let window = 0; window < WINDOWS; window++) {
    const at = rng.below(Math.max(1, moments.length - WINDOW));
    const match = moments[at].before;
    for (const viewer of [ONLOOKER, ...match.seats.keys()]) {
      if (Object.keys(module.secrecy.hidden(match.state, viewer)).length > 0) tally.hides = true;
      const redrawn = module.secrecy.redraw(match.state, viewer, rng);
      if (JSON.stringify(redrawn) === JSON.stringify(match.state)) continue;
      tally.worlds++;
      compareStreams(
        module,
        [match, { ...match, state: redrawn }],
        viewer,
        moments.slice(at, at + WINDOW),
        tally,
      );
      pairs.push(() => parallel(module, [match.state, redrawn], match, viewer, rng));
    }
  }
  return pairs;
}

/** Before it begins, where two play: one has bid for a side, in each world something else. */
function sealedAt({ before: match }: Moment, rng: Rng): Sealed | null {
  if (match.seats.length !== 2) return null;
  const bidder = rng.below(2);
  const viewer = [ONLOOKER, 1 - bidder][rng.below(2)];
  const amount = rng.below(MOST_BID);
  const [little, more] = [amount, amount + 1 + rng.below(MOST_BID - amount)];
  const side = (): string => match.seats[rng.below(2)];
  const bids = [
    { side: side(), amount: little },
    { side: side(), amount: more },
  ] as const;
  return { match, bidder, viewer, bids };
}

/** An action to which a seat answers that may have done so beforehand, and what it may have said. */
function strikeAt({ before, taken: [attack], played: [{ match }] }: Moment): Strike[] {
  const turn = turnOf(match);
  const { game, state } = match;
  if (!game.conditions || !('seat' in attack) || turn.kind !== 'seats') return [];
  const [defender] = turn.seats;
  if (defender === attack.seat) return [];
  const orders = game.conditions
    .asked(state, defender)
    .map(({ question, does }) => ({ question, say: Object.keys(does).at(-1) ?? '' }));
  const given = orderedBy(game, look(match, defender), defender, orders);
  const decided = { seat: attack.seat, action: game.write(attack.action) };
  return given
    ? [{ match: before, attack: decided, defender, orders, answer: game.write(given.action) }]
    : [];
}

/** With what happens here somebody's turn comes, and he may have planned what he does next. */
function turnAt({ before, taken: [last], played }: Moment, at: number, moments: readonly Moment[]): Strike[] {
  const { game } = before;
  const { conditions } = game;
  const [next] = moments[at + 1]?.taken ?? [];
  const match = played[played.length - 1].match;
  if (!conditions?.ground || !next || !('seat' in last) || !('seat' in next) || last.seat === next.seat)
    return [];
  const [was, is] = [conditions.turn(before.state), conditions.turn(match.state)];
  if (was === is || !conditions.ground.isTurn(match.state, next.seat)) return [];
  const answer = game.write(next.action);
  const ask = game.prompt(match.state, next.seat)?.ask ?? '';
  const steps = [{ after: 0, do: [answer], ask }];
  const plan: Plan = { id: 'planned1', turn: was, comes: 'next', runs: true, rests: [], steps };
  const attack = { seat: last.seat, action: game.write(last.action) };
  return [{ match: before, attack, defender: next.seat, orders: [], plan, answer }];
}
