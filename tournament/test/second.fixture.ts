import type { Event, TieBreak } from '../index.ts';

/**
 * The points and tie-breaks once more, written from docs/tournaments.md and sharing nothing with `standings.ts`: a
 * table of who got what from whom, in tenths, from which every figure is read off.
 */
export interface Figures {
  readonly points: number;
  readonly tieBreaks: Partial<Record<TieBreak, number>>;
}

interface Cell {
  readonly me: number;
  readonly foe: number | 'nobody' | 'absent foe';
  readonly tenths: number;
  readonly margin: number;
  readonly came: boolean;
}

export function secondFigures(event: Event): Figures[] {
  const cells = cellsOf(event);
  const tenths = event.entrants.map((_, me) =>
    total(cells.filter((cell) => cell.me === me).map((cell) => cell.tenths)),
  );
  return event.entrants.map((_, me) => {
    const own = cells.filter((cell) => cell.me === me);
    const worth = (cell: Cell): number => {
      if (!cell.came) return 0;
      return typeof cell.foe === 'number' ? tenths[cell.foe] : tenths[me];
    };
    return {
      points: tenths[me] / 10,
      tieBreaks: {
        buchholz: total(own.map(worth)) / 10,
        'sonneborn-berger': total(own.map((cell) => cell.tenths * worth(cell))) / 100,
        margin: total(own.map((cell) => cell.margin)),
      },
    };
  });
}

/** What these won from each other, in points; null unless each of them has met each. */
export function secondDirect(event: Event, group: readonly number[]): number[] | null {
  const cells = cellsOf(event);
  const between = (me: number, foe: number): Cell[] =>
    cells.filter((cell) => cell.me === me && (cell.foe === foe || foesOf.get(cell) === foe));
  const all = group.every((me) => group.every((foe) => me === foe || between(me, foe).length > 0));
  return all
    ? group.map((me) => total(group.flatMap((foe) => between(me, foe).map(({ tenths }) => tenths))) / 10)
    : null;
}

/** Who should have come. */
const foesOf = new WeakMap<Cell, number>();

function cellsOf({ terms, rounds, bracket }: Event): Cell[] {
  const cells: Cell[] = [];
  rounds.forEach(({ stage, tables }, number) => {
    if (terms.format.kind === 'swiss-top8' && bracket && number >= bracket.from) return;
    for (const { players, outcome } of tables) {
      if (players.length === 1 && stage !== 'round-robin')
        cells.push({ me: players[0], foe: 'nobody', tenths: 10 * terms.points.bye, margin: 0, came: true });
      if (players.length < 2 || outcome === null) continue;
      for (const [at, me] of players.entries()) {
        const foe = players[players.length - 1 - at];
        const cell: Cell =
          outcome.how === 'forfeit'
            ? forfeited(
                me,
                foe,
                outcome.absent.some((player) => player === at),
                outcome.absent.length,
                terms.points,
              )
            : played(me, foe, at, outcome.games, terms.points);
        foesOf.set(cell, foe);
        cells.push(cell);
      }
    }
  });
  return cells;
}

type Points = Event['terms']['points'];

function forfeited(me: number, foe: number, absent: boolean, gone: number, points: Points): Cell {
  return {
    me,
    foe: gone > 0 && !absent ? 'absent foe' : foe,
    tenths: 10 * (absent ? points.lost : points.won),
    margin: 0,
    came: !absent,
  };
}

function played(
  me: number,
  foe: number,
  at: number,
  games: readonly { readonly winner: number | null; readonly margin: readonly number[] }[],
  points: Points,
): Cell {
  const won = games.filter(({ winner }) => winner === at).length;
  const lost = games.filter(({ winner }) => winner === 1 - at).length;
  const margin = total(games.map((game) => game.margin[at] - game.margin[1 - at]));
  const mark = (): number => {
    if (won === games.length) return points.won;
    if (lost === games.length) return points.lost;
    if (won !== lost) return won > lost ? points.ahead : points.behind;
    if (margin === 0 || games.length === 1) return points.level;
    return margin > 0 ? points.ahead : points.behind;
  };
  return { me, foe, tenths: 10 * mark(), margin, came: true };
}

const total = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};
