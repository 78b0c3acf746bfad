/**
 * What this browser keeps for us over reloads. Where it keeps nothing, because it may not or has no room, the page
 * holds it as long as it is open.
 */
const held = new Map<string, string>();

export function keep(key: string, value: string): void {
  held.set(key, value);
  tried(() => localStorage.setItem(key, value));
}

export const kept = (key: string): string | null =>
  tried(() => localStorage.getItem(key)) ?? held.get(key) ?? null;

export function forget(key: string): void {
  held.delete(key);
  tried(() => localStorage.removeItem(key));
}

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
