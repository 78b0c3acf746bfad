import {
  digest,
  matchSheet,
  readRecord,
  refuse,
  replay,
  turnOf,
  verify,
  writeRecord,
  type Ending,
  type Result,
} from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { writeStep } from '@bicorne/table/steps';

/** A record that holds, as it is kept. */
export interface Checked {
  readonly game: string;
  readonly scenario: unknown;
  readonly seats: readonly string[];
  readonly players: Readonly<Record<string, string>>;
  readonly ending: Ending;
  readonly steps: number;
  /** Of what was played, whoever is said to have played it. */
  readonly digest: string;
  /** In its tidy form. */
  readonly record: string;
}

/** Plays a record from elsewhere with the engine, every step of it and every roll that can be proven. */
export async function checkRecord(text: string, games: readonly string[]): Promise<Result<Checked>> {
  const sheet = readRecord(text);
  if (!sheet.ok) return sheet;
  if (sheet.value.moves.some(({ kind }) => kind === 'resume'))
    return refuse('not-allowed', 'a record that changed its rules midway cannot be checked here', {
      place: 'rules',
    });
  const id = sheet.value.tags.find(([tag]) => tag === 'Game')?.[1] ?? '';
  const module = games.includes(id) ? await loadGame(id) : undefined;
  const find = (): NonNullable<typeof module>['game'] | undefined => module?.game;
  const verdict = verify(sheet.value, find);
  if (!verdict.ok) return verdict;
  const played = replay(sheet.value, find);
  if (!played.ok) return played;
  const { match } = played.value;
  const turn = turnOf(match);
  if (turn.kind !== 'over') return refuse('not-allowed', 'this record has no end', { place: 'end' });
  const acted = match.live.map((index) => match.steps.get(index));
  if (!acted.some(({ kind }) => kind === 'act'))
    return refuse('not-allowed', 'nobody acted in this record', { place: 'acts' });
  const { scenario, options, players } = match.header;
  return {
    ok: true,
    value: {
      game: id,
      scenario,
      seats: match.seats,
      players,
      ending: turn.ending,
      steps: match.steps.length,
      digest: digest({ game: id, scenario, options, steps: acted.map(writeStep) }),
      record: writeRecord(matchSheet(match)),
    },
  };
}
