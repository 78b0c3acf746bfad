import {
  look,
  orderedBy,
  unasked,
  type Game,
  type Match,
  type Ordered,
  type Seat,
  type Sight,
  type StandingOrder,
} from '@bicorne/engine';
import type { ClockSetting, StandingAnswer, StandingAnswers } from './protocol.ts';

/** The answer of a seat that has said nothing: whoever plays live is there to be asked, others are waited for. */
export const firstAnswer = (clock: ClockSetting | undefined, sharesDevice: boolean): StandingAnswer =>
  clock?.kind === 'live' && !sharesDevice ? 'ask' : 'no';

type Asking = Pick<Game, 'standing'>;

/** What is answered for a seat: what it said, also in the words of before; or as matches of this kind begin. */
export function ordersOf(
  game: Asking,
  said: { readonly orders: readonly StandingOrder[] | null; readonly standing: StandingAnswers },
  first: StandingAnswer,
): readonly StandingOrder[] {
  if (said.orders) return said.orders;
  return unasked(game).filter(({ question }) => (said.standing[question] ?? first) === 'no');
}

/** To each question that would tell by being asked: whether it is ever answered "no" without asking. */
export const answersOf = (game: Asking, orders: readonly StandingOrder[]): StandingAnswers =>
  Object.fromEntries(
    unasked(game).map((no) => [no.question, orders.some((order) => isPlain(order, no)) ? 'no' : 'ask']),
  );

/** The same orders, with or without a plain "no" to this question. */
export function withAnswer(
  game: Asking,
  orders: readonly StandingOrder[],
  question: string,
  answer: StandingAnswer,
): readonly StandingOrder[] {
  const plain = unasked(game).filter((no) => no.question === question);
  const others = orders.filter((order) => !plain.some((no) => isPlain(order, no)));
  return answer === 'no' ? [...others, ...plain] : others;
}

const isPlain = ({ question, say, scope, when = [] }: StandingOrder, no: StandingOrder): boolean =>
  question === no.question && say === no.say && scope === undefined && when.length === 0;

/** Whether the seat has decided here before, and that was taken back: then it is asked again, whatever it said beforehand. */
export function hasTakenBack({ steps, live, undone }: Match, seat: Seat): boolean {
  if (undone === 0) return false;
  let stood = 0;
  for (const step of steps) {
    if (step.kind === 'undo') stood -= step.count;
    else if (stood++ === live.length && step.kind === 'act' && step.seat === seat) return true;
  }
  return false;
}

/** What the seat has answered beforehand to what it is asked now, by nothing but its own sight. */
export function givenBeforehand(match: Match, seat: Seat, orders: readonly StandingOrder[]): Ordered | null {
  return hasTakenBack(match, seat) ? null : orderedBy(match.game, look(match, seat), seat, orders);
}

/** In milliseconds: within this every bot knows its mind. */
const PONDERING = 800;

/** What a bot answers who sees this, when its time has come; `wait` takes so many milliseconds at least. */
export async function inTime(
  thinking: Promise<string>,
  { prompt }: Sight,
  wait: (least: number) => Promise<unknown>,
): Promise<string> {
  if (prompt?.standing) return ponder(thinking, prompt.standing.no, wait(PONDERING));
  const [action] = await Promise.all([thinking, wait(0)]);
  return action;
}

/**
 * What a bot has thought of by a time that was set beforehand, else "no". To a question that would tell by being
 * asked it says neither the one nor the other sooner or later for what it holds.
 */
export async function ponder(thinking: Promise<string>, no: string, time: Promise<unknown>): Promise<string> {
  let answer = no;
  thinking.then(
    (found) => (answer = found),
    () => undefined,
  );
  await time;
  return answer;
}
