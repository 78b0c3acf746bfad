/**
 * The difference between two JSON values, as a JSON value:
 *
 *     [value]                     is now this
 *     {key: patch, gone: 0}       these members of an object, or elements of an array, are different
 *     {"@": [at, count, ...new]}  an array in which `count` elements from `at` on gave way to new ones
 *
 * Nothing changed: `{}`. Members that are `undefined` are not there, as in JSON.
 */
export type Patch = readonly [unknown] | PartPatch;
interface PartPatch {
  readonly [key: string]: unknown;
}

const SPLICE = '@';
const GONE = 0;
const SAME: PartPatch = {};

export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return SAME;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after];
}

const isSame = (patch: Patch): boolean => patch === SAME;

/** Whether there is no difference. */
export function isEqual(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((value, at) => isEqual(value, after[at]));
  if (!isObject(before) || !isObject(after)) return false;
  const same = (key: string): boolean =>
    before[key] === after[key] || isEqual(own(before, key), own(after, key));
  return Object.keys(before).every(same) && Object.keys(after).every(same);
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (members: Members, key: string): unknown =>
  Object.hasOwn(members, key) ? members[key] : undefined;
const has = (members: Members, key: string): boolean => own(members, key) !== undefined;

/** Makes the member, in a new patch if this is the first. One named __proto__ is a member like any other. */
function put(patch: PartPatch, key: string, value: unknown): PartPatch {
  const into: Record<string, unknown> = patch === SAME ? {} : patch;
  if (key === '__proto__') Object.defineProperty(into, key, { ...A_MEMBER, value });
  else into[key] = value;
  return into;
}

const A_MEMBER = { configurable: true, enumerable: true, writable: true };

/** Most members are what they were: those cost a look and nothing else. */
function diffObjects(before: Members, after: Members): Patch {
  let parts = SAME;
  let kept = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key] === value ? value : own(before, key);
    if (old !== undefined) kept++;
    if (old === value) continue;
    const patch: Patch = old === undefined ? [value] : diff(old, value);
    if (!isSame(patch)) parts = put(parts, key, patch);
  }
  return kept === Object.keys(before).length ? parts : withGone(parts, before, after);
}

const withGone = (parts: PartPatch, before: Members, after: Members): PartPatch =>
  Object.keys(before)
    .filter((key) => has(before, key) && !has(after, key))
    .reduce((patch, key) => put(patch, key, GONE), parts);

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch {
  if (before.length !== after.length) return spliceArrays(before, after);
  let parts = SAME;
  let changed = 0;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const patch = diff(before[at], after[at]);
    if (isSame(patch)) continue;
    parts = put(parts, String(at), patch);
    changed++;
  }
  // Each edit repeats its index: beyond half of the elements the whole is shorter.
  return changed * 2 > after.length ? [after] : parts;
}

function spliceArrays(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isEqual(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  if (head + tail === 0) return [after];
  return { [SPLICE]: [head, before.length - head - tail, ...after.slice(head, after.length - tail)] };
}

/** The value after the change, which is of the same type; `before` is left as it was and shares what did not change. */
export function applyPatch<T>(before: T, patch: unknown): T;
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (!isObject(patch) || Object.keys(patch).length === 0) return before;
  if (Array.isArray(before)) return patchArray(before, patch);
  if (isObject(before)) return patchObject(before, patch);
  throw new Error('this patch belongs to another value');
}

function patchObject(before: Members, patch: Members): unknown {
  let after: PartPatch = {};
  for (const key of Object.keys(before)) {
    const value = before[key];
    if (value === undefined) continue;
    const part = own(patch, key);
    if (part !== GONE) after = put(after, key, part === undefined ? value : applyPatch(value, part));
  }
  for (const key of Object.keys(patch))
    if (!has(before, key)) after = put(after, key, applyPatch(undefined, patch[key]));
  return after;
}

function patchArray(before: readonly unknown[], patch: Members): unknown {
  const splice = patch[SPLICE];
  if (Array.isArray(splice)) {
    const [at, count, ...added] = splice;
    return before.toSpliced(Number(at), Number(count), ...added);
  }
  const after = [...before];
  for (const at of Object.keys(patch)) after[Number(at)] = applyPatch(before[Number(at)], patch[at]);
  return after;
}
