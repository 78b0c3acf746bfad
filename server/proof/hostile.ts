import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { quickRng, type Rng } from '@bicorne/engine';
import { io, type Socket } from 'socket.io-client';
import { openSqlite } from '../store/sqlite.ts';
import { thousands, type Finding } from './finding.ts';
import { junk, KINDS, type Scene } from './junk.ts';
import { begin, guest } from './people.ts';
import { startProcess } from './process.ts';
import { hostileRequests, ROUTE_COUNT } from './requests.ts';
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
    const before = storedIn(data);
    const secrets = await secretsIn(data, [scene.match, scene.other]);
    const share = Math.ceil(messages / scene.attackers.length);
    await Promise.all(
      scene.attackers.map((attacker, at) =>
        attack(server.address, attacker, scene, share, quickRng(`h${at}`), tally),
      ),
    );
    if (storedIn(data) !== before) tally.wrong.push('something in the store has changed');
    const requests = Math.ceil(messages / 100) + 5 * ROUTE_COUNT;
    const rng = quickRng('requests');
    tally.wrong.push(...(await hostileRequests(server.address, scene, requests, rng, secrets)));
    if (storedIn(data) !== before) tally.wrong.push('a request has changed something');
    const ended = await Promise.all(
      scene.players.map((player, at) => player.play(quickRng(`end${at}`)).then(() => player.isOver)),
    );
    if (!ended.every(Boolean)) tally.wrong.push('the match could not be played on');
    for (const player of scene.players) tally.wrong.push(...player.wrong);
    const flood = await proveFlood(`${data}/flood`, messages);
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
  tried: `${thousands(requests)} requests to ${ROUTE_COUNT} routes`,
  found: wrong[0] ?? 'all refused by name, or answered with what everybody may know',
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
          .timeout(300_000)
          .emitWithAck(word, message)
          .then((answer: unknown) => judge(kind, word, answer, codes, tally))
          .catch(() => tally.wrong.push(`${kind}: no answer came`));
      }),
    );
  if (!line.connected) tally.wrong.push('a line was cut that kept within its limits');
  line.close();
}

const isDear = (word: string): boolean => ['watch', 'moment', 'hall'].includes(word);

function judge(kind: string, word: string, answer: unknown, codes: readonly string[], tally: Tally): void {
  const code = codeOf(answer);
  tally.answers.set(code, (tally.answers.get(code) ?? 0) + 1);
  // Dear words have an allowance, which these matches are asked for far beyond.
  const allowed = isDear(word) ? [...codes, 'too-many'] : codes;
  if (!allowed.includes(code)) tally.wrong.push(`${kind}: answered ${code}, not ${codes.join(' or ')}`);
  if (JSON.stringify(answer).length > 300) tally.wrong.push(`${kind}: a refusal that says much`);
}

const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'fault' in answer && isFault(answer.fault)
    ? answer.fault.code
    : 'ok';
const isFault = (fault: unknown): fault is { code: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string';

/** What changes by itself as time goes by; and whoever tries is counted. */
const RESTLESS = new Set(['service', 'jobs', 'attempts']);

/** Everything that is stored, as one hash. */
function storedIn(data: string): string {
  const db = new DatabaseSync(`${data}/bicorne.sqlite`, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => !RESTLESS.has(name));
  const hash = createHash('sha256');
  for (const name of names) hash.update(JSON.stringify([name, db.prepare(`SELECT * FROM ${name}`).all()]));
  db.close();
  return hash.digest('hex');
}

/** What nobody may be told: the server's numbers of these matches. */
async function secretsIn(data: string, matches: readonly string[]): Promise<string[]> {
  const store = openSqlite(`${data}/bicorne.sqlite`);
  const found = await Promise.all(matches.map((id) => store.matches.find(id)));
  await store.close();
  return found.flatMap((match) => match?.secret ?? []);
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
