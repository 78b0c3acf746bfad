/** The text that is compared byte for byte. */
export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const same = (one: unknown, other: unknown): boolean => text(one) === text(other);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where two plain values first differ, and how: `view.strength.3: -2 against 1`. */
export function difference(one: unknown, other: unknown, path = ''): string {
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const key = keys.find((name) => !same(one[name], other[name]));
    if (key !== undefined) return difference(one[key], other[key], path === '' ? key : `${path}.${key}`);
  }
  return `${path}: ${brief(one)} against ${brief(other)}`;
}

/** Also of what was made to be bad input, and is nested too deep to be written. */
export function brief(value: unknown): string {
  try {
    return text(value).slice(0, 160);
  } catch (error) {
    return String(error);
  }
}

/** Where this value holds something that JSON does not bring back, or null. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (!isObject(value)) return `${path} is ${typeof value}`;
  const shape: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && shape !== Object.prototype && shape !== null)
    return `${path} is not plain data`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has gaps or extras`;
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}

/** A copy that has been through text. */
export const throughJson = (value: unknown): unknown => JSON.parse(text(value));
