import { asDraft, type Draft } from '@bicorne/engine';
import type { Laying } from './contract.ts';
import { endsOf, hasLink, isSameLink, withLink, withoutLink } from './links.ts';
import { listOf, rowsOf, withoutEmpty, withValue } from './path.ts';

/** What a tool does to a scenario, by its kind: whether it is there already, how it is laid, how it is taken away. */
export const isLaid = (lay: Laying, scenario: unknown, at: string): boolean =>
  kindOf(lay).has(lay, asDraft(scenario), at);
export const putDown = (lay: Laying, scenario: unknown, at: string): Draft =>
  tidy(lay, kindOf(lay).put(lay, asDraft(scenario), at));
export const takeUp = (lay: Laying, scenario: unknown, at: string): Draft =>
  tidy(lay, kindOf(lay).take(lay, asDraft(scenario), at));

/** How many of it there are on the table. */
export const countLaid = (lay: Laying, scenario: unknown): number => {
  const kind = kindOf(lay);
  return kind.count === undefined ? 0 : kind.count(lay, asDraft(scenario));
};

/** What is pressed with it: a spot, a side of a spot, or a step from one to the next. */
export const pressedWith = ({ kind }: Laying): 'spot' | 'side' | 'step' => {
  if (kind === 'side' || kind === 'edge') return 'side';
  return kind === 'way' ? 'step' : 'spot';
};

/** Whether it may be laid again where it lies. */
export const heaps = ({ kind }: Laying): boolean => kind === 'face' || kind === 'count' || kind === 'dealt';

interface Kind<L extends Laying> {
  has(lay: L, draft: Draft, at: string): boolean;
  put(lay: L, draft: Draft, at: string): Draft;
  take(lay: L, draft: Draft, at: string): Draft;
  count?(lay: L, draft: Draft): number;
}
const kindOf = ({ kind }: Laying): Kind<Laying> => KINDS[kind];
type Kinds = { readonly [K in Laying['kind']]: Kind<Extract<Laying, { kind: K }>> };

const KEPT: ReadonlySet<string> = new Set(['units', 'leaders', 'terrain', 'map']);

/** A field that the game always wants stays, empty or not. */
const tidy = ({ field }: Laying, draft: Draft): Draft =>
  KEPT.has(field) ? draft : withoutEmpty(draft, field);

const words = (draft: Draft, field: string): readonly string[] => listOf(draft[field]).map(String);
const fits = (row: Draft, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => row[key] === value);
const shares = (row: Draft, instead: Readonly<Record<string, readonly unknown[]>>): boolean =>
  Object.entries(instead).every(([key, values]) => values.includes(row[key]));

const LETTERED: Kinds['letter'] = {
  has: (lay, draft, at) => letterAt(lay, draft, at) === lay.value,
  put: (lay, draft, at) => withLetter(lay, draft, at, lay.value),
  take: (lay, draft, at) => withLetter(lay, draft, at, lay.clear),
};

type Lettered = Extract<Laying, { kind: 'letter' }>;

const lettersOf = (lay: Lettered, draft: Draft): string[][] => {
  const rows = words(draft, lay.field);
  return lay.rows.map((spots, i) => {
    const drawn = (rows[i] ?? '').trim().split(/\s+/);
    return spots.map((_, col) => drawn[col] || lay.clear);
  });
};

const letterAt = (lay: Lettered, draft: Draft, at: string): string | undefined => {
  const row = lay.rows.findIndex((spots) => spots.includes(at));
  return row === -1 ? undefined : lettersOf(lay, draft)[row][lay.rows[row].indexOf(at)];
};

function withLetter(lay: Lettered, draft: Draft, at: string, letter: string): Draft {
  const letters = lettersOf(lay, draft).map((row, r) =>
    row.map((one, c) => (lay.rows[r][c] === at ? letter : one)).join(' '),
  );
  return { ...draft, [lay.field]: letters };
}

const ROW: Kinds['row'] = {
  has: ({ field, row }, draft, at) => rowsOf(draft[field]).some((one) => one['at'] === at && fits(one, row)),
  put: ({ field, row, more, instead = {}, named }, draft, at) => {
    const others = rowsOf(draft[field]).filter((one) => one['at'] !== at || !shares(one, instead));
    const laid = { at, ...row, ...more, ...(named === undefined ? {} : { [named]: at }) };
    return { ...draft, [field]: [...others, laid] };
  },
  take: ({ field, row }, draft, at) => ({
    ...draft,
    [field]: rowsOf(draft[field]).filter((one) => one['at'] !== at || !fits(one, row)),
  }),
  count: ({ field, row }, draft) => rowsOf(draft[field]).filter((one) => fits(one, row)).length,
};

const MEMBER: Kinds['member'] = {
  has: ({ field, row, list }, draft, at) =>
    rowsOf(draft[field]).some((one) => fits(one, row) && listOf(one[list]).includes(at)),
  put: ({ field, row, more, list }, draft, at) => {
    const rows = rowsOf(draft[field]);
    const same = rows.findIndex((one) => fits(one, row));
    if (same === -1) return { ...draft, [field]: [...rows, { ...row, ...more, [list]: [at] }] };
    return {
      ...draft,
      [field]: rows.with(same, { ...rows[same], [list]: [...listOf(rows[same][list]), at] }),
    };
  },
  take: ({ field, row, list }, draft, at) => ({
    ...draft,
    [field]: rowsOf(draft[field]).flatMap((one) => {
      if (!fits(one, row)) return [one];
      const left = listOf(one[list]).filter((spot) => spot !== at);
      return left.length === 0 ? [] : [{ ...one, [list]: left }];
    }),
  }),
};

/** A piece is named once: with its steps behind it or without (`F06`, `F06=2`). */
const isPiece = (word: unknown, id: string): boolean => String(word).split('=')[0] === id;

const PIECE: Kinds['piece'] = {
  has: ({ field, value }, draft, at) => listOf(asDraft(draft[field])[at]).some((one) => isPiece(one, value)),
  put: (lay, draft, at) => {
    const others = asDraft(draft[lay.field]);
    const kept = asDraft(PIECE.take(lay, draft, at)[lay.field]);
    const known = Object.values(others)
      .flatMap(listOf)
      .find((one) => isPiece(one, lay.value));
    return { ...draft, [lay.field]: { ...kept, [at]: [...listOf(kept[at]), known ?? lay.value] } };
  },
  take: ({ field, value }, draft) => ({
    ...draft,
    [field]: Object.fromEntries(
      Object.entries(asDraft(draft[field])).flatMap(([spot, all]) => {
        const left = listOf(all).filter((one) => !isPiece(one, value));
        return left.length === 0 ? [] : [[spot, left]];
      }),
    ),
  }),
  count: ({ field, value }, draft) =>
    Object.values(asDraft(draft[field]))
      .flatMap(listOf)
      .filter((one) => isPiece(one, value)).length,
};

const FACE: Kinds['face'] = {
  has: ({ field, row, list, value }, draft, at) =>
    rowsOf(draft[field]).some(
      (one) => one['at'] === at && fits(one, row) && listOf(one[list]).includes(value),
    ),
  put: ({ field, row, list, value }, draft, at) => {
    const rows = rowsOf(draft[field]);
    const same = rows.findIndex((one) => one['at'] === at && fits(one, row));
    if (same === -1) return { ...draft, [field]: [...rows, { ...row, at, [list]: [value] }] };
    return {
      ...draft,
      [field]: rows.with(same, { ...rows[same], [list]: [...listOf(rows[same][list]), value] }),
    };
  },
  take: ({ field, row, list, value }, draft, at) => {
    const rows = rowsOf(draft[field]);
    const same = rows.findIndex(
      (one) => one['at'] === at && fits(one, row) && listOf(one[list]).includes(value),
    );
    if (same === -1) return draft;
    const faces = listOf(rows[same][list]);
    const left = faces.toSpliced(faces.lastIndexOf(value), 1);
    const next = { ...rows[same], [list]: left };
    return { ...draft, [field]: left.length === 0 ? rows.toSpliced(same, 1) : rows.with(same, next) };
  },
  count: ({ field, row, list, value }, draft) =>
    rowsOf(draft[field])
      .filter((one) => fits(one, row))
      .flatMap((one) => listOf(one[list]))
      .filter((one) => one === value).length,
};

const COUNT: Kinds['count'] = {
  has: ({ field, row }, draft, at) =>
    rowsOf(draft[field]).some((one) => String(one['at']) === at && fits(one, row)),
  put: (lay, draft, at) => addTo(lay, draft, at, 1),
  take: (lay, draft, at) => addTo(lay, draft, at, -1),
  count: ({ field, row, number }, draft) =>
    rowsOf(draft[field])
      .filter((one) => fits(one, row))
      .reduce((sum, one) => sum + Number(one[number] ?? 0), 0),
};

function addTo(
  { field, row, number, numbered }: Extract<Laying, { kind: 'count' }>,
  draft: Draft,
  at: string,
  by: 1 | -1,
): Draft {
  const rows = rowsOf(draft[field]);
  // What lies at an approach counts for its locality; beside the map it counts for nothing.
  const spot = numbered === true ? Number.parseInt(at, 10) : at;
  if (Number.isNaN(spot)) return draft;
  const same = rows.findIndex((one) => one['at'] === spot && fits(one, row));
  const added = { ...row, at: spot, [number]: 1 };
  if (same === -1) return by === 1 ? { ...draft, [field]: [...rows, added] } : draft;
  const next = Number(rows[same][number] ?? 0) + by;
  return {
    ...draft,
    [field]: next > 0 ? rows.with(same, { ...rows[same], [number]: next }) : rows.toSpliced(same, 1),
  };
}

const DEALT: Kinds['dealt'] = {
  has: ({ field, index, list }, draft, at) =>
    rowsOf(rowsOf(draft[field])[index]?.[list]).some((one) => one['at'] === at),
  put: (lay, draft, at) => dealInto(lay, draft, at, 1),
  take: (lay, draft, at) => dealInto(lay, draft, at, -1),
  count: ({ field, index, list }, draft) =>
    rowsOf(rowsOf(draft[field])[index]?.[list]).reduce((sum, { count }) => sum + Number(count ?? 0), 0),
};

function dealInto(
  { field, index, row, list }: Extract<Laying, { kind: 'dealt' }>,
  draft: Draft,
  at: string,
  by: 1 | -1,
): Draft {
  const rows = rowsOf(draft[field]);
  // The first is there before the second.
  const whole = Array.from({ length: Math.max(rows.length, index + 1) }, (_, i) => rows[i] ?? row);
  if (by === -1 && rows[index] === undefined) return draft;
  const into = rowsOf(whole[index][list]);
  const same = into.findIndex((one) => one['at'] === at);
  const count = Number(into[same]?.['count'] ?? 0) + by;
  const next = same === -1 ? [...into, { at, count }] : into.with(same, { at, count });
  const left = next.filter((one) => Number(one['count']) > 0);
  return { ...draft, [field]: whole.with(index, { ...whole[index], [list]: left }) };
}

const KINDS: Kinds = {
  dealt: DEALT,
  letter: LETTERED,
  row: ROW,
  member: MEMBER,
  piece: PIECE,
  face: FACE,
  count: COUNT,
  word: {
    has: ({ field, value }, draft, at) => asDraft(draft[field])[at] === value,
    put: ({ field, value }, draft, at) => asDraft(withValue(draft, [field, at], value)),
    take: ({ field }, draft, at) => asDraft(withValue(draft, [field, at], undefined)),
  },
  side: {
    has: ({ field }, draft, at) => words(draft, field).some((side) => isSameLink(side, at)),
    put: (lay, draft, at) => {
      const cleared = (lay.instead ?? []).reduce(
        (so, field) => withoutEmpty(dropSide(so, field, at), field),
        draft,
      );
      return { ...cleared, [lay.field]: [...words(cleared, lay.field), at] };
    },
    take: ({ field }, draft, at) => dropSide(draft, field, at),
  },
  edge: {
    has: ({ field }, draft, at) => {
      const [spot, direction] = endsOf(at);
      return listOf(asDraft(draft[field])[spot]).includes(direction);
    },
    put: ({ field, directions }, draft, at) => {
      const [spot, direction] = endsOf(at);
      const sides = new Set([...listOf(asDraft(draft[field])[spot]), direction]);
      const inOrder = directions.filter((one) => sides.has(one));
      return asDraft(withValue(draft, [field, spot], inOrder));
    },
    take: ({ field }, draft, at) => {
      const [spot, direction] = endsOf(at);
      const left = listOf(asDraft(draft[field])[spot]).filter((one) => one !== direction);
      return asDraft(withValue(draft, [field, spot], left.length === 0 ? undefined : left));
    },
  },
  way: {
    has: ({ field }, draft, at) => hasLink(words(draft, field), at),
    put: ({ field }, draft, at) => ({ ...draft, [field]: withLink(words(draft, field), at) }),
    take: ({ field }, draft, at) => ({ ...draft, [field]: withoutLink(words(draft, field), at) }),
  },
};

const dropSide = (draft: Draft, field: string, at: string): Draft =>
  draft[field] === undefined
    ? draft
    : { ...draft, [field]: words(draft, field).filter((side) => !isSameLink(side, at)) };
