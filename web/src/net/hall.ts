import type {
  Answer,
  Hall,
  HallNews,
  MatchCard,
  Notice,
  Rest,
  Snapshot,
  Update,
} from '@bicorne/table/protocol';
import { callServer, request } from './socket.ts';

/** What whoever looks at lists wants to hear. */
export interface HallListener {
  lost(): void;
  /** The line is open: all of the hall, in place of what was known. */
  shown(hall: Hall): void;
  news(news: HallNews): void;
  /** Of a match of one's own, or one that is watched from here. */
  card(card: MatchCard): void;
  notice(notice: Notice): void;
}

export interface HallLine {
  /** A board at a glance: what it shows now, and from then on what changes on it (`hear`). */
  glance(match: string): Promise<Answer<Snapshot | Rest>>;
  /** No more of this board. */
  leave(match: string): void;
  /** Returns how to hear no more. */
  hear(board: BoardListener): () => void;
  /** Calls again, with the name we have now. */
  reopen(): void;
  close(): void;
}

export interface BoardListener {
  readonly update: (update: Update) => void;
  readonly card: (card: MatchCard) => void;
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
  return {
    glance: (match) => request(socket, 'watch', { match, have: -1, glance: true }),
    leave: (match) => void (socket.connected && request(socket, 'leave', { match })),
    hear: ({ update, card }) => {
      socket.on('update', update).on('card', card);
      return () => void socket.off('update', update).off('card', card);
    },
    reopen,
    close,
  };
}
