import { describe, expect, it } from 'vitest';
import { CARDS, MIRRORED } from '../data/cards.ts';
import { Table } from './table.ts';

/** Three units in every section; how many of each the card lets one order. */
function places(card: string, hand: readonly string[] = []): number[] {
  const row = (name: string): string =>
    `${name}1: ./fLN ./fLT ./fLN . . ./fLN ./fLT ./fLN . . ./fLN ./fLT ./fLN`;
  const drawing = `${row('I')} \n A7: ./bLN`;
  const orders = [1, 2, 3, 6, 7, 8, 11, 12, 13];
  const table = new Table(drawing, { hands: { french: [card, ...hand] } }).do(`play:${card}`);
  const given = [0, 0, 0];
  for (const col of orders)
    if (table.legal.includes(`order:I${col}`)) {
      table.do(`order:I${col}`);
      given[col < 5 ? 0 : col < 10 ? 1 : 2]++;
    }
  return given;
}

describe('N15 section cards', () => {
  it('N15.1 forty-eight of them, all with the hat', () => {
    const cards = CARDS.filter(({ orders }) => orders.kind === 'sections');
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(48);
    expect(cards.every(({ hat }) => hat)).toBe(true);
    expect(CARDS.map((_, card) => MIRRORED[MIRRORED[card]])).toEqual(CARDS.map((_, card) => card));
  });

  const count = (name: string): number | undefined => CARDS.find((card) => card.name === name)?.count;
  const counts = (kind: string): (number | undefined)[] =>
    ['left', 'centre', 'right'].map((side) => count(`${kind}-${side}`));

  it('N15.2 scouts: two of each, one piece, two cards drawn', () => {
    expect(counts('scout')).toEqual([2, 2, 2]);
    expect([places('scout-left'), places('scout-centre'), places('scout-right')]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(CARDS.filter(({ scout }) => scout)).toHaveLength(3);
  });

  it('N15.3 probes: 4, 6, 4, two pieces', () => {
    expect(counts('probe')).toEqual([4, 6, 4]);
    expect([places('probe-left'), places('probe-centre'), places('probe-right')]).toEqual([
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ]);
  });

  it('N15.4 attacks: 4, 6, 4, three pieces', () => {
    expect(counts('attack')).toEqual([4, 6, 4]);
    expect([places('attack-left'), places('attack-centre'), places('attack-right')]).toEqual([
      [3, 0, 0],
      [0, 3, 0],
      [0, 0, 3],
    ]);
  });

  it('N15.5 assaults: two of each, as many as the command rating', () => {
    expect(counts('assault')).toEqual([2, 2, 2]);
    expect(places('assault-left', ['rally'])).toEqual([2, 0, 0]);
    expect(places('assault-centre')).toEqual([0, 1, 0]);
    expect(places('assault-right', ['rally', 'elan'])).toEqual([0, 0, 3]);
  });

  it('N15.6 Coordinated Advance: one, two, one', () => {
    expect(count('coordinated-advance')).toBe(2);
    expect(places('coordinated-advance')).toEqual([1, 2, 1]);
  });

  it('N15.7 Flank Attack: two on each wing', () => {
    expect(count('flank-attack')).toBe(2);
    expect(places('flank-attack')).toEqual([2, 0, 2]);
  });

  it('N15.8 Forward: two everywhere', () => {
    expect(count('forward')).toBe(2);
    expect(places('forward')).toEqual([2, 2, 2]);
  });

  it('N15.9 Recon in Force: one everywhere', () => {
    expect(count('recon-in-force')).toBe(2);
    expect(places('recon-in-force')).toEqual([1, 1, 1]);
  });
});
