import { describe, expect, it } from 'vitest';
import { AUSTRIAN, FRENCH } from '../data/forces.ts';
import { game } from '../index.ts';
import { acted } from '../rules/map.ts';
import { writeGroup } from '../rules/pieces.ts';
import { battle, dawn, draw, type Table } from './table.ts';

describe('M14 French disorganisation', () => {
  it('M14.1 at 6 h the French block no approach: not by march', () => {
    const table = draw({ hour: 6, toMove: 'french', french: { '70': 'c2' }, austrian: { '59': 'i2' } });
    expect(table.legal(/^(march|ride).*>70\/59/)).toEqual([]);
  });

  it('M14.1 nor by answering an attack', () => {
    const table = draw({ hour: 6, french: { '70': 'i2' }, austrian: { '59': 'i2' } }).do('attack:59>59/70');
    expect(table.told('decided')).toMatchObject([{ won: true }]);
  });

  it('M14.1 nor by advance or continuation', () => {
    const table = draw({ hour: 6, toMove: 'french', french: { '70': 'i2' }, austrian: { '59': 'i2 i2' } });
    table.do('attack:70>70/59', 'piece:i2');
    expect([table.question, table.at('70')]).toEqual(['actions', 'i2']);
    const ride = draw({ hour: 6, toMove: 'french', french: { '80': 'c2' }, austrian: { '59': 'i2' } });
    expect(ride.do('march:80>70').question).toBe('actions');
  });

  const disorganised = (french: Record<string, string>, more: object = {}): Table =>
    draw({
      toMove: 'french',
      french,
      disorganised: Object.keys(french).map((at) => Number(at.split('/')[0])),
      ...more,
    });

  it('M14.2 a disorganised piece does not attack', () => {
    const table = disorganised(
      { '70': 'i2', '80/75': 'a1 i2' },
      { austrian: { '59': 'i2', '75': 'i2', '75/80': 'i1' } },
    );
    expect(table.legal(/^(attack|assault|bombard)/)).toEqual([]);
  });

  it('M14.2 nor does it complete a bombardment that it declared before it was disorganised', () => {
    const table = draw({
      toMove: 'french',
      guns: [{ army: 'french', at: '80/75', stage: 'ready' }],
      french: { '80': 'i2' },
      austrian: { '75': 'i2' },
      disorganised: [80],
    });
    expect(table.legal(/^(complete|cancel)/)).toEqual(['cancel:80/75']);
  });

  it('M14.3 it marches within its locality at the usual price, and not out of it', () => {
    const table = disorganised({ '70': 'i2' }, { austrian: { '59': 'i2' } });
    expect(table.legal(/^(march|road)/)).toEqual(['march:70>70/59']);
    expect(table.do('march:70>70/59').orders).toBe(3);
  });

  it('M14.3 it may answer a manoeuvre attack', () => {
    const table = draw({ french: { '70': 'i2 i2' }, disorganised: [70], austrian: { '59': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'done');
    expect(table.at('70/59')).toBe('i2');
  });

  it('M14.4 it may lead and counter-attack in defence', () => {
    const table = draw({ french: { '70/59': 'i2 i2' }, disorganised: [70], austrian: { '59/70': 'i3' } });
    table.do('assault:59/70', 'lead:i2', 'done', 'lead:i3', 'hold');
    expect(table.can('counter:i2')).toBe(true);
  });

  it('M14.5 it retreats, and is disorganised where it comes to', () => {
    const table = draw({ french: { '70': 'c2' }, disorganised: [70], austrian: { '59/70': 'c2' } });
    table.do('attack:59/70>59/70', 'retreat:c2>80');
    expect([table.state.disorder[80], table.state.disorder[70]]).toEqual([true, false]);
  });

  it('M14.6 with fewer than three organised pieces an action organises one', () => {
    const table = disorganised({ '8': 'i2', '15': 'i2' });
    table.do('organise:8');
    expect([table.question, table.orders, table.state.disorder[8]]).toEqual(['actions', 2, false]);
  });

  it('M14.6 reinforcements that have entered count', () => {
    const table = draw({
      toMove: 'french',
      french: { '8': 'i2', '15': 'i2', '86': 'i2 i2 i2' },
      disorganised: [8, 15],
    });
    expect(table.do('organise:8').question).toBe('organise');
  });

  it('M14.7 with three it may organise two in two localities', () => {
    const table = draw({
      toMove: 'french',
      french: { '8': 'i2', '15': 'i2', '41': 'i2', '86': 'i2 i2 i2' },
      disorganised: [8, 15, 41],
    });
    table.do('organise:8');
    expect(table.legal()).toEqual(['done', 'organise:15', 'organise:41']);
    table.do('organise:15');
    expect([table.orders, table.state.disorder[8], table.state.disorder[15]]).toEqual([2, false, false]);
  });

  it('M14.7 never two in one locality', () => {
    const table = draw({ toMove: 'french', french: { '5': 'i2 i2', '86': 'i2 i2 i2' }, disorganised: [5] });
    table.do('organise:5', 'organise:5');
    expect([table.orders, table.state.disorder[5]]).toEqual([1, false]);
  });

  it('M14.8 unless the option says so', () => {
    const table = draw(
      { toMove: 'french', french: { '5': 'i2 i2', '86': 'i2 i2 i2' }, disorganised: [5] },
      { orderTogether: true },
    );
    table.do('organise:5', 'organise:5');
    expect([table.orders, table.state.disorder[5]]).toEqual([2, false]);
  });

  it('M14.9 a locality once begun is finished at once', () => {
    const table = disorganised({ '5': 'i2 i2', '8': 'i2' });
    expect(table.do('organise:5').legal()).toEqual(['organise:5', 'organise:8']);
    expect(table.do('organise:8').legal()).toEqual(['organise:5']);
    expect(table.do('organise:5').orders).toBe(0);
  });

  it('M14.9 and not begun if the orders do not suffice', () => {
    const table = disorganised({ '5': 'i2 i2 i2', '8': 'i2' }, { turn: { orders: 2 } });
    expect(table.legal(/^organise/)).toEqual(['organise:8']);
    const two = disorganised({ '5': 'i2 i2', '10': 'i2 i2' });
    expect(two.do('organise:5').legal()).toEqual(['organise:5']);
  });

  it('M14.9 its pieces act only when all of it is organised', () => {
    const table = disorganised({ '5': 'i2 i2' });
    expect(table.do('organise:5').legal()).toEqual(['organise:5']);
  });

  it('M14.9 what has been organised on the way counts for the next action', () => {
    const table = draw({
      toMove: 'french',
      french: { '5': 'i2 i2', '8': 'i2', '86': 'i2 i2' },
      disorganised: [5, 8],
    });
    // Two are organised: the first action organises one. With it they are three: the second may organise two.
    expect(table.do('organise:5').legal(/^organise/)).toEqual(['organise:5', 'organise:8']);
    expect(table.do('organise:5').legal()).toEqual(['done', 'organise:8']);
    expect([table.do('organise:8').orders, table.state.disorder.includes(true)]).toEqual([1, false]);
  });

  it('M14.9 meanwhile other localities may do what costs no order, and nothing that costs one', () => {
    const table = draw({
      toMove: 'french',
      hour: 11,
      austrian: { '59': 'i2' },
      french: { '5': 'i2 i2', '70': 'i2 i2', tortona: 'i2 i3' },
      disorganised: [5],
    }).do('organise:5');
    expect(table.question).toBe('organise');
    const free = table.legal();
    expect(free).toEqual(expect.arrayContaining(['organise:5', 'march:70>70/59', 'enter:tortona']));
    expect(free.filter((word) => /^(attack|assault|end)|^march:70>\d+$/.test(word))).toEqual([]);
    table.do('march:70>70/59', 'piece:i2', 'done');
    expect([table.question, table.orders]).toEqual(['organise', 2]);
    table.do('enter:tortona', 'piece:i3', 'done');
    expect([table.question, table.orders]).toEqual(['organise', 2]);
    expect([table.do('organise:5').orders, table.state.disorder[5]]).toEqual([1, false]);
  });

  it('M14.9 nobody comes to a locality that is being organised, and its pieces wait', () => {
    const table = draw({
      toMove: 'french',
      hour: 9,
      austrian: { '16': 'i2' },
      french: { '24': 'i2 i2 i2', '29': 'i2' },
      disorganised: [24],
    });
    expect(table.do('organise:24').legal()).toEqual(['organise:24', 'road:29']);
    table.do('road:29');
    expect(table.legal().filter((word) => word.startsWith('cross:24-29'))).toEqual([]);
  });

  it('M14.9 an organised piece does not join disorganised ones if what is begun could not be finished then', () => {
    const position = (tortona: string) =>
      draw(
        {
          toMove: 'french',
          french: { '15': 'i2 i2 i2', '24': 'i2', '29': 'i2', '86': tortona },
          disorganised: [15, 24],
          turn: { orders: 2 },
        },
        { orderTogether: true },
      );
    // Of three organised pieces, one of them in 15, the last order finishes 15; of two it does not.
    const three = position('i2').do('organise:15', 'road:29');
    expect(three.legal().filter((word) => word.startsWith('cross:24-29'))).toEqual([]);
    const more = position('i2 i2').do('organise:15', 'done', 'road:29');
    expect(more.legal().filter((word) => word.startsWith('cross:24-29'))).not.toEqual([]);
  });

  it('M14.10 what an organised piece then does has its own price', () => {
    const table = disorganised({ '8': 'i2' });
    expect(table.do('organise:8', 'march:8>4').orders).toBe(1);
  });

  it('M14.11 where organised and disorganised pieces meet all are disorganised', () => {
    const table = draw({ toMove: 'french', french: { '8': 'i2', '22': 'i2' }, disorganised: [8] });
    table.do('march:22>8');
    expect(table.state.disorder[8]).toBe(true);
    expect(table.legal(/^(march|road)/)).toEqual([]);
  });

  it('M14.11 also by a retreat of disorganised pieces to organised ones', () => {
    const table = draw({
      french: { '70': 'c2', '80': 'i2' },
      disorganised: [70],
      austrian: { '59/70': 'c2' },
    });
    table.do('attack:59/70>59/70', 'retreat:c2>80');
    expect([table.state.disorder[80], table.told('disorganised')]).toEqual([
      true,
      [{ type: 'disorganised', at: 80 }],
    ]);
  });

  it('M14.12 a road march ends where it meets disorganised pieces', () => {
    const table = draw({ toMove: 'french', french: { '80': 'i2', '70': 'i2' }, disorganised: [70] });
    table.do('road:80', 'cross:70-80:main');
    expect([table.question, table.at('70')]).toEqual(['actions', 'i2 i2']);
  });

  it('M14.12 cavalry may still continue there', () => {
    const table = draw({
      toMove: 'french',
      french: { '80': 'c2', '70': 'i2' },
      disorganised: [70],
      austrian: { '59': 'i2' },
    });
    table.do('road:80', 'cross:70-80:main');
    expect(table.legal()).toEqual(['done', 'ride:c2>70/59']);
  });

  it('M14.13 reinforcements enter organised', () => {
    const table = draw({ hour: 11, toMove: 'french', french: { tortona: 'i2' } });
    table.do('enter:tortona', 'done');
    expect([table.at('86'), table.state.disorder[86]]).toEqual(['i2', false]);
  });
});

describe('M15 Reinforcements', () => {
  it('M15.1 each box enters from its hour on, at its place', () => {
    const french = { tortona: 'i2', novi: 'i2', sale: 'i2' };
    const open = (hour: number): string[] => draw({ hour, toMove: 'french', french }).legal(/^enter/);
    expect([10, 11, 15, 16, 17].map(open)).toEqual([
      [],
      ['enter:tortona'],
      ['enter:tortona'],
      ['enter:novi', 'enter:tortona'],
      ['enter:novi', 'enter:sale', 'enter:tortona'],
    ]);
    const table = draw({ hour: 17, toMove: 'french', french });
    table.do('enter:novi', 'done', 'enter:sale', 'done');
    expect([table.at('77'), table.at('83')]).toEqual(['i2', 'i2']);
  });

  it('M15.2 the entry is the first crossing of a road march and has its traffic', () => {
    const table = draw({ hour: 11, toMove: 'french', french: { tortona: 'i2 i2 i2' } });
    table.do('enter:tortona', 'piece:i2', 'cross:80-86:main', 'cross:70-80:main');
    table.do('enter:tortona', 'piece:i2', 'cross:80-86:main');
    table.do('enter:tortona');
    expect([table.at('70'), table.at('80'), table.at('86')]).toEqual(['i2', 'i2', 'i2']);
    expect(table.traffic('tortona')).toBe(3);
  });

  it('M15.3 to enter costs nothing, to go on by local road an order', () => {
    const table = draw({ hour: 11, toMove: 'french', french: { tortona: 'i2' } });
    expect(table.do('enter:tortona').orders).toBe(3);
    expect(table.do('cross:86-87:local', 'done').orders).toBe(2);
  });

  it('M15.4 a fourth piece waits for the next turn', () => {
    const table = draw({ austrian: { alessandria: 'i2 i2 i2 i2 i2' } });
    for (let n = 0; n < 3; n++)
      table.do('enter:alessandria', ...(n < 2 ? ['piece:i2', 'done'] : ['piece:i2']));
    expect(table.legal(/^enter/)).toEqual([]);
    expect(table.until(11, 'austrian').can('enter:alessandria')).toBe(true);
  });

  it('M15.5 nobody must enter', () => {
    expect(draw({ austrian: { alessandria: 'i2' } }).can('end')).toBe(true);
  });

  it('M15.6 they enter in any order', () => {
    const table = draw({ austrian: { alessandria: 'i3 i2 c2' } });
    expect(table.do('enter:alessandria').legal()).toEqual(['piece:c2', 'piece:i2', 'piece:i3']);
  });

  it('M15.7 no enemy enters an entry locality while pieces wait, whatever the hour', () => {
    const waiting = { french: { tortona: 'i2' }, austrian: { '80': 'i2', '85': 'c2' } };
    const table = draw({ hour: 7, ...waiting });
    expect(table.legal(/>86/)).toEqual([]);
    expect(table.do('road:85').legal(/86/)).toEqual([]);
    expect(draw({ hour: 7, austrian: waiting.austrian }).can('march:80>86')).toBe(true);
  });

  it('M15.7 nor attacks or assaults it', () => {
    const table = draw({
      french: { tortona: 'i2', '86/80': 'i2', '86': 'i1' },
      austrian: { '80/86': 'i3', '85': 'c2' },
    });
    expect(table.legal(/^(assault|attack)/)).toEqual([]);
  });

  it('M15.7 nor does cavalry attack it on a road march', () => {
    const stand = { french: { '83/84': 'i1' }, austrian: { '73': 'c2' } };
    expect(draw(stand).do('road:73').can('cross:73-83:main')).toBe(true);
    const waiting = draw({ ...stand, french: { ...stand.french, sale: 'i2' } });
    expect(waiting.do('road:73').can('cross:73-83:main')).toBe(false);
  });

  it('M15.7 with the last waiting piece on the map the locality is open', () => {
    const table = draw({ hour: 11, toMove: 'french', french: { tortona: 'i2' }, austrian: { '85': 'i2' } });
    table.do('enter:tortona', 'cross:80-86:main', 'done', 'end');
    expect(table.can('march:85>86')).toBe(true);
  });

  it('M15.8 the pontoon brings in one more piece a turn, which stops in 1', () => {
    const table = draw({ hour: 10, austrian: { alessandria: 'c2 c2' }, french: { '2': 'i2' } });
    table.do('pontoon:alessandria', 'piece:c2');
    expect([table.at('1'), table.question, table.can('pontoon:alessandria')]).toEqual([
      'c2',
      'actions',
      false,
    ]);
    expect(table.traffic('alessandria')).toBe(0);
  });

  it('M15.9 the Austrian artillery enters from 7 h on', () => {
    const table = battle();
    expect(table.do('enter:alessandria').legal()).toEqual(['piece:c2', 'piece:i2', 'piece:i3']);
    const seven = battle().until(7, 'austrian');
    expect(seven.do('enter:alessandria').can('piece:a1')).toBe(true);
  });

  it('M15.9 until that round it lies face up, apart from the others, in the French turn of 6 h too', () => {
    const waiting = (table: Table): number[] =>
      game
        .view(table.state, FRENCH)
        .stacks.filter(({ army }) => army === AUSTRIAN)
        .map(({ count }) => count);
    expect([battle(), battle().until(6, 'french'), battle().until(7, 'austrian')].map(waiting)).toEqual([
      [19, 1],
      [19, 1],
      [20],
    ]);
    const box = { austrian: { alessandria: 'i2 a1' }, french: { '5': 'i2' }, hour: 6 };
    expect(waiting(draw({ ...box, toMove: 'french' }))).toEqual([1, 1]);
  });
});

describe('M16 Recovery of approaches', () => {
  it('M16.1 pieces that face an empty locality go back to reserve when their turn begins', () => {
    const table = dawn({ austrian: { '59/70': 'i2 c2' }, french: { '80': 'i2' } });
    expect([table.at('59/70'), table.at('59')]).toEqual(['', 'i2 c2']);
  });

  it('M16.1 artillery that lay face up there goes with the others, and is remembered', () => {
    const table = draw({
      toMove: 'french',
      guns: [{ army: 'austrian', at: '59/70', stage: 'declared' }],
      austrian: { '59/70': 'i2', '59': 'i3', '1': 'i2 c2 a1' },
      french: { '80': 'i2' },
    }).do('end');
    expect([table.at('59'), table.told('recovered')]).toMatchObject(['i3 i2 a1', [{ count: 2 }]]);
    expect(table.notes('austrian')).toEqual(['59: a1']);
  });

  it('M16.2 those that face the enemy stay', () => {
    const table = dawn({ austrian: { '59/70': 'i2' }, french: { '70/80': 'i2' } });
    expect(table.at('59/70')).toBe('i2');
  });

  it('M16.3 recovered pieces may act', () => {
    const table = dawn({ austrian: { '59/70': 'i2' }, french: { '80': 'i2' } });
    expect(table.do('march:59>70', 'done').at('70')).toBe('i2');
  });

  it('M16.5 a piece taken back may march by road in the same turn', () => {
    const table = dawn({ austrian: { '59/70': 'i2' }, french: { '80': 'i2' } });
    expect(table.do('road:59', 'cross:59-70:main', 'done').at('70')).toBe('i2');
  });

  it('M16.4 the other army does not recover', () => {
    const table = dawn({ austrian: { '47': 'i2' }, french: { '80/70': 'i2' } });
    expect(table.at('80/70')).toBe('i2');
  });
});

describe('M17 Mixing', () => {
  it('M17.1 the pieces of a position are one group: a state holds counts, not pieces', () => {
    const one = draw({ austrian: { '47': 'i2', '64': 'i2', '59': 'c2' } });
    const other = draw({ austrian: { '47': 'i2', '64': 'i2', '59': 'c2' } });
    one.do('march:47>59', 'march:64>59');
    other.do('march:64>59', 'march:47>59');
    expect(one.state).toEqual(other.state);
  });

  it('M17.2 pieces that have acted lie apart until the turn ends', () => {
    const table = draw({ austrian: { '47': 'c2', '59': 'i2 i1', '1': 'c1 i3 i2 c2' } });
    table.do('march:47>59');
    const stacks = (): string[] => [59, acted(59)].map((place) => writeGroup(table.state.faces[place]));
    expect(stacks()).toEqual(['i2 i1', 'c2']);
    table.do('end');
    expect(stacks()).toEqual(['i2 i1 c2', '']);
  });

  it('M17.3 a face-up piece is not mixed with the others of its position', () => {
    const table = draw({ austrian: { '59/70': 'a1 i2' }, french: { '70': 'i2' } });
    table.do('bombard:59/70', 'end');
    expect([table.at('59/70'), table.guns('59/70')]).toEqual(['i2', 1]);
  });
});
