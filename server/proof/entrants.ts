import { exampleGame } from '@bicorne/games';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRng, type Rng } from '@bicorne/engine';
import type { Answer, EventCard, EventRequest, EventSheet, Me } from '@bicorne/table/protocol';
import { thousands, type Finding } from './finding.ts';
import { guest, post, value } from './people.ts';
import { startProcess } from './process.ts';

/** Somebody by his cookie. */
type Cookie = string;

interface Scene {
  readonly address: string;
  readonly organiser: Cookie;
  readonly entrants: readonly Cookie[];
  readonly guests: readonly Cookie[];
  readonly rng: Rng;
}

interface Tally {
  readonly codes: Map<string, number>;
  readonly wrong: string[];
  sent: number;
}

/** What a name, a title or a reason may try to be. */
const NAMES: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '\u202Eevil\u202C',
  'a\u0000b',
  ' '.repeat(50),
  'x'.repeat(5000),
  '../../etc/passwd',
  '[Event "forged"]',
  'BEGIN:VEVENT\r\nSUMMARY:forged',
  '"; DROP TABLE events; --',
];

/** All that a tournament may refuse anybody. */
const REFUSED = new Set([
  'malformed',
  'invalid',
  'not-allowed',
  'no-account',
  'no-name',
  'unknown',
  'too-many',
  'over',
]);

/**
 * Mass entry, leaving at the last second, an organiser's tricks and hostile names: everything is refused by its name or
 * stands there with its reason, nobody goes beyond his share, and the tournament beside it is played to its end.
 */
export async function proveEntrants({
  data,
  tries,
}: {
  readonly data: string;
  readonly tries: number;
}): Promise<Finding> {
  const server = await startProcess({ BICORNE_DATA: data, LIMIT_LOGINS: '1000' });
  const tally: Tally = { codes: new Map(), wrong: [], sent: 0 };
  try {
    const scene = await setScene(server.address);
    const calm = await calmTournament(scene);
    await massEntry(scene, tries, tally);
    await lastSecond(scene, tries, tally);
    await tricks(scene, calm, tries, tally);
    await names(scene, tally);
    const { standings, changes } = await untilOver(scene, calm);
    if (standings.length !== 5) tally.wrong.push('the tournament beside it has other entrants');
    if (changes.length > 0) tally.wrong.push('a stranger has changed a tournament');
  } finally {
    await server.kill('SIGKILL');
  }
  const said = [...tally.codes].map(([code, count]) => `${code} ${thousands(count)}`).join(', ');
  return {
    proof: 'hostile',
    tried: `${thousands(tally.sent)} requests of hostile entrants and organisers`,
    found: tally.wrong[0] ?? `limits and errors by name, a tournament beside it played to its end: ${said}`,
    held: tally.wrong.length === 0,
  };
}

async function account(address: string, name: string): Promise<Cookie> {
  const response = await post(address, '/api/account', { name, passphrase: 'correct horse battery' }, '');
  await response.body?.cancel();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function setScene(address: string): Promise<Scene> {
  const organiser = await account(address, 'Olga');
  const entrants: Cookie[] = [];
  for (const name of ['Mallory', 'Trudy', 'Eve']) entrants.push(await account(address, name));
  const guests = await Promise.all(['Gus', 'Gil'].map((name) => guest(address, name)));
  return { address, organiser, entrants, guests, rng: quickRng('entrants') };
}

const WISH: EventRequest = {
  title: 'A quiet cup',
  game: exampleGame(),
  format: { kind: 'swiss', rounds: 3 },
  match: 'single',
  battles: { kind: 'fixed', scenario: 'ford' },
  clock: { kind: 'live', base: 3600, increment: 0 },
  rated: false,
};

/** Of bots, which nobody here has any part in. */
async function calmTournament({ address, organiser }: Scene): Promise<string> {
  const { id } = await value<EventCard>(await post(address, '/api/events', WISH, organiser));
  const bots = { do: 'bots', bot: 'random', count: 5 };
  await value(await post(address, `/api/events/${id}/organise`, bots, organiser));
  await value(await post(address, `/api/events/${id}/organise`, { do: 'close' }, organiser));
  return id;
}

/** One request, and what was answered; anything but a refusal by name, or success, is wrong. */
async function send(
  { address }: Scene,
  tally: Tally,
  path: string,
  body: unknown,
  cookie: Cookie,
): Promise<string> {
  const response = await post(address, path, body, cookie);
  const answer: Answer<unknown> = await response.json();
  const code = answer.ok ? 'ok' : answer.fault.code;
  tally.sent++;
  tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
  if (!answer.ok && !REFUSED.has(code)) tally.wrong.push(`${path}: answered ${code}`);
  return code;
}

const opened = async (scene: Scene, more: Partial<EventRequest> = {}): Promise<string> => {
  const response = await post(scene.address, '/api/events', { ...WISH, ...more }, scene.organiser);
  const answer: Answer<EventCard> = await response.json();
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value.id;
};

/** Again and again, at the same time, by those who may and those who may not. */
async function massEntry(scene: Scene, tries: number, tally: Tally): Promise<void> {
  const id = await opened(scene, { most: 4 });
  const [mallory] = scene.entrants;
  const all = [...Array.from({ length: tries }, () => mallory), ...scene.guests, ''];
  const codes = await Promise.all(
    all.map((cookie) => send(scene, tally, `/api/events/${id}/enter`, {}, cookie)),
  );
  if (codes.filter((code) => code === 'ok').length !== 1) tally.wrong.push('somebody entered more than once');
  if (tries > 30 && !codes.includes('too-many')) tally.wrong.push('mass entry met no limit');
  const sheet = await value<EventSheet>(await fetch(`${scene.address}/api/events/${id}`));
  if (sheet.entrants.length !== 1) tally.wrong.push('a guest is in a tournament');
  await send(scene, tally, `/api/events/${id}/organise`, { do: 'cancel', reason: 'tried' }, scene.organiser);
}

/** In and out, and out again in the moment in which entry closes. */
async function lastSecond(scene: Scene, tries: number, tally: Tally): Promise<void> {
  const id = await opened(scene);
  const [, trudy, eve] = scene.entrants;
  await value(
    await post(
      scene.address,
      `/api/events/${id}/organise`,
      { do: 'bots', bot: 'random', count: 4 },
      scene.organiser,
    ),
  );
  for (const who of [trudy, eve]) await send(scene, tally, `/api/events/${id}/enter`, {}, who);
  await Promise.all([
    send(scene, tally, `/api/events/${id}/organise`, { do: 'close' }, scene.organiser),
    ...Array.from({ length: Math.min(tries, 20) }, () =>
      send(scene, tally, `/api/events/${id}/withdraw`, {}, trudy),
    ),
    send(scene, tally, `/api/events/${id}/enter`, {}, trudy),
  ]);
  await send(scene, tally, `/api/events/${id}/withdraw`, {}, eve);
  const { entrants, changes } = await untilOver(scene, id);
  if (entrants.filter(({ left }) => left).length !== 2) tally.wrong.push('who withdrew is still there');
  if (changes.filter(({ what }) => what === 'withdraw').length !== 2)
    tally.wrong.push('a withdrawal stands there twice, or not at all');
}

/** By an organiser in another's tournament, and in his own without a reason or beyond what there is. */
async function tricks(scene: Scene, calm: string, tries: number, tally: Tally): Promise<void> {
  const [mallory] = scene.entrants;
  const { id: own } = await me(scene, mallory);
  const outcome = { round: 0, table: 0, ruling: { winners: [0] } };
  const bad: unknown[] = [
    { do: 'correct', ...outcome, reason: 'mine' },
    { do: 'withdraw', entrant: 0, reason: 'mine' },
    { do: 'replace', entrant: 0, by: own, reason: 'mine' },
    { do: 'cancel', reason: 'mine' },
    { do: 'pause', reason: 'mine' },
    { do: 'bots', bot: 'random', count: 32 },
    { do: 'close' },
    { do: 'correct', ...outcome, reason: '   ' },
    { do: 'correct', round: 1e9, table: -1, ruling: {}, reason: 'x' },
    { do: 'crown', entrant: 0 },
    null,
    [],
    'close',
  ];
  for (let tried = 0; tried < tries; tried++) {
    const wish = bad[scene.rng.below(bad.length)];
    const code = await send(scene, tally, `/api/events/${calm}/organise`, wish, mallory);
    if (code === 'ok') tally.wrong.push(`a stranger may ${JSON.stringify(wish)}`);
  }
}

async function me({ address }: Scene, cookie: Cookie): Promise<Me> {
  return value<Me>(await fetch(`${address}/api/me`, { headers: { cookie } }));
}

/** Whatever a title or a reason says, it is text, and of one line. */
async function names(scene: Scene, tally: Tally): Promise<void> {
  const [, , eve] = scene.entrants;
  for (const name of NAMES) {
    const code = await send(scene, tally, '/api/events', { ...WISH, title: name }, eve);
    if (code === 'ok' && name.length > 60) tally.wrong.push('a title without end');
  }
  const events = await value<EventCard[]>(await fetch(`${scene.address}/api/events?stage=open&most=100`));
  for (const { id, host } of events.filter(({ host }) => host?.name === 'Eve')) {
    const calendar = await (await fetch(`${scene.address}/api/events/${id}/calendar`)).text();
    if (calendar.split('BEGIN:VEVENT').length - 1 > 2 || /\r\nSUMMARY:forged/.test(calendar))
      tally.wrong.push(`${host?.name ?? ''} has written into a calendar`);
    for (const reason of NAMES)
      await send(scene, tally, `/api/events/${id}/organise`, { do: 'pause', reason }, scene.organiser);
    await send(scene, tally, `/api/events/${id}/organise`, { do: 'cancel', reason: 'tried' }, eve);
  }
}

async function untilOver({ address }: Scene, id: string): Promise<EventSheet> {
  for (;;) {
    const sheet = await value<EventSheet>(await fetch(`${address}/api/events/${id}`));
    if (sheet.card.stage === 'over') return sheet;
    await pause(20);
  }
}
