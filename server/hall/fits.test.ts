import { wishRequest, type ClockSetting } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { fitOf } from './fits.ts';

const LIVE: ClockSetting = { kind: 'live', base: 1800, increment: 15 };
const DAYS: ClockSetting = { kind: 'days', perMove: 86_400, bank: 0 };
const battle = (game: string, scenario = 'one') => ({ game, scenario });

const wisher = (
  id: string,
  wish: object,
  { rating, here = true }: { rating?: number; here?: boolean } = {},
) => ({
  person: { id, name: id },
  wish: wishRequest.parse({ battles: [battle('toy')], clocks: [null], ...wish }),
  known: { settings: {}, ratings: new Map(rating === undefined ? [] : [['toy', rating]]) },
  here,
});

test('the first battle and the first clock that both would have', () => {
  const ann = wisher('ann', { battles: [battle('a'), battle('b'), battle('c')], clocks: [LIVE, null, DAYS] });
  const bea = wisher('bea', { battles: [battle('c'), battle('b')], clocks: [DAYS, null] });
  expect(fitOf(ann, bea)).toEqual({ ...battle('b'), clock: null, rated: false });
  expect(fitOf(bea, ann)).toEqual({ ...battle('c'), clock: DAYS, rated: false });
});

test('nobody is paired with himself, nor where battle, clock or rating is not what both wish', () => {
  const ann = wisher('ann', {});
  expect(fitOf(ann, wisher('ann', {}))).toBeNull();
  expect(fitOf(ann, wisher('bea', { battles: [battle('toy', 'two')] }))).toBeNull();
  expect(fitOf(ann, wisher('bea', { clocks: [DAYS] }))).toBeNull();
  expect(fitOf(ann, wisher('bea', { rated: true }))).toBeNull();
});

test('a live clock begins only when both are here', () => {
  const wish = { clocks: [LIVE] };
  expect(fitOf(wisher('ann', wish), wisher('bea', wish))).toMatchObject({ clock: LIVE });
  expect(fitOf(wisher('ann', wish), wisher('bea', wish, { here: false }))).toBeNull();
  const slow = { clocks: [LIVE, DAYS] };
  expect(fitOf(wisher('ann', slow), wisher('bea', slow, { here: false }))).toMatchObject({ clock: DAYS });
});

test('each is as strong as the other wishes; whoever has no rating yet is no stranger', () => {
  const ann = wisher('ann', { strength: { least: 1400, most: 1600 } }, { rating: 1700 });
  expect(fitOf(ann, wisher('bea', {}, { rating: 1500 }))).not.toBeNull();
  expect(fitOf(ann, wisher('bea', {}, { rating: 1650 }))).toBeNull();
  expect(fitOf(wisher('bea', {}, { rating: 1650 }), ann)).toBeNull();
  expect(fitOf(ann, wisher('bea', {}))).not.toBeNull();
});
