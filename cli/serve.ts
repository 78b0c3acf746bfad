import { createServer, type Server } from 'node:http';
import { Failure, noWords, readArgs, readWhole } from './args.ts';
import type { Command } from './command.ts';
import { gameCards, type GameCard } from './describe.ts';

const PORT = '4815';
const PORTS_TO_TRY = 20;

export const serve: Command = {
  help: () => `npx bicorne serve [--port PORT]

Serves a page that lists the games, until Ctrl-C. The port is --port, or the environment's PORT, or ${PORT}; if it
is taken, the next free one. The address is printed.

  npx bicorne serve
  PORT=8080 npx bicorne serve`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { port: { type: 'string' } });
    noWords(positionals);
    const wanted = readWhole('port', values.port ?? process.env['PORT'] ?? PORT, 0, 65_535);
    const page = pageText(await gameCards());
    const server = createServer((request, response) => {
      const found = request.url === '/';
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(found ? page : 'There is no such page.');
    });
    const port = await listen(server, wanted);
    const url = `http://localhost:${port}/`;
    terminal.say(values.json ? JSON.stringify({ url }) : `Bicorne is at ${url} (Ctrl-C stops it)`);
    await stopped(server);
    return 0;
  },
};

async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY && port <= 65_535; port++)
    if (await tryPort(server, port)) return boundPort(server, port);
  throw new Failure(`the ports from ${wanted} on are all taken`);
}

/** Asked for port 0, the system chooses one. */
function boundPort(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : asked;
}

const tryPort = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(new Failure(error.message));
    server.once('error', refused);
    server.listen(port, () => {
      server.off('error', refused);
      resolve(true);
    });
  });

const stopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });

const pageText = (cards: readonly GameCard[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bicorne</title>
<h1>Bicorne</h1>
${cards.map(cardHtml).join('\n')}
</html>
`;

const cardHtml = ({ game, scenarios }: GameCard): string =>
  `<h2>${game}</h2>
<ul>
${scenarios.map(({ scenario, seats }) => `<li>${scenario} (${seats.join(', ')})</li>`).join('\n')}
</ul>`;
