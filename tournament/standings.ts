import type { Event, Table } from './event.ts';
import { marginOf, pointsAt, winnerAt } from './score.ts';
import type { TieBreak } from './terms.ts';

export interface Row {
  /** Those whom nothing parts share a place; they stand in the order of their lots. */
  readonly place: number;
  /** Of the entrant. */
  readonly number: number;
  readonly points: number;
  /** By the terms' list. `direct` is null where it parts nobody. */
  readonly tieBreaks: Readonly<Partial<Record<TieBreak, number | null>>>;
  /** Rounds of the knock-out he has come through; null if he is not in it. */
  readonly through: number | null;
}

/** One match of one entrant, or a round in which he was free; those being played are not among them. */
interface Played {
  readonly points: number;
  /** Null: he was free. */
  readonly foe: number | null;
  /** The other did not come. */
  readonly walkover: boolean;
  readonly absent: boolean;
  readonly margin: number;
}

/** By entrant, what he has played; of a knock-out that follows Swiss rounds nothing is counted here. */
function playedBy({ terms, entrants, rounds, bracket }: Event): readonly (readonly Played[])[] {
  const played: Played[][] = entrants.map(() => []);
  const counted = terms.format.kind === 'swiss-top8' && bracket ? rounds.slice(0, bracket.from) : rounds;
  for (const round of counted)
    for (const table of round.tables) {
      const points = pointsAt(terms, round, table);
      if (round.stage === 'round-robin' && table.players.length === 1) continue;
      table.players.forEach((number, at) => {
        if (at > 1 || (table.players.length === 2 && !table.outcome)) return;
        played[number].push({ points: points[at], ...meeting(table, at === 0 ? 0 : 1) });
      });
    }
  return played;
}

function meeting({ players, outcome }: Table, at: 0 | 1): Omit<Played, 'points'> {
  const foe = players.length === 2 ? players[1 - at] : null;
  const gone = outcome?.how === 'forfeit' ? outcome.absent : [];
  const absent = gone.includes(at);
  return { foe, absent, walkover: gone.length > 0 && !absent, margin: outcome ? marginOf(outcome, at) : 0 };
}

type Measure = (played: readonly Played[], points: readonly number[], own: number) => number;

/** Where nothing was played one's own points stand for the opponent's; who did not come gets nothing. */
const worthOf = ({ foe, walkover, absent }: Played, points: readonly number[], own: number): number => {
  if (absent) return 0;
  return foe === null || walkover ? own : points[foe];
};

const MEASURES: Readonly<Record<Exclude<TieBreak, 'direct'>, Measure>> = {
  /** The points of all opponents. */
  buchholz: (played, points, own) => sum(played.map((one) => worthOf(one, points, own))),
  /** The points of each opponent times what was won from him. */
  'sonneborn-berger': (played, points, own) =>
    sum(played.map((one) => one.points * worthOf(one, points, own))),
  margin: (played) => sum(played.map(({ margin }) => margin)),
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Line {
  readonly number: number;
  readonly points: number;
  readonly through: number | null;
  readonly tieBreaks: Partial<Record<TieBreak, number | null>>;
}

export function standings(event: Event): readonly Row[] {
  const { terms, entrants } = event;
  const played = playedBy(event);
  const points = played.map((own) => sum(own.map((one) => one.points)));
  const through = roundsThrough(event);
  const lines = entrants.map((_, number): Line => ({
    number,
    points: points[number],
    through: through.get(number) ?? null,
    tieBreaks: Object.fromEntries(
      terms.tieBreaks.map((one) => [
        one,
        one === 'direct' ? null : MEASURES[one](played[number], points, points[number]),
      ]),
    ),
  }));
  const keys: readonly Parter[] = [
    by(({ through }) => through ?? -1),
    by(({ points }) => points),
    ...terms.tieBreaks.map((one) =>
      one === 'direct' ? byDirectEncounter(played) : by((line) => line.tieBreaks[one] ?? 0),
    ),
  ];
  const lots = lines.toSorted((a, b) => (entrants[a.number].lot < entrants[b.number].lot ? -1 : 1));
  return placed(keys.reduce<Line[][]>((groups, part) => groups.flatMap(part), [lots]));
}

/** Parts a group of equals into groups, the best first. */
type Parter = (group: readonly Line[]) => Line[][];

const by =
  (measure: (line: Line) => number): Parter =>
  (group) =>
    [...Map.groupBy(group, measure)].sort(([one], [other]) => other - one).map(([, lines]) => lines);

/** What equals won from each other; it parts them only if all of them have met. */
function byDirectEncounter(played: readonly (readonly Played[])[]): Parter {
  return (group) => {
    if (group.length < 2) return [[...group]];
    const meetings = group.map(({ number }) =>
      played[number].filter(({ foe }) => group.some((other) => other.number === foe)),
    );
    const met = meetings.map((own) => new Set(own.map(({ foe }) => foe)).size);
    if (met.some((size) => size < group.length - 1)) return [[...group]];
    group.forEach((line, i) => (line.tieBreaks.direct = sum(meetings[i].map(({ points }) => points))));
    return by((line) => line.tieBreaks.direct ?? 0)(group);
  };
}

function placed(groups: readonly (readonly Line[])[]): Row[] {
  let before = 0;
  return groups.flatMap((group) => {
    const place = before + 1;
    before += group.length;
    return group.map((line) => ({ place, ...line }));
  });
}

/** How many rounds of the knock-out each has come through, of those who are in it. */
function roundsThrough({ rounds, bracket }: Event): ReadonlyMap<number, number> {
  const through = new Map((bracket?.seeds ?? []).map((number) => [number, 0]));
  if (bracket)
    for (const { tables } of rounds.slice(bracket.from))
      for (const table of tables) {
        const winner = winnerAt(table, bracket.seeds);
        if (winner !== null) through.set(winner, (through.get(winner) ?? 0) + 1);
      }
  return through;
}
