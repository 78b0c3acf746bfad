import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { drawOutcome, act, must, openMatch, quickRng, settle, turnOf } from '@bicorne/engine';
import { writeStep } from '@bicorne/table/steps';
import { guest, post } from '../proof/people.ts';
import { theGame } from '../proof/truth.ts';
import { openSqlite } from '../store/sqlite.ts';
import { inFolder, startMeasured } from './measured.ts';
import { Player } from './player.ts';

export interface Size {
  readonly game: string;
  readonly actions: number;
  /** Sent to one seat for each action of the match, on the wire. */
  readonly sent: number;
  /** Stored of a match that is over. */
  readonly stored: number;
}

/** Random matches of a game over real lines, every seat its own; then what lies in the store of finished ones. */
export async function measureSizes(game: string, matches: number): Promise<Size> {
  const wire = await inFolder(async (data) => {
    const server = await startMeasured(data, { BICORNE_GAMES: game });
    try {
      const played = [];
      for (let match = 0; match < matches; match++) played.push(await playOver(server.address, game, match));
      return played;
    } finally {
      await server.stop();
    }
  });
  const sum = (of: (one: (typeof wire)[number]) => number): number =>
    wire.reduce((all, one) => all + of(one), 0);
  return {
    game,
    actions: Math.round(sum(({ actions }) => actions) / matches),
    sent: sum(({ bytes }) => bytes) / sum(({ actions, seats }) => actions * seats),
    stored: await storedOf(game, 20),
  };
}

async function playOver(
  address: string,
  id: string,
  number: number,
): Promise<{ actions: number; bytes: number; seats: number }> {
  const { game } = await theGame(id);
  const { scenarios } = game;
  const scenario = scenarios[number % scenarios.length].id;
  const names = must(openMatch(game, { scenario })).seats;
  const cookies = await Promise.all(names.map((name) => guest(address, name)));
  const seats = Object.fromEntries(names.map((name, at) => [name, at === 0 ? 'me' : 'open']));
  const made = await (await post(address, '/api/matches', { game: id, scenario, seats }, cookies[0])).json();
  const match = String(made.value.id);
  for (const [at, name] of names.entries())
    if (at > 0) await (await post(address, `/api/matches/${match}/join`, { seat: name }, cookies[at])).json();
  const players = await Promise.all(
    cookies.map((cookie, at) => Player.sit(address, cookie, `${number} ${at}`)),
  );
  let actions = 0;
  const ended = players.map(
    (player) =>
      new Promise<void>((resolve) => {
        player.over = () => resolve();
        player.ready = () => player.act(() => actions++);
      }),
  );
  const before: number[] = [];
  for (const player of players) {
    await player.watch(match);
    before.push(player.line.received);
  }
  await Promise.all(ended);
  const bytes = players.reduce((sum, { line }, at) => sum + line.received - before[at], 0);
  for (const { line } of players) line.close();
  return { actions, bytes, seats: players.length };
}

/** Finished matches are put into a store and packed as the server does it; the file grows by so much for each. */
async function storedOf(id: string, matches: number): Promise<number> {
  return inFolder(async (data) => {
    const file = join(data, 'bicorne.sqlite');
    const store = openSqlite(file);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'a');
    await store.people.add({ id: 'bea', name: 'Bea' }, 'b');
    const empty = compactSize(file);
    for (let match = 0; match < matches; match++) {
      const { words, seats, ending, scenario, state } = await playThrough(id, match);
      const name = `match${match}`;
      const sitter = (at: number) => ({
        person: at === 0 ? 'ann' : 'bea',
        bot: null,
        commitment: 'c'.repeat(64),
        number: 'n'.repeat(32),
      });
      await store.matches.add({
        id: name,
        game: id,
        rules: '1',
        scenario,
        options: {},
        listed: false,
        secret: 's'.repeat(32),
        seats: seats.map((seat, at) => ({ name: seat, sitter: sitter(at) })),
        turn: { kind: 'chance' },
        createdAt: Date.now(),
        terms: {},
        host: 'ann',
      });
      const turn = { kind: 'over', ending } as const;
      await store.matches.steps.append(name, { from: 0, steps: words, turn, movedAt: Date.now() });
      await store.marks.put(name, { n: words.length, digest: 'd'.repeat(16), state: JSON.stringify(state) });
      await store.matches.pack(name);
    }
    await store.close();
    return (compactSize(file) - empty) / matches;
  });
}

function compactSize(file: string): number {
  const db = new DatabaseSync(file);
  const copy = `${file}.compact${Math.round(performance.now())}`;
  db.prepare('VACUUM INTO ?').run(copy);
  db.close();
  return statSync(copy).size;
}

async function playThrough(id: string, number: number) {
  const { game } = await theGame(id);
  const rng = quickRng(`stored ${number}`);
  const scenario = game.scenarios[number % game.scenarios.length].id;
  let match = must(openMatch(game, { scenario }));
  for (;;) {
    const turn = turnOf(match);
    if (turn.kind === 'over')
      return {
        words: match.steps.map(writeStep),
        seats: match.seats,
        ending: turn.ending,
        scenario,
        state: match.state,
      };
    if (turn.kind === 'chance') match = must(settle(match, drawOutcome(game.chance(match.state), rng))).match;
    else {
      const [seat] = turn.seats;
      const legal = game.legal(match.state, seat);
      match = must(act(match, seat, legal[rng.below(legal.length)])).match;
    }
  }
}
