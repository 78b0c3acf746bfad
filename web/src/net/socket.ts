import type { Answer, ServerToClient, Word, Words } from '@bicorne/table/protocol';
import { io, type Socket } from 'socket.io-client';
import { holdsSeveral, isSeen, seatIn, type Line, type Listener } from './line.ts';

/** `request` alone says what is asked and answered. */
interface Asking {
  [word: string]: (message: object, answer: (given: Answer<never>) => void) => void;
}
type TableSocket = Socket<ServerToClient, Asking>;

/** So long somebody waits whom the server did not let in. */
const AGAIN = 3000;

interface Call {
  readonly socket: TableSocket;
  /** Hangs up and calls again, with the name we have now. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** Calls the server, and calls again when the line is lost. */
export function callServer(listener: Pick<Listener, 'opened' | 'lost'>): Call {
  const socket: TableSocket = io({ withCredentials: true, transports: ['websocket', 'polling'] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = (forGood: boolean): void => {
    listener.lost();
    clearTimeout(timer);
    if (forGood) timer = setTimeout(() => void socket.connect(), AGAIN);
  };
  socket.on('connect', () => listener.opened());
  // A line that breaks is called again by itself; not one that the server hung up, or could not take.
  socket.on('disconnect', (reason) => lost(reason === 'io server disconnect'));
  socket.on('connect_error', () => lost(!socket.active));
  return {
    socket,
    reopen: () => {
      clearTimeout(timer);
      socket.disconnect().connect();
    },
    close: () => {
      clearTimeout(timer);
      socket.off().close();
    },
  };
}

/** The line from a table to the server. */
export function socketLine(listener: Listener): Line {
  const { socket, reopen, close } = callServer(listener);
  socket.on('update', (update) => listener.update(update));
  socket.on('card', (card) => listener.card(card));
  socket.on('chat', (line) => listener.chat(line));
  socket.on('notice', (notice) => listener.notice(notice));
  socket.on('standing', (changed) => listener.standing(changed));
  socket.on('orders', (changed) => listener.orders(changed));
  socket.on('plans', (changed) => listener.plans(changed));
  let seat: string | undefined;
  const ask: Line['request'] = (word, message) =>
    request(socket, word, seat !== undefined && SEATED.has(word) ? { seat, ...message } : message);
  return {
    request: async (word, message) => {
      if (word !== 'watch') return ask(word, message);
      const answer = await request(socket, word, message);
      if (answer.ok) seat = severalIn(answer.value);
      return answer;
    },
    think: () => undefined,
    reopen,
    close,
  };
}

/** What is said from a seat. */
const SEATED: ReadonlySet<Word> = new Set<Word>([
  'act',
  'undo',
  'resign',
  'offer',
  'answer',
  'claim',
  'saw',
  'standing',
  'moment',
]);

/** Where somebody has several seats: the one from which he looks. */
const severalIn = (shown: unknown): string | undefined =>
  isSeen(shown) && holdsSeveral(shown.match) ? seatIn(shown) : undefined;

/** Asks over the socket and waits; a lost line is a fault like any other. */
export async function request<W extends Word>(
  socket: TableSocket,
  word: W,
  message: Words[W]['ask'],
): Promise<Answer<Words[W]['answer']>> {
  try {
    const answer: Answer<never> = await socket.timeout(10_000).emitWithAck(word, message);
    return answer;
  } catch {
    return { ok: false, fault: { code: 'network', message: 'no answer' } };
  }
}
