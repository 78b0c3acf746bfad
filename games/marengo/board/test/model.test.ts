import { describe, expect, it } from 'vitest';
import { draw, type Table } from '../../test/table.ts';
import { game } from '../../index.ts';
import { write } from '../../rules/actions.ts';
import { positionNamed } from '../../rules/map.ts';
import { FACES } from '../../rules/pieces.ts';
import { costOf } from '../cost.ts';
import { readingOf } from '../describe.ts';
import { modelOf, type Bar, type Model } from '../model.ts';
import { sceneOf } from '../scene.ts';
import { isDrawn, spotsOf, togetherOf } from '../spots.ts';
import { words } from '../words/en.ts';
import { playout } from '../moments.ts';

const [AUSTRIAN, FRENCH, ONLOOKER] = [0, 1, -1];

function seenBy(table: Table, viewer: number): { model: Model; view: ReturnType<typeof game.view> } {
  const turn = game.turn(table.state);
  const legal = turn.kind === 'seats' && turn.seats[0] === viewer ? game.legal(table.state, viewer) : [];
  const view = game.view(table.state, viewer);
  return { model: modelOf(view, legal, table.events), view };
}

const legalOf = (table: Table, seat: number) => game.legal(table.state, seat);
const line = (model: Model, name: string) => model.lines.get(positionNamed(name));
const faces = (bars: readonly Bar[] = []): string =>
  bars.map(({ face }) => (face === null ? '?' : FACES[face])).join(' ');
const live = (bars: readonly Bar[] = []): string[] =>
  bars.flatMap(({ action }) => (action ? [write(action)] : []));

describe('lines of blocks', () => {
  const table = draw({
    austrian: { '3': 'i3 c2', '3/5': 'i2' },
    french: { '5': 'i2 i1', '5/9': 'c1', '49/55': 'i1' },
  });

  it('show their faces to their owner and to nobody else', () => {
    expect(faces(line(seenBy(table, AUSTRIAN).model, '3')?.bars)).toBe('i3 c2');
    expect(faces(line(seenBy(table, FRENCH).model, '3')?.bars)).toBe('? ?');
    expect(faces(line(seenBy(table, ONLOOKER).model, '3')?.bars)).toBe('? ?');
  });

  it('tell how an approach is blocked', () => {
    const { model } = seenBy(table, AUSTRIAN);
    expect(line(model, '3/5')?.blocks).toBe('full');
    expect(line(model, '49/55')?.blocks).toBe('part');
    expect(line(model, '5')?.blocks).toBe('no');
  });

  it('are the same for two states that differ only in what is hidden', () => {
    const other = draw({
      austrian: { '3': 'i1 c1', '3/5': 'i3' },
      french: { '5': 'i2 i1', '5/9': 'c1', '49/55': 'i1' },
    });
    expect(seenBy(other, FRENCH).model).toEqual(seenBy(table, FRENCH).model);
  });
});

describe('what is remembered', () => {
  it('is pencilled on the blocks where all of a line are known, and noted beside it where some are', () => {
    const known = draw({
      austrian: { '3': 'i3 c2' },
      french: { '5': 'i2 i1', '9': 'c2' },
      known: [
        { at: ['5'], faces: ['i2'] },
        { at: ['9'], faces: ['c2'] },
      ],
    });
    const { model } = seenBy(known, AUSTRIAN);
    expect(line(model, '9')?.bars.map((bar) => bar.known)).toEqual([FACES.indexOf('c2')]);
    expect(line(model, '5')?.bars.map((bar) => bar.known)).toEqual([null, null]);
    expect(line(model, '5')?.note).toEqual([FACES.indexOf('i2')]);
  });

  const pencilled = (table: Table, name: string): (string | null)[] | undefined =>
    line(seenBy(table, FRENCH).model, name)?.bars.map(({ known, acted }) =>
      known === null ? null : `${FACES[known]}${acted ? ' acted' : ''}`,
    );

  it('M17.2 is pencilled on the block that it speaks of: those that have acted lie apart', () => {
    const known = draw({
      austrian: { '47': 'i2', '59': 'c2', '1': 'i3 i3 c2 c1' },
      known: [
        { at: ['47'], faces: ['i2'] },
        { at: ['59'], faces: ['c2'] },
      ],
    }).do('march:47>59');
    expect(pencilled(known, '59')).toEqual(['c2', 'i2 acted']);
  });

  it('M17.2 is only noted where nobody can tell which of them has acted', () => {
    const known = draw({
      austrian: { '59/70': 'i2 c2', '1': 'i3 i3 c2 c1' },
      french: { '70/59': 'i2' },
      known: [{ at: ['59/70'], faces: ['i2', 'c2'] }],
    }).do('attack:59/70>59/70', 'piece:i2', 'done');
    expect(known.question).toBe('actions');
    expect(pencilled(known, '59/70')).toEqual([null, null]);
    expect(line(seenBy(known, FRENCH).model, '59/70')?.note.map((face) => FACES[face])).toEqual(['i2', 'c2']);
  });

  it('is noted at every line of a few pieces of which something is known together, and nowhere else', () => {
    const known = draw({
      austrian: { '3': 'i3' },
      french: { '5': 'i2', '9': 'c2', '22': 'i1 i1', '31': 'i2 i2 i2' },
      known: [
        { at: ['5', '9'], faces: ['c2'] },
        { at: ['22', '31'], faces: ['i1'] },
      ],
    });
    const { model } = seenBy(known, AUSTRIAN);
    const shared = (name: string) => line(model, name)?.shared;
    expect([shared('5'), shared('9')]).toEqual([[FACES.indexOf('c2')], [FACES.indexOf('c2')]]);
    expect([shared('22'), shared('31')]).toEqual([[], []]);
    expect(line(seenBy(known, FRENCH).model, '5')?.shared).toEqual([]);
  });

  it('is noted once where the line itself says as much', () => {
    const known = draw({
      austrian: { '3': 'i3' },
      french: { '5': 'i2 c2', '9': 'i1' },
      known: [
        { at: ['5'], faces: ['c2'] },
        { at: ['5', '9'], faces: ['c2'] },
      ],
    });
    expect(line(seenBy(known, AUSTRIAN).model, '5')?.shared).toEqual([]);
  });

  it('is read by whoever looks there', () => {
    const known = draw({
      austrian: { '3': 'i3' },
      french: { '5': 'i2 i1' },
      known: [{ at: ['5'], faces: ['i2'] }],
    });
    const { lines } = readingOf(seenBy(known, AUSTRIAN).view, words, positionNamed('5'));
    expect(lines.join()).toContain('Infantry 2: No. 5');
  });
});

describe('what may be done', () => {
  const table = draw({ austrian: { '3': 'i3 c2', '3/5': 'i2 i2' }, french: { '5': 'i2', '5/3': 'i1' } });
  const view = seenBy(table, AUSTRIAN).view;
  const all = legalOf(table, AUSTRIAN);

  it('is found from the position that acts; its targets show when it is chosen', () => {
    expect([...spotsOf(view, all, null).sources.keys()]).toEqual([positionNamed('3'), positionNamed('3/5')]);
    expect(spotsOf(view, all, null).places.size).toBe(0);
    const { places } = spotsOf(view, all, { at: positionNamed('3/5'), faces: [] });
    expect(places.get(positionNamed('5/3'))?.kind).toBe('target');
    expect(places.get(positionNamed('3'))?.kind).toBe('place');
  });

  it('reaches every legal action by the map, the tray or the shell', () => {
    for (const seed of [3, 4])
      for (const { state, seat, legal } of playout(seed, 500)) {
        if (seat === null) continue;
        const sight = game.view(state, seat);
        const sources = spotsOf(sight, legal, null).sources;
        const between = sight.frames.length === 0;
        for (const action of legal)
          expect(
            !isDrawn(action) || !between || [...sources.values()].flat().includes(action),
            write(action),
          ).toBe(true);
      }
  });

  it('names single blocks while pieces are being picked', () => {
    const picking = draw({ austrian: { '3': 'i3 c2' }, french: {} }).do('march:3>2');
    expect(live(line(seenBy(picking, AUSTRIAN).model, '3')?.bars)).toEqual(['piece:i3', 'piece:c2']);
    picking.do('piece:i3');
    const bars = line(seenBy(picking, AUSTRIAN).model, '3')?.bars ?? [];
    expect(bars.map(({ face, lifted }) => [face === null ? '?' : FACES[face], lifted])).toEqual(
      expect.arrayContaining([
        ['i3', true],
        ['c2', false],
      ]),
    );
  });

  it('says what it costs', () => {
    const cost = (word: string): string | null => {
      const action = all.find((one) => write(one) === word);
      return action ? costOf(view, action, words) : 'not legal';
    };
    expect(cost('march:3>2')).toBe('1 order');
    expect(cost('assault:3/5')).toBe('1 order · success: about 2 discs lost');
    expect(cost('march:3>3/5')).toBe('1 order');
    const open = draw({ austrian: { '3': 'i3 c2' }, french: { '5': 'i2' } });
    const up = legalOf(open, AUSTRIAN).find((one) => write(one) === 'march:3>3/5');
    expect(up && costOf(seenBy(open, AUSTRIAN).view, up, words)).toMatch(/^free up to/);
  });
});

describe('the price of an attack', () => {
  const price = (table: Table): string | null => {
    const attack = legalOf(table, AUSTRIAN).find((one) => write(one) === 'attack:59>59/70');
    return attack ? costOf(seenBy(table, AUSTRIAN).view, attack, words) : null;
  };

  it('M6.5 counts those that may still attack', () => {
    const table = draw({ austrian: { '47': 'i2', '59': 'i2' }, french: { '70': 'i3 i2' } });
    const alone = '1 order · blocked: 1 disc committed · success: about 1 disc lost';
    expect([price(table), price(table.do('march:47>59', 'done'))]).toEqual([alone, alone]);
  });

  it('M9.6 names no disc for a defence that has nobody to bring up', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '70/80': 'i2' } });
    expect(price(table)).toBe('1 order · success: about 2 discs lost');
  });
});

describe('the price of continuing', () => {
  const price = (table: Table, word: string): string | null | undefined => {
    const ride = legalOf(table, AUSTRIAN).find((one) => write(one) === word);
    return ride && costOf(seenBy(table, AUSTRIAN).view, ride, words);
  };
  const paid = (table: Table, word: string): number => table.orders - table.do(word).orders;

  it('M12.5 is an order by local road after a free march', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '64': 'i2', '70': 'i2' } });
    table.do('road:47', 'cross:47-59:main');
    expect([price(table, 'ride:c2>59/70'), price(table, 'ride:c2>59/64')]).toEqual([null, '1 order']);
    expect(paid(table, 'ride:c2>59/64')).toBe(1);
  });

  it('M9.14 is an order for cavalry that leaves the others after a lost attack', () => {
    const table = draw({ austrian: { '59': 'i2 c2' }, french: { '70': 'i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:c2', 'piece:i2', 'piece:i2');
    expect(price(table, 'ride:c2>59/70')).toBe('1 order');
    expect(paid(table, 'ride:c2>59/70')).toBe(1);
  });

  it('M12.3 is an order for a second approach', () => {
    const table = draw({ austrian: { '47': 'c2 c2' }, french: { '64': 'i2', '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'piece:c2', 'ride:c2>59/70');
    expect([price(table, 'ride:c2>59/70'), price(table, 'ride:c2>59/64')]).toEqual([null, '1 order']);
    expect(paid(table, 'ride:c2>59/64')).toBe(1);
  });
});

it('M10.9 a bombardment of nobody promises nothing', () => {
  const table = draw({ guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }] });
  const complete = legalOf(table, AUSTRIAN).find((one) => write(one) === 'complete:59/70');
  expect(complete && costOf(seenBy(table, AUSTRIAN).view, complete, words)).toBe('free');
});

describe('a line goes together', () => {
  const offered = (table: Table): number =>
    togetherOf(seenBy(table, AUSTRIAN).view, legalOf(table, AUSTRIAN)).length;

  it('M7.1 when it marches to another locality and is no more than three', () => {
    const three = draw({ austrian: { '3': 'i3 c2 i2' }, french: {} }).do('march:3>2');
    expect(offered(three)).toBe(3);
    expect(offered(three.do('piece:c2'))).toBe(2);
    expect(offered(draw({ austrian: { '3': 'i3 c2 i2 i2' }, french: {} }).do('march:3>2'))).toBe(0);
  });

  it('M7.5 but not into an approach, where the number has its price', () => {
    const up = draw({ austrian: { '59': 'i3 c2' }, french: { '70': 'i2' } }).do('march:59>59/70');
    expect(offered(up)).toBe(0);
  });
});

describe('the scene of an assault', () => {
  it('steps leading pieces forward and shows the sum', () => {
    const table = draw({ austrian: { '3/5': 'i3 i2' }, french: { '5/3': 'i2 c2' } }).do(
      'assault:3/5',
      'lead:i2',
      'lead:i3',
    );
    const { model, view } = seenBy(table, AUSTRIAN);
    const scene = sceneOf(view, model, table.events);
    expect(scene?.step).toBe(3);
    expect(scene?.attacker.bars.map(({ role }) => role)).toContain('lead');
    expect(scene?.defender.bars.filter(({ role }) => role === 'guard')).toHaveLength(1);
    expect(scene?.sum).toMatchObject({ lead: 3, penalties: 1, guard: 2, counter: 0, total: 0, final: false });
  });

  it('hides the pieces that were not shown', () => {
    const table = draw({ austrian: { '3/5': 'i3 i2' }, french: { '5/3': 'i2 c2' } }).do(
      'assault:3/5',
      'lead:i2',
    );
    const { model } = seenBy(table, AUSTRIAN);
    expect(faces(line(model, '5/3')?.bars)).toBe('i2 ?');
  });
});

it('the scene of a manoeuvre attack says whether it would be blocked', () => {
  const table = draw({ austrian: { '3': 'i3 c2' }, french: { '5': 'i2 i1' } }).do(
    'attack:3>3/5',
    'piece:i3',
    'done',
  );
  const blocked = (): boolean | undefined => {
    const { model, view } = seenBy(table, FRENCH);
    return sceneOf(view, model, [])?.blocked;
  };
  expect(blocked()).toBe(false);
  expect(table.question).toBe('attack-answer');
});

it('M9.10 guns that lie face up beside the attackers are none of them', () => {
  const table = draw({
    austrian: { '59/70': 'i2 i2' },
    guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    french: { '70/59': 'i2' },
  }).do('attack:59/70>59/70', 'piece:i2');
  const { model, view } = seenBy(table, AUSTRIAN);
  const scene = sceneOf(view, model, []);
  expect([scene?.attacker.bars.length, scene?.blocked, scene?.commits]).toEqual([1, true, 1]);
  expect(table.do('done').told('decided')).toMatchObject([{ won: false }]);
});

describe('the scene of a bombardment', () => {
  const fired = (french: Readonly<Record<string, string>>): string => {
    const table = draw({
      austrian: { '47': 'i2' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
      french,
    }).do('complete:59/70');
    expect(table.question).toBe('target');
    const { model, view } = seenBy(table, FRENCH);
    const scene = sceneOf(view, model, []);
    expect([scene?.kind, scene?.attacker.bars.length]).toEqual(['bombardment', 1]);
    return faces(scene?.defender.bars);
  };

  it('M10.7 shows the gun and those in the approach, or the reserve if nobody is there', () => {
    expect(fired({ '70': 'i3', '70/59': 'i2 c2' })).toBe('i2 c2');
    expect(fired({ '70': 'i3 i2', '70/80': 'i2' })).toBe('i3 i2');
  });
});

it('the scene of a retreat shows all who must leave', () => {
  const table = draw({ austrian: { '3/5': 'i3 i2' }, french: { '5': 'i2 i3 c2' } }).do(
    'attack:3/5>3/5',
    'piece:i3',
    'done',
  );
  expect(table.question).toBe('retreat-reduce');
  const { model, view } = seenBy(table, FRENCH);
  expect(faces(sceneOf(view, model, [])?.defender.bars)).toBe('i3 i2 c2');
  expect(live(line(model, '5')?.bars)).toEqual(['reduce:i3@5', 'reduce:i2@5']);
});

it('what the make-up of an army leaves for a line is as good as seen', () => {
  const table = draw({ austrian: { '3/5': 'i3 i2' }, french: { '5': 'i2 i3 c2' } }).do(
    'attack:3/5>3/5',
    'piece:i3',
    'done',
  );
  const { model } = seenBy(table, AUSTRIAN);
  expect(line(model, '5')?.bars.map(({ known }) => (known === null ? '?' : FACES[known]))).toEqual([
    'i3',
    'i2',
    'c2',
  ]);
});

it('M14.9 while a locality is organised another can be taken up for what costs no order', () => {
  const table = draw({
    toMove: 'french',
    hour: 11,
    austrian: { '59': 'i2' },
    french: { '5': 'i2 i2', '70': 'i2 i2' },
    disorganised: [5],
  }).do('organise:5');
  const view = game.view(table.state, FRENCH);
  const at = positionNamed('70');
  const spots = spotsOf(view, legalOf(table, FRENCH), { at, faces: [] });
  expect([[...spots.sources.keys()], spots.places.has(positionNamed('5'))]).toEqual([[at], true]);
  expect(spots.places.has(positionNamed('70/59'))).toBe(true);
});
