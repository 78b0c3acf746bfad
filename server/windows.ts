import type { Audience } from './audience.ts';
import { LATE } from './gallery.ts';
import { ONLOOKER } from '@bicorne/engine';
import type { Windows } from './house.ts';
import { matchRoom, personRoom, roomAt, sessionRoom, viewerRoom, type Lines } from './sockets.ts';

/** The lines to people's windows, on this and on all other servers. */
export function makeWindows(lines: Lines, { isWatched, isHere, update }: Audience): Windows {
  // The adapter is another one as soon as the server has peers.
  const room = (name: string): ReadonlySet<string> | undefined => lines.sockets.adapter.rooms.get(name);
  /** Whether all windows that this person has here show the match. */
  const isAtMatch = (person: string, match: string): boolean => {
    const [mine, there] = [room(personRoom(person)), room(matchRoom(match))];
    return mine !== undefined && there !== undefined && [...mine].every((line) => there.has(line));
  };
  return {
    isWatched,
    update,
    /** Turns pass often: other servers are troubled only for somebody who is not here. */
    notice: (person, notice) => {
      if (isAtMatch(person, notice.match)) return;
      const ears = isHere(person) ? lines.local : lines;
      ears.to(personRoom(person)).except(matchRoom(notice.match)).emit('notice', notice);
    },
    chat: (people, line) => void (people.length > 0 && lines.to(people.map(personRoom)).emit('chat', line)),
    chatOnlookers: ({ id }, line, deaf) =>
      void lines
        .to([viewerRoom(id, ONLOOKER), viewerRoom(id, LATE)])
        .except(deaf.map(personRoom))
        .emit('chat', line),
    orders: (match, seat, card, standing) => {
      const own = lines.to(roomAt(match, seat));
      if (Object.keys(standing).length > 0) own.emit('standing', { match: match.id, standing });
      own.emit('orders', { match: match.id, ...card });
    },
    plans: (match, seat, card) =>
      void lines.to(roomAt(match, seat)).emit('plans', { match: match.id, ...card }),
    hangUp: (session) => lines.in(sessionRoom(session)).disconnectSockets(true),
    disconnect: (person) => lines.in(personRoom(person)).disconnectSockets(true),
  };
}
