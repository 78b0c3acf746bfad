import { quickRng, type Rng } from '@bicorne/engine';
import { io, type Socket } from 'socket.io-client';
import type { Answer } from '../protocol.ts';
import { openSqlite } from '../store/sqlite.ts';
import { thousands, type Finding } from './finding.ts';
import { junk, KINDS, type Scene } from './junk.ts';
import { begin, guest, post } from './people.ts';
import { startProcess } from './process.ts';
import { Traveller } from './traveller.ts';

/** Messages that are on their way at the same time, of one attacker. */
const AT_ONCE = 200;

interface Tally {
  readonly answers: Map<string, number>;
  readonly wrong: string[];
  sent: number;
  unasked: number;
}

/**
 * A match stands, blue to act. Its players, strangers and nobodies send what should change nothing. Then every
 * stored thing is compared, and the match is played to its end.
 */
export async function proveHostile({
  data,
  messages,
}: {
  data: string;
  messages: number;
}): Promise<Finding[]> {
  const server = await startProcess({ BICORNE_DATA: data });
  const tally: Tally = { answers: new Map(), wrong: [], sent: 0, unasked: 0 };
  try {
    const scene = await setScene(server.address);
    const stored = (): Promise<string> => storedIn(data, [scene.match, scene.other]);
    const before = await stored();
    const share = Math.ceil(messages / scene.attackers.length);
    await Promise.all(
      scene.attackers.map((attacker, at) =>
        attack(server.address, attacker, scene, share, quickRng(`h${at}`), tally),
      ),
    );
    if ((await stored()) !== before) tally.wrong.push('something in the store has changed');
    const requests = await hostileRequests(server.address, Math.ceil(messages / 100), tally);
    if ((await stored()) !== before) tally.wrong.push('a request has changed something');
    const ended = await Promise.all(
      scene.players.map((player, at) => player.play(quickRng(`end${at}`)).then(() => player.isOver)),
    );
    if (!ended.every(Boolean)) tally.wrong.push('the match could not be played on');
    for (const player of scene.players) tally.wrong.push(...player.wrong);
    const flood = await proveFlood(data, messages);
    return [summary(tally), requestSummary(requests, tally), flood];
  } finally {
    await server.kill('SIGKILL');
  }
}

const summary = ({ sent, answers, wrong, unasked }: Tally): Finding => ({
  proof: 'hostile',
  tried: `${thousands(sent)} messages of ${KINDS.length} kinds`,
  found:
    wrong[0] ??
    `nothing changed, leaked or stopped: ${[...answers].map(([code, count]) => `${code} ${thousands(count)}`).join(', ')}`,
  held: wrong.length === 0 && unasked === 0,
});

const requestSummary = (requests: number, { wrong }: Tally): Finding => ({
  proof: 'hostile',
  tried: `${thousands(requests)} requests`,
  found: wrong[0] ?? 'all refused by name',
  held: wrong.length === 0,
});

async function setScene(address: string): Promise<Scene> {
  const [blue, red, stranger] = await Promise.all(['Ann', 'Bea', 'Cat'].map((name) => guest(address, name)));
  const [match, other] = [await begin(address, blue, red), await begin(address, red, stranger)];
  const players = [blue, red].map((cookie) => new Traveller(() => address, cookie, match));
  const isPlaced = (player: Traveller): boolean => player.sight?.prompt?.ask === 'choose';
  await Promise.all(players.map((player, at) => player.play(quickRng(`scene${at}`), () => isPlaced(player))));
  const [first] = players;
  return {
    match,
    other,
    n: first.n,
    legal: first.sight?.legal ?? [],
    players,
    attackers: [
      { cookie: blue, role: 'mover' },
      { cookie: red, role: 'waiter' },
      { cookie: stranger, role: 'stranger' },
      { cookie: '', role: 'nobody' },
    ],
  };
}

async function attack(
  address: string,
  attacker: Scene['attackers'][number],
  scene: Scene,
  messages: number,
  rng: Rng,
  tally: Tally,
): Promise<void> {
  const line: Socket = io(address, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: attacker.cookie },
  });
  line.onAny(() => tally.unasked++);
  await new Promise((resolve) => line.once('connect', () => resolve(null)));
  for (let sent = 0; sent < messages; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, messages - sent) }, () => {
        const { kind, word, message, codes } = junk(scene, attacker.role, rng);
        tally.sent++;
        return line
          .timeout(30_000)
          .emitWithAck(word, message)
          .then((answer: unknown) => judge(kind, answer, codes, tally))
          .catch(() => tally.wrong.push(`${kind}: no answer came`));
      }),
    );
  if (!line.connected) tally.wrong.push('a line was cut that kept within its limits');
  line.close();
}

function judge(kind: string, answer: unknown, codes: readonly string[], tally: Tally): void {
  const code = codeOf(answer);
  tally.answers.set(code, (tally.answers.get(code) ?? 0) + 1);
  if (!codes.includes(code)) tally.wrong.push(`${kind}: answered ${code}, not ${codes.join(' or ')}`);
  if (JSON.stringify(answer).length > 300) tally.wrong.push(`${kind}: a refusal that says much`);
}

const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'fault' in answer && isFault(answer.fault)
    ? answer.fault.code
    : 'ok';
const isFault = (fault: unknown): fault is { code: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string';

/** Everything that is stored of these matches, as one text. */
async function storedIn(data: string, matches: readonly string[]): Promise<string> {
  const store = openSqlite(`${data}/bicorne.sqlite`);
  const all = matches.map(async (id) => [
    await store.matches.find(id),
    await store.matches.steps.read(id, 0),
  ]);
  const text = JSON.stringify(await Promise.all(all));
  await store.close();
  return text;
}

const PATHS = ['/api/matches', '/api/guest', '/api/matches/nowhere12345/join', '/api/matches/%2e%2e/join'];

async function hostileRequests(address: string, requests: number, tally: Tally): Promise<number> {
  const rng = quickRng('requests');
  for (let sent = 0; sent < requests; sent++) {
    const path = PATHS[rng.below(PATHS.length)];
    const body = [null, [], 7, 'x', { name: '' }, { __proto__: { name: 'x' } }, { game: '__proto__' }][
      rng.below(7)
    ];
    const response = await post(address, path, body, `bicorne=${'x'.repeat(rng.below(60))}`);
    const answer: Answer<unknown> = await response.json();
    if (answer.ok || response.status >= 500) tally.wrong.push(`${path}: answered ${response.status}`);
  }
  return requests;
}

/** With the limits as they are by default: who floods is told so, then loses the line; others do not notice. */
async function proveFlood(data: string, messages: number): Promise<Finding> {
  const server = await startProcess({ BICORNE_DATA: data, LIMIT_MESSAGES: '30' });
  try {
    const [ann, bea] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bea')];
    const match = await begin(server.address, ann, bea);
    const players = [ann, bea].map((cookie) => new Traveller(() => server.address, cookie, match));
    const playing = players.map((player, at) => player.play(quickRng(`flood${at}`)));
    let [sent, lines] = [0, 0];
    while (sent < messages / 10) {
      lines++;
      sent += await flood(server.address, match);
    }
    await Promise.all(playing);
    const held = players.every(({ isOver, wrong }) => isOver && wrong.length === 0);
    return {
      proof: 'hostile',
      tried: `a flood of ${thousands(sent)} messages over ${thousands(lines)} lines, limits as by default`,
      found: held
        ? 'every flooding line was cut; a match beside it was played to its end'
        : 'others were disturbed',
      held,
    };
  } finally {
    await server.kill('SIGKILL');
  }
}

async function flood(address: string, match: string): Promise<number> {
  const line: Socket = io(address, { forceNew: true, transports: ['websocket'], reconnection: false });
  await new Promise((resolve) => line.once('connect', () => resolve(null)));
  let sent = 0;
  while (line.connected) {
    for (let burst = 0; burst < 50; burst++, sent++) line.emit('watch', { match, have: -1 }, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return sent;
}
