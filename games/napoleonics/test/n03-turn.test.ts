import { describe, expect, it } from 'vitest';
import { Table, ordered } from './table.ts';

const APART = 'I7: ./fLN \n A7: ./bLN';

describe('N3 the turn', () => {
  it('N3.1 turns alternate: play, order, move, battle, draw', () => {
    const table = new Table('E7: ./fLN \n C7: ./bLN', { hands: { french: ['forward', 'rally'] } });
    const seen: string[] = [];
    for (const word of ['play:forward', 'order:E7', 'move:E7', 'to:E8', 'battle:E8', 'attack:C7']) {
      seen.push(table.asked);
      table.do(word);
    }
    expect(seen).toEqual(
      ['play', 'order', 'move', 'to', 'battle', 'target'].map((phase) => `${phase} of french`),
    );
    expect(table.do('*ci').do('*elan').asked).toBe('play of allied');
  });

  it('N3.2 one card of the hand must be played', () => {
    const table = new Table(APART, { hands: { french: ['rally', 'probe-left', 'probe-left'] } });
    expect(table.legal).toEqual(['play:probe-left', 'play:rally']);
  });

  it('N3.3 the command rating counts the hand with the card played, not the track', () => {
    const more = 'tracks:\n  french 1 forward\n  allied';
    const table = new Table('E7: ./fLN4#1 \n A7: ./bLN', {
      more,
      hands: { french: ['rally', 'probe-left', 'probe-right'] },
    });
    expect(table.do('play:rally').asked).toBe('commandRoll of 3 dice');
  });

  it('N3.4 a card that orders nothing is played, and a new one drawn', () => {
    const table = new Table(APART).do('play:probe-left');
    expect(table.asked).toBe('draw of a card');
    expect(table.do('*elan').hand('french')).toContain('elan');
  });

  it('N3.5 no movement after the first battle', () => {
    const table = ordered('E7: ./fLN ./fLT \n C7: ./bLN', 'attack-centre', ['order:E7', 'order:E8']);
    expect(table.legal).toEqual(['move:E7', 'move:E8', 'done']);
    table.do('done', 'battle:E7', 'attack:C7', '*cccc');
    expect(table.legal).toEqual(['battle:E8', 'done']);
  });

  it('N3.6 the played card is discarded and one card drawn', () => {
    const table = new Table(APART).do('play:probe-left', '*elan');
    expect(table.hand('french')).toHaveLength(5);
    expect(table.told('discarded')).toHaveLength(1);
    expect(table.state.discards.reduce((sum, n) => sum + n, 0)).toBe(1);
  });

  it('N3.7 whoever played First Strike draws before the active player', () => {
    const table = ordered('E7: ./fLN \n D7: ./bLN', 'attack-centre', ['order:E7'], {
      hands: { allied: ['first-strike', 'forward', 'rally'] },
    });
    table.do('done', 'battle:E7', 'attack:D7', 'strike', '*cccc', '*ccccc');
    table.do('*elan');
    expect(table.hand('allied')).toEqual(['forward', 'elan', 'rally']);
    table.do('*first-strike');
    expect(table.hand('french')).toContain('first-strike');
    expect(table.asked).toBe('play of allied');
  });

  it('N3.8 an empty deck is made anew of the discards', () => {
    const table = new Table(APART);
    table.state.discards = table.state.deck;
    table.state.deck = table.state.deck.map(() => 0);
    table.do('play:probe-left');
    expect(table.told('mixed')).toEqual([{ type: 'mixed', cards: 61 }]);
    expect(table.do('*elan').hand('french')).toContain('elan');
  });

  it('N3.8 those that lie face down are among them', () => {
    const table = ordered(APART, 'scout-left', []).do('*elan', '*rally', 'keep:elan');
    table.state.discards = table.state.discards.map((n, card) => n + table.state.deck[card]);
    table.state.deck = table.state.deck.map(() => 0);
    expect(table.do('play:probe-left', '*rally').hand('allied')).toContain('rally');
  });

  it('N3.9 an Elan turn mixes the discards in, Elan among them, before anybody draws', () => {
    const table = new Table('E7: ./fLN \n A7: ./bLN', {
      hands: { french: ['elan', 'probe-left'] },
      more: 'discards: forward rally',
    });
    table.do('play:elan', '*ss');
    expect(table.state.discards.every((n) => n === 0)).toBe(true);
    expect(table.do('*elan').hand('french')).toContain('elan');
  });

  it('N3.10 a scout draws two, keeps one and buries the other', () => {
    const table = ordered(APART, 'scout-left', []);
    table.do('*elan', '*rally');
    expect(table.legal.sort()).toEqual(['keep:elan', 'keep:rally']);
    table.do('keep:elan');
    expect(table.hand('french')).toContain('elan');
    expect(table.hand('french')).not.toContain('rally');
    expect(table.hand('french')).toHaveLength(6);
  });

  it('N3.10 with one card left in the deck the discards are mixed in for the second', () => {
    const table = new Table(APART, { hands: { french: ['scout-left', 'forward'] } });
    const { deck, discards } = table.state;
    table.state.discards = discards.map((n, card) => n + deck[card] - (card === 0 ? 1 : 0));
    table.state.deck = deck.map((_, card) => (card === 0 ? 1 : 0));
    table.do('play:scout-left', '*scout-left');
    expect(table.told('mixed')).toHaveLength(1);
    expect(table.asked).toBe('draw of a card');
  });
});
