import {
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  turnOf,
  type Match,
  type Rng,
  type StandingQuestion,
  type Viewer,
} from '@bicorne/engine';
import { gameIds, type GameModule } from '@bicorne/games';
import { percentile, thousands, type Finding } from './finding.ts';
import { afterMoment, nextMoment, type Moment } from './moments.ts';
import { parallel } from './parallel.ts';
import { nothingRecorded, Recorder, type Recorded, type Strike } from './recorded.ts';
import { compareStreams, type Streamed } from './streams.ts';
import { theGame } from './truth.ts';

/** How many moments on end are compared; and of how many in a match the first one is. */
const WINDOW = 6;
const SAMPLE = 20;

/**
 * Random matches. Now and then everything that a viewer cannot know is drawn again, the same decisions are taken in
 * both worlds, and all that the viewer is sent is compared: content, number, order and sizes of the messages, as
 * they are and compressed. It ends where he learns something in one of them. Once in a match and for each viewer both
 * worlds are put on the tables of two servers, and every byte is compared that comes over the viewer's socket.
 */
export async function* proveLeaks({ matches }: { matches: number }): AsyncGenerator<Finding> {
  const recorder = await Recorder.open();
  try {
    for (const id of gameIds()) yield* await proveGame(await theGame(id), matches, recorder);
  } finally {
    await recorder.close();
  }
}

interface Tally extends Streamed {
  /** Worlds that differ in what is hidden, and nothing else. */
  worlds: number;
  /** Whether the game has anything that somebody may not know. */
  hides: boolean;
}

/** What of a match is played over sockets: two states for each viewer, and a question that would tell by being asked. */
interface Picked {
  readonly worlds: Map<Viewer, { readonly match: Match; readonly redrawn: unknown }>;
  strike: Strike | null;
  seen: number;
  strikes: number;
}

async function proveGame(module: GameModule, matches: number, recorder: Recorder): Promise<Finding[]> {
  const tally: Tally = { messages: 0, bytes: 0, worlds: 0, hides: false, wrong: [] };
  const [wire, standing] = [nothingRecorded(), nothingRecorded()];
  for (let number = 0; number < matches; number++) {
    const rng = quickRng(`leaks ${number}`);
    const { worlds, strike } = playOne(module, rng, number, tally);
    const pairs = [...worlds].map(([viewer, { match, redrawn }]) =>
      parallel(module, [match.state, redrawn], match, viewer, rng),
    );
    await recorder.compare(pairs, wire);
    if (strike) await recorder.compareStanding(strike, standing);
  }
  return findingsOf(module, matches, tally, wire, standing);
}

function findingsOf(
  { game: { id, standing: asks } }: GameModule,
  matches: number,
  tally: Tally,
  wire: Recorded,
  standing: Recorded,
): Finding[] {
  const tried = `${id}: ${thousands(matches)} matches`;
  const nothing = 'there is nothing in this game that anybody may not know';
  if (!tally.hides)
    return [{ proof: 'leaks', tried, found: tally.wrong[0] ?? nothing, held: tally.wrong.length === 0 }];
  return [
    {
      proof: 'leaks',
      tried: `${tried}, ${thousands(tally.worlds)} worlds redrawn, ${thousands(tally.messages)} messages`,
      found: tally.wrong[0] ?? `the same, byte for byte (${thousands(tally.bytes)} bytes compared)`,
      held: tally.wrong.length === 0 && tally.messages > 0,
    },
    wireFinding(`${id}, over sockets`, wire),
    ...(asks ? [wireFinding(`${id}, "no" by standing answer or by hand`, standing)] : []),
    timing(`${id}: answers to ${thousands(wire.decisions)} actions in both worlds`, wire, [
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

function playOne(module: GameModule, rng: Rng, number: number, tally: Tally): Picked {
  const { scenarios } = module.game;
  const picked: Picked = { worlds: new Map(), strike: null, seen: 0, strikes: 0 };
  let match = must(openMatch(module.game, { scenario: scenarios[number % scenarios.length].id }));
  const moments: Moment[] = [];
  while (turnOf(match).kind !== 'over') {
    const moment = nextMoment(match, rng);
    pickStrike(moment, rng, picked);
    moments.push(moment);
    match = afterMoment(moment);
    if (moments.length < WINDOW) continue;
    if (rng.below(SAMPLE) === 0) compareViewers(module, moments, rng, tally, picked);
    moments.shift();
  }
  return picked;
}

function compareViewers(
  module: GameModule,
  moments: readonly Moment[],
  rng: Rng,
  tally: Tally,
  picked: Picked,
): void {
  const match = moments[0].before;
  const isPicked = rng.below(++picked.seen) === 0;
  for (const viewer of [ONLOOKER, ...match.seats.keys()]) {
    if (Object.keys(module.secrecy.hidden(match.state, viewer)).length > 0) tally.hides = true;
    const redrawn = module.secrecy.redraw(match.state, viewer, rng);
    if (JSON.stringify(redrawn) === JSON.stringify(match.state)) continue;
    tally.worlds++;
    compareStreams(module, [match, { ...match, state: redrawn }], viewer, moments, tally);
    if (isPicked || !picked.worlds.has(viewer)) picked.worlds.set(viewer, { match, redrawn });
  }
}

/** An action to which a seat answers that may have done so beforehand. */
function pickStrike({ before, taken, played }: Moment, rng: Rng, picked: Picked): void {
  const [attack] = taken;
  const [{ match }] = played;
  const turn = turnOf(match);
  if (!match.game.standing || !('seat' in attack) || turn.kind !== 'seats') return;
  const [defender] = turn.seats;
  const question: StandingQuestion | undefined = match.game.prompt(match.state, defender)?.standing;
  if (!question || rng.below(++picked.strikes) > 0) return;
  const action = match.game.write(attack.action);
  picked.strike = { match: before, attack: { seat: attack.seat, action }, defender, question };
}
