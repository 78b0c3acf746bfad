import { isSeen, seatIn, type Line, type Listener } from '../net/line.ts';
import { askDevice, hearDevice, leaveHere, letThink, openHere } from './device.ts';
import type { News, Pass } from './wire.ts';

/** The line to the worker: never lost, and without a number to open. A worker that fell is told who looks. */
export function deviceLine(match: string, listener: Listener): Line {
  const stop = hearDevice((news) => hear(match, news, listener));
  let closed = false;
  let seat: string | undefined;
  const request: Line['request'] = async (word, message) => {
    if (word !== 'watch') return askDevice(word, seat === undefined ? message : { seat, ...message });
    const answer = await askDevice(word, message);
    if (answer.ok) seat = shownFrom(answer.value);
    return answer;
  };
  const open = async (): Promise<void> => {
    const opened = await openHere(match);
    if (closed) return;
    if (opened.ok) pass(opened.value, listener);
    else listener.opened();
  };
  letThink(true);
  void open();
  return {
    request,
    think: letThink,
    reopen: () => void open(),
    close: () => {
      closed = true;
      stop();
      leaveHere(match);
    },
  };
}

/** What was told of the table one has just left may come when the next is heard already. */
function hear(match: string, news: News, listener: Listener): void {
  switch (news.news) {
    case 'update':
      return listener.update(news.update);
    case 'card':
      return listener.card(news.card);
    case 'orders':
      return listener.orders(news.orders);
    case 'pass':
      return void (news.match === match && pass(news.pass, listener));
    case 'thinking':
      return listener.thinking(news.seat);
    case 'halted':
      return listener.halted();
  }
}

/** Where nobody sits, whoever is there just looks. */
const pass = ({ to, hidden }: Pass, listener: Listener): void =>
  to === null ? listener.opened() : listener.pass(to, hidden);

const shownFrom = (shown: unknown): string | undefined => (isSeen(shown) ? seatIn(shown) : undefined);
