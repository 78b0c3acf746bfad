import { must, quickRng, type Rng } from '@bicorne/engine';
import * as fc from 'fast-check';
import {
  decide,
  FORMATS,
  isOver,
  nextRound,
  openEvent,
  POINTS,
  TIE_BREAKS,
  type Decision,
  type Event,
  type Format,
  type Outcome,
  type Terms,
} from '../index.ts';

export const termsOf = (format: Format, given: Partial<Terms> = {}): Terms => ({
  game: 'picket',
  format,
  match: 'pair',
  battles: { kind: 'fixed', scenario: 'plain' },
  seeding: 'lots',
  points: POINTS[given.match ?? 'pair'],
  tieBreaks: TIE_BREAKS,
  seed: 'drum',
  ...given,
});

export const after = (event: Event, ...decisions: readonly Decision[]): Event =>
  decisions.reduce((now, decision) => must(decide(now, decision)), event);

/** With entrants `a`, `b`…, entry closed. */
export const closed = (terms: Terms, count: number): Event =>
  after(
    must(openEvent(terms)),
    ...Array.from({ length: count }, (_, i): Decision => ({ do: 'enter', entrant: nameOf(i) })),
    { do: 'close' },
  );

const nameOf = (i: number): string =>
  `${String.fromCharCode(97 + (i % 26))}${i < 26 ? '' : Math.floor(i / 26)}`;

export const paired = (event: Event): Event =>
  after(event, { do: 'pair', tables: must(nextRound(event)).tables });

function anyOutcome(terms: Terms, rng: Rng): Outcome {
  if (rng.below(12) === 0)
    return { how: 'forfeit', absent: rng.below(5) === 0 ? [0, 1] : [rng.below(2) === 0 ? 0 : 1] };
  const games = Array.from({ length: terms.match === 'pair' ? 2 : 1 }, () => ({
    winner: ([0, 1, 0, 1, null] as const)[rng.below(5)],
    margin: [rng.below(6), rng.below(6)] as const,
  }));
  return { how: 'played', games };
}

/** All tables that are still being played. */
export function playOut(event: Event, outcome: (round: number, table: number) => Outcome): Event {
  let now = event;
  event.rounds.forEach(({ tables }, round) =>
    tables.forEach(({ players }, table) => {
      if (players.length === 2 && now.rounds[round].tables[table].outcome === null)
        now = after(now, { do: 'result', round, table, outcome: outcome(round, table) });
    }),
  );
  return now;
}

/** What may be tried between two steps of a tournament; most of it is refused somewhere. */
function mishap(event: Event, rng: Rng): Decision {
  const { entrants, rounds, terms } = event;
  const somebody = entrants[rng.below(entrants.length)].id;
  const round = rng.below(Math.max(1, rounds.length));
  const table = rng.below(Math.max(1, rounds[round]?.tables.length ?? 1));
  const reason = 'as it happens';
  const fresh = `n${event.decisions.length}`;
  const mishaps: readonly Decision[] = [
    { do: 'enter', entrant: fresh },
    { do: 'withdraw', entrant: somebody, reason },
    { do: 'replace', entrant: somebody, by: fresh, reason },
    { do: 'correct', round, table, outcome: anyOutcome(terms, rng), reason },
  ];
  return mishaps[rng.below(mishaps.length)];
}

/** A whole tournament by chance; what stood before each pairing, and at the end. */
export function randomTournament(terms: Terms, count: number, seed: number, mishaps: number): Event[] {
  const rng = quickRng(seed);
  let event = closed(terms, count);
  const moments: Event[] = [];
  while (!isOver(event)) {
    const before = event;
    event = paired(event);
    moments.push(before);
    for (let i = 0; i < mishaps; i++) {
      const tried = decide(event, mishap(event, rng));
      if (tried.ok) event = tried.value;
    }
    event = playOut(event, () => anyOutcome(terms, rng));
  }
  return [...moments, event];
}

const anyTerms = (formats: readonly Format['kind'][] = FORMATS): fc.Arbitrary<Terms> =>
  fc
    .record({
      kind: fc.constantFrom(...formats),
      rounds: fc.integer({ min: 1, max: 6 }),
      match: fc.constantFrom('single', 'pair'),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
    })
    .map(({ kind, rounds, match, seed }) =>
      termsOf(kind === 'swiss' || kind === 'swiss-top8' ? { kind, rounds } : { kind }, { match, seed }),
    );

export const anyRun = (formats?: readonly Format['kind'][], most = 12) =>
  fc.record({
    terms: anyTerms(formats),
    count: fc.integer({ min: 3, max: most }),
    seed: fc.nat(),
    mishaps: fc.integer({ min: 0, max: 3 }),
  });
