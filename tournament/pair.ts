import { ok, refuse, type Result } from '@bicorne/engine';
import {
  isPresent,
  isWhole,
  roundCount,
  type Bracket,
  type Entrant,
  type Event,
  type Pairing,
  type Round,
} from './event.ts';
import { firstTables, nextTables } from './knock-out.ts';
import { roundRobinTables } from './round-robin.ts';
import { standings } from './standings.ts';
import { swissTables, withSides } from './swiss.ts';
import { TOP } from './terms.ts';

/** What the terms say comes next: the tables of the round, and of what stage it is. */
export interface Next {
  readonly stage: Round['stage'];
  readonly tables: readonly Pairing[];
  /** Of a knock-out, which its first round draws. */
  readonly bracket: Bracket | null;
}

/** What kind of round comes next, or why none does now. */
export function nextStage(event: Event): Result<Round['stage']> {
  const { field, rounds, terms, paused } = event;
  if (!field) return refuse('not-allowed', 'entry is still open');
  if (paused) return refuse('not-allowed', 'the tournament is paused');
  if (rounds.length === roundCount(event)) return refuse('over', 'there are no more rounds');
  const { format } = terms;
  // The rounds of a round robin do not wait for each other.
  if (format.kind === 'round-robin') return ok('round-robin');
  if (!rounds.every(isWhole)) return refuse('not-allowed', 'a round is still being played');
  return ok('rounds' in format && rounds.length < format.rounds ? 'swiss' : 'knock-out');
}

/** The next round, as it follows from what was decided so far and from nothing else. */
export function nextRound(event: Event): Result<Next> {
  const stage = nextStage(event);
  if (!stage.ok) return stage;
  const { field, rounds, terms, bracket } = event;
  const drawn = field ?? [];
  switch (stage.value) {
    case 'round-robin':
      return ok({ stage: stage.value, tables: roundRobinTables(drawn, rounds.length), bracket });
    case 'swiss':
      return ok({ stage: stage.value, tables: swissTables(event, drawOrder(event, drawn)), bracket });
    case 'knock-out':
      return ok(knockOutRound(event, terms.format.kind === 'knock-out' ? drawn : best(event)));
  }
}

function knockOutRound(event: Event, seeds: readonly number[]): Next {
  const { rounds, entrants } = event;
  const bracket = event.bracket ?? { seeds, from: rounds.length };
  const met = event.bracket ? nextTables(rounds[rounds.length - 1], bracket, entrants) : firstTables(seeds);
  return { stage: 'knock-out', tables: withSides(event, met), bracket };
}

const best = (event: Event): number[] =>
  standings(event)
    .map(({ number }) => number)
    .filter((number) => isPresent(event.entrants[number]))
    .slice(0, TOP);

/** Those of the draw, and behind them those who came later, by lot or rating too. */
function drawOrder(event: Event, field: readonly number[]): readonly number[] {
  const drawn = new Set(field);
  const late = [...event.entrants.keys()].filter((number) => !drawn.has(number));
  return [...field, ...inDraw(event, late)];
}

/** By rating where the terms say so, the best first, and by lot. */
export function inDraw({ terms, entrants }: Event, numbers: readonly number[]): number[] {
  const strength = ({ rating }: Entrant): number => (terms.seeding === 'ratings' ? (rating ?? 0) : 0);
  return numbers.toSorted((a, b) => {
    const [one, other] = [entrants[a], entrants[b]];
    return strength(other) - strength(one) || (one.lot < other.lot ? -1 : 1);
  });
}
