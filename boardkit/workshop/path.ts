import { asDraft, type Draft } from '@bicorne/engine';

export type Path = readonly (string | number)[];

/** A scenario is changed by copying what lies on the way to the change; all else is shared, so that keeping every version costs little. */

export function valueAt(within: unknown, path: Path): unknown {
  let here = within;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return here;
}

/** With `undefined` there is nothing there any more. */
export function withValue(within: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') return withEntry(listOf(within), key, rest, value);
  const draft: Draft = asDraft(within);
  const inner = withValue(draft[key], rest, value);
  if (inner !== undefined) return { ...draft, [key]: inner };
  const { [key]: _gone, ...others } = draft;
  return others;
}

function withEntry(list: readonly unknown[], index: number, rest: Path, value: unknown): unknown {
  if (rest.length === 0 && value === undefined) return list.filter((_, i) => i !== index);
  const next = [...list];
  next[index] = withValue(list[index], rest, value);
  return next;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const rowsOf = (value: unknown): readonly Draft[] => listOf(value).map(asDraft);

/** The same without parts that have become empty: no list of roads rather than an empty one. */
export function withoutEmpty(draft: Draft, field: string): Draft {
  const part = draft[field];
  const isEmpty = typeof part === 'object' && part !== null && Object.keys(part).length === 0;
  if (!isEmpty) return draft;
  const { [field]: _gone, ...others } = draft;
  return others;
}
