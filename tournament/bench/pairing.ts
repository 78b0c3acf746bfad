import { must } from '@bicorne/engine';
import { decide, nextRound, openEvent, POINTS, TIE_BREAKS, type Decision, type Event } from '../index.ts';

/** How long the pairing of each round takes; nothing is judged. */
const ROUNDS = 7;

const after = (event: Event, decision: Decision): Event => must(decide(event, decision));

function entered(count: number, match: 'single' | 'pair'): Event {
  const opened = openEvent({
    game: 'picket',
    format: { kind: 'swiss', rounds: ROUNDS },
    match,
    battles: { kind: 'fixed', scenario: 'plain' },
    seeding: 'lots',
    points: POINTS[match],
    tieBreaks: TIE_BREAKS,
    seed: `bench ${count}`,
  });
  const entries = Array.from({ length: count }, (_, i): Decision => ({ do: 'enter', entrant: `e${i}` }));
  return after(entries.reduce(after, must(opened)), { do: 'close' });
}

/** Results that leave large score groups and small ones. */
function played(event: Event, match: 'single' | 'pair'): Event {
  const round = event.rounds.length - 1;
  return event.rounds[round].tables.reduce(
    (now, { players }, table) =>
      players.length < 2
        ? now
        : after(now, {
            do: 'result',
            round,
            table,
            outcome: {
              how: 'played',
              games: Array.from({ length: match === 'pair' ? 2 : 1 }, (_, game) => ({
                winner: (7 * table + 3 * round + game) % 5 < 3 ? 0 : 1,
                margin: [(table + game) % 6, (table * 5) % 7],
              })),
            },
          }),
    event,
  );
}

for (const count of [64, 256, 511, 512])
  for (const match of ['pair', 'single'] as const) {
    let event = entered(count, match);
    const millis: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begin = performance.now();
      const next = must(nextRound(event));
      millis.push(Math.round(performance.now() - begin));
      event = played(after(event, { do: 'pair', tables: next.tables }), match);
    }
    console.log(`${count} entrants, ${match}: ${millis.join(', ')} ms a round`);
  }
