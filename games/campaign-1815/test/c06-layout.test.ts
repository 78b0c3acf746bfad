import { describe, expect, it } from 'vitest';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { map, type Table } from './table.ts';

/** Three of each side meet at Ligny; the French draw first. */
const meeting = (french: string[], prussian: string[], more: object = {}): Table =>
  map({ ligny: [...french, ...prussian], ...more }, { battles: [{ town: 'ligny', entered: ['charleroi'] }] });

const FOES = ['P02', 'P03', 'P07'];
const OURS = ['F06', 'F07', 'F08'];
const laid = (french: string[], prussian: string[], attacker = 'hill', defender = ['farm', 'hill']): Table =>
  meeting(french, prussian).do(
    `*${attacker}`,
    `lay.${attacker}.left`,
    ...defender.map((kind) => `*${kind}`),
    `lay.${defender[0]}.left`,
    `lay.${defender[1]}.right`,
  );

describe('C6 Meeting and layout', () => {
  it('C6.1 three against three is a battle', () => {
    expect(meeting(OURS, FOES).fight('ligny').battle).toBe(true);
  });

  it('C6.2 two on either side make it a skirmish', () => {
    expect(meeting(['F06', 'F07'], FOES).asked).toBe('show');
    expect(meeting([...OURS, 'F09'], ['P02', 'P03']).asked).toBe('show');
  });

  it('C6.3 the side whose turn it is attacks', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'F08', 'P02', 'P03', 'P07'] },
      { turn: 2, battles: [{ town: 'ligny', entered: ['namur'] }] },
    );
    t.do('*hill');
    expect([t.asked, t.seat]).toEqual(['lay', 'allied']);
  });

  it('C6.4 the attacker chooses which skirmish comes first', () => {
    const t = map(
      { ligny: ['F06', 'P02'], namur: ['F07', 'P03'] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'] },
          { town: 'namur', entered: ['gembloux'] },
        ],
      },
    );
    expect([t.asked, t.seat, t.list()]).toEqual(['order', 'french', ['fight.ligny', 'fight.namur']]);
    t.do('fight.namur');
    expect([t.isOpen('F07'), t.isOpen('F06')]).toEqual([true, false]);
  });

  it('C6.5 all battles are laid out before the first round', () => {
    const t = map(
      { ligny: [...OURS, ...FOES], waterloo: ['F09', 'F10', 'F12', 'A02', 'A03', 'A05'] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'] },
          { town: 'waterloo', entered: ['quatre-bras'] },
        ],
      },
    );
    t.do('fight.waterloo', '*hill', 'lay.hill.left', '*hill', '*hill', 'lay.hill.left', 'lay.hill.right');
    t.do('deploy.A02.left', 'deploy.A03.centre', 'deploy.F09.left', 'deploy.F10.centre');
    expect([t.asked, t.fight('waterloo').round]).toEqual(['draw', 0]);
  });

  it('C6.6 twelve markers, three of each kind, and they come back after the battle', () => {
    expect(TERRAINS.map((kind) => TERRAIN[kind].markers)).toEqual([0, 3, 3, 3, 3]);
    const t = laid(OURS, FOES);
    expect(t.state.bag).toEqual([0, 3, 2, 3, 1]);
    t.do('deploy.P02.left', 'deploy.P03.centre', 'deploy.F06.left', 'deploy.F07.centre', 'hold.nobody');
    t.do(
      'retreat.F06.left.charleroi',
      'done',
      'done',
      'retreat.F07.centre.charleroi',
      'done',
      'done',
      'retreat.F08.right.charleroi',
    );
    expect(t.state.bag).toEqual([0, 3, 3, 3, 3]);
  });

  it('C6.7 the attacker draws one marker and lays it on one of his positions', () => {
    const t = meeting(OURS, FOES);
    expect(t.asked).toBe('draw');
    t.do('*wood');
    expect([t.seat, t.list()]).toEqual(['french', ['lay.wood.left', 'lay.wood.centre', 'lay.wood.right']]);
  });

  it('C6.8 the defender draws two and lays them on two different positions', () => {
    const t = meeting(OURS, FOES).do('*wood', 'lay.wood.left', '*farm', '*hill');
    expect(t.seat).toBe('allied');
    expect(t.list()).toHaveLength(6);
    t.do('lay.hill.centre');
    expect(t.list()).toEqual(['lay.farm.left', 'lay.farm.right']);
  });

  it('C6.9 from an empty bag nothing is drawn', () => {
    const field = (town: string, entered: string, blocks: string[], kinds: string[]) => ({
      town,
      entered: [entered],
      attacker: {
        left: [blocks[0]],
        centre: [blocks[1]],
        right: [blocks[2]],
        terrain: { left: kinds[0], centre: kinds[1], right: kinds[2] },
      },
      defender: {
        left: [blocks[3]],
        centre: [blocks[4]],
        right: [blocks[5]],
        terrain: { left: kinds[3], centre: kinds[4], right: kinds[5] },
      },
    });
    const t = map(
      { ligny: [...OURS, ...FOES] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'] },
          field(
            'waterloo',
            'quatre-bras',
            ['F09', 'F10', 'F12', 'A02', 'A03', 'A05'],
            ['wood', 'wood', 'wood', 'farm', 'farm', 'farm'],
          ),
          field(
            'mons',
            'maubeuge',
            ['F13', 'F15', 'F17', 'A06', 'A08', 'A09'],
            ['stream', 'stream', 'stream', 'hill', 'hill', 'hill'],
          ),
        ],
      },
    );
    expect([t.asked, t.seat]).toEqual(['deploy', 'allied']);
  });

  it('C6.21 the defender first, each side names who holds its farm or hill, or nobody', () => {
    const t = laid(['F06', 'F07', 'F08'], ['P02', 'P03', 'P05', 'P07']);
    t.do('deploy.P02.left', 'deploy.P03.left', 'deploy.P07.centre');
    t.do('deploy.F08.left', 'deploy.F06.centre');
    expect([t.seat, t.list()]).toEqual(['allied', ['hold.nobody', 'hold.P02', 'hold.P03']]);
    t.do('hold.P03');
    expect(t.list()).toEqual(['hold.nobody', 'hold.P05']);
    t.do('hold.nobody');
    expect([t.seat, t.list()]).toEqual(['french', ['hold.nobody', 'hold.F08']]);
    t.do('hold.F08');
    expect(t.fight('ligny').holders).toEqual([7, -1, -1, 42, -1, -1]);
  });

  it('C6.24 diagram 2: four defenders stand 1-2-1, seven attackers 2-2-1 with two in reserve', () => {
    const t = laid(['F06', 'F07', 'F09', 'F10', 'F12', 'F20', 'F21'], ['P02', 'P03', 'P07', 'P08']);
    expect(t.seat).toBe('allied');
    t.do('deploy.P02.left', 'deploy.P07.centre', 'deploy.P08.centre');
    const facing = t.view(0);
    expect(facing.hidden.map(({ group, count }) => [group & 3, count])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    t.do('deploy.F06.left', 'deploy.F07.left', 'deploy.F09.centre', 'deploy.F10.centre', 'deploy.F12.right');
    t.do('deploy.F20.reserve', 'deploy.F21.reserve');
    expect(t.fight('ligny').ranks.slice(1, 5)).toEqual([2, 2, 2, 1]);
  });

  it('C6.25 the last three blocks of three must fill the three positions', () => {
    const t = laid(OURS, FOES).do('deploy.P02.left');
    expect(t.list('deploy.P03')).toEqual(['deploy.P03.centre', 'deploy.P03.right']);
    expect(t.can('deploy.P07.reserve')).toBe(false);
  });

  it('C6.26 a wood that only artillery could fill stays empty', () => {
    const t = laid(OURS, ['P05', 'P10', 'P14'], 'hill', ['wood', 'farm']);
    expect(t.list('deploy.P05.left')).toEqual([]);
    t.do('deploy.P05.centre', 'deploy.P10.right');
    expect(t.list('deploy.P14').sort()).toEqual(['deploy.P14.reserve']);
  });

  it('C6.25 the only block that can hold the wood is kept for it', () => {
    const t = laid(OURS, ['P02', 'P05', 'P10'], 'hill', ['wood', 'farm']);
    expect(t.list('deploy.P02')).toEqual(['deploy.P02.left']);
  });

  it('C6.27 a position holds one corps, the reserve any number', () => {
    const t = laid(OURS, ['P02', 'P03', 'P07', 'P08', 'P11']).do('deploy.P02.left');
    expect(t.can('deploy.P03.left')).toBe(true);
    expect(t.can('deploy.P07.left')).toBe(false);
    t.do('deploy.P07.reserve');
    expect(t.can('deploy.P11.reserve')).toBe(true);
  });

  it('C6.28 with the leader a position holds two corps, not three', () => {
    const t = laid(OURS, ['P01', 'P02', 'P07', 'P11', 'P15', 'P08']);
    t.do('deploy.P01.left', 'deploy.P02.left', 'deploy.P07.left');
    expect(t.can('deploy.P11.left')).toBe(false);
    expect(t.can('deploy.P08.left')).toBe(true);
  });

  it('C6.28 a leader lets only corps of his own army join', () => {
    const t = meeting(OURS, ['A01', 'P02', 'A02', 'A03', 'A05']);
    t.do('*hill', 'lay.hill.left', '*farm', '*hill', 'lay.farm.left', 'lay.hill.right');
    t.do('deploy.A01.left', 'deploy.A02.left');
    expect([t.can('deploy.P02.left'), t.can('deploy.A05.left')]).toEqual([false, true]);
  });

  it('C6.28 two corps stand with their leader, though the other army’s leader is there as well', () => {
    const t = meeting(OURS, ['A01', 'P01', 'A02', 'A05', 'P02', 'P07']);
    t.do('*hill', 'lay.hill.left', '*farm', '*hill', 'lay.farm.left', 'lay.hill.right');
    t.do('deploy.A01.left', 'deploy.P01.left', 'deploy.A02.left');
    expect([t.can('deploy.A05.left'), t.can('deploy.P02.left')]).toEqual([true, false]);
  });

  it('C6.29 each cavalry corps stands alone, and so does the horse artillery of the reserve', () => {
    const t = laid(['F19', 'F20', 'F23', 'F24', 'F06'], FOES);
    t.do('deploy.P02.left', 'deploy.P03.centre', 'deploy.F19.left', 'deploy.F23.centre');
    expect([t.can('deploy.F20.left'), t.can('deploy.F20.centre'), t.can('deploy.F24.centre')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('C6.29 corps of the same number in two armies are two corps', () => {
    const t = meeting(OURS, ['A02', 'A03', 'P02', 'P03']);
    t.do('*hill', 'lay.hill.left', '*farm', '*hill', 'lay.farm.left', 'lay.hill.right', 'deploy.A02.left');
    expect([t.can('deploy.P02.left'), t.can('deploy.A03.left')]).toEqual([false, true]);
  });

  it('C6.30 once the battle has begun corps mix', () => {
    const t = laid(['F06', 'F07', 'F09', 'F12'], FOES);
    t.do('deploy.P02.left', 'deploy.P03.centre');
    t.do('deploy.F06.left', 'deploy.F07.centre', 'deploy.F09.right', 'deploy.F12.reserve', 'hold.nobody');
    expect(t.can('move.F12.reserve.left')).toBe(true);
  });

  it('C6.31 after deployment positions are open, reserve and woods are not', () => {
    const t = laid(['F06', 'F07', 'F08', 'F09'], [...FOES, 'P08'], 'hill', ['wood', 'farm']);
    t.do('deploy.P02.left', 'deploy.P03.centre', 'deploy.P07.right', 'deploy.P08.reserve');
    t.do('deploy.F06.left', 'deploy.F07.centre', 'deploy.F08.right');
    expect(t.isOpen('P03')).toBe(false);
    t.do('deploy.F09.reserve');
    expect(['P02', 'P03', 'P07', 'P08', 'F06', 'F09'].map((id) => t.isOpen(id))).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});
