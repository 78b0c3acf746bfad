import { exampleGame } from '@bicorne/games';
import type { Answer, MatchCard, MatchRequest } from '@bicorne/table/protocol';

/** Somebody with a name, known by a cookie. */
export async function guest(address: string, name: string): Promise<string> {
  const response = await post(address, '/api/guest', { name }, '');
  await response.body?.cancel();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A match of the tiny game between these two. */
export async function begin(
  address: string,
  blue: string,
  red: string,
  more: Partial<Pick<MatchRequest, 'listed' | 'scenario'>> = {},
): Promise<string> {
  const wish = { game: exampleGame(), scenario: 'ford', seats: { blue: 'me', red: 'open' }, ...more };
  const { id } = await value<MatchCard>(await post(address, '/api/matches', wish, blue));
  await value<MatchCard>(await post(address, `/api/matches/${id}/join`, {}, red));
  return id;
}

export const post = (address: string, path: string, body: unknown, cookie: string): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** The value of an answer that must be good. */
export async function value<T>(response: Response): Promise<T> {
  const answer: Answer<T> = await response.json();
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value;
}
