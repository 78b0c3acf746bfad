import type { Event, Outcome, Pairing } from './event.ts';
import { isPresent } from './event.ts';
import { pointsAt } from './score.ts';
import { cheapestCouples, type Cost } from './weights.ts';

/** What counts for the next pairing of one entrant. */
export interface Standing {
  readonly number: number;
  /** In halves of a point, so that it is whole. */
  readonly halves: number;
  /** How often he has met each. */
  readonly met: ReadonlyMap<number, number>;
  /** Rounds that cost him nothing: without an opponent, or one who did not come. */
  readonly free: number;
  /** How often he had the first side, less how often the second. */
  readonly balance: number;
  readonly lastFirst: boolean;
}

/** Nobody: who meets him is free. */
const NOBODY = null;

/** Among the costs; of one couple at most, the one with nobody. */
const FREE_LEVEL = 1;

/** The places of a large score group are told apart no finer than this, lest weights grow too large. */
const FINENESS = 15;

/** Those who are here, in the order of the draw. */
export function standingsFor(event: Event, order: readonly number[]): Standing[] {
  const { terms, rounds, entrants } = event;
  const found = new Map(
    order.filter((number) => isPresent(entrants[number])).map((number) => [number, newcomer(number)]),
  );
  for (const round of rounds)
    for (const table of round.tables) {
      const points = pointsAt(terms, round, table);
      const { players, outcome } = table;
      players.forEach((number, at) => {
        const one = found.get(number);
        if (!one) return;
        one.halves += 2 * points[at];
        if (players.length === 1 || (outcome && isWalkover(outcome, at))) one.free++;
        if (players.length === 1) return;
        const foe = players[1 - at];
        one.met.set(foe, (one.met.get(foe) ?? 0) + 1);
        one.balance += at === 0 ? 1 : -1;
        one.lastFirst = at === 0;
      });
    }
  return [...found.values()];
}

/** He came, the other did not. */
const isWalkover = (outcome: Outcome, at: number): boolean =>
  outcome.how === 'forfeit' && outcome.absent.length === 1 && outcome.absent[0] !== at;

const newcomer = (number: number) => ({
  number,
  halves: 0,
  met: new Map<number, number>(),
  free: 0,
  balance: 0,
  lastFirst: false,
});

/** Couples of least cost, the best first; whoever is free is the last. */
export function swissTables(event: Event, order: readonly number[]): Pairing[] {
  const here = standingsFor(event, order);
  const seats = here.length % 2 === 0 ? here : [...here, NOBODY];
  const costOf = costsOf(here, event.terms.match === 'single');
  const couples = cheapestCouples(seats.length, (one, other) => costOf(seats[one], seats[other]), FREE_LEVEL);
  return couples
    .map((couple) => couple.flatMap((seat) => seats[seat] ?? []))
    .sort((one, other) => other.length - one.length || top(other) - top(one))
    .map((couple) =>
      couple.length === 2 ? inOrder(couple[0], couple[1]) : couple.map(({ number }) => number),
    );
}

const top = (couple: readonly Standing[]): number => Math.max(...couple.map(({ halves }) => halves));

/** In a knock-out, where who meets whom is settled, the sides are still to be given. */
export function withSides(event: Event, tables: readonly Pairing[]): Pairing[] {
  const here = new Map(standingsFor(event, tables.flat()).map((one) => [one.number, one]));
  return tables.map((players) => {
    const [one, other] = players.flatMap((number) => here.get(number) ?? []);
    return one && other ? inOrder(one, other) : players;
  });
}

/** The first side goes to whoever has had it less, then to whoever did not have it last, then as drawn. */
function inOrder(one: Standing, other: Standing): Pairing {
  const first = one.balance - other.balance || Number(one.lastFirst) - Number(other.lastFirst) || -1;
  return first < 0 ? [one.number, other.number] : [other.number, one.number];
}

/**
 * What a couple costs: meetings they have had; free rounds he has had who would be free; how far beyond one the sides
 * would be out of balance (where a match is one game); how far apart they are in points, squared; how far their
 * distance in the draw is from half their group, so that its upper half meets the lower.
 */
export function costsOf(
  here: readonly Standing[],
  bySides: boolean,
): (one: Standing | null, other: Standing | null) => Cost {
  const fewest = here.reduce((least, { halves }) => Math.min(least, halves), Number.MAX_SAFE_INTEGER);
  const groups = Map.groupBy(here, ({ halves }) => halves);
  const placeOf = new Map(
    [...groups.values()].flatMap((group) => group.map((one, place) => [one.number, place])),
  );
  const fold = (one: Standing, other: Standing): number => {
    if (one.halves !== other.halves) return 0;
    const half = (groups.get(one.halves)?.length ?? 0) / 2;
    const distance = Math.abs((placeOf.get(one.number) ?? 0) - (placeOf.get(other.number) ?? 0));
    return Math.floor((FINENESS * Math.abs(distance - half)) / half);
  };
  return (one, other) => {
    if (one === NOBODY || other === NOBODY) {
      const free = one ?? other;
      return free === NOBODY ? [0, 0, 0, 0, 0] : [0, free.free, 0, (free.halves - fewest) ** 2, 0];
    }
    return [
      one.met.get(other.number) ?? 0,
      0,
      bySides ? beyondOne(one, other) : 0,
      (one.halves - other.halves) ** 2,
      fold(one, other),
    ];
  };
}

function beyondOne(one: Standing, other: Standing): number {
  const [less, more] = [Math.min(one.balance, other.balance) + 1, Math.max(one.balance, other.balance) - 1];
  return Math.max(0, Math.abs(less) - 1) ** 2 + Math.max(0, Math.abs(more) - 1) ** 2;
}
