import { accept, deny } from '@bicorne/table/fault';
import type { Answer } from '@bicorne/table/protocol';
import { recordFor } from '../archive/records.ts';
import type { Parts } from '../parts.ts';
import { send } from '../http.ts';
import { atMost, type Doors } from '../routes.ts';
import { calendarOf } from './calendar.ts';

/** The routes of `protocol/events.ts`. */
export function serveEvents(doors: Doors, parts: Parts): void {
  const { desk } = parts.house;
  doors.open('GET /events', ({ sent }) => desk.list(sent));
  doors.named('POST /events', ({ who, sent }) => desk.announce(who, sent), atMost(20));
  doors.open('GET /events/:id', async ({ id, who }) => desk.sheet(id, await who()));
  doors.named('POST /events/:id/enter', ({ id, who }) => desk.enter(id, who));
  doors.named('POST /events/:id/withdraw', ({ id, who }) => desk.withdraw(id, who));
  doors.named('POST /events/:id/agree', ({ id, who }) => desk.agree(id, who));
  doors.named('POST /events/:id/organise', ({ id, who, sent }) => desk.organise(id, who, sent));
  doors.text('GET /events/:id/records', ({ id }) => recordsOf(parts, id));
  doors.open(
    'GET /events/:id/calendar',
    ({ id }) => calendarFor(parts, id),
    {},
    (reply, answer) =>
      answer.ok ? reply.type('text/calendar; charset=utf-8').send(answer.value) : send(reply, answer),
  );
}

async function calendarFor({ store, config }: Parts, id: string): Promise<Answer<string>> {
  const event = await store.events.find(id);
  return event
    ? accept(calendarOf(event, `${config.notices.publicUrl}/events/${id}`))
    : deny('unknown', 'there is no such tournament');
}

/** Of all games that are over, as everybody may have them, one after the other. */
async function recordsOf(parts: Parts, id: string): Promise<Answer<string>> {
  const { store } = parts;
  const event = await store.events.find(id);
  if (!event) return deny('unknown', 'there is no such tournament');
  const records: string[] = [];
  for (const { match } of event.matches) {
    const first = await store.matches.find(match);
    const second = first?.affairs.second;
    const games = [first, second === undefined ? null : await store.matches.find(second)];
    for (const game of games)
      if (game?.turn.kind === 'over' && game.steps > 0) {
        const record = await recordFor(parts, game.id, null);
        if (record.ok) records.push(record.value);
      }
  }
  return accept(records.join('\n'));
}
