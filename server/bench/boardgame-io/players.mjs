import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';
import { WebSocket } from 'ws';

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

/** As long as our own server has. */
const WARMING = 3000;

let measuring = false;
const took = [];

/** Plays one match after the other. */
async function lane(address, stock, number) {
  for (const seats of stock)
    await Promise.all(seats.map((seat, at) => playOne(address, seat, quickRng(`${number} ${at}`))));
}

/**
 * One seat to the end of its match, over a bare line as in the bench of our own server: Socket.IO's packets, and of
 * boardgame.io's messages what a client needs. A move has been answered when a newer state is there.
 */
function playOne(address, { matchID, playerID, credentials }, rng) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  let sent = null;
  const say = (...message) => socket.send(`42/tiny,${JSON.stringify(message)}`);
  const act = (id, action) => {
    sent = { id, at: performance.now() };
    const payload = { type: 'act', args: [action], playerID, credentials };
    say('update', { type: 'MAKE_MOVE', payload }, id, matchID, playerID);
  };
  const look = ({ _stateID: id, G, ctx }) => {
    if (sent && id > sent.id) {
      if (measuring) took.push(performance.now() - sent.at);
      sent = null;
    }
    const legal = G.legal ?? [];
    if (!sent && !ctx.gameover && legal.length > 0) act(id, legal[rng.below(legal.length)]);
    return ctx.gameover !== undefined;
  };
  return new Promise((resolve, reject) => {
    const hear = ([word, match, told]) => {
      if (match !== matchID || (word !== 'sync' && word !== 'update')) return;
      if (!look(word === 'sync' ? told.state : told)) return;
      socket.close();
      resolve();
    };
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = Buffer.from(data).toString();
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40/tiny,');
      else if (text.startsWith('40')) say('sync', matchID, playerID, credentials, 2);
      else if (text.startsWith('42')) hear(JSON.parse(text.slice(text.indexOf(',') + 1)));
    });
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
  await pause(WARMING);
  measuring = true;
  const begun = performance.now();
  await pause(seconds * 1000);
  const lasted = (performance.now() - begun) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  process.send({ actions: sorted.length, seconds: lasted, took: sorted }, () => process.exit(0));
});
