/** In milliseconds: within this every bot knows its mind. */
export const PONDERING = 800;

/**
 * What a bot has thought of by a time that was set beforehand, else "no". To a question that would tell by being
 * asked it says neither the one nor the other sooner or later for what it holds.
 */
export async function ponder(thinking: Promise<string>, no: string, time: Promise<unknown>): Promise<string> {
  let answer = no;
  thinking.then(
    (found) => (answer = found),
    () => undefined,
  );
  await time;
  return answer;
}
