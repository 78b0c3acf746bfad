import type { Hall, HallNews, MatchCard, Notice } from '@bicorne/table/protocol';
import { callServer, request } from './socket.ts';

/** What whoever looks at lists wants to hear. */
export interface HallListener {
  lost(): void;
  /** The line is open: all of the hall, in place of what was known. */
  shown(hall: Hall): void;
  news(news: HallNews): void;
  /** Of a match of one's own. */
  card(card: MatchCard): void;
  notice(notice: Notice): void;
}

export interface HallLine {
  /** Calls again, with the name we have now. */
  reopen(): void;
  close(): void;
}

/** The line by which lists hear what is new. */
export function hallLine(listener: HallListener): HallLine {
  const { socket, reopen, close } = callServer({
    opened: () =>
      void request(socket, 'hall', { on: true }).then((hall) => {
        if (hall.ok && hall.value) listener.shown(hall.value);
      }),
    lost: () => listener.lost(),
  });
  socket.on('hall', (news) => listener.news(news));
  socket.on('card', (card) => listener.card(card));
  socket.on('notice', (notice) => listener.notice(notice));
  return { reopen, close };
}
