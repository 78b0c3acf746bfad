const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

/** The same to look at, fact by fact: what is read anew off every view is drawn anew only where it has changed. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const facts = Object.entries(one);
  return (
    facts.length === Object.keys(other).length &&
    facts.every(([key, fact]) => alike(fact, Reflect.get(other, key)))
  );
}
