import { exercisesOf, pointsHere } from './files.ts';
import { dueNow, ownMistakes } from './practice.ts';

/** Where the next one is: of one's mistakes what is due, of a game's exercises the next that is not yet solved. */
export async function nextAfter(from: string, game: string, id: string): Promise<string | null> {
  if (from === 'mine') {
    const next = dueNow(await ownMistakes(), Date.now()).find((one) => one.id !== id);
    return next === undefined ? null : `/exercises/mine/${next.id}`;
  }
  const all = await exercisesOf(game);
  const points = pointsHere();
  const at = all.findIndex((one) => one.id === id);
  const order = [...all.slice(at + 1), ...all.slice(0, at)];
  const next = order.find((one) => !(one.id in points)) ?? order[0];
  return next === undefined ? null : `/exercises/${game}/${next.id}`;
}
