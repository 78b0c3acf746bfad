import { readOutcome, writeOutcome } from './chance.ts';
import { ONLOOKER, type Game, type GameEvent } from './contract.ts';
import { readBids, type Bids } from './bids.ts';
import type { Handicap } from './handicap.ts';
import {
  act,
  look,
  openMatch,
  resume,
  roller,
  settle,
  stop,
  turnOf,
  type ChanceSource,
  type Match,
  type Played,
  type Step,
} from './match.ts';
import { readOptions } from './options.ts';
import { chanceKey, commitment, digest } from './random.ts';
import { writeEnding, type Move, type Sheet, type Tag } from './record.ts';
import { ok, refuse, type Fault, type Result } from './result.ts';
import { Run } from './run.ts';
import { checkTags } from './tags.ts';

/** Where games are found by their name. */
export type FindGame = (id: string) => Game | undefined;

export const tagValue = (sheet: Sheet, name: string): string | undefined =>
  sheet.tags.find(([tag]) => tag === name)?.[1];

const tagPairs = (tags: readonly Tag[], name: string): Record<string, string> =>
  Object.fromEntries(tags.filter(([tag]) => tag === name).map(([, key, value = '']) => [key, value]));

/** The match at its first step, from the tags alone. */
export function openRecord(sheet: Sheet, find: FindGame): Result<Match> {
  const sane = checkTags(sheet.tags);
  if (!sane.ok) return sane;
  const id = tagValue(sheet, 'Game') ?? '';
  const game = find(id);
  if (!game)
    return refuse('unknown', `there is no game ${JSON.stringify(id.slice(0, 40))}`, { place: 'Game' });
  const scenario = readScenario(sheet);
  if (!scenario.ok) return scenario;
  const bids = bidsOf(sheet);
  if (!bids.ok) return bids;
  const opened = openMatch(game, {
    scenario: scenario.value,
    options: readOptions(game.options, tagValue(sheet, 'Options') ?? ''),
    handicap: readHandicap(sheet),
    bids: bids.value,
    players: tagPairs(sheet.tags, 'Seat'),
    date: tagValue(sheet, 'Date'),
    clock: tagValue(sheet, 'Clock'),
    chance: readChance(sheet),
  });
  if (!opened.ok) return opened;
  const rules = tagValue(sheet, 'Rules') ?? game.rules;
  return ok({ ...opened.value, header: { ...opened.value.header, rules } });
}

interface Begun {
  readonly run: Run;
  /** The first move that is played. */
  readonly from: number;
}

/**
 * The match at the first move that can be played under the rules of today. A record that began under other rules
 * and went on under these is played from there; what came before stands unplayed.
 */
function begin(sheet: Sheet, find: FindGame): Result<Begun> {
  const opened = openRecord(sheet, find);
  if (!opened.ok) return opened;
  const match = opened.value;
  const run = new Run(match);
  const resumed = sheet.moves.findLastIndex(({ kind }) => kind === 'resume');
  if (match.header.rules === match.game.rules || resumed === -1) return ok({ run, from: 0 });
  for (const move of sheet.moves.slice(0, resumed)) {
    const put = putUnplayed(match, move, run);
    if (!put.ok) return refuse(put.fault.code, put.fault.message, atLine(put.fault, move.line));
  }
  return ok({ run, from: resumed });
}

/** What can be told without the rules of then: who there is, how much can be taken back, and that it went on. */
function putUnplayed(match: Match, move: Move, run: Run): Result<null> {
  if (move.kind === 'undo') return run.cut(move.count);
  if (move.kind === 'stop') return refuse('over', 'the match has ended, and cannot go on');
  if (move.kind === 'act' && !match.seats.includes(move.seat))
    return refuse('unknown', `there is no seat ${JSON.stringify(move.seat.slice(0, 40))}`);
  const step = unplayedStep(match, move);
  if (step) run.put(step);
  return ok(null);
}

function unplayedStep({ game, seats }: Match, move: Move): Step | null {
  if (move.kind === 'act') {
    const action = game.read(move.text) ?? { do: move.text };
    return { kind: 'act', seat: seats.indexOf(move.seat), action, text: move.text };
  }
  if (move.kind === 'chance') return { kind: 'chance', outcome: -1, text: move.text };
  if (move.kind === 'resume') return { kind: 'resume', rules: move.rules, state: move.state };
  return null;
}

function readScenario(sheet: Sheet): Result<unknown> {
  const position = tagValue(sheet, 'Position');
  if (position === undefined) {
    const name = tagValue(sheet, 'Scenario');
    return name === undefined ? refuse('unknown', 'no scenario is named', { place: 'Scenario' }) : ok(name);
  }
  const scenario = readPosition(position);
  return typeof scenario === 'object' && scenario !== null
    ? ok(scenario)
    : refuse('malformed', 'the position is no object of JSON', { place: 'Position' });
}

function readPosition(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readHandicap(sheet: Sheet): Handicap | undefined {
  const [tag, seat = '', amount = ''] = sheet.tags.find(([name]) => name === 'Handicap') ?? [];
  return tag === undefined ? undefined : { seat, amount: Number(amount) };
}

function bidsOf(sheet: Sheet): Result<Bids | undefined> {
  const [tag, kind = '', text = ''] = sheet.tags.find(([name]) => name === 'Bids') ?? [];
  if (tag === undefined) return ok(undefined);
  const bids = readBids(kind, text);
  return bids ? ok(bids) : refuse('malformed', 'bids of such a kind cannot be read', { place: tag });
}

function readChance(sheet: Sheet): ChanceSource {
  const [, kind, seed] = sheet.tags.find(([tag]) => tag === 'Chance') ?? [];
  if (kind === 'seed') return { kind, seed: seed ?? '' };
  if (kind !== 'fair') return { kind: 'manual' };
  return { kind, commitments: tagPairs(sheet.tags, 'Commitment'), numbers: tagPairs(sheet.tags, 'Number') };
}

export interface Replayed {
  readonly match: Match;
  /** The events of each move of the sheet (none for comments and the like). */
  readonly events: readonly (readonly GameEvent[])[];
}

/**
 * Plays a record again, up to `until` of its moves; the first move that does not follow is named with its line. What
 * was played under other rules before it went on under these cannot be shown.
 */
export const replay = (sheet: Sheet, find: FindGame, until = Infinity): Result<Replayed> =>
  fromStored(sheet, () => replayMoves(sheet, find, until));

/** Of a state that a record holds nothing is known until the game has looked at it. */
function fromStored<T>(sheet: Sheet, work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    const stored = sheet.moves.find(({ kind }) => kind === 'resume');
    if (!stored) throw error;
    return refuse('malformed', 'the state stored here is none of this game', {
      place: `line ${stored.line}`,
    });
  }
}

function replayMoves(sheet: Sheet, find: FindGame, until: number): Result<Replayed> {
  const begun = begin(sheet, find);
  if (!begun.ok) return begun;
  const events: (readonly GameEvent[])[] = [];
  const match = playMoves(begun.value, sheet.moves, until, (run, move) => {
    const played = playMove(run, move);
    if (played.ok) events.push(played.value);
    return played;
  });
  if (!match.ok) return match;
  const unplayed = sheet.moves.slice(0, until).length - events.length;
  return ok({ match: match.value, events: [...Array.from({ length: unplayed }, () => []), ...events] });
}

function playMoves(
  { run, from }: Begun,
  moves: readonly Move[],
  until: number,
  play: (run: Run, move: Move) => Result<unknown>,
): Result<Match> {
  if (until <= from && from > 0)
    return refuse('unknown', olderRules(run.last), { place: `line ${moves[from].line}` });
  for (const move of moves.slice(from, until)) {
    const played = play(run, move);
    if (!played.ok) return refuse(played.fault.code, played.fault.message, atLine(played.fault, move.line));
  }
  return ok(run.whole);
}

const olderRules = ({ header, game }: Match): string =>
  `the steps before this were played under rules ${header.rules}; these are rules ${game.rules}`;

const atLine = (fault: Fault, line: number): { place: string; rule?: string } =>
  fault.rule === undefined ? { place: `line ${line}` } : { place: `line ${line}`, rule: fault.rule };

type Events = readonly GameEvent[];
const NOTHING: Events = [];

function playMove(run: Run, move: Move): Result<Events> {
  switch (move.kind) {
    case 'undo':
      return quietly(run.takeBack(move.count));
    case 'digest':
      return checkDigest(digest(run.last.state), move.value);
    case 'comment':
    case 'variation':
      return ok(NOTHING);
    default:
      return goOn(run, playStep(run.last, move));
  }
}

const checkDigest = (due: string, given: string): Result<Events> =>
  due === given ? ok(NOTHING) : refuse('tampered', `the position here has digest ${due}, not ${given}`);

function goOn(run: Run, played: Result<Played>): Result<Events> {
  if (!played.ok) return played;
  run.take(played.value.match);
  return ok(played.value.events);
}

type StepMove = Extract<Move, { kind: 'act' | 'chance' | 'stop' | 'resume' }>;

function playStep(match: Match, move: StepMove): Result<Played> {
  switch (move.kind) {
    case 'act':
      return act(match, match.seats.indexOf(move.seat), move.text);
    case 'chance':
      return playChance(match, move.text);
    case 'stop':
      return eventless(
        stop(match, { winners: move.winners.map((name) => match.seats.indexOf(name)), reason: move.reason }),
      );
    case 'resume':
      return move.rules === match.game.rules
        ? eventless(ok(lookedAt(resume(match, match.game, move.state))))
        : refuse('unknown', `goes on under rules ${move.rules}; these are rules ${match.game.rules}`);
  }
}

/** A state that is none of the game breaks here, where its line is known, and not wherever it is shown. */
function lookedAt(match: Match): Match {
  for (const viewer of [ONLOOKER, ...match.seats.keys()]) look(match, viewer);
  return match;
}

const quietly = (result: Result<unknown>): Result<Events> => (result.ok ? ok(NOTHING) : result);

const eventless = (result: Result<Match>): Result<Played> =>
  result.ok ? ok({ match: result.value, events: NOTHING }) : result;

function playChance(match: Match, text: string): Result<Played> {
  const turn = turnOf(match);
  if (turn.kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const outcome = readOutcome(match.game.chance(match.state), text);
  return outcome.ok ? settle(match, outcome.value) : outcome;
}

export interface Verdict {
  readonly steps: number;
  readonly chances: number;
  /** Whether every chance outcome that was played again was shown to follow from the published numbers. */
  readonly dice: 'proven' | 'not-opened' | 'not-committed';
  /** Whose numbers they follow from. */
  readonly parties: readonly string[];
  /** Standing steps under older rules, which were not played again. */
  readonly unplayed: number;
  /** Chance outcomes under older rules, of which nothing was shown. */
  readonly unchecked: number;
}

/** Replays the whole record, and checks its result and that every roll and draw follows from the committed numbers. */
export const verify = (sheet: Sheet, find: FindGame): Result<Verdict> =>
  fromStored(sheet, () => verifyMoves(sheet, find));

function verifyMoves(sheet: Sheet, find: FindGame): Result<Verdict> {
  const begun = begin(sheet, find);
  if (!begun.ok) return begun;
  // What stands of it before anything is played.
  const { header, live, chances } = begun.value.run.whole;
  const [unplayed, unchecked] = [live.length, chances];
  const { chance } = header;
  const key = provenKey(chance);
  if (!key.ok) return key;
  const prove = (run: Run, move: Move): Result<Events> => proveMove(run, move, key.value.key);
  const played = playMoves(begun.value, sheet.moves, Infinity, prove);
  if (!played.ok) return played;
  const result = proveResult(sheet, played.value);
  if (!result.ok) return result;
  return ok({
    steps: played.value.live.length,
    chances: played.value.chances,
    dice: key.value.dice,
    parties: chance.kind === 'fair' ? Object.keys(chance.commitments) : [],
    unplayed,
    unchecked,
  });
}

/** The result that the record claims is the one it comes to. */
function proveResult(sheet: Sheet, match: Match): Result<null> {
  const claimed = tagValue(sheet, 'Result');
  const turn = turnOf(match);
  const due = turn.kind === 'over' ? writeEnding(turn.ending, match.seats) : '*';
  return claimed === undefined || claimed === due
    ? ok(null)
    : refuse('tampered', `the result is ${due}, not ${claimed}`, { place: 'Result' });
}

function proveMove(run: Run, move: Move, key: Uint8Array | null): Result<Events> {
  const match = run.last;
  if (move.kind === 'resume' && match.header.rules === match.game.rules)
    return refuse('tampered', 'goes on from another state, though under the rules it was played under');
  if (move.kind !== 'chance' || !key || turnOf(match).kind !== 'chance') return playMove(run, move);
  const chance = match.game.chance(match.state);
  const due = writeOutcome(chance, roller(key)(chance, match.chances));
  return due === move.text
    ? playMove(run, move)
    : refuse('tampered', `chance number ${match.chances} is ${due}, not ${move.text}`);
}

function provenKey(chance: ChanceSource): Result<{ key: Uint8Array | null; dice: Verdict['dice'] }> {
  if (chance.kind === 'manual') return ok({ key: null, dice: 'not-committed' });
  if (chance.kind === 'seed') return ok({ key: chanceKey({ seed: chance.seed }), dice: 'not-committed' });
  for (const [who, number] of Object.entries(chance.numbers))
    if (commitment(number) !== chance.commitments[who])
      return refuse('tampered', `the number of ${who} is not the one committed to`, { place: 'Number' });
  const parties = Object.keys(chance.commitments);
  if (parties.length === 0)
    return refuse('tampered', 'fair dice without any commitment', { place: 'Commitment' });
  const opened = parties.every((who) => Object.hasOwn(chance.numbers, who));
  return ok(opened ? { key: chanceKey(chance.numbers), dice: 'proven' } : { key: null, dice: 'not-opened' });
}
