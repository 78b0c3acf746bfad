import type { Answer, Gives, MatchCard, MatchRequest, RouteName, Sends } from '@bicorne/table/protocol';
import { saveText } from '../ui/file.ts';
import { isHere } from '../local/names.ts';
import { recordHere } from '../local/device.ts';
import { HAS_SERVER } from '../place.ts';
import { fileName } from './file-name.ts';
import { drawNumber, forgetUnanswered, keepNumber, keepUnanswered } from './dice.ts';

interface AnyCall {
  readonly id?: string;
  readonly send?: object | null;
}

/** What a route wants to know: whose or which, where it says so, and what is sent along. */
type Call<R extends RouteName> = AnyCall &
  (R extends `${string}:id${string}` ? { readonly id: string } : unknown) &
  (unknown extends Sends<R> ? unknown : { readonly send: Sends<R> });

/** One way to ask the server: the answer, or a fault with a code the words know. */
export async function ask<R extends RouteName>(route: R, call: Call<R>): Promise<Answer<Gives<R>>> {
  if (!HAS_SERVER) return unreachable();
  const { id = '', send = {} }: AnyCall = call;
  const url = urlOf(route, id);
  try {
    const response = await (route.startsWith('GET ')
      ? fetch(url + queryOf(send), { method: 'GET' })
      : post(url, send));
    const answer: Answer<Gives<R>> = await response.json();
    return answer;
  } catch {
    return unreachable();
  }
}

const urlOf = (route: RouteName, id: string): string =>
  `/api${route.slice(route.indexOf('/')).replace(':id', id)}`;

function queryOf(send: object | null): string {
  const all = Object.entries(send ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(all.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

const post = (url: string, body: object | null): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const unreachable = (): Answer<never> => ({
  ok: false,
  fault: { code: 'network', message: 'the server cannot be reached' },
});

/**
 * Sitting down: the number we bring to the dice is kept here, only its hash goes out. It is kept before, with the match
 * where that is known: an answer may be lost, and the seat be ours.
 */
export async function sit(
  take: (commitment: string) => Promise<Answer<MatchCard>>,
  match?: string,
): Promise<Answer<MatchCard>> {
  const number = drawNumber();
  const { commitment } = await import('@bicorne/engine');
  if (match === undefined) keepUnanswered(number);
  else keepNumber(match, number);
  const answer = await take(commitment(number));
  if (answer.ok && answer.value.id !== match) keepNumber(answer.value.id, number);
  if (answer.ok || answer.fault.code !== 'network') forgetUnanswered(number);
  return answer;
}

/** The same where it is not known yet at which match it will be: our number waits until there is one. */
export async function sitWhere<T>(take: (commitment: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const number = drawNumber();
  const { commitment } = await import('@bicorne/engine');
  keepUnanswered(number);
  return take(commitment(number));
}

export const api = {
  me: () => ask('GET /me', {}),
  enter: (name: string) => ask('POST /guest', { send: { name } }),
  matches: () => ask('GET /matches', {}),
  create: (request: MatchRequest) =>
    sit((commitment) => ask('POST /matches', { send: { ...request, commitment } })),
  join: (match: string, seat?: string) =>
    sit((commitment) => ask('POST /matches/:id/join', { id: match, send: { seat, commitment } }), match),
};

/** The record of a match, wherever it is kept: whole when it is over, our own before. */
export async function fetchRecord(match: string): Promise<Answer<string>> {
  if (isHere(match)) return recordHere(match);
  if (!HAS_SERVER) return unreachable();
  // A record of the archive need not be a match that was played here.
  for (const route of ['GET /matches/:id/record', 'GET /records/:id'] satisfies RouteName[]) {
    const response = await fetch(urlOf(route, match)).catch(() => null);
    if (response === null) return unreachable();
    if (response.ok) return { ok: true, value: await response.text() };
  }
  return { ok: false, fault: { code: 'unknown', message: 'there is no such record' } };
}

/** Hands the record to the browser as a file. */
export async function saveRecord(match: string): Promise<Answer<null>> {
  const record = await fetchRecord(match);
  if (!record.ok) return record;
  saveText(fileName(record.value, match), record.value);
  return { ok: true, value: null };
}
