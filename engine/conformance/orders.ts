import {
  checkOrders,
  orderedBy,
  type Asked,
  type Conditions,
  type Part,
  type StandingOrder,
  type Test,
} from '../conditions.ts';
import { sight, type Seat } from '../contract.ts';
import type { Rng } from '../random.ts';
import { brief, same, text } from './compare.ts';
import { oneOf } from './steps.ts';
import type { Spot, Trial } from './trial.ts';

/** Sets of orders that are tried at each place. */
const SETS = 6;
const DRAWS = 3;

/**
 * What may be answered beforehand is told as data that is whole, depends on the seat's own sight alone, and does what is
 * legal; and an answer is given only where its conditions hold, as somebody else reckons it (`judge`).
 */
export function orders(trial: Trial): void {
  const { conditions } = trial.game;
  if (!conditions) return;
  wholeAsData(trial, conditions);
  for (const spot of trial.spots('act')) {
    if (spot.turn.kind !== 'seats') continue;
    for (const seat of spot.turn.seats) askedAlike(trial, conditions, spot, seat);
  }
}

function wholeAsData({ report }: Trial, { questions, parts, sensible }: Conditions): void {
  for (const { id, answers, no, parts: own } of questions) {
    if (own.some((part) => !Object.hasOwn(parts, part))) report('a question has a part of no name', id);
    if (answers.length < 2 || (no !== undefined && !answers.includes(no)))
      report('a question without answers', id);
  }
  const checked = checkOrders({ questions, parts }, sensible);
  if (!checked.ok) report('a sensible answer to no question', brief(checked.fault));
}

function askedAlike(trial: Trial, conditions: Conditions, { state }: Spot, seat: Seat): void {
  const { game, secrecy, rng, report } = trial;
  const own = sight(game, state, seat);
  const asked = conditions.asked(state, seat);
  const told = (one: unknown): string =>
    text([conditions.asked(one, seat), conditions.own(one, seat), conditions.turn(one)]);
  const drawn = Array.from({ length: DRAWS }, () => game.sample(own.view, seat, rng));
  for (const other of [secrecy.redraw(state, seat, rng), ...drawn])
    if (told(other) !== told(state))
      return report(
        'what is asked beforehand leaks',
        `${told(state).slice(0, 300)} ${told(other).slice(0, 300)}`,
      );
  for (const one of asked) oddAsked(trial, conditions, one, own.prompt?.ask ?? '', own.legal.map(game.write));
  for (let n = 0; n < SETS; n++) {
    const set = randomOrders(conditions, asked, rng);
    const given = orderedBy(game, own, seat, set)?.action ?? null;
    const right = judge(conditions, asked, conditions.turn(state), set);
    if (!same(given, right))
      report('an answer is given against its condition', `${text(given)}, not ${text(right)}: ${text(set)}`);
  }
}

function oddAsked(
  { game, report }: Trial,
  { questions, parts }: Conditions,
  asked: Asked,
  ask: string,
  legal: readonly string[],
): void {
  const question = questions.find(({ id }) => id === asked.question);
  if (!question?.under.includes(ask))
    return report('a question under another prompt', `${ask}: ${brief(asked)}`);
  for (const part of question.parts)
    if (!isFact(parts[part], asked.facts[part]))
      report('a part without its fact', `${part}: ${brief(asked.facts)}`);
  for (const [answer, action] of Object.entries(asked.does)) {
    if (!question.answers.includes(answer)) report('an answer of no name', answer);
    if (!legal.includes(game.write(action)))
      report('an answer that is not legal', `${answer}: ${text(action)}`);
  }
}

const isFact = (part: Part, fact: number | string | undefined): boolean =>
  part.kind === 'word'
    ? typeof fact === 'string' && part.of.includes(fact)
    : Number.isInteger(fact) && Number(fact) >= part.least && Number(fact) <= part.most;

/** A few orders as a player might have left them, near the facts of now so that they hold about as often as not. */
export function randomOrders(
  { questions, parts }: Conditions,
  asked: readonly Asked[],
  rng: Rng,
): StandingOrder[] {
  return Array.from({ length: 1 + rng.below(5) }, () => {
    const near = asked.length > 0 && rng.below(4) > 0 ? oneOf(asked, rng) : undefined;
    const question = questions.find(({ id }) => id === near?.question) ?? oneOf(questions, rng);
    const when = question.parts.filter(() => rng.below(3) === 0);
    return {
      question: question.id,
      say: oneOf(question.answers, rng),
      when: when.map((part) => randomTest(part, parts[part], near?.facts[part], rng)),
      ...randomScope(near, rng),
    };
  });
}

function randomTest(part: string, kind: Part, fact: number | string | undefined, rng: Rng): Test {
  if (kind.kind === 'word') return { part, is: 'one', of: kind.of.filter(() => rng.below(2) === 0) };
  const value =
    typeof fact === 'number' ? fact + rng.below(3) - 1 : kind.least + rng.below(kind.most - kind.least + 1);
  return { part, is: rng.below(2) === 0 ? 'least' : 'most', value };
}

function randomScope(asked: Asked | undefined, rng: Rng): Pick<StandingOrder, 'scope'> {
  const on = oneOf(['everywhere', 'everywhere', 'unit', 'place', 'turn'] as const, rng);
  if (on === 'everywhere') return {};
  const here = on === 'turn' ? undefined : asked?.[on];
  return { scope: { on, number: here !== undefined && rng.below(3) > 0 ? here : rng.below(60) } };
}

/**
 * What should be answered, written apart from the evaluator: all pairs of order and question are weighed first, and only
 * then is it looked who comes first.
 */
export function judge(
  { questions }: Pick<Conditions, 'questions'>,
  asked: readonly Asked[],
  turn: number,
  set: readonly StandingOrder[],
): unknown {
  const said = asked.map(({ question, unit, place, facts, does }) => {
    const fit = set.filter((order) => {
      if (order.question !== question || !Object.hasOwn(does, order.say)) return false;
      const { scope } = order;
      if (scope && { unit, place, turn }[scope.on] !== scope.number) return false;
      const failed = (order.when ?? []).filter((test) => {
        const fact = facts[test.part];
        if (test.is === 'one') return !test.of.some((word) => word === fact);
        return test.is === 'least' ? !(Number(fact) >= test.value) : !(Number(fact) <= test.value);
      });
      return failed.length === 0;
    });
    return fit.length === 0 ? undefined : does[fit[0].say];
  });
  for (const [at, action] of said.entries()) {
    if (action === undefined) return null;
    const no = questions.find(({ id }) => id === asked[at].question)?.no;
    if (no === undefined || asked[at].does[no] !== action || at === said.length - 1) return action;
  }
  return null;
}
