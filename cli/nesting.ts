/** Whether this JSON is nested deeper; looked for in the text, since what reads it afterwards may be recursive. */
export function deeperThan(json: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (quoted && letter === '\\') at++;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > most) return true;
  }
  return false;
}
