import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { game as picket } from '@bicorne/games/picket/index.ts';
import {
  act,
  must,
  openMatch,
  quickRng,
  runChance,
  seedRoller,
  takeBack,
  turnOf,
  type Match,
  type Seat,
} from '@bicorne/engine';
import { answersOf, firstAnswer, givenBeforehand, ordersOf, ponder, withAnswer } from './answers.ts';

test('live matches begin with "ask me"; those by days, without a clock, and on one device with "no, do not ask"', () => {
  const live = { kind: 'live', base: 60, increment: 0 } as const;
  const days = { kind: 'days', perMove: 86_400, bank: 0 } as const;
  expect(firstAnswer(live, false)).toBe('ask');
  expect([firstAnswer(days, false), firstAnswer(undefined, false), firstAnswer(live, true)]).toEqual([
    'no',
    'no',
    'no',
  ]);
});

const GAME = { standing: ['strike', 'ambush'] };
const NO_STRIKE = { question: 'strike', say: 'no' };
const NO_AMBUSH = { question: 'ambush', say: 'no' };

test('what a seat has said stands before what it begins with; what was said in the words of before is still read', () => {
  expect(ordersOf(GAME, { orders: null, standing: {} }, 'no')).toEqual([NO_STRIKE, NO_AMBUSH]);
  expect(ordersOf(GAME, { orders: null, standing: {} }, 'ask')).toEqual([]);
  const old = { orders: null, standing: { strike: 'ask', rain: 'no' } } as const;
  expect(ordersOf(GAME, old, 'no')).toEqual([NO_AMBUSH]);
  expect(ordersOf(GAME, { ...old, orders: [NO_STRIKE] }, 'ask')).toEqual([NO_STRIKE]);
  expect(ordersOf({}, { orders: null, standing: {} }, 'no')).toEqual([]);
});

test('to be asked or not is one order among others, which stay as they are', () => {
  const strong = {
    question: 'strike',
    when: [{ part: 'dice', is: 'least', value: 4 }],
    say: 'strike',
  } as const;
  expect(answersOf(GAME, [strong])).toEqual({ strike: 'ask', ambush: 'ask' });
  const no = withAnswer(GAME, [strong], 'strike', 'no');
  expect(no).toEqual([strong, NO_STRIKE]);
  expect(answersOf(GAME, no)).toEqual({ strike: 'no', ambush: 'ask' });
  expect(withAnswer(GAME, no, 'strike', 'no')).toEqual(no);
  expect(withAnswer(GAME, no, 'strike', 'ask')).toEqual([strong]);
});

test('a bot answers when its time has come, however soon it knew, and "no" where it did not know by then', async () => {
  const begun = performance.now();
  expect(await ponder(Promise.resolve('strike'), 'no', pause(40))).toBe('strike');
  expect(performance.now() - begun).toBeGreaterThan(35);
  expect(await ponder(pause(500, 'strike'), 'no', pause(5))).toBe('no');
  expect(await ponder(Promise.reject(new Error('a bot fell')), 'no', pause(5))).toBe('no');
});

/** Picket where one is attacked and asked whether he stands. */
function attacked(): { readonly match: Match; readonly seat: Seat } {
  for (let seed = 0; ; seed++) {
    const [rng, roll] = [quickRng(seed), seedRoller(`${seed}`)];
    let match = runChance(must(openMatch(picket)), roll).match;
    for (let turn = turnOf(match); turn.kind === 'seats'; turn = turnOf(match)) {
      const [seat] = turn.seats;
      if (match.game.prompt(match.state, seat)?.ask === 'answer') return { match, seat };
      const legal = match.game.legal(match.state, seat);
      match = runChance(must(act(match, seat, legal[rng.below(legal.length)])).match, roll).match;
    }
  }
}

test('what was answered beforehand and then taken back is asked again, there and nowhere else', () => {
  const { match, seat } = attacked();
  const orders = [{ question: 'answer', say: 'stand' }];
  const given = givenBeforehand(match, seat, orders);
  expect(given?.action).toEqual({ do: 'stand' });
  const done = must(act(match, seat, 'stand')).match;
  const back = must(takeBack(done, 1));
  expect(givenBeforehand(back, seat, orders)).toBeNull();
  const further = must(takeBack(back, 1));
  const again = must(act(further, 1 - seat, lastText(match)));
  expect(turnOf(again.match)).toEqual(turnOf(match));
  expect(givenBeforehand(again.match, seat, orders)).toBeNull();
});

function lastText({ steps }: Match): string {
  const last = steps.get(steps.length - 1);
  return last.kind === 'act' ? last.text : '';
}
