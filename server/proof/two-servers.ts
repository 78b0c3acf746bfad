import { exampleGame } from '@bicorne/games';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';
import { openPostgres } from '../store/postgres.ts';
import { startPostgres } from '../test/postgres.ts';
import { thousands, type Finding } from './finding.ts';
import { begin, guest } from './people.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { Traveller } from './traveller.ts';
import { compareWithStore, theGame } from './truth.ts';
import { layWire } from './wire.ts';

/**
 * Two servers on one PostgreSQL, players of the same match at different ones. A second window of the first player,
 * at the other server, sends whatever he does at the same time. In some rounds the wire between the second server
 * and the database is cut, or the second server is killed and started again.
 */
export async function* proveTwoServers(options: { pairs: number; rounds: number }): AsyncGenerator<Finding> {
  const postgres = await startPostgres({ hasty: false });
  const url = await postgres.newDatabase();
  const wire = await layWire(new URL(url), 'nothing');
  const through = new URL(url);
  through.port = String(wire.port);
  const first = await startProcess({ DATABASE_URL: url });
  let second = await startProcess({ DATABASE_URL: through.href });
  const restart = async (): Promise<void> => {
    await second.kill('SIGKILL');
    second = await startProcess({ DATABASE_URL: through.href });
  };
  const troubles: readonly Trouble[] = [
    { name: 'in peace', make: async () => undefined },
    { name: 'the wire to the database cut', make: () => wire.cut(200) },
    { name: 'the second server killed and started again', make: restart },
    { name: "players' own lines cut", make: async (players) => players.forEach((player) => player.cut()) },
  ];
  try {
    for (const trouble of troubles) yield await proveRounds(url, () => [first, second], trouble, options);
  } finally {
    await Promise.all([first.kill('SIGKILL'), second.kill('SIGKILL')]);
    wire.close();
    await postgres.stop();
  }
}

interface Trouble {
  readonly name: string;
  readonly make: (players: readonly Traveller[]) => Promise<void>;
}

async function proveRounds(
  url: string,
  servers: () => readonly [ServerProcess, ServerProcess],
  trouble: Trouble,
  { pairs, rounds }: { pairs: number; rounds: number },
): Promise<Finding> {
  const module = await theGame(exampleGame());
  const tally = { actions: 0, lost: 0, rests: 0, wholes: 0, both: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round++) {
    const tables = await Promise.all(
      Array.from({ length: pairs }, (_, at) => seat(servers, `${round}-${at}`)),
    );
    const players = tables.flatMap((table) => table.players);
    const playing = players.map((player, at) => player.play(quickRng(`${trouble.name} ${round} ${at}`)));
    await untilActed(players, 5);
    await trouble.make(players);
    await Promise.all(playing);
    const store = await openPostgres(url, () => undefined);
    for (const { match, players: these } of tables) {
      tally.wrong.push(...(await compareWithStore(store, module, match, these)));
      if (new Set(these.map(({ viewer }) => viewer)).size !== 2) tally.wrong.push('a seat was not held');
    }
    await store.close();
    for (const player of players) {
      tally.actions += player.acknowledged.length;
      tally.lost += player.lost;
      tally.rests += player.rests;
      tally.wholes += player.wholes;
      player.close();
    }
  }
  return {
    proof: 'two servers',
    tried: `${trouble.name}: ${thousands(rounds * pairs)} matches, ${thousands(tally.actions)} actions`,
    found:
      tally.wrong[0] ??
      `each step accepted once, no gap, no double (${tally.lost} lines lost, gone on with the rest ${tally.rests}, anew ${tally.wholes})`,
    held: tally.wrong.length === 0 && tally.actions > 0,
  };
}

/** Blue has a window at each server, which act at the same time; red is at the second. */
async function seat(
  servers: () => readonly [ServerProcess, ServerProcess],
  name: string,
): Promise<{ match: string; players: Traveller[] }> {
  const [here] = servers();
  const [blue, red] = [await guest(here.address, `Blue ${name}`), await guest(here.address, `Red ${name}`)];
  const match = await begin(here.address, blue, red);
  const at = (which: 0 | 1) => (): string => servers()[which].address;
  const players = [
    new Traveller(at(0), blue, match, 2),
    new Traveller(at(1), blue, match, 2),
    new Traveller(at(1), red, match),
  ];
  return { match, players };
}

async function untilActed(players: readonly Traveller[], actions: number): Promise<void> {
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  while (count() < actions * players.length && !players.every(({ isOver }) => isOver)) await pause(1);
}
