import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

// The client plays without the rules: moves are sent, and the server answers with what the player sees.
const blind = {
  name: 'tiny',
  turn: { activePlayers: { all: 'play' } },
  moves: { act: { client: false, ignoreStaleStateID: true, move: () => undefined } },
};

const post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
};

async function newMatch(address) {
  const { matchID } = await post(`${address}/games/tiny/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`${address}/games/tiny/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    seats.push({ matchID, playerID, credentials: playerCredentials });
  }
  return seats;
}

let measuring = false;
const took = [];

/** Plays one match after the other; a move has been answered when a newer state is there. */
async function lane(address, stock, number) {
  for (const seats of stock) {
    const clients = seats.map((seat) =>
      Client({ ...seat, game: blind, multiplayer: SocketIO({ server: address }), debug: false }),
    );
    await Promise.all(clients.map((client, at) => playOne(client, quickRng(`${number} ${at}`))));
    for (const client of clients) client.stop();
  }
}

function playOne(client, rng) {
  return new Promise((resolve) => {
    let sent = null;
    const look = (state) => {
      if (!state) return;
      const { _stateID: id } = state;
      if (sent && id > sent.id) {
        if (measuring) took.push(performance.now() - sent.at);
        sent = null;
      }
      if (state.ctx.gameover) return resolve();
      const legal = state.G?.legal ?? [];
      if (sent || legal.length === 0) return;
      sent = { id, at: performance.now() };
      const action = legal[rng.below(legal.length)];
      setImmediate(() => client.moves.act(action));
    };
    client.subscribe(look);
    client.start();
  });
}

process.on('message', async ({ address, matches, seconds }) => {
  const stocks = [];
  for (let at = 0; at < matches; at++) {
    const stock = [];
    for (let made = 0; made < 30; made++) stock.push(await newMatch(address));
    stocks.push(stock);
  }
  stocks.forEach((stock, at) => void lane(address, stock, at));
  await pause(1000);
  measuring = true;
  const begun = performance.now();
  await pause(seconds * 1000);
  const lasted = (performance.now() - begun) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  process.send({ actions: sorted.length, seconds: lasted, took: sorted }, () => process.exit(0));
});
