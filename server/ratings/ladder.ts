import { accept, deny } from '@bicorne/table/fault';
import type { Answer, LadderPage, LadderRow, Person } from '@bicorne/table/protocol';
import type { Store } from '../store/port.ts';
import { seasonAt, seasonSpan } from './season.ts';

const MOST_ROWS = 100;
const HONOURED = 3;
const MOST_SEASONS = 12;

type Best = Awaited<ReturnType<Store['ladders']['best']>>;

/** The ladder of a game in a season, and who stood at the head of those before. */
export async function ladderOf(
  store: Store,
  game: string,
  wanted: string | undefined,
  person: Person | null,
): Promise<Answer<LadderPage>> {
  const now = seasonAt(store.now());
  const season = wanted ?? now;
  const span = seasonSpan(season);
  if (!span) return deny('unknown', 'there is no such season');
  const { ladders } = store;
  const rows = rowsOf(await ladders.best(game, season, MOST_ROWS));
  const own = person && (await ladders.placeOf(game, season, person.id));
  const over = (await ladders.seasons(game, MOST_SEASONS + 1)).filter((one) => one !== now);
  const honour = [];
  for (const one of over.slice(0, MOST_SEASONS))
    honour.push({ season: one, rows: rowsOf(await ladders.best(game, one, HONOURED)) });
  return accept({ season, ...span, rows, mine: own && rowOf(own, own.place), honour });
}

const rowOf = ({ person, name, halves, results, won }: Best[number], place: number): LadderRow => ({
  place,
  person,
  name,
  points: halves / 2,
  results,
  won,
});

/** Whoever has as many points from as many results has the same place. */
const rowsOf = (best: Best): LadderRow[] =>
  best.map((row) =>
    rowOf(row, 1 + best.findIndex(({ halves, results }) => halves === row.halves && results === row.results)),
  );
