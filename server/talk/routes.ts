import type { Doors } from '../routes.ts';
import type { Talk } from './talk.ts';

/** The routes of `protocol/talk.ts`. */
export function serveTalk(doors: Doors, talk: Talk): void {
  doors.open('GET /matches/:id/chat', async ({ id, sent: { before = Number.MAX_SAFE_INTEGER }, who }) =>
    talk.lines(id, await who(), before),
  );
  doors.named('GET /matches/:id/notes', ({ id, who }) => talk.notes(id, who));
  doors.named('POST /matches/:id/notes', ({ id, who, sent: { text } }) => talk.setNotes(id, who, text), {
    bodyLimit: 100_000,
  });
  doors.named('GET /matches/:id/tried', ({ id, who }) => talk.tried(id, who));
  doors.named('POST /matches/:id/tried', ({ id, who, sent: { sealed } }) => talk.setTried(id, who, sealed), {
    bodyLimit: 100_000,
  });
}
