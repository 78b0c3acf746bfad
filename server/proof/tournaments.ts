import { exampleGame } from '@bicorne/games';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRng, type Rng } from '@bicorne/engine';
import type { EventCard, EventRequest, EventSheet } from '@bicorne/table/protocol';
import { verify, type Event } from '@bicorne/tournament';
import type { Store } from '../store/port.ts';
import type { StoredEvent } from '../store/events.ts';
import { eventOf } from '../tournaments/entrants.ts';
import { outcomeOf } from '../tournaments/table-match.ts';
import { thousands, type Finding } from './finding.ts';
import { post, value } from './people.ts';
import { startProcess, type ServerProcess, type Settings } from './process.ts';

export interface TournamentOptions {
  /** What kind of store. */
  readonly name: string;
  readonly settings: Settings;
  /** How many servers there are; the last of them is killed. */
  readonly servers: 1 | 2;
  readonly kills: number;
  /** So many go on at the same time, of so many bots at most. */
  readonly events: number;
  readonly bots: number;
  /** Opens the store itself. */
  readonly open: () => Promise<Store>;
}

/** So many one person announces: no more than a day allows. */
const OF_ONE = 8;
/** A server that has just started is killed after so many milliseconds at most: a round of bots is played in less. */
const LIFE = 700;

interface Tally {
  readonly wrong: string[];
  events: number;
  rounds: number;
  tables: number;
}

/** What everybody was shown of a tournament: none of it may be otherwise afterwards. */
type Shown = Map<string, EventSheet>;

/**
 * SIGKILL at random moments while tournaments of bots pair, start and close their rounds. After each kill all that is
 * stored is held against what was shown, and against the rules of pairing; then the server starts again, and they go on.
 */
export async function proveTournaments(options: TournamentOptions): Promise<Finding> {
  const { name, settings, kills, events: atOnce, bots, open } = options;
  const rng = quickRng(`tournaments ${name} ${options.servers}`);
  const tally: Tally = { wrong: [], events: 0, rounds: 0, tables: 0 };
  let servers = await Promise.all(Array.from({ length: options.servers }, () => startProcess(settings)));
  let cookie = '';
  let going: string[] = [];
  const shown: Shown = new Map();
  for (let kill = 0; kill < kills; kill++) {
    while (going.length < atOnce) {
      if (tally.events % OF_ONE === 0) cookie = await organiser(servers[0].address, tally.events);
      going.push(await announced(servers, cookie, rng, { number: tally.events++, bots }));
    }
    await Promise.all([pause(rng.below(LIFE)), ...going.map((id) => look(servers[0], id, shown))]);
    const last = servers[servers.length - 1];
    await last.kill('SIGKILL');
    const store = await open();
    for (const id of going) await check(store, id, shown, tally);
    await store.close();
    servers = [...servers.slice(0, -1), await startProcess(settings)];
    going = await stillGoing(servers[0], going, shown);
  }
  const store = await untilOver(servers[0], going, shown, open);
  for (const id of shown.keys()) await checkWhole(store, id, shown, tally);
  await store.close();
  for (const server of servers) await server.kill('SIGKILL');
  const { wrong, events, rounds, tables } = tally;
  return {
    proof: 'tournaments',
    tried: `${kills} × SIGKILL on ${name}${options.servers > 1 ? ', two servers' : ''}: ${thousands(events)} tournaments`,
    found:
      wrong[0] ??
      `${thousands(rounds)} rounds paired once, as the lots say, ${thousands(tables)} tables played once; all ended`,
    held: wrong.length === 0 && rounds > 0,
  };
}

async function organiser(address: string, number: number): Promise<string> {
  const account = { name: `Organiser ${number}`, passphrase: 'correct horse battery' };
  const response = await post(address, '/api/account', account, '');
  await response.body?.cancel();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const FORMATS: readonly EventRequest['format'][] = [
  { kind: 'swiss', rounds: 3 },
  { kind: 'round-robin' },
  { kind: 'knock-out' },
];

/** Closed at every server at the same time: each of them wants to pair the first round. */
async function announced(
  servers: readonly ServerProcess[],
  cookie: string,
  rng: Rng,
  { number, bots: most }: { readonly number: number; readonly bots: number },
): Promise<string> {
  const wish: EventRequest = {
    title: `Proof ${number}`,
    game: exampleGame(),
    format: FORMATS[number % FORMATS.length],
    match: rng.below(2) === 0 ? 'pair' : 'single',
    battles: { kind: 'lots', scenarios: ['ford', 'plain'] },
    clock: { kind: 'live', base: 3600, increment: 0 },
    rated: false,
  };
  const [{ address }] = servers;
  const { id } = await value<EventCard>(await post(address, '/api/events', wish, cookie));
  const bots = { do: 'bots', bot: 'random', count: 3 + rng.below(most - 2) };
  await value(await post(address, `/api/events/${id}/organise`, bots, cookie));
  await Promise.all(
    servers.map(async (server) =>
      (await post(server.address, `/api/events/${id}/organise`, { do: 'close' }, cookie)).body?.cancel(),
    ),
  );
  return id;
}

async function look(server: ServerProcess, id: string, shown: Shown): Promise<EventSheet> {
  const sheet = await value<EventSheet>(await fetch(`${server.address}/api/events/${id}`));
  shown.set(id, sheet);
  return sheet;
}

async function stillGoing(server: ServerProcess, ids: readonly string[], shown: Shown): Promise<string[]> {
  const sheets = await Promise.all(ids.map(async (id) => [id, await look(server, id, shown)] as const));
  return sheets.flatMap(([id, { card }]) => (card.stage === 'over' ? [] : [id]));
}

async function untilOver(
  server: ServerProcess,
  going: readonly string[],
  shown: Shown,
  open: () => Promise<Store>,
): Promise<Store> {
  while ((await stillGoing(server, going, shown)).length > 0) await pause(20);
  return open();
}

async function check(store: Store, id: string, shown: Shown, tally: Tally): Promise<void> {
  // Another server may be at work: what is read later has all the rounds of the matches that were read before.
  const before = await store.events.find(id);
  const stored = await store.events.find(id);
  if (!before || !stored) return void tally.wrong.push(`tournament ${id} is gone`);
  const event = eventOf(stored);
  tally.wrong.push(...faults(before, event), ...otherwise(shown.get(id), event));
}

/** What the rules of pairing and the making of matches forbid. */
function faults(stored: StoredEvent, event: Event): string[] {
  const drawn = verify(event);
  const places = stored.matches.map(({ round, table }) => `${round} ${table}`);
  const homeless = stored.matches.filter(
    ({ round, table }) => event.rounds[round]?.tables[table]?.players.length !== 2,
  );
  return [
    ...(drawn.ok ? [] : [drawn.fault.message]),
    ...(new Set(places).size < places.length ? ['a table has two matches'] : []),
    ...(new Set(stored.matches.map(({ match }) => match)).size < places.length
      ? ['a match has two tables']
      : []),
    ...(homeless.length > 0 ? ['a match without its table'] : []),
  ];
}

/** Whether something that was shown is no longer so. */
function otherwise(sheet: EventSheet | undefined, { rounds }: Event): string[] {
  return (sheet?.rounds ?? []).flatMap(({ tables }, round) =>
    tables.flatMap(({ players, outcome }, table) => {
      const now = rounds[round]?.tables[table];
      if (JSON.stringify(now?.players) !== JSON.stringify(players))
        return ['a round that was shown is another'];
      return outcome && JSON.stringify(now?.outcome) !== JSON.stringify(outcome)
        ? ['a result that was shown is another']
        : [];
    }),
  );
}

/** When it is over: every result is what its games came to, and there are no other games of it. */
async function checkWhole(store: Store, id: string, shown: Shown, tally: Tally): Promise<void> {
  await check(store, id, shown, tally);
  const stored = await store.events.find(id);
  if (!stored) return;
  const { rounds } = eventOf(stored);
  tally.rounds += rounds.length;
  for (const { round, table, match } of stored.matches) {
    const first = await store.matches.find(match);
    const due = first && (await outcomeOf(store, stored, first));
    const { outcome } = rounds[round].tables[table];
    if (JSON.stringify(due) !== JSON.stringify(outcome)) tally.wrong.push('a result is not what was played');
    tally.tables++;
  }
  const tables = rounds.flatMap((round) => round.tables).filter(({ players }) => players.length === 2);
  if (tables.length !== stored.matches.length) tally.wrong.push('a table without its match');
  if (stored.stage !== 'over') tally.wrong.push(`a tournament is ${stored.stage}`);
}
