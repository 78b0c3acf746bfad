import { isHere } from '../local/names.ts';
import type { Line, Listener } from './line.ts';

/** The line that this match needs, fetched when it is needed: who plays on his device needs no socket. */
export function lazyLine(match: string, listener: Listener): Line {
  let closed = false;
  const opening = (isHere(match) ? openDevice(match, listener) : openSocket(listener)).then((line) => {
    if (closed) line.close();
    return line;
  });
  return {
    request: async (word, message) => (await opening).request(word, message),
    think: (thinks) => void opening.then((line) => line.think(thinks)),
    reopen: () => void opening.then((line) => line.reopen()),
    close: () => {
      closed = true;
      void opening.then((line) => line.close());
    },
  };
}

const openDevice = async (match: string, listener: Listener): Promise<Line> =>
  (await import('../local/line.ts')).deviceLine(match, listener);

const openSocket = async (listener: Listener): Promise<Line> =>
  (await import('./socket.ts')).socketLine(listener);
