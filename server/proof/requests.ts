import type { Rng } from '@bicorne/engine';
import type { Answer } from '@bicorne/table/protocol';
import type { Scene } from './junk.ts';

/** Every route of the API; `:id` is whatever the sender likes. Those that nobody is refused are for reading. */
const ROUTES: readonly (readonly [method: 'GET' | 'POST', path: string, open?: 'open'])[] = [
  ['GET', '/api/me', 'open'],
  ['POST', '/api/guest'],
  ['POST', '/api/account'],
  ['POST', '/api/login'],
  ['POST', '/api/logout'],
  ['POST', '/api/account/name'],
  ['POST', '/api/account/passphrase'],
  ['POST', '/api/account/words'],
  ['POST', '/api/account/mail'],
  ['POST', '/api/account/mail/confirm'],
  ['POST', '/api/account/delete'],
  ['POST', '/api/recover/mail'],
  ['POST', '/api/recover'],
  ['POST', '/api/settings'],
  ['GET', '/api/people/:id', 'open'],
  ['POST', '/api/people/:id/stance'],
  ['GET', '/api/people', 'open'],
  ['GET', '/api/people/:id/career', 'open'],
  ['POST', '/api/people/:id/follow'],
  ['GET', '/api/following', 'open'],
  ['GET', '/api/holiday', 'open'],
  ['POST', '/api/holiday'],
  ['GET', '/api/companions', 'open'],
  ['GET', '/api/stances', 'open'],
  ['POST', '/api/report'],
  ['POST', '/api/push'],
  ['POST', '/api/push/remove'],
  ['POST', '/api/webhook'],
  ['POST', '/api/notices/test'],
  ['GET', '/api/service', 'open'],
  ['GET', '/api/matches', 'open'],
  ['POST', '/api/matches'],
  ['GET', '/api/matches/:id', 'open'],
  ['POST', '/api/matches/:id/join'],
  ['POST', '/api/matches/:id/close'],
  ['POST', '/api/matches/:id/leave'],
  ['POST', '/api/matches/:id/rematch'],
  ['POST', '/api/matches/:id/share'],
  ['GET', '/api/matches/:id/record', 'open'],
  ['GET', '/api/matches/:id/chat', 'open'],
  ['GET', '/api/matches/:id/notes', 'open'],
  ['POST', '/api/matches/:id/notes'],
  ['GET', '/api/invitations/:id', 'open'],
  ['POST', '/api/invitations/:id'],
  ['POST', '/api/wish'],
  ['POST', '/api/wishes/:id'],
  ['GET', '/api/battles', 'open'],
  ['POST', '/api/battles'],
  ['GET', '/api/battles/:id', 'open'],
  ['POST', '/api/battles/:id/version'],
  ['POST', '/api/battles/:id/star'],
  ['POST', '/api/battles/:id/withdraw'],
  ['POST', '/api/battles/:id/report'],
  ['GET', '/api/games', 'open'],
  ['GET', '/api/archive', 'open'],
  ['POST', '/api/archive'],
  ['GET', '/api/archive/:id', 'open'],
  ['GET', '/api/records/:id', 'open'],
  ['GET', '/api/ratings', 'open'],
  ['GET', '/api/results', 'open'],
  ['GET', '/api/openapi.json', 'open'],
  ['GET', '/api/docs', 'open'],
  ['GET', '/health', 'open'],
  ['GET', '/metrics', 'open'],
];

export const ROUTE_COUNT = ROUTES.length;

const BODIES: readonly string[] = [
  '7',
  '"x"',
  '[]',
  '{"junk":1}',
  '{"__proto__":{"name":"x"},"junk":1}',
  '{"constructor":{"prototype":{"account":true}},"junk":1}',
  '{"name":"","junk":[]}',
  '{',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"name":"${'x'.repeat(30_000)}"}`,
];

const QUERIES = [
  '',
  '?most=1e9',
  '?before=-1',
  '?game=__proto__',
  '?game[]=x&game[]=y',
  '?%00=%ff',
  '?junk=1',
];

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** Of requests that should change nothing: what is wrong with how each was answered. */
export async function hostileRequests(
  address: string,
  scene: Scene,
  requests: number,
  rng: Rng,
  secrets: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  const ids = [
    scene.match,
    scene.other,
    'nowhere12345',
    '%2e%2e%2f%2e%2e',
    '__proto__',
    'x'.repeat(90),
    '%00',
  ];
  const cookies = [...scene.attackers.map(({ cookie }) => cookie), `bicorne=${'x'.repeat(60)}`];
  for (let sent = 0; sent < requests; sent++) {
    const [method, path, open] = ROUTES[sent % ROUTES.length];
    const url = path.replace(':id', pick(ids, rng)) + pick(QUERIES, rng);
    const response = await fetch(address + url, {
      method,
      headers: { cookie: pick(cookies, rng), 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: pick(BODIES, rng) } : {}),
    });
    const text = await response.text();
    if (response.status >= 500) wrong.push(`${method} ${url}: answered ${response.status}`);
    if (!open && isGood(text)) wrong.push(`${method} ${url}: was not refused`);
    if (secrets.some((secret) => text.includes(secret))) wrong.push(`${method} ${url}: tells a secret`);
  }
  return wrong;
}

function isGood(text: string): boolean {
  const answer: Answer<unknown> = JSON.parse(text);
  return answer.ok;
}
