/** So many are remembered: a step is told to the seats of a table, one after the other, and then sent to them. */
const REMEMBERED = 4;
const things: unknown[] = [];
const texts: string[] = [];
let next = 0;

/** As JSON. What is kept and goes to several lines, one soon after the other, is written out once. */
export function written(thing: unknown): string {
  const at = things.indexOf(thing);
  if (at !== -1) return texts[at];
  const text = JSON.stringify(thing);
  things[next] = thing;
  texts[next] = text;
  next = (next + 1) % REMEMBERED;
  return text;
}
