import { isPresent, type Decision, type Event } from '@bicorne/tournament';

/** Instead of a reason that somebody wrote; it is read in the reader's language. */
const ABSENT_TWICE = 'absent-twice';

/** Whoever did not come to his last two tables is waited for no longer. */
export function absentees(event: Event): Decision[] {
  return event.entrants.flatMap((entrant, number): Decision[] =>
    isPresent(entrant) && missed(event, number) >= 2
      ? [{ do: 'withdraw', entrant: entrant.id, reason: ABSENT_TWICE }]
      : [],
  );
}

/** How many of his last tables running, of those that are decided. */
function missed({ rounds }: Event, number: number): number {
  let count = 0;
  for (const { tables } of rounds.toReversed()) {
    const table = tables.find(({ players }) => players.length === 2 && players.includes(number));
    if (!table?.outcome) continue;
    const player = table.players[0] === number ? 0 : 1;
    if (table.outcome.how !== 'forfeit' || !table.outcome.absent.includes(player)) return count;
    count++;
  }
  return count;
}
