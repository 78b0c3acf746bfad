import type { Hall, HallMatch, HallNews, HallWish } from '@bicorne/table/protocol';
import { wishesIn } from '@bicorne/table/hall';
import { value, type Client } from './client.ts';

/** What somebody knows who has the hall open: what he was shown, and what he was told since. */
interface Listening {
  readonly news: HallNews[];
  readonly entries: () => ReadonlyMap<string, HallMatch>;
  readonly wishes: () => readonly HallWish[];
  readonly here: () => number;
}

export async function inHall(client: Client): Promise<Listening> {
  const news: HallNews[] = [];
  client.socket.on('hall', (one) => news.push(one));
  const shown = await new Promise<Hall>((resolve) =>
    client.socket.emit('hall', { on: true }, (answer) => resolve(value<Hall>(answer))),
  );
  const known = (): Hall['entries'] => {
    const all = new Map(shown.entries.map((entry) => [entry.id, entry]));
    for (const { put = [], gone = [] } of news) {
      for (const id of gone) all.delete(id);
      for (const entry of put) all.set(entry.id, entry);
    }
    return [...all.values()];
  };
  return {
    news,
    entries: () => new Map(known().flatMap((one) => (one.kind === 'wish' ? [] : [[one.id, one]]))),
    wishes: () => wishesIn(known()),
    here: () => news.reduce((count, { here = count }) => here, shown.here),
  };
}
