import type { Action, Game, Seat, Sight } from './contract.ts';
import type { Ground } from './ground.ts';
import { quickRng } from './random.ts';
import { ok, refuse, type Result } from './result.ts';

/** What a game tells of the questions that a player may answer before he is asked, as data. */
export interface Conditions<S = unknown, A extends Action = Action> {
  readonly questions: readonly OpenQuestion[];
  /** Of what conditions are made, by name. */
  readonly parts: Readonly<Record<string, Part>>;
  /** What an experienced player would say once for the whole match. */
  readonly sensible: readonly StandingOrder[];
  /**
   * What the seat that is to decide on another's turn is asked: all questions that one of its actions answers. The state
   * is drawn from the seat's own sight, and nothing here may depend on what the sight does not tell.
   */
  asked(state: S, seat: Seat): readonly Asked<A>[];
  /** The seat's own pieces and where they are: for what may an answer be given beforehand alone. */
  own(state: S, seat: Seat): readonly Own[];
  /** A number that is another one whenever the turn has passed to another player; everybody knows it. */
  turn(state: S): number;
  /** What plans may rest on. */
  readonly ground?: Ground<S, A>;
}

/** A piece by the game's number, where it has such, and the place where it is. */
export interface Own {
  readonly unit?: number;
  readonly place: number;
}

/** A question by name, and what may be said to it. */
export interface OpenQuestion {
  readonly id: string;
  /** The prompts under which it is asked. */
  readonly under: readonly string[];
  readonly answers: readonly string[];
  /** That answer which declines: where several questions stand together, the others are then still to be answered. */
  readonly no?: string;
  /** The parts that a condition of it may have. */
  readonly parts: readonly string[];
}

export type Part =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly of: readonly string[] };

export interface Asked<A extends Action = Action> {
  readonly question: string;
  /** The piece and the place that it is about, by the game's own numbers. */
  readonly unit?: number;
  readonly place?: number;
  /** Each part of its conditions, as it is now. */
  readonly facts: Readonly<Record<string, number | string>>;
  /** What each answer does now. */
  readonly does: Readonly<Record<string, A>>;
}

/** Of one seat in one match. */
export const MOST_ORDERS = 64;

/** One answer given beforehand. Of several the first that holds is given. */
export interface StandingOrder {
  readonly question: string;
  /** Where it holds; without it everywhere and always. */
  readonly scope?: Scope | undefined;
  /** All of these must hold. */
  readonly when?: readonly Test[] | undefined;
  readonly say: string;
}

export type Scope =
  | { readonly on: 'unit' | 'place'; readonly number: number }
  /** As long as the turn has this number. */
  | { readonly on: 'turn'; readonly number: number };

export type Test =
  | { readonly part: string; readonly is: 'least' | 'most'; readonly value: number }
  | { readonly part: string; readonly is: 'one'; readonly of: readonly string[] };

/** Orders from outside: each answers a question of this game, by parts that the question has. */
export function checkOrders(
  { questions, parts }: Pick<Conditions, 'questions' | 'parts'>,
  orders: readonly StandingOrder[],
): Result<readonly StandingOrder[]> {
  for (const [place, { question, say, when = [] }] of orders.entries()) {
    const asked = questions.find(({ id }) => id === question);
    if (!asked) return refuse('unknown', 'this game has no such question', { place: `${place}` });
    if (!asked.answers.includes(say))
      return refuse('unknown', 'this question has no such answer', { place: `${place}` });
    const odd = when.find((test) => !asked.parts.includes(test.part) || !fits(parts[test.part], test));
    if (odd) return refuse('invalid', 'no condition of this question', { place: `${place}` });
  }
  return ok(orders);
}

const fits = (part: Part, test: Test): boolean =>
  test.is === 'one'
    ? part.kind === 'word' && test.of.every((word) => part.of.includes(word))
    : part.kind === 'number' && test.value >= part.least && test.value <= part.most;

/** What is done by an order, and by which of them. */
export interface Ordered {
  readonly action: Action;
  readonly order: StandingOrder;
}

/** Where nobody has said anything: to a question that would tell by being asked it is no, without asking. */
export const unasked = ({ standing = [] }: Pick<Game, 'standing'>): readonly StandingOrder[] =>
  standing.map((question) => ({ question, say: 'no' }));

type Rules = Pick<Game, 'conditions' | 'sample'>;

/** What the seat has said beforehand to what it is asked now; null where it must be asked. Only its own sight is looked at. */
export function orderedBy(
  game: Rules,
  { view, prompt, legal }: Sight,
  seat: Seat,
  orders: readonly StandingOrder[],
): Ordered | null {
  const { conditions } = game;
  if (!conditions || !prompt || legal.length === 0 || !mayConcern(conditions, prompt.ask, orders))
    return null;
  const state = game.sample(view, seat, quickRng('orders'));
  return decide(conditions, conditions.asked(state, seat), conditions.turn(state), orders);
}

/** Whether one of the orders could answer this prompt at all: cheap, and asked at every turn. */
export function mayConcern(
  { questions }: Pick<Conditions, 'questions'>,
  ask: string,
  orders: readonly StandingOrder[],
): boolean {
  return questions.some(
    ({ id, under }) => under.includes(ask) && orders.some(({ question }) => question === id),
  );
}

/** Whoever declines one of several questions has still to answer the others. */
function decide(
  { questions }: Conditions,
  asked: readonly Asked[],
  turn: number,
  orders: readonly StandingOrder[],
): Ordered | null {
  const said = asked.map((one) => firstThatHolds(one, turn, orders));
  const found = said.findIndex((one, at) => one !== null && !declines(questions, asked[at], one));
  if (found !== -1 && said.slice(0, found).every((one) => one !== null)) return said[found];
  return said.every((one) => one !== null) ? (said.at(0) ?? null) : null;
}

function firstThatHolds(asked: Asked, turn: number, orders: readonly StandingOrder[]): Ordered | null {
  const order = orders.find((one) => Object.hasOwn(asked.does, one.say) && holds(one, asked, turn));
  return order ? { action: asked.does[order.say], order } : null;
}

/** Whether an order answers this question, here and now. */
export const holds = ({ question, scope, when = [] }: StandingOrder, asked: Asked, turn: number): boolean =>
  question === asked.question &&
  isWithin(scope, asked, turn) &&
  when.every((test) => isTrue(test, asked.facts));

function isWithin(scope: Scope | undefined, { unit, place }: Asked, turn: number): boolean {
  if (!scope) return true;
  const here = { unit, place, turn }[scope.on];
  return here === scope.number;
}

/** The one evaluator: whether what a test says is so by these facts. What they do not tell is not so. */
export function isTrue(test: Test, facts: Asked['facts']): boolean {
  const fact = Object.hasOwn(facts, test.part) ? facts[test.part] : undefined;
  if (test.is === 'one') return typeof fact === 'string' && test.of.includes(fact);
  if (typeof fact !== 'number') return false;
  return test.is === 'least' ? fact >= test.value : fact <= test.value;
}

/** An answer that does what declining does. */
function declines(
  questions: readonly OpenQuestion[],
  { question, does }: Asked,
  { action }: Ordered,
): boolean {
  const no = questions.find(({ id }) => id === question)?.no;
  return no !== undefined && does[no] === action;
}

/** The first of those that are worth most: what an answer such as “towards friends” comes to. */
export function firstBest<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let best = list.at(0);
  let most = -Infinity;
  for (const one of list) {
    const here = worth(one);
    if (here > most) [best, most] = [one, here];
  }
  return best;
}

/** The answers that can be given now. */
export function answersFrom<A extends Action>(
  all: Readonly<Record<string, A | undefined>>,
): Readonly<Record<string, A>> {
  const does: Record<string, A> = {};
  for (const [answer, action] of Object.entries(all)) if (action !== undefined) does[answer] = action;
  return does;
}
