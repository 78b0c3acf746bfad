import type { Answer, MatchCard, MatchRequest, Person } from '@bicorne/server/protocol';

/** One way to ask the server: the answer, or a fault with a code the words know. */
async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return (await response.json()) as Answer<T>;
  } catch {
    return { ok: false, fault: { code: 'network', message: 'the server cannot be reached' } };
  }
}

export interface Lobby {
  readonly mine: readonly MatchCard[];
  readonly open: readonly MatchCard[];
}

export const api = {
  me: () => ask<Person | null>('GET', '/me'),
  enter: (name: string) => ask<Person>('POST', '/guest', { name }),
  matches: () => ask<Lobby>('GET', '/matches'),
  create: (request: MatchRequest) => ask<MatchCard>('POST', '/matches', request),
  join: (match: string, seat?: string) =>
    ask<MatchCard>('POST', `/matches/${match}/join`, seat === undefined ? {} : { seat }),
};

export async function fetchRecord(match: string): Promise<string | null> {
  const response = await fetch(`/api/matches/${match}/record`).catch(() => null);
  return response?.ok ? response.text() : null;
}
