import { readOutcome, writeOutcome } from './chance.ts';
import type { Game, GameEvent } from './contract.ts';
import {
  act,
  openMatch,
  resume,
  roller,
  settle,
  stop,
  takeBack,
  turnOf,
  type ChanceSource,
  type Match,
  type Played,
} from './match.ts';
import { readOptions } from './options.ts';
import { chanceKey, commitment, digest } from './random.ts';
import type { Move, Sheet, Tag } from './record.ts';
import { ok, refuse, type Fault, type Result } from './result.ts';

/** Where games are found by their name. */
export type FindGame = (id: string) => Game | undefined;

export const tagValue = (sheet: Sheet, name: string): string | undefined =>
  sheet.tags.find(([tag]) => tag === name)?.[1];

const tagPairs = (tags: readonly Tag[], name: string): Record<string, string> =>
  Object.fromEntries(tags.filter(([tag]) => tag === name).map(([, key, value = '']) => [key, value]));

/** The match at its first step, from the tags alone. */
export function openRecord(sheet: Sheet, find: FindGame): Result<Match> {
  const id = tagValue(sheet, 'Game') ?? '';
  const game = find(id);
  if (!game)
    return refuse('unknown', `there is no game ${JSON.stringify(id.slice(0, 40))}`, { place: 'Game' });
  const scenario = readScenario(sheet);
  if (!scenario.ok) return scenario;
  const players = tagPairs(sheet.tags, 'Seat');
  return openMatch(game, {
    scenario: scenario.value,
    options: readOptions(game.options, tagValue(sheet, 'Options') ?? ''),
    players,
    chance: readChance(sheet),
  });
}

function readScenario(sheet: Sheet): Result<unknown> {
  const position = tagValue(sheet, 'Position');
  if (position === undefined) return ok(tagValue(sheet, 'Scenario'));
  try {
    return ok(JSON.parse(position));
  } catch {
    return refuse('malformed', 'the position is not JSON', { place: 'Position' });
  }
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

/** Plays a record again, up to `until` of its moves; the first move that does not follow is named with its line. */
export function replay(sheet: Sheet, find: FindGame, until = Infinity): Result<Replayed> {
  const opened = openRecord(sheet, find);
  if (!opened.ok) return opened;
  let match = opened.value;
  const events: (readonly GameEvent[])[] = [];
  for (const move of sheet.moves.slice(0, until)) {
    const played = playMove(match, move);
    if (!played.ok) return refuse(played.fault.code, played.fault.message, atLine(played.fault, move.line));
    match = played.value.match;
    events.push(played.value.events);
  }
  return ok({ match, events });
}

const atLine = (fault: Fault, line: number): { place: string; rule?: string } =>
  fault.rule === undefined ? { place: `line ${line}` } : { place: `line ${line}`, rule: fault.rule };

function playMove(match: Match, move: Move): Result<Played> {
  switch (move.kind) {
    case 'act':
      return act(match, match.seats.indexOf(move.seat), move.text);
    case 'chance':
      return playChance(match, move.text);
    case 'undo':
      return quietly(takeBack(match, move.count));
    case 'stop':
      return quietly(
        stop(match, { winners: move.winners.map((name) => match.seats.indexOf(name)), reason: move.reason }),
      );
    case 'resume':
      return move.rules === match.game.rules
        ? quietly(ok(resume(match, match.game, move.state)))
        : refuse('unknown', `goes on under rules ${move.rules}; these are rules ${match.game.rules}`);
    case 'digest':
      return digest(match.state) === move.value
        ? quietly(ok(match))
        : refuse('tampered', `the position here has digest ${digest(match.state)}, not ${move.value}`);
    case 'comment':
    case 'variation':
      return quietly(ok(match));
  }
}

const quietly = (result: Result<Match>): Result<Played> =>
  result.ok ? ok({ match: result.value, events: [] }) : result;

function playChance(match: Match, text: string): Result<Played> {
  const turn = turnOf(match);
  if (turn.kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const outcome = readOutcome(match.game.chance(match.state), text);
  return outcome.ok ? settle(match, outcome.value) : outcome;
}

export interface Verdict {
  readonly steps: number;
  readonly chances: number;
  /** Whether every chance outcome was shown to follow from the published numbers. */
  readonly dice: 'proven' | 'not-opened' | 'not-committed';
}

/** Replays the whole record, and checks that every roll and draw follows from the committed numbers. */
export function verify(sheet: Sheet, find: FindGame): Result<Verdict> {
  const opened = openRecord(sheet, find);
  if (!opened.ok) return opened;
  const key = provenKey(opened.value.header.chance);
  if (!key.ok) return key;
  let match = opened.value;
  for (const move of sheet.moves) {
    const played = proveMove(match, move, key.value.key);
    if (!played.ok) return refuse(played.fault.code, played.fault.message, atLine(played.fault, move.line));
    match = played.value.match;
  }
  return ok({ steps: match.live.length, chances: match.chances, dice: key.value.dice });
}

function proveMove(match: Match, move: Move, key: Uint8Array | null): Result<Played> {
  if (move.kind !== 'chance' || !key || turnOf(match).kind !== 'chance') return playMove(match, move);
  const chance = match.game.chance(match.state);
  const due = writeOutcome(chance, roller(key)(chance, match.chances));
  return due === move.text
    ? playMove(match, move)
    : refuse('tampered', `chance number ${match.chances} is ${due}, not ${move.text}`);
}

function provenKey(chance: ChanceSource): Result<{ key: Uint8Array | null; dice: Verdict['dice'] }> {
  if (chance.kind === 'manual') return ok({ key: null, dice: 'not-committed' });
  if (chance.kind === 'seed') return ok({ key: chanceKey({ seed: chance.seed }), dice: 'not-committed' });
  for (const [who, number] of Object.entries(chance.numbers))
    if (commitment(number) !== chance.commitments[who])
      return refuse('tampered', `the number of ${who} is not the one committed to`, { place: 'Number' });
  const opened = Object.keys(chance.commitments).every((who) => Object.hasOwn(chance.numbers, who));
  return ok(opened ? { key: chanceKey(chance.numbers), dice: 'proven' } : { key: null, dice: 'not-opened' });
}
