import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { distance, hexNamed } from '../data/board.ts';
import { Table, melee, ordered, type Terms } from './table.ts';

const count = (name: string): number | undefined => CARDS.find((card) => card.name === name)?.count;

/** The French have played this card. */
const played = (card: string, drawing: string, terms: Terms = {}): Table =>
  new Table(drawing, {
    ...terms,
    hands: { ...terms.hands, french: [card, ...(terms.hands?.french ?? ['rally'])] },
  }).do(`play:${card}`);

const reach = (table: Table, from: string): number =>
  Math.max(
    ...table.do(`move:${from}`).legal.map((word) => distance(hexNamed(from), hexNamed(word.slice(3)))),
  );

describe('N16 tactic cards', () => {
  it('N16.1 twenty-two of them, for the whole board', () => {
    const cards = CARDS.filter(({ orders }) => orders.kind !== 'sections');
    expect(cards.reduce((sum, card) => sum + card.count, 0)).toBe(22);
    expect(played('bayonet-charge', 'I1: ./fLN \n I13: ./fLN \n A7: ./bLN').legal).toEqual([
      'order:I1',
      'order:I13',
      'done',
    ]);
  });

  it.each([
    ['bayonet-charge', 'I7: ./fLC ./fFA'],
    ['bombard', 'I7: ./fLC ./fLN'],
    ['cavalry-charge', 'I7: ./fLN ./fFA'],
    ['fire-and-hold', 'I7: ./fLC ./fHC'],
    ['force-march', 'I7: ./fLC ./fFA'],
    ['leadership', 'I7: ./fLN ./fFA'],
  ])('N16.2 %s without its kind orders one unit of choice', (card, drawing) => {
    const table = played(card, `${drawing} \n A7: ./bLN`);
    expect(table.legal).toEqual(['order:I7', 'order:I8', 'done']);
    expect(table.card).toBe('one-unit');
    expect(table.do('order:I7').asked).toBe('move of french');
  });

  it('N16.2 without the card’s effects; where the kind exists but may not be ordered, nothing is', () => {
    const horse = played('bayonet-charge', 'E7: ./fGHC ./bLN').do(
      'order:E7',
      'done',
      'battle:E7',
      'attack:E8',
      'no',
    );
    expect(horse.asked).toBe('roll of 5 dice');
    const none = played('fire-and-hold', 'E7: ./fLN ./bLN');
    expect(none.asked).toBe('draw of a card');
  });

  it('N16.3 Bayonet Charge: two hexes and melee, no fire, guard one die more, four units', () => {
    expect(count('bayonet-charge')).toBe(2);
    const five = played('bayonet-charge', 'I1: ./fLN ./fLN ./fLN ./fLN ./fLN \n A7: ./bLN');
    expect(five.do('order:I1', 'order:I2', 'order:I3', 'order:I4').asked).toBe('move of french');
    const table = played('bayonet-charge', 'E5: ./fLN . . ./bLC').do(
      'order:E5',
      'move:E5',
      'to:E7',
      'battle:E7',
      'attack:E8',
      'no',
    );
    expect(table.asked).toBe('roll of 4 dice');
    expect(
      new Table('E7: ./fLN . ./bLC').dice({ from: 'E7', at: 'E9', way: 'fire', card: 'bayonet-charge' }),
    ).toBeNull();
    const guard = (kind: string): number | null =>
      new Table(`E7: ./${kind} ./bLC`).dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        card: 'bayonet-charge',
        moved: 2,
      });
    expect(['fOG', 'fYG', 'fGR', 'fLN', 'fLT'].map(guard)).toEqual([7, 6, 5, 4, 4]);
  });

  it('N16.4 Bombard: three hexes and no battle, or two dice more standing, guard three', () => {
    expect(count('bombard')).toBe(2);
    expect(reach(played('bombard', 'E7: ./fFA \n A7: ./bLN').do('order:E7'), 'E7')).toBe(3);
    const dice = (kind: string, at: string, moved: 0 | 1 = 0): number | null =>
      new Table(`E7: ./${kind} \n ${at}: ./bLN`).dice({
        from: 'E7',
        at,
        way: at === 'E8' ? 'melee' : 'fire',
        card: 'bombard',
        moved,
      });
    expect([dice('fFA', 'E9'), dice('fGFA', 'E9'), dice('fHA', 'E9')]).toEqual([5, 6, 4]);
    expect([dice('fFA', 'E8'), dice('fGFA', 'E8')]).toEqual([6, 8]);
    expect([dice('fHA', 'E9', 1), dice('fFA', 'E9', 1)]).toEqual([null, null]);
  });

  it('N16.5 Cavalry Charge: one die more, guard two; heavy cavalry moves three and battles; horse guns as usual', () => {
    expect(count('cavalry-charge')).toBe(3);
    expect(played('cavalry-charge', 'I1: ./fLC ./fHA ./fFA ./fLN \n A7: ./bLN').legal).toEqual([
      'order:I1',
      'order:I2',
      'done',
    ]);
    expect(reach(played('cavalry-charge', 'E7: ./fHC \n A7: ./bLN').do('order:E7'), 'E7')).toBe(3);
    const dice = (kind: string): number | null =>
      new Table(`E7: ./${kind} ./bLN`).dice({ from: 'E7', at: 'E8', way: 'melee', card: 'cavalry-charge' });
    expect(['fLC', 'fHC', 'fCU', 'fGHC', 'fHA'].map(dice)).toEqual([5, 6, 6, 7, 3]);
    const far = played('cavalry-charge', 'E5: ./fHC . . . ./bLN').do('order:E5', 'move:E5', 'to:E8');
    expect(far.legal).toContain('battle:E8');
  });

  it('N16.6 its die stays in the bonus melee, never against a square or a town', () => {
    const table = played('cavalry-charge', 'E7: ./fLC ./bLN1 ./bLN').do(
      'order:E7',
      'done',
      'battle:E7',
      'attack:E8',
      'no',
      '*icccc',
    );
    table.do('advance', 'done', 'attack:E9', 'no');
    expect(table.asked).toBe('roll of 5 dice');
    const square = new Table('E7: ./fLC ./bLN4#1', { more: 'tracks:\n  french\n  allied 1 forward' });
    expect(square.dice({ from: 'E7', at: 'E8', way: 'melee', card: 'cavalry-charge' })).toBe(1);
  });

  it('N16.7 Counter-Attack copies the opponent’s last card with the flanks exchanged', () => {
    expect(count('counter-attack')).toBe(2);
    const table = played('counter-attack', 'I1: ./fLN \n I13: ./fLT \n A7: ./bLN', {
      more: 'last: french none, allied probe-left',
    });
    expect(table.card).toBe('probe-right');
    expect(table.legal).toEqual(['order:I13', 'done']);
    const tactic = played('counter-attack', 'I1: ./fFA \n I13: ./fLT \n A7: ./bLN', {
      more: 'last: french none, allied bombard',
    });
    expect(tactic.legal).toEqual(['order:I1', 'done']);
  });

  it('N16.8 of a Counter-Attack, it copies what that one copied, mirrored again', () => {
    const table = new Table('I1: ./fLN \n A7: ./bLN', {
      hands: { french: ['counter-attack', 'rally'], allied: ['counter-attack', 'probe-left'] },
      more: 'last: french none, allied scout-right',
    });
    table.do('play:counter-attack');
    expect(table.card).toBe('scout-left');
    table.do('done', '*elan', '*bombard', 'keep:elan'); // the scout's draw is the copier's own
    table.do('play:counter-attack');
    expect(table.card).toBe('scout-right');
  });

  it('N16.9 with nothing to copy it orders one unit; a First Strike out of turn is not copied', () => {
    const table = played('counter-attack', 'I1: ./fLN ./fLN \n A7: ./bLN');
    expect(table.card).toBe('one-unit');
    expect(table.do('order:I1').asked).toBe('move of french');
    const strike = melee('E7: ./fLN1 ./bLN', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'rally'], french: ['counter-attack'] },
      more: 'last: french none, allied forward',
    });
    strike.do('strike', '*cccc', '*cc', '*elan', '*bombard', 'play:rally', '*ss', '*forward');
    expect(strike.do('play:counter-attack').asked).toBe('commandRoll of 2 dice'); // it copies Rally
  });

  it('N16.10 Elan: orders by symbols, any piece for a flag, none for a saber; one die more', () => {
    expect(count('elan')).toBe(1);
    const drawing = 'I1: ./fLN ./fLT ./fLC ./fFA ./+f \n A7: ./bLN';
    const hands = { french: ['rally', 'bombard', 'forward', 'probe-left'] };
    const table = played('elan', drawing, { hands }).do('*isscc');
    expect(table.legal).toEqual(['order:I1', 'order:I2', 'order:I3', 'done']);
    expect(table.do('order:I1').legal).toEqual(['order:I3', 'done']);
    const flags = played('elan', drawing, { hands }).do('*fifss');
    expect(flags.legal).toContain('detach:I5');
    expect(flags.do('order:I1', 'order:I2', 'order:I4').asked).toBe('move of french');
    expect(new Table('E7: ./fLN . ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire', card: 'elan' })).toBe(5);
    expect(
      new Table('E7: ./fLC ./bLN').dice({ from: 'E7', at: 'E8', way: 'melee', card: 'elan', bonus: true }),
    ).toBe(5);
  });

  it('N16.11 Fire and Hold: units with no enemy beside fire with one die more and do nothing else', () => {
    expect(count('fire-and-hold')).toBe(2);
    const table = played(
      'fire-and-hold',
      'E1: ./fLN . ./bLN \n E9: ./fLN ./bLC \n I7: ./fFA ./fLC \n G1: ./+b ./fLT',
    );
    expect(table.legal).toEqual(['order:E1', 'order:G2', 'order:I7', 'done']);
    table.do('order:E1', 'done');
    expect(table.legal).toEqual(['battle:E1', 'done']);
    expect(table.do('battle:E1', 'attack:E3').asked).toBe('roll of 5 dice');
  });

  it('N16.11 a square may leave for it', () => {
    const table = played('fire-and-hold', 'E7: ./fLN4#1 . ./bLN', {
      more: 'tracks:\n  french 1 forward\n  allied',
    }).do('order:E7', 'leave');
    expect(table.do('battle:E7', 'attack:E9').asked).toBe('roll of 5 dice');
  });

  it('N16.12 an enemy that retreats to its side stops its fire', () => {
    const table = played('fire-and-hold', 'G5: ./fFA \n G7: ./bLN \n E8: ./fLN \n F6: ~ . \n A1: ./bLN');
    table.do('order:G5', 'order:E8', 'battle:G5', 'attack:G7', '*fccc');
    expect(table.at('F7')).toBe('bLN4');
    expect(table.asked).toBe('draw of a card');
  });

  it('N16.13 First Strike: the defender rolls first, the attacker anew if it stands; no battle back', () => {
    expect(count('first-strike')).toBe(2);
    const hands = { allied: ['first-strike', 'rally'] };
    const table = melee('E7: ./fLN ./bLN', 'E7', 'E8', { hands }).do('strike');
    expect(table.asked).toBe('roll of 4 dice');
    table.do('*iicc');
    expect(table.asked).toBe('roll of 3 dice'); // two blocks left, and one against infantry
    expect(table.do('*ccc').asked).toBe('draw of a card');
    const driven = melee('E7: ./fLN ./bLN', 'E7', 'E8', { hands }).do('strike', '*fccc', 'retreat:F7');
    expect(driven.asked).toBe('draw of a card');
  });

  it('N16.14 with class dice and without card dice, in a bonus melee too, not twice', () => {
    const table = melee('E7: ./fLN ./bGG', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'first-strike', 'rally'] },
    }).do('strike');
    expect(table.asked).toBe('roll of 6 dice');
    expect(table.do('*cccccc').asked).toBe('roll of 5 dice');
    const bonus = melee('E7: ./fLC ./bLN1 ./bLN', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'rally'] },
    });
    bonus.do('no', '*iccc', 'advance', 'done', 'attack:E9');
    expect(bonus.legal).toContain('strike');
  });

  it('N16.15 as one’s own command card it orders nothing', () => {
    expect(played('first-strike', 'E7: ./fLN ./bLN').asked).toBe('draw of a card');
  });

  it('N16.16 Force March: all infantry of one section; light, grenadier, guard and led units march two and battle', () => {
    expect(count('force-march')).toBe(2);
    const table = played('force-march', 'I6: ./fLN ./fLC ./fLT \n I1: ./fLN \n A7: ./bLN');
    expect(table.legal).toEqual(['section:left', 'section:centre']);
    table.do('section:centre');
    expect(table.legal).toEqual(['move:I6', 'move:I8', 'done']);
    const after = (kind: string): boolean =>
      played('force-march', `E5: ./${kind} . . ./bLN`)
        .do('section:centre', 'move:E5', 'to:E7')
        .legal.includes('battle:E7');
    expect(['fLT', 'fGR', 'fYG', 'fOG', 'fLN+'].map(after)).toEqual([true, true, true, true, true]);
    expect(['fLN', 'fMI'].map(after)).toEqual([false, false]);
    const one = played('force-march', 'E6: ./fLN . ./bLN').do('section:centre', 'move:E6', 'to:E7');
    expect(one.legal).toContain('battle:E7');
  });

  it('N16.28 Force March: a lone leader taken up at the end of two hexes does not let his unit battle', () => {
    const joined = (kind: string): string =>
      played('force-march', `E5: ./${kind} . ./+f ./bLN`).do('section:centre', 'move:E5', 'to:E7').asked;
    expect([joined('fLN'), joined('fLT')]).toEqual(['draw of a card', 'battle of french']);
  });

  it('N16.17 Cold Steel: units beside enemy units, one die more, no fire, no move, none in the bonus melee', () => {
    expect(count('cold-steel')).toBe(1);
    const table = played('cold-steel', 'E7: ./fLC ./bLN1 ./bLN \n G7: ./fFA \n I1: ./fLN ./+b');
    expect(table.told('ordered')).toHaveLength(1);
    expect(table.legal).toEqual(['battle:E7', 'done']);
    table.do('battle:E7', 'attack:E8', 'no');
    expect(table.asked).toBe('roll of 5 dice');
    table.do('*icccc', 'advance', 'done', 'attack:E9', 'no');
    expect(table.asked).toBe('roll of 4 dice');
    const guns = played('cold-steel', 'E7: ./fFA ./bLN \n D7: ./fLN').do(
      'battle:D7',
      'attack:E8',
      'join:E7',
      'no',
    );
    expect(guns.asked).toBe('roll of 11 dice'); // 4 + 1 + 1, and 4 + 1
  });

  it('N16.18 Leadership: led units are ordered with one die more, unless the leader leaves', () => {
    expect(count('leadership')).toBe(2);
    const table = played('leadership', 'E7: ./fLN+ \n I3: ./fLT+ ./+f \n C7: ./bLN');
    expect(table.legal).toEqual(['detach:E7', 'detach:I3', 'done']);
    table.do('detach:I3', 'done');
    expect(table.legal).toEqual(['move:E7', 'ride:I3', 'ride:I4', 'done']);
    table.do('done', 'battle:E7', 'attack:C7');
    expect(table.asked).toBe('roll of 5 dice');
    const joins = played('leadership', 'I3: ./fLT+ ./fLN \n C7: ./bLN').do('detach:I3', 'ride:I3', 'to:I4');
    expect(joins.asked).toBe('draw of a card');
  });

  it('N16.19 La Grande Manoeuvre: four pieces, no squares, four hexes, no battle; or one unit as usual', () => {
    expect(count('grande-manoeuvre')).toBe(1);
    const drawing = 'E7: ./fLN . ./bLN \n I1: ./fLN4#1 ./+f';
    const track = { more: 'tracks:\n  french 1 forward\n  allied' };
    const table = played('grande-manoeuvre', drawing, track);
    expect(table.legal).toEqual(['manoeuvre', 'single']);
    table.do('manoeuvre');
    expect(table.legal).toEqual(['order:E7', 'detach:I2', 'done']);
    table.do('order:E7', 'detach:I2');
    expect(table.do('ride:I2').legal).toContain('to:I6');
    expect(table.do('to:I6', 'done').asked).toBe('draw of a card');
    expect(reach(played('grande-manoeuvre', drawing, track).do('manoeuvre', 'order:E7', 'done'), 'E7')).toBe(
      4,
    );
    const one = played('grande-manoeuvre', drawing, track).do(
      'single',
      'order:E7',
      'done',
      'battle:E7',
      'attack:E9',
    );
    expect(one.asked).toBe('roll of 4 dice');
  });

  it('N16.20 Rally: a block for each symbol of the arm, never past full strength; such units are ordered', () => {
    expect(count('rally')).toBe(1);
    const hands = { french: ['elan', 'bombard', 'forward', 'probe-left'] };
    const table = played('rally', 'I1: ./fLN1 ./fLT ./fLC1 ./fFA2+ ./fGR3 \n A7: ./bLN1', { hands }).do(
      '*iicfa',
    );
    expect(table.legal).toEqual(['restore:I1', 'restore:I3', 'restore:I4', 'restore:I5', 'done']);
    table.do('restore:I1', 'restore:I1', 'restore:I4', 'done');
    expect([table.at('I1'), table.at('I3'), table.at('I4')]).toEqual(['fLN3', 'fLC1', 'fFA3+']);
    expect(table.legal).toEqual(['move:I1', 'move:I4', 'done']);
  });

  it('N16.20 Rally: whoever wants no block takes none, and orders nobody', () => {
    const hands = { french: ['elan'] };
    const table = played('rally', 'I1: ./fLN1 ./fLN \n A7: ./bLN', { hands }).do('*ic', 'done');
    expect(table.at('I1')).toBe('fLN1');
    expect(table.asked).toBe('draw of a card');
  });

  it('N16.21 Short Supply: one unit of either side, no square, to its own edge row in its section', () => {
    expect(count('short-supply')).toBe(1);
    const track = { more: 'tracks:\n  french\n  allied 1 forward' };
    const table = played('short-supply', 'E2: ./bLN+ ./bLN4#1 \n E7: ./fLN \n A10: ./bLC', track);
    expect(table.legal).toEqual(['supply:A10', 'supply:E2', 'supply:E7']);
    table.do('supply:E2');
    expect(table.legal).toEqual(['place:A1', 'place:A2', 'place:A3', 'place:A4']);
    table.do('place:A3');
    expect(table.at('A3')).toBe('bLN4+');
    expect(table.asked).toBe('draw of a card');
  });

  it('N16.21 on the line of two sections either edge; a full edge row means the next', () => {
    const line = played('short-supply', 'F4: ./fLN \n A7: ./bLN').do('supply:F4');
    expect(line.legal).toEqual([
      'place:I1',
      'place:I2',
      'place:I3',
      'place:I4',
      'place:I5',
      'place:I6',
      'place:I7',
      'place:I8',
      'place:I9',
    ]);
    const full = played('short-supply', 'E2: ./fFA \n I1: ~ Q ./fLN ./+f \n A7: ./bLN').do('supply:E2');
    expect(full.legal).toEqual(['place:H1', 'place:H2', 'place:H3', 'place:H4']);
  });

  it('N16.24 a unit that finds no place in two rows cannot be named', () => {
    const rows = 'I1: ~ ~ ~ ~ \n H1: ~ ~ ~ ~';
    const table = played('short-supply', `E2: ./fLN . . . ./fLN \n ${rows} \n A7: ./bLN`);
    expect(table.legal).toEqual(['supply:A7', 'supply:E6']);
    const square = { more: 'tracks:\n  french 1 forward\n  allied 1 elan' };
    expect(played('short-supply', 'E2: ./fLN4#1 \n A7: ./bLN4#1', square).asked).toBe('draw of a card');
  });

  it('N16.25 the single unit of La Grande Manoeuvre may be a square', () => {
    const track = { more: 'tracks:\n  french 1 forward\n  allied' };
    const table = played('grande-manoeuvre', 'E7: ./fLN4#1 ./+f \n A7: ./bLN', track).do('single');
    expect(table.legal).toEqual(['order:E7', 'done']);
  });

  it('N16.26 Leadership and Elan add their die to the bonus melee', () => {
    const dice = (card: string): number | null =>
      new Table('E7: ./fLC ./bLN').dice({ from: 'E7', at: 'E8', way: 'melee', card, bonus: true });
    expect([dice('leadership'), dice('elan'), dice('cavalry-charge'), dice('cold-steel')]).toEqual([
      5, 5, 5, 4,
    ]);
  });

  it.each([
    ['force-march', 'E7: ./fLN3#1 \n A7: ./bLN', ['section:centre']],
    ['cold-steel', 'E7: ./fLN3#1 ./bLN', []],
    ['leadership', 'E7: ./fLN3#1+ \n A7: ./bLN', []],
    ['rally', 'E7: ./fLN3#1 \n A7: ./bLN', ['*i', 'restore:E7']],
  ])('N16.27 %s asks a square whether it leaves', (card, drawing, words) => {
    const track = { more: 'tracks:\n  french 1 forward\n  allied' };
    const table = new Table(drawing, { ...track, hands: { french: [card] } }).do(`play:${card}`, ...words);
    expect(table.legal).toEqual(['leave', 'stay']);
  });

  it('N16.22 no card dice for battle back, First Strike and escapes', () => {
    const table = played('elan', 'E7: ./fLN ./bLN', { hands: { allied: ['first-strike', 'bombard'] } }).do(
      '*ii',
      'order:E7',
      'done',
      'battle:E7',
      'attack:E8',
    );
    expect(table.do('strike').asked).toBe('roll of 4 dice');
    expect(table.do('*cccc').asked).toBe('roll of 6 dice');
  });

  it('N16.23 two hexes of a Force March halve fire as one does', () => {
    expect(
      new Table('E7: ./fLT . ./bLN').dice({
        from: 'E7',
        at: 'E9',
        way: 'fire',
        card: 'force-march',
        moved: 2,
      }),
    ).toBe(3);
    expect(ordered('E7: ./fLT . ./bLN', 'attack-centre', ['order:E7']).asked).toBe('move of french');
  });
});
