import { quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, DECK, cardNamed } from '../data/cards.ts';
import { game, secrecy } from '../index.ts';
import { ordered, Table } from './table.ts';

const APART = 'I7: ./fLN \n A7: ./bLN';

describe('what careful opponents remember', () => {
  it('N3.8 cards held when the discards are mixed in were not among them: no sample gives them', () => {
    const hands = { french: ['elan', 'probe-left'], allied: ['rally', 'probe-right', 'forward'] };
    const table = new Table(APART, { hands, more: 'discards: first-strike first-strike bombard bombard' });
    table.do('play:elan', '*ss', '*scout-left');
    const strike = cardNamed('first-strike');
    for (let i = 0; i < 200; i++) {
      const sampled = game.sample(table.view(0), 0, quickRng(i));
      expect(sampled.hands[1]).not.toContain(strike);
      expect(secrecy.redraw(table.state, 0, quickRng(i)).hands[1]).not.toContain(strike);
    }
  });

  it('N2.4 the page of text names the discards', () => {
    const hands = { french: ['probe-left'], allied: ['rally'] };
    const table = new Table(APART, { hands, more: 'discards: first-strike bombard bombard' });
    expect(game.draw(table.view(1))).toContain('discards 3: 2 bombard, first-strike');
  });

  it('N3.8 a card drawn since then may be one of them', () => {
    const hands = { french: ['elan', 'probe-left'], allied: ['rally', 'probe-right', 'forward'] };
    const table = new Table(APART, { hands, more: 'discards: first-strike first-strike bombard bombard' });
    table.do('play:elan', '*ss', '*scout-left', 'play:probe-right', '*first-strike');
    const strike = cardNamed('first-strike');
    const found = Array.from({ length: 300 }, (_, i) => game.sample(table.view(0), 0, quickRng(i)).hands[1]);
    expect(found.some((hand) => hand.includes(strike))).toBe(true);
    expect(found.every((hand) => hand.filter((card) => card === strike).length <= 1)).toBe(true);
  });

  it('N3.8 nor can they be cards that the seat itself held or had seen', () => {
    const hands = { french: ['elan', 'first-strike', 'bombard'], allied: ['rally', 'probe-right'] };
    const table = new Table(APART, { hands, more: 'discards: first-strike bombard' }).do('play:elan', '*sss');
    const { bound, slack } = table.view(0).notes[1][0];
    expect([bound[cardNamed('first-strike')], bound[cardNamed('bombard')], slack]).toEqual([0, 0, 0]);
    expect(bound[cardNamed('rally')]).toBe(1);
    expect(bound.reduce((sum, n) => sum + n, 0)).toBe(70 - 2 - 2 - 1); // discards, own hand, and Elan itself
  });

  it('N3.10 a card drawn and thrown away in the open leaves what is remembered as it was', () => {
    const hands = { french: ['elan', 'scout-left', 'probe-left'], allied: ['rally'] };
    const table = new Table(APART, { hands, more: 'discards: bombard bombard' }).do('play:elan', '*sss');
    table.do('*scout-right', 'play:rally', '*s', '*elan');
    const before = table.view(1).notes[0][0];
    table.do('play:scout-left', '*bombard', '*forward', 'keep:forward');
    const after = table.view(1).notes[0][0];
    const scout = cardNamed('scout-left');
    expect(after.slack).toBe(before.slack + 1);
    expect(after.bound).toEqual(before.bound.with(scout, before.bound[scout] - 1));
  });

  it('N3.10 the second card of a scout may come from the discards mixed in, whichever is thrown away', () => {
    const rest = DECK.flatMap((n, card) => Array<string>(n).fill(CARD_NAMES[card]));
    const without = (cards: string[], taken: readonly string[]): string[] =>
      taken.reduce((left, one) => left.toSpliced(left.indexOf(one), 1), cards);
    const hands = { french: ['scout-left', 'probe-left'], allied: ['forward'] };
    const gone = without(rest, [...hands.french, ...hands.allied, 'rally']); // one card is left in the deck
    const more = `discards: ${gone.join(' ')}`;
    const table = new Table(APART, { hands, more }).do('play:scout-left', '*rally', '*bombard');
    table.do('keep:bombard');
    const found = Array.from({ length: 200 }, (_, i) => game.sample(table.view(1), 1, quickRng(i)).hands[0]);
    expect(found.some((hand) => hand.includes(cardNamed('bombard')))).toBe(true);
    expect(found.every((hand) => hand.length === 2)).toBe(true);
  });

  it('N2.4 what one seat remembers of the other is not shown to the other', () => {
    const table = ordered(APART, 'elan', [], { hands: { french: ['probe-left'] } }).do('*ss');
    expect(table.view(0).notes[0]).toEqual([]);
    expect(table.view(0).notes[1]).toHaveLength(1);
    expect(table.view(-1).notes).toEqual([[], []]);
  });

  it('N2.2 a sample deals the cards of the one deck, no more and no fewer', () => {
    const hands = { french: ['scout-left', 'scout-left', 'elan'], allied: ['rally', 'probe-right'] };
    const table = new Table(APART, { hands, more: 'discards: forward' }).do('play:scout-left');
    for (const seat of [0, 1]) {
      const { hands: held, deck, discards, played } = game.sample(table.view(seat), seat, quickRng(seat));
      const cards = [...held.flat(), played];
      expect(deck.map((n, card) => n + discards[card] + cards.filter((one) => one === card).length)).toEqual(
        DECK,
      );
    }
  });

  it('N2.4 no sample and no redraw changes what the seat sees', () => {
    const table = ordered('E7: ./fLC ./bLN', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
      'attack:E8',
      'square',
      '*probe-left',
    );
    const seen = JSON.stringify(table.view(0));
    for (let i = 0; i < 50; i++) {
      expect(JSON.stringify(game.view(game.sample(table.view(0), 0, quickRng(i)), 0))).toBe(seen);
      expect(JSON.stringify(game.view(secrecy.redraw(table.state, 0, quickRng(i)), 0))).toBe(seen);
    }
  });
});

it('N2.5 a position stored when what a scout threw away lay face down goes on with it in the open', () => {
  const table = new Table(APART, { hands: { french: ['probe-left'], allied: ['rally'] } });
  const { tiles: _, ...older } = JSON.parse(JSON.stringify(table.state));
  const elan = cardNamed('elan');
  const stored = { ...older, deck: older.deck.with(elan, 0), buried: [[elan], []] };
  const state = game.clone(stored);
  expect([state.discards[elan], 'buried' in state]).toEqual([1, false]);
  expect(game.legal(stored, 0).map(game.write)).toEqual(['play:probe-left']);
  for (const viewer of [0, 1, -1]) expect(game.view(stored, viewer).discards[elan]).toBe(1);
});
