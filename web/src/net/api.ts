import type { Answer, MatchCard, MatchList, MatchRequest, Me, Person } from '@bicorne/table/protocol';
import { isHere } from '../local/names.ts';
import { recordHere } from '../local/device.ts';
import { HAS_SERVER } from '../place.ts';
import { drawNumber, forgetUnanswered, keepNumber, keepUnanswered } from './dice.ts';

/** One way to ask the server: the answer, or a fault with a code the words know. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<T>> {
  if (!HAS_SERVER) return unreachable();
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer: Answer<T> = await response.json();
    return answer;
  } catch {
    return unreachable();
  }
}

const unreachable = (): Answer<never> => ({
  ok: false,
  fault: { code: 'network', message: 'the server cannot be reached' },
});

/**
 * Sitting down: the number we bring to the dice is kept here, only its hash goes out. It is kept before, with the match
 * where that is known: an answer may be lost, and the seat be ours.
 */
export async function sit(path: string, body: object, match?: string): Promise<Answer<MatchCard>> {
  const number = drawNumber();
  const { commitment } = await import('@bicorne/engine');
  if (match === undefined) keepUnanswered(number);
  else keepNumber(match, number);
  const answer = await ask<MatchCard>('POST', path, { ...body, commitment: commitment(number) });
  if (answer.ok && answer.value.id !== match) keepNumber(answer.value.id, number);
  if (answer.ok || answer.fault.code !== 'network') forgetUnanswered(number);
  return answer;
}

export const api = {
  me: () => ask<Me | null>('GET', '/me'),
  enter: (name: string) => ask<Person>('POST', '/guest', { name }),
  matches: () => ask<MatchList>('GET', '/matches'),
  create: (request: MatchRequest) => sit('/matches', request),
  join: (match: string, seat: string) => sit(`/matches/${match}/join`, { seat }, match),
};

/** The record of a match, wherever it is kept: whole when it is over, our own before. */
export async function fetchRecord(match: string): Promise<Answer<string>> {
  if (isHere(match)) return recordHere(match);
  if (!HAS_SERVER) return unreachable();
  // A record of the archive need not be a match that was played here.
  for (const path of [`/api/matches/${match}/record`, `/api/records/${match}`]) {
    const response = await fetch(path).catch(() => null);
    if (response === null) return unreachable();
    if (response.ok) return { ok: true, value: await response.text() };
  }
  return { ok: false, fault: { code: 'unknown', message: 'there is no such record' } };
}

/** Hands the record to the browser as a file. */
export async function saveRecord(match: string): Promise<Answer<null>> {
  const record = await fetchRecord(match);
  if (!record.ok) return record;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record.value], { type: 'text/plain' }));
  link.download = `${match.replace('~', '')}.bicorne`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { ok: true, value: null };
}
