import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { HISTORICAL } from '../data/positions.ts';
import { game } from '../index.ts';
import { Table } from './table.ts';

const bids = (scenario: object = { setup: 'free' }): Table => new Table(scenario, { bid: true });

describe('C13 Bids', () => {
  it('C13.1 a coin decides who opens', () => {
    const t = bids();
    expect(t.asked).toBe('coin');
    expect([t.do('*second').seat, t.asked]).toEqual(['second', 'bid']);
  });

  it('C13.1 bids are for two players and before the first turn', () => {
    const options = must(completeOptions(game.options, { bid: true, players: '3' }));
    expect(game.setup({ setup: 'free' }, options)).toMatchObject({ ok: false, fault: { rule: 'C13.1' } });
    const late = game.setup(
      { setup: 'position', turn: 3, towns: {} },
      must(completeOptions(game.options, { bid: true })),
    );
    expect(late.ok).toBe(false);
  });

  it('C13.2 the opener names a side and any number from 0 that its blocks can pay', () => {
    const t = bids().do('*first');
    const numbers = (side: string): number[] =>
      t.list(`bid.${side}`).map((word) => Number(word.split('.')[2] ?? 0));
    expect(numbers('french')).toEqual([...Array(24).keys()]);
    expect(numbers('allied')).toEqual([...Array(33).keys()]);
    t.do('bid.allied');
    expect([t.state.bid, t.state.bidSide, t.seat]).toEqual([0, 1, 'second']);
  });

  it('C13.2 whoever opens at 3 is overbid by 4', () => {
    const t = bids().do('*first', 'bid.allied.3');
    expect([t.state.bid, t.seat, t.list()]).toEqual([3, 'second', ['raise', 'pass']]);
    t.do('raise', 'pass');
    expect([t.asked, t.seat, t.state.bid]).toEqual(['reduce', 'second', 4]);
  });

  it('C13.3 raises go up by one until one passes, and the last bidder has the side', () => {
    const t = bids().do('*first', 'bid.allied', 'raise', 'raise', 'pass');
    expect([t.asked, t.seat, t.state.bid, t.state.seatOf]).toEqual(['reduce', 'first', 2, [1, 0, 0]]);
  });

  it('C13.3 a bid of 0 that is passed costs nothing', () => {
    const t = bids().do('*first', 'bid.french', 'pass');
    expect([t.asked, t.seat, t.state.seatOf]).toEqual(['place', 'second', [0, 1, 1]]);
  });

  it('C13.4 the winner takes the steps off before the first placement, unseen', () => {
    const t = bids().do('*first', 'bid.allied', 'raise', 'raise', 'pass', 'reduce.A02', 'reduce.P05');
    expect([t.steps('A02'), t.steps('P05'), t.asked, t.seat]).toEqual([3, 3, 'place', 'first']);
    expect(t.heard(1, 'reduced')).toEqual([
      { type: 'reduced', army: 1 },
      { type: 'reduced', army: 2 },
    ]);
    expect(t.view(1).unseen).toEqual([0, 1, 1]);
  });

  it('C13.4 and so in the historical set-up', () => {
    const t = bids(HISTORICAL).do('*first', 'bid.french', 'raise', 'pass', 'reduce.F02');
    expect([t.asked, t.seat, t.steps('F02')]).toEqual(['march', 'second', 3]);
  });

  it('C13.5 no block loses two steps, and none its last', () => {
    const t = bids().do('*first', 'bid.french', 'raise', 'raise', 'pass');
    expect(t.list('reduce.F01')).toEqual([]);
    t.do('reduce.F02');
    expect(t.list('reduce.F02')).toEqual([]);
  });

  it('C13.5 the bid goes no higher than there are blocks to reduce', () => {
    const t = bids().do('*first', 'bid.french', ...Array<string>(22).fill('raise'));
    expect([t.asked, t.state.bid]).toEqual(['bid', 22]);
    t.do('raise');
    expect([t.asked, t.state.seatOf[0]]).toEqual(['place', 1]);
  });

  it('C2.7 who has bid all that can be paid has the side, and all his blocks pay without being chosen', () => {
    const t = bids().do('*second', 'bid.allied.32');
    expect([t.asked, t.state.seatOf]).toEqual(['place', [0, 1, 1]]);
    expect([t.steps('A02'), t.steps('P18'), t.steps('A01'), t.steps('F02')]).toEqual([3, 3, 1, 4]);
    expect(t.heard(0, 'reduced')).toHaveLength(32);
  });

  it('C13.5 in a position only blocks that are in play pay, and none with its last step', () => {
    const towns = { beaumont: ['F06', 'F07', 'F09=1'], mons: ['A02'], namur: ['P02'] };
    const t = bids({ setup: 'position', towns }).do('*first');
    expect(t.list('bid.french')).toEqual(['bid.french', 'bid.french.1', 'bid.french.2']);
    t.do('bid.french', 'raise', 'pass');
    expect(t.list()).toEqual(['reduce.F06', 'reduce.F07']);
  });
});
