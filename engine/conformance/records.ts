import type { GameEvent } from '../contract.ts';
import { openMatch, runChance, seedRoller, takeBack, turnOf, type Match, type Played } from '../match.ts';
import { matchSheet, readRecord, writeRecord } from '../record.ts';
import { replay, verify } from '../replay.ts';
import { must, ok } from '../result.ts';
import { difference, text } from './compare.ts';
import { playStep, spotOf } from './copies.ts';
import type { Run, Trial } from './trial.ts';

/** A whole match, with some steps taken back, written, read and played again: the same events, the same end. */
export function records(trial: Trial): void {
  const { game, report } = trial;
  for (const run of trial.runs()) {
    const { match, events } = playMatch(trial, run);
    const spot = spotOf(match, run);
    const record = writeRecord(matchSheet(match));
    const sheet = readRecord(record);
    if (!sheet.ok) {
      report('record unreadable', text(sheet.fault), spot);
      continue;
    }
    const find = (id: string): typeof game | undefined => (id === game.id ? game : undefined);
    const again = replay(sheet.value, find);
    if (!again.ok) {
      report('record does not replay', text(again.fault), spot);
      continue;
    }
    const told = again.value.events.flat();
    if (text(told) !== text(events)) report('replay tells otherwise', difference(events, told), spot);
    if (text(again.value.match.state) !== text(match.state))
      report('replay ends otherwise', difference(match.state, again.value.match.state), spot);
    if (writeRecord(matchSheet(again.value.match)) !== record)
      report('record changes', 'when it is written again', spot);
    const verdict = verify(sheet.value, find);
    if (!verdict.ok) report('record not verified', text(verdict.fault), spot);
  }
}

function playMatch(
  trial: Trial,
  { scenario, options, handicap }: Run,
): { match: Match; events: GameEvent[] } {
  const { game, rng } = trial;
  const seed = `conformance ${rng.below(1_000_000)}`;
  let match = must(openMatch(game, { scenario, options, handicap, chance: { kind: 'seed', seed } }));
  const events: GameEvent[] = [];
  const roll = seedRoller(seed);
  while (turnOf(match).kind !== 'over' && match.steps.length < game.bound) {
    const played: Played | null =
      turnOf(match).kind === 'chance' ? runChance(match, roll) : playStep(match, trial);
    if (!played) break;
    events.push(...played.events);
    const back =
      match.live.length > 3 && rng.below(50) === 0
        ? takeBack(played.match, 1 + rng.below(3))
        : ok(played.match);
    match = must(back);
  }
  return { match, events };
}
