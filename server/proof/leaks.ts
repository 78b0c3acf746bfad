import { deflateRawSync, constants } from 'node:zlib';
import {
  act,
  drawOutcome,
  isOutcome,
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  settle,
  turnOf,
  type Action,
  type Match,
  type Outcome,
  type Played,
  type Rng,
  type Seat,
  type Viewer,
} from '@bicorne/engine';
import { gameIds, type GameModule } from '@bicorne/games';
import type { Update } from '../protocol.ts';
import { Stream } from '../stream.ts';
import { percentile, thousands, type Finding } from './finding.ts';
import { theGame } from './truth.ts';

/** A seat's action, or what chance answered. */
type Decision = { readonly seat: Seat; readonly action: Action } | { readonly outcome: Outcome };

/** What is decided from one moment to the next at which chance is not to act. */
interface Moment {
  readonly decisions: readonly Decision[];
  readonly played: readonly Played[];
}

/** How many moments on end are compared; and of how many in a match the first one is. */
const WINDOW = 6;
const SAMPLE = 20;

/**
 * Random matches. Now and then everything that a viewer cannot know is drawn again, the same decisions are taken in
 * both worlds, and all that the viewer is sent is compared: content, number, order and sizes of the messages, as
 * they are and compressed. It ends where he learns something in one of them.
 */
export async function proveLeaks({ matches }: { matches: number }): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const id of gameIds()) findings.push(...(await proveGame(await theGame(id), matches)));
  return findings;
}

interface Tally {
  compared: number;
  messages: number;
  bytes: number;
  /** Worlds that differ in what is hidden, and nothing else. */
  worlds: number;
  /** Whether the game has anything that somebody may not know. */
  hides: boolean;
  wrong: string[];
  /** How long the same decision and its messages took in the world that was, and in the one redrawn, in µs. */
  readonly took: readonly [number[], number[]];
}

async function proveGame(module: GameModule, matches: number): Promise<Finding[]> {
  const tally: Tally = {
    compared: 0,
    messages: 0,
    bytes: 0,
    worlds: 0,
    hides: false,
    wrong: [],
    took: [[], []],
  };
  for (let match = 0; match < matches; match++) playOne(module, quickRng(`leaks ${match}`), match, tally);
  const { id } = module.game;
  if (!tally.hides)
    return [
      {
        proof: 'leaks',
        tried: `${id}: ${thousands(matches)} matches`,
        found: tally.wrong[0] ?? 'there is nothing in this game that anybody may not know',
        held: tally.wrong.length === 0,
      },
    ];
  return [
    {
      proof: 'leaks',
      tried: `${id}: ${thousands(matches)} matches, ${thousands(tally.worlds)} worlds redrawn, ${thousands(tally.messages)} messages`,
      found: tally.wrong[0] ?? `the same, byte for byte (${thousands(tally.bytes)} bytes compared)`,
      held: tally.wrong.length === 0 && tally.messages > 0,
    },
    {
      proof: 'timing',
      tried: `${id}: ${thousands(tally.compared)} decisions in both worlds`,
      found: `as it was ${times(tally.took[0])}; redrawn ${times(tally.took[1])}`,
      held: true,
    },
  ];
}

function times(took: number[]): string {
  const sorted = took.toSorted((a, b) => a - b);
  return [50, 90, 99].map((at) => `p${at} ${percentile(sorted, at).toFixed(0)} µs`).join(', ');
}

function playOne(module: GameModule, rng: Rng, number: number, tally: Tally): void {
  const { scenarios } = module.game;
  let match = must(openMatch(module.game, { scenario: scenarios[number % scenarios.length].id }));
  const moments: Moment[] = [];
  const starts: Match[] = [];
  while (turnOf(match).kind !== 'over') {
    const moment = nextMoment(match, rng);
    starts.push(match);
    moments.push(moment);
    match = moment.played[moment.played.length - 1].match;
    if (moments.length === WINDOW) {
      if (rng.below(SAMPLE) === 0) compareViewers(module, starts[0], moments, rng, tally);
      moments.shift();
      starts.shift();
    }
  }
}

function compareViewers(
  module: GameModule,
  match: Match,
  moments: readonly Moment[],
  rng: Rng,
  tally: Tally,
): void {
  for (const viewer of [ONLOOKER, ...match.seats.keys()]) {
    if (Object.keys(module.secrecy.hidden(match.state, viewer)).length > 0) tally.hides = true;
    const state = module.secrecy.redraw(match.state, viewer, rng);
    if (JSON.stringify(state) === JSON.stringify(match.state)) continue;
    tally.worlds++;
    compareWorlds(module, [match, { ...match, state }], viewer, moments, tally);
  }
}

/** Follows both worlds as long as the same can be decided in both and the viewer learns nothing in either. */
function compareWorlds(
  module: GameModule,
  [here, there]: readonly [Match, Match],
  viewer: Viewer,
  moments: readonly Moment[],
  tally: Tally,
): void {
  const [mine, other] = [new Stream('match', viewer, here), new Stream('match', viewer, there)];
  if (JSON.stringify(mine.sight) !== JSON.stringify(other.sight))
    return void tally.wrong.push(`${module.game.id}: viewer ${viewer} sees what he cannot know`);
  const sent: [Update[], Update[]] = [[], []];
  let match = there;
  for (const { decisions, played } of moments) {
    if (learns(module, played, viewer)) break;
    const [again, tookThere] = timed(() => followAll(match, decisions));
    if (!again || learns(module, again, viewer)) break;
    const [, tookHere] = timed(() => followAll(beforeOf(moments, played, here), decisions));
    const [one, sendingHere] = timed(() => mine.take(played));
    const [two, sendingThere] = timed(() => other.take(again));
    tally.took[0].push(tookHere + sendingHere);
    tally.took[1].push(tookThere + sendingThere);
    tally.compared++;
    sent[0].push(...one);
    sent[1].push(...two);
    match = again[again.length - 1].match;
  }
  compareSent(module.game.id, viewer, sent, tally);
}

const beforeOf = (moments: readonly Moment[], played: readonly Played[], first: Match): Match => {
  const at = moments.findIndex((moment) => moment.played === played);
  return at === 0 ? first : (moments[at - 1].played.at(-1)?.match ?? first);
};

function compareSent(id: string, viewer: Viewer, sent: readonly [Update[], Update[]], tally: Tally): void {
  const [one, two] = sent.map((updates) => updates.map((update) => JSON.stringify(['update', update])));
  tally.messages += one.length;
  tally.bytes += one.reduce((sum, text) => sum + text.length, 0);
  const same =
    one.length === two.length && one.every((text, at) => text === two[at]) && packed(one).equals(packed(two));
  if (!same) tally.wrong.push(`${id}: viewer ${viewer} is sent what depends on hidden things`);
}

/** As one line compresses them, one after the other. */
const packed = (texts: readonly string[]): Buffer =>
  deflateRawSync(texts.join('\n'), { windowBits: 13, memLevel: 6, flush: constants.Z_SYNC_FLUSH });

function timed<T>(work: () => T): [T, number] {
  const begun = performance.now();
  const result = work();
  return [result, (performance.now() - begun) * 1000];
}

function nextMoment(match: Match, rng: Rng): Moment {
  const decisions: Decision[] = [];
  const played: Played[] = [];
  let now = match;
  do {
    const decision = decide(now, rng);
    const next = follow(now, decision);
    if (!next) throw new Error('what was decided cannot be done');
    decisions.push(decision);
    played.push(next);
    now = next.match;
  } while (turnOf(now).kind === 'chance');
  return { decisions, played };
}

function decide(match: Match, rng: Rng): Decision {
  const turn = turnOf(match);
  if (turn.kind !== 'seats') return { outcome: drawOutcome(match.game.chance(match.state), rng) };
  const seat = turn.seats[rng.below(turn.seats.length)];
  const legal = match.game.legal(match.state, seat);
  return { seat, action: legal[rng.below(legal.length)] };
}

/** The match after the same decision, or null where it cannot be taken. */
function follow(match: Match, decision: Decision): Played | null {
  if ('outcome' in decision) {
    const possible =
      turnOf(match).kind === 'chance' && isOutcome(match.game.chance(match.state), decision.outcome);
    return possible ? must(settle(match, decision.outcome)) : null;
  }
  const played = act(match, decision.seat, decision.action);
  return played.ok ? played.value : null;
}

function followAll(match: Match, decisions: readonly Decision[]): Played[] | null {
  const played: Played[] = [];
  for (const decision of decisions) {
    const next = follow(played.at(-1)?.match ?? match, decision);
    if (!next) return null;
    played.push(next);
  }
  return turnOf(played[played.length - 1].match).kind === 'chance' ? null : played;
}

const learns = ({ game }: GameModule, played: readonly Played[], viewer: Viewer): boolean =>
  played.some(({ events }) =>
    events.some((event) => game.seen(event, viewer) !== null && game.reveals(event, viewer)),
  );
