import { describe, expect, it } from 'vitest';
import type { Game } from './contract.ts';
import { mostPaid, type Handicap } from './handicap.ts';
import { openMatch } from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { matchSheet, readRecord, writeRecord } from './record.ts';
import { openRecord } from './replay.ts';
import { must } from './result.ts';

/** Pebbles in which the first seat may leave up to three of them to nobody. */
const game: Game = {
  ...pebbles,
  handicap: {
    most: (_, seat) => (seat === 0 ? 3 : 0),
    pay: (state, _, amount) => void Object.assign(Object(state), { heap: 9 - amount }),
  },
};
const find = (): Game => game;
const open = (handicap?: Handicap) => openMatch(game, { handicap });

describe('a handicap', () => {
  it('is paid before the first action', () => {
    expect(must(open({ seat: 'ann', amount: 2 })).start).toMatchObject({ heap: 7 });
    expect(must(open()).start).toMatchObject({ heap: 9 });
    expect(mostPaid(game, must(open()).start)).toEqual([3, 0]);
  });

  it.each([
    [{ seat: 'ann', amount: 4 }, 'handicap.amount'],
    [{ seat: 'ann', amount: 0 }, 'handicap.amount'],
    [{ seat: 'ann', amount: 1.5 }, 'handicap.amount'],
    [{ seat: 'bob', amount: 1 }, 'handicap.amount'],
    [{ seat: 'eve', amount: 1 }, 'handicap.seat'],
  ])('of %j is refused', (handicap, place) => {
    expect(open(handicap)).toMatchObject({ ok: false, fault: { code: 'invalid', place } });
  });

  it('stands in the record, which opens with it', () => {
    const text = writeRecord(matchSheet(must(open({ seat: 'ann', amount: 2 }))));
    expect(text).toContain('[Handicap "ann" "2"]');
    const again = must(openRecord(must(readRecord(text)), find));
    expect(again.start).toMatchObject({ heap: 7 });
    expect(again.header.handicap).toEqual({ seat: 'ann', amount: 2 });
  });

  it('that no number tells is refused', () => {
    const text = writeRecord(matchSheet(must(open()))).replace('[Seat', '[Handicap "ann" "x"]\n[Seat');
    expect(openRecord(must(readRecord(text)), find)).toMatchObject({ ok: false });
  });
});
