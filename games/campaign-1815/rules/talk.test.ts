import { describe, expect, it } from 'vitest';
import { map, Table } from '../test/table.ts';
import { mayTalk, sides } from './talk.ts';

const FRENCH = 0;
const ANGLO = 1;
const PRUSSIAN = 2;
const at = (turn: number, players: string) =>
  map({ mons: ['A02'], namur: ['P02'], beaumont: ['F06'] }, { turn }, { players }).state;

describe('C12 Three players', () => {
  it('C12.3 at an allied night the allies talk with each other, and nobody with the French', () => {
    const night = at(6, '3');
    expect(mayTalk(night, ANGLO, PRUSSIAN)).toBe(true);
    expect(mayTalk(night, PRUSSIAN, ANGLO)).toBe(true);
    expect(
      [ANGLO, PRUSSIAN].some((ally) => mayTalk(night, FRENCH, ally) || mayTalk(night, ally, FRENCH)),
    ).toBe(false);
    expect(mayTalk(night, ANGLO, ANGLO)).toBe(false);
  });

  it('C12.3 by day and in French turns the allies do not talk', () => {
    expect([2, 3, 4, 5].some((turn) => mayTalk(at(turn, '3'), ANGLO, PRUSSIAN))).toBe(false);
  });

  it('C12.8 the two allied seats are one side', () => {
    expect(sides(at(1, '3'))).toEqual([0, 1, 1]);
    expect(sides(at(1, '2'))).toEqual([0, 1]);
  });

  it('C13.1 two players who bid for the sides are not allies', () => {
    const t = new Table({ setup: 'free' }, { bid: true });
    expect(sides(t.state)).toEqual([0, 1]);
    expect(sides(t.do('*first', 'bid.allied').state)).toEqual([0, 1]);
    expect(sides(t.do('pass').state)).toEqual([1, 0]);
  });
});
