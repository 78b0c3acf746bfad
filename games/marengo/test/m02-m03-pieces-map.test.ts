import { describe, expect, it } from 'vitest';
import { BORDERS, LOCALITIES } from '../data/map.ts';
import {
  BEYOND,
  CROSSINGS,
  EXIT_SIDE,
  EXIT_TO,
  FIRST_ENTRY,
  LOCALITY,
  MAIN,
  opposite,
  POSITIONS,
  positionNamed,
  ROAD_EXITS,
  SIDES,
  TO_BLOCK,
} from '../rules/map.ts';
import {
  A1,
  C1,
  C2,
  FACES,
  HIDDEN_FACES,
  I1,
  I2,
  I3,
  NONE,
  REDUCED,
  STRENGTH,
  TYPE,
} from '../rules/pieces.ts';
import { draw } from './table.ts';

describe('M2 Pieces', () => {
  it('M2.1 the faces are infantry 3 to 1, cavalry 2 and 1, artillery 1', () => {
    const faces = FACES.slice(0, HIDDEN_FACES).map((name, face) => [name, TYPE[face], STRENGTH[face]]);
    expect(faces).toEqual([
      ['i3', 0, 3],
      ['i2', 0, 2],
      ['i1', 0, 1],
      ['c2', 1, 2],
      ['c1', 1, 1],
      ['a1', 2, 1],
    ]);
  });

  it('M2.2 a reduction leaves a piece of the same type, one weaker', () => {
    expect([I3, I2, C2].map((face) => REDUCED[face])).toEqual([I2, I1, C1]);
    const table = draw({
      austrian: { '59': 'i2' },
      french: { '70/59': 'i3' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    expect(table.do('complete:59/70', 'reduce:i3@70/59').at('70/59')).toBe('i2');
  });

  it('M2.3 a piece of strength 1 is removed', () => {
    expect([I1, C1, A1].map((face) => REDUCED[face])).toEqual([NONE, NONE, NONE]);
    const table = draw({
      french: { '70/59': 'i1' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    table.do('complete:59/70', 'reduce:i1@70/59');
    expect(table.at('70/59')).toBe('');
    expect(table.state.garrison[70]).toBe(0);
  });

  it('M2.4 both faces of a reduction are shown to the opponent', () => {
    const table = draw({
      french: { '70/59': 'i3' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    table.do('complete:59/70', 'reduce:i3@70/59');
    const [told] = table.told('reduced', 0);
    expect(told).toMatchObject({ face: I3, to: I2, at: positionNamed('70/59') });
  });

  it('M2.5 replacements never run out: twelve infantry 2 can all become infantry 1', () => {
    const table = draw({
      french: { '70': 'i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 i2' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
      uncommitted: { austrian: 5, french: 30 },
    });
    table.do('complete:59/70', 'reduce:i2@70');
    for (let n = 1; n < 12; n++) {
      table.state.guns = [4 * positionNamed('59/70') + 1];
      table.do('complete:59/70', 'reduce:i2@70');
    }
    expect(table.at('70')).toBe('i1 i1 i1 i1 i1 i1 i1 i1 i1 i1 i1 i1');
  });

  it('M2.6 discs occupy nothing: a locality that holds only enemy discs is marched into', () => {
    const table = draw({
      austrian: { '59': 'i2' },
      discs: [{ army: 'french', at: 70, count: 4 }],
    });
    expect(table.do('march:59>70').at('70')).toBe('i2');
  });
});

describe('M3 The map', () => {
  it('M3.1 a locality has a reserve and one position for each approach', () => {
    for (const { id } of LOCALITIES) {
      const borders = BORDERS.filter(([, a, b]) => a === id || b === id).length;
      expect(POSITIONS[id]).toHaveLength(borders + 1);
      expect(POSITIONS[id].every((position) => LOCALITY[position] === id)).toBe(true);
    }
  });

  it('M3.2 a piece in any position occupies the locality, and keeps the enemy from marching in', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '70/80': 'i2' } });
    expect(table.can('march:59>70')).toBe(false);
    expect(table.can('attack:59>59/70')).toBe(true);
  });

  it('M3.3 only localities with opposite approaches are adjacent', () => {
    const pairs = new Set(BORDERS.map(([, a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
    for (const { id } of LOCALITIES)
      for (const side of SIDES[id]) {
        expect(BEYOND[opposite(side)]).toBe(id);
        expect(pairs).toContain(`${Math.min(id, BEYOND[side])}-${Math.max(id, BEYOND[side])}`);
      }
    // 8 and 9 touch at a corner.
    expect(SIDES[8].map((side) => BEYOND[side])).not.toContain(9);
  });

  it('M3.4 one piece blocks a narrow approach, two a wide one; one in a wide one blocks it partly', () => {
    expect([TO_BLOCK[positionNamed('5/3')], TO_BLOCK[positionNamed('70/59')]]).toEqual([1, 2]);
    const narrow = draw({ austrian: { '3': 'i2 i2' }, french: { '5/3': 'i2' } });
    expect(narrow.can('attack:3>3/5')).toBe(false);
    const wide = draw({ austrian: { '59': 'i2 i2' }, french: { '70/59': 'i2' } });
    expect(wide.can('attack:59>59/70')).toBe(true);
  });

  it('M3.5 capacity holds for marching in and for passing through', () => {
    // Marengo holds three.
    const table = draw({ toMove: 'french', french: { '9': 'i2 i2 i2', '22': 'i2' } });
    expect(table.can('march:22>9')).toBe(false);
    expect(table.do('road:22').legal(/^cross/)).not.toContain('cross:9-22:main');
    const room = draw({ toMove: 'french', french: { '9': 'i2 i2', '22': 'i2 i2' } });
    room.do('march:22>9', 'piece:i2');
    expect(room.at('9')).toBe('i2 i2 i2');
  });

  it('M3.6 an impassable side is no border: 2 has neighbours 1, 3 and 4 only', () => {
    expect([...new Set(SIDES[2].map((side) => BEYOND[side]))].sort((a, b) => a - b)).toEqual([1, 3, 4]);
  });

  it('M3.7 90 localities, 172 borders, 47 of them wide, two double', () => {
    expect(LOCALITIES).toHaveLength(90);
    expect(BORDERS).toHaveLength(172);
    expect(BORDERS.filter(([, , , width]) => width === 'wide')).toHaveLength(47);
    expect(BORDERS.filter(([name]) => /[NS]$/.test(name)).map(([name]) => name)).toEqual([
      '1-2N',
      '1-2S',
      '14-15N',
      '14-15S',
    ]);
    expect(CROSSINGS.slice(0, FIRST_ENTRY)).toHaveLength(163);
    expect(MAIN.slice(0, FIRST_ENTRY).filter(Boolean)).toHaveLength(46);
  });

  it('M3.8 a march keeps to one piece of road: in 49 the two main roads do not meet', () => {
    const table = draw({ toMove: 'french', french: { '42': 'i2' } });
    table.do('road:42', 'cross:49-42:main');
    expect(table.legal(/^cross/)).toEqual(['cross:49-55:main1']);
  });

  it('M3.8 every crossing joins two localities over its own border', () => {
    for (let crossing = 0; crossing < FIRST_ENTRY; crossing++) {
      const [there, back] = [2 * crossing, 2 * crossing + 1];
      expect(EXIT_SIDE[back]).toBe(opposite(EXIT_SIDE[there]));
      expect(EXIT_TO[back]).toBe(LOCALITY[EXIT_SIDE[there]]);
    }
    expect(ROAD_EXITS.flat()).toHaveLength(2 * FIRST_ENTRY);
  });
});
