import type { ArchiveEntry, Sends } from '@bicorne/table/protocol';

const DAY = 86_400_000;

/** Whether an entry is what is looked for, as the server would say. */
export function isAsked(entry: ArchiveEntry, query: Sends<'GET /archive'>): boolean {
  const { game, scenario, player, person, result, since, until } = query;
  const part = player?.toLocaleLowerCase();
  return (
    (game === undefined || entry.game === game) &&
    (scenario === undefined || entry.scenario === scenario) &&
    (person === undefined || entry.players.some((one) => one.person === person)) &&
    (part === undefined || entry.players.some(({ name }) => name.toLocaleLowerCase().includes(part))) &&
    (result === undefined || resultOf(entry) === result) &&
    (since === undefined || entry.endedAt >= Date.parse(since)) &&
    (until === undefined || entry.endedAt < Date.parse(until) + DAY)
  );
}

function resultOf({ winners, reason }: ArchiveEntry): 'won' | 'drawn' | 'none' {
  if (reason === 'aborted' || reason === 'abandoned') return 'none';
  return winners.length > 0 ? 'won' : 'drawn';
}
