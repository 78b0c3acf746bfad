import type { Rng } from '@bicorne/engine';
import { ROUTES, type Answer } from '@bicorne/table/protocol';
import type { Scene } from './junk.ts';

type Route = readonly [method: 'GET' | 'POST', path: string, isOpen: boolean];

/** Whoever wished for nothing may end it as well. */
const OPEN: ReadonlySet<string> = new Set(['POST /wish/end']);
const BESIDE = ['/api/openapi.json', '/api/docs', '/health', '/metrics'];

/** Every route of the API; `:id` is whatever the sender likes. Those that nobody is refused are for reading. */
const ALL: readonly Route[] = [
  ...Object.keys(ROUTES).map((route): Route => {
    const [method, path] = route.split(' ');
    return method === 'GET' ? ['GET', `/api${path}`, true] : ['POST', `/api${path}`, OPEN.has(route)];
  }),
  ...BESIDE.map((path): Route => ['GET', path, true]),
];

export const ROUTE_COUNT = ALL.length;

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
    const [method, path, isOpen] = ALL[sent % ALL.length];
    const url = path.replace(':id', pick(ids, rng)) + pick(QUERIES, rng);
    const response = await fetch(address + url, {
      method,
      headers: { cookie: pick(cookies, rng), 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: pick(BODIES, rng) } : {}),
    });
    const text = await response.text();
    if (response.status >= 500) wrong.push(`${method} ${url}: answered ${response.status}`);
    if (!isOpen && isGood(text)) wrong.push(`${method} ${url}: was not refused`);
    if (secrets.some((secret) => text.includes(secret))) wrong.push(`${method} ${url}: tells a secret`);
  }
  return wrong;
}

function isGood(text: string): boolean {
  const answer: Answer<unknown> = JSON.parse(text);
  return answer.ok;
}
