import { quickRng, type Viewer } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, cardNamed } from '../data/cards.ts';
import { secrecy } from '../index.ts';
import { seen } from '../rules/events.ts';
import { view } from '../rules/view.ts';
import { Table } from '../test/table.ts';
import { pileOf, pileSize, type Laid } from './pile.ts';

const APART = 'I7: ./fLN \n A7: ./bLN';
const [FRENCH, ALLIED, ONLOOKER] = [0, 1, -1];

/** The pile as a viewer is shown it, from his own view and his own events. */
const shown = (table: Table, viewer: Viewer): readonly Laid[] =>
  pileOf(table.view(viewer), [table.events.map((event) => seen(event, viewer))]);

const names = (table: Table, viewer: Viewer): string[] =>
  shown(table, viewer).map(
    ({ card, seat }) => `${['French', 'Allied'][seat] ?? 'nobody'} ${CARD_NAMES[card]}`,
  );

/** Three turns: each plays a card by which nothing can be ordered, and the French then scout. */
const played = (more = ''): Table =>
  new Table(APART, {
    hands: { french: ['probe-left', 'scout-left', 'elan'], allied: ['probe-right', 'attack-right'] },
    more,
  })
    .do('play:probe-left', '*rally', 'play:probe-right', '*attack-right')
    .do('play:scout-left', '*leadership', '*cold-steel', 'keep:cold-steel');

describe('the discards spread out', () => {
  it('N2.4 lie open to everybody, newest first, with who played them', () => {
    const table = new Table(APART, {
      hands: { french: ['probe-left', 'attack-left'], allied: ['probe-right'] },
    }).do('play:probe-left', '*rally', 'play:probe-right', '*bombard', 'play:attack-left', '*forward');
    const pile = ['French attack-left', 'Allied probe-right', 'French probe-left'];
    for (const viewer of [FRENCH, ALLIED, ONLOOKER]) expect(names(table, viewer)).toEqual(pile);
  });

  it('N2.5 show the card that a scout did not keep to everybody', () => {
    const pile = ['French leadership', 'French scout-left', 'Allied probe-right', 'French probe-left'];
    for (const viewer of [FRENCH, ALLIED, ONLOOKER]) expect(names(played(), viewer)).toEqual(pile);
  });

  it('N2.5 are the same whatever the hidden cards are', () => {
    const table = played();
    const told = table.events.map((event) => seen(event, ALLIED));
    const pile = JSON.stringify(shown(table, ALLIED));
    for (let i = 0; i < 50; i++) {
      const other = view(secrecy.redraw(table.state, ALLIED, quickRng(i)), ALLIED);
      expect(JSON.stringify(pileOf(other, [told]))).toBe(pile);
    }
  });

  it('N2.6 end with those that lay there when the battle began', () => {
    expect(names(played('discards: forward attack-centre'), ALLIED).slice(-2)).toEqual([
      'nobody attack-centre',
      'nobody forward',
    ]);
  });

  it('N3.9 are gone when they have been mixed into the deck', () => {
    const table = played().do('play:attack-right', '*recon-in-force', 'play:elan', '*sss');
    expect(table.told('mixed')).toHaveLength(1);
    expect(names(table, ALLIED)).toEqual([]);
    table.do('*scout-right', 'play:attack-right', '*leadership');
    expect(names(table, FRENCH)).toEqual(['Allied attack-right']);
  });

  it('are as many as the view counts, though events were lost', () => {
    const table = played();
    const bare = pileOf(table.view(ALLIED), []);
    expect(bare).toHaveLength(pileSize(table.view(ALLIED)));
    expect(bare.map(({ card }) => card)).toContain(cardNamed('scout-left'));
  });

  it('keep their height when another card is laid upon them', () => {
    const heights = (table: Table): number[] => shown(table, FRENCH).map(({ height }) => height);
    expect(heights(played())).toEqual([4, 3, 2, 1]);
    expect(heights(played().do('play:attack-right', '*recon-in-force'))).toEqual([5, 4, 3, 2, 1]);
  });
});
