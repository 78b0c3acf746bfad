import { createRequire } from 'node:module';
import { game } from './game.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  process.send(`http://localhost:${appServer.address().port}`);
});
