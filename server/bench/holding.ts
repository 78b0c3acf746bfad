import { exampleGame } from '@bicorne/games';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { act, drawOutcome, must, openMatch, quickRng, settle, turnOf, type Game } from '@bicorne/engine';
import { writeStep } from '@bicorne/table/steps';
import { begin, guest } from '../proof/people.ts';
import { theGame } from '../proof/truth.ts';
import { openSqlite } from '../store/sqlite.ts';
import { BareLine } from './line.ts';
import { inFolder, startMeasured, type Measured } from './measured.ts';

export interface Held {
  readonly idleMatch: number;
  readonly connection: number;
}

/** Matches that are made before measuring begins. */
const WARMING = 50;

/** Memory of a match that nobody looks at, and of a line over which nothing goes, in bytes. */
export const measureMemory = (matches: number, lines: number): Promise<Held> =>
  inFolder(async (data) => {
    const settings = { BICORNE_GAMES: exampleGame(), IDLE_MATCHES: String(matches + WARMING) };
    const server = await startMeasured(data, settings);
    try {
      const [blue, red] = [await guest(server.address, 'Blue'), await guest(server.address, 'Red')];
      for (let warm = 0; warm < WARMING; warm++) await begin(server.address, blue, red);
      const withMatches = await growth(server, async () => {
        for (let made = 0; made < matches; made++) await begin(server.address, blue, red);
      });
      const open: BareLine[] = [];
      const withLines = await growth(server, async () => {
        while (open.length < lines) open.push(await BareLine.open(server.address, blue));
      });
      for (const line of open) line.close();
      return { idleMatch: withMatches / matches, connection: withLines / lines };
    } finally {
      await server.stop();
    }
  });

/** Of what the process holds after collecting its garbage. */
async function growth(server: Measured, work: () => Promise<void>): Promise<number> {
  const before = (await server.memory()).heap;
  await work();
  return (await server.memory()).heap - before;
}

/** From the start of the process until it can be reached, with so many stored matches; in milliseconds. */
export const measureStart = (matches: number): Promise<number> =>
  inFolder(async (data) => {
    await openSqlite(join(data, 'bicorne.sqlite')).close();
    if (matches > 0) await fill(join(data, 'bicorne.sqlite'), matches);
    const server = await startMeasured(data, { BICORNE_GAMES: exampleGame() });
    await server.stop();
    return server.started;
  });

/** Nine in ten are over and packed, the others wait for red; in one of ten of these red is a bot. */
async function fill(file: string, matches: number): Promise<void> {
  const words = untilRed((await theGame(exampleGame())).game);
  const db = new DatabaseSync(file);
  db.exec(`
    BEGIN;
    INSERT INTO people (id, name) VALUES ('ann', 'Ann'), ('bea', 'Bea');
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${matches})
    INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, over, steps, created_at, moved_at, terms)
    SELECT 'match' || n, '${exampleGame()}', '1', '"ford"', '{}', 0, hex(randomblob(16)),
      iif(n % 10 = 0, '{"kind":"seats","seats":[1]}', '{"kind":"over","ending":{"winners":[0],"reason":"time"}}'),
      n % 10 <> 0, ${words.length}, n, n, '{}' FROM numbers;
    INSERT INTO seats (match, seat, name, person, bot, commitment, number, ended_at)
    SELECT key, 0, 'blue', 'ann', NULL, 'c', 'n', iif(over, moved_at, NULL) FROM matches;
    INSERT INTO seats (match, seat, name, person, bot, commitment, number, ended_at)
    SELECT key, 1, 'red', iif(key % 100 = 0, NULL, 'bea'), iif(key % 100 = 0, 'drill', NULL), 'c', 'n', iif(over, moved_at, NULL)
    FROM matches;
    INSERT INTO packs (match, steps) SELECT key, randomblob(120) FROM matches WHERE over = 1;
    INSERT INTO archive (id, game, scenario, imported, rated, public, winners, result, reason, steps, ended_at)
    SELECT id, game, 'ford', 0, 0, 1, ',blue,', 'won', 'clock', steps, moved_at FROM matches WHERE over = 1;
    INSERT INTO archive_players (archive, seat, seat_name, person, name, name_key, bot, listed_at, won)
    SELECT matches.id, seat, seats.name, person, people.name, lower(people.name), 0, moved_at, seat = 0
    FROM matches JOIN seats ON match = key JOIN people ON people.id = person WHERE over = 1;`);
  const insert = db.prepare(
    'INSERT INTO steps (match, n, step) SELECT key, ?, ? FROM matches WHERE over = 0',
  );
  words.forEach((word, n) => insert.run(n, word));
  db.exec('COMMIT');
  db.close();
}

/** The steps of a match up to where red alone is to act. */
function untilRed(game: Game): string[] {
  const rng = quickRng('until red');
  let match = must(openMatch(game, { scenario: 'ford' }));
  for (;;) {
    const turn = turnOf(match);
    if (turn.kind === 'seats' && turn.seats.length === 1 && turn.seats[0] === 1)
      return match.steps.map(writeStep);
    if (turn.kind !== 'seats') match = must(settle(match, drawOutcome(game.chance(match.state), rng))).match;
    else {
      const legal = game.legal(match.state, turn.seats[0]);
      match = must(act(match, turn.seats[0], legal[rng.below(legal.length)])).match;
    }
  }
}
