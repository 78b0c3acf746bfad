import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A wire to somewhere: it can be cut, and it keeps what comes back over it. */
export interface Wire {
  readonly port: number;
  /** What has come back since this was last asked. */
  taken(): Buffer;
  /** Breaks every connection, and lets none through for a while. */
  cut(milliseconds: number): Promise<void>;
  close(): void;
}

export async function layWire(to: URL, keeps: 'what comes back' | 'nothing'): Promise<Wire> {
  const open = new Set<Socket>();
  const back: Buffer[] = [];
  let down = false;
  const server = createServer((near) => {
    if (down) return void near.destroy();
    const far = connect(Number(to.port), to.hostname);
    if (keeps === 'what comes back') far.on('data', (bytes: Buffer) => back.push(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cutAll = (): void => open.forEach((socket) => socket.destroy());
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    taken: () => Buffer.concat(back.splice(0)),
    async cut(milliseconds) {
      down = true;
      cutAll();
      await pause(milliseconds);
      down = false;
    },
    close() {
      cutAll();
      server.close();
    },
  };
}
