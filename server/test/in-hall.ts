import type { Hall, HallMatch, HallNews } from '@bicorne/table/protocol';
import { value, type Client } from './client.ts';

/** What somebody knows who has the hall open: what he was shown, and what he was told since. */
interface Listening {
  readonly news: HallNews[];
  readonly entries: () => ReadonlyMap<string, HallMatch>;
  readonly here: () => number;
}

export async function inHall(client: Client): Promise<Listening> {
  const news: HallNews[] = [];
  client.socket.on('hall', (one) => news.push(one));
  const shown = await new Promise<Hall>((resolve) =>
    client.socket.emit('hall', { on: true }, (answer) => resolve(value<Hall>(answer))),
  );
  const entries = (): ReadonlyMap<string, HallMatch> => {
    const known = new Map(shown.entries.map((entry) => [entry.id, entry]));
    for (const { put = [], gone = [] } of news) {
      for (const id of gone) known.delete(id);
      for (const entry of put) known.set(entry.id, entry);
    }
    return known;
  };
  return {
    news,
    entries,
    here: () => news.reduce((count, { here = count }) => here, shown.here),
  };
}
