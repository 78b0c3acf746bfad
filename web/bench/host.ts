import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, join } from 'node:path';

interface Sent {
  readonly path: string;
  readonly bytes: number;
}

/** Fonts come after the first picture, and the line of the first page's lists for whoever stays there. */
const LATER = /\.woff2$|^\/assets\/(?:hall|socket)-/;

/** How much that is, without what comes later. */
export const bytesOf = (sent: readonly Sent[]): number =>
  sent.filter(({ path }) => !LATER.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/** The built page as the server hands it out, compressed; and every byte counted, whoever in the browser asked. */
export class PageHost {
  readonly #server: Server;
  readonly #sent: Sent[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(dist: string): Promise<PageHost> {
    const server = createServer();
    const host = new PageHost(server);
    server.on('request', (request: IncomingMessage, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (path.startsWith('/api/') || path.startsWith('/socket.io/')) return response.writeHead(404).end();
      const file = isFile(join(dist, path)) ? join(dist, path) : join(dist, 'index.html');
      const coding = CODINGS.find(
        ([name, end]) => request.headers['accept-encoding']?.includes(name) && existsSync(file + end),
      );
      const body = readFileSync(file + (coding?.[1] ?? ''));
      host.#sent.push({ path, bytes: body.length });
      response.writeHead(200, {
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        ...(coding ? { 'content-encoding': coding[0] } : {}),
      });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://localhost:${String(typeof address === 'object' ? address?.port : '')}`;
  }

  /** What was sent since it was last asked. */
  take(): readonly Sent[] {
    return this.#sent.splice(0);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
