import { describe, expect, it } from 'vitest';
import { HISTORICAL } from '../data/positions.ts';
import { game } from '../index.ts';
import { army, battle, map, Table } from './table.ts';

const THREE = { players: '3' };
const free = (): Table => new Table({ setup: 'free' }, THREE);

/** A shared battle: French attackers at Ligny, both allies defending. */
const shared = (defender: Readonly<Record<string, unknown>>, more: object = {}, rest: object = {}): Table =>
  battle(
    { left: ['F06'], centre: ['F07'], right: ['F09'] },
    defender,
    { part: 'defender', ...more },
    rest,
    THREE,
  );

describe('C12 Three players', () => {
  it('C12.1 three seats, each with its own blocks', () => {
    const t = map({ mons: ['A02'], namur: ['P02'], beaumont: ['F06'] }, { turn: 2 }, THREE);
    expect(game.seats(t.state)).toEqual(['french', 'anglo-dutch', 'prussian']);
    expect([t.seat, t.list('march.P')]).toEqual(['anglo-dutch', []]);
    t.do('done');
    expect([t.seat, t.list('march.A')]).toEqual(['prussian', []]);
  });

  it('C12.2 an ally sees no face of the other army', () => {
    const t = map({ wavre: ['A02', 'P02'], beaumont: ['F06'] }, {}, THREE);
    expect([t.view(1).steps[41], t.view(1).steps[25], t.view(2).steps[41]]).toEqual([-2, 4, 4]);
  });

  it('C12.3 the allies talk in the set-up and in allied night turns', () => {
    const talk = (turn: number): boolean =>
      map({ mons: ['A02'], namur: ['P02'], beaumont: ['F06'] }, { turn }, THREE).view(1).talk;
    expect(free().view(1).talk).toBe(true);
    expect([1, 2, 3, 4, 5, 6].map(talk)).toEqual([true, false, false, false, false, true]);
    expect(map({ mons: ['A02'], namur: ['P02'] }, { turn: 6 }).view(1).talk).toBe(false);
  });

  it('C12.10 where the set-up is given the allies may talk before the first turn, until both are ready', () => {
    const t = new Table(HISTORICAL, THREE);
    expect([t.asked, t.seat, t.list(), t.view(1).talk]).toEqual(['council', 'anglo-dutch', ['done'], true]);
    t.do('done');
    expect([t.asked, t.seat, t.view(1).talk]).toEqual(['council', 'prussian', true]);
    t.do('done');
    expect([t.asked, t.seat, t.view(1).talk]).toEqual(['march', 'french', false]);
  });

  it('C12.10 two players have nothing to confer about, and a later position has had its set-up', () => {
    expect(new Table(HISTORICAL).asked).toBe('march');
    expect(map({ mons: ['A02'], namur: ['P02'], beaumont: ['F06'] }, { turn: 4 }, THREE).asked).toBe('march');
  });

  it('C12.4 in the set-up the Anglo-Dutch place first, then the Prussians', () => {
    const t = free();
    expect(t.seat).toBe('anglo-dutch');
    army('A').forEach((block, i) => t.do(`place.${block}.${['mons', 'ath', 'hal', 'enghien'][i >> 2]}`));
    expect(t.seat).toBe('prussian');
  });

  it('C12.4 and so they force-march', () => {
    const t = map({ mons: ['A02'], namur: ['P02'], beaumont: ['F06'] }, { turn: 2 }, THREE);
    t.do('march.A02.mons.ath', 'march.P02.namur.huy');
    expect([t.asked, t.seat]).toEqual(['force', 'anglo-dutch']);
    expect(t.do('done').seat).toBe('prussian');
  });

  it('C12.5 in a shared battle the ally with more blocks acts first, each with his own', () => {
    const t = shared({ left: ['A02'], centre: ['A03'], right: ['P07'] });
    expect([t.seat, t.list('move.P')]).toEqual(['anglo-dutch', []]);
    t.do('done');
    expect([t.seat, t.list('move.A')]).toEqual(['prussian', []]);
    t.do('done');
    expect(t.seat).toBe('french');
  });

  it('C12.5 the Prussian if they are equal', () => {
    const t = shared({ left: ['A02'], centre: ['A03'], right: ['P07', 'P08'] });
    expect(t.seat).toBe('prussian');
  });

  it('C12.5 an ally reinforces the other’s battle with his own blocks', () => {
    const t = shared({ left: ['A02'], centre: ['A03'], right: ['A05'] }, {}, { towns: { namur: ['P07'] } });
    t.do('done');
    expect([t.asked, t.seat, t.list()]).toEqual([
      'reinforce',
      'prussian',
      ['done', 'reinforce.P07.namur.ligny'],
    ]);
  });

  it('C12.6 a hit between equals of both armies is decided by the ally with more blocks', () => {
    const t = shared({ left: ['A02'], centre: ['A03'], right: ['A05', 'P07'] }, { part: 'attacker' });
    t.do('move.F06.left.beyond-left', 'done', 'done', 'done', 'fire.F06.line', '*166');
    expect([t.asked, t.seat, t.list()]).toEqual(['lose', 'anglo-dutch', ['lose.A05', 'lose.P07']]);
  });

  it('C12.6 hidden blocks of both armies are opened, so that he can choose', () => {
    const t = battle(
      { left: ['F08'], centre: ['F07'], right: ['F09'] },
      { left: ['A02'], centre: ['A03'], right: ['A05', 'P07'] },
      {},
      {},
      { ...THREE, revealLate: true },
    );
    t.do('fire.F08.far', '*166');
    expect([t.asked, t.isOpen('A05'), t.isOpen('P07'), t.isOpen('A02')]).toEqual(['lose', true, true, false]);
  });

  it('C12.5 a farm is handed over between blocks of one army only', () => {
    const farm = { left: ['A02', 'A03', 'P07'], centre: ['A05'], right: ['A06'], terrain: { left: 'farm' } };
    const t = shared({ ...farm, holders: { left: 'A02' } });
    expect(t.list('swap.')).toEqual(['swap.A03.left']);
    expect(t.do('done').list('swap.')).toEqual([]);
  });

  const STREAM = {
    left: ['A02'],
    centre: ['A03'],
    right: ['A05'],
    reserve: ['A06'],
    terrain: { left: 'stream' },
  };

  it('C6.17 which of his blocks go back over a stream is the owner’s choice, though his ally has more', () => {
    const t = shared({ ...STREAM, 'beyond-left': ['P02=1', 'P03=1', 'P07=1', 'P08'] }, { step: 'morale' });
    t.do('*1', '*1', '*1');
    expect([t.asked, t.seat]).toEqual(['recoil', 'prussian']);
    t.do('recoil.P03', 'recoil.P02');
    expect(['P02', 'P03', 'P07'].map((id) => t.town(id))).toEqual(['ligny', 'ligny', 'off the board']);
  });

  it('C12.6 of blocks of both armies the ally with more decides who goes back', () => {
    const t = shared({ ...STREAM, 'beyond-left': ['P02=1', 'P03=1', 'A09=1', 'P08'] }, { step: 'morale' });
    t.do('*1', '*1', '*1');
    expect([t.asked, t.seat, t.list()]).toEqual([
      'recoil',
      'anglo-dutch',
      ['recoil.A09', 'recoil.P02', 'recoil.P03'],
    ]);
  });

  it('C12.6 and so is the terrain', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'F09', 'A02', 'P02', 'P03'] },
      { battles: [{ town: 'ligny', entered: ['charleroi'] }] },
      THREE,
    );
    t.do('*hill', 'lay.hill.left', '*farm', '*farm');
    expect([t.asked, t.seat]).toEqual(['lay', 'prussian']);
  });

  it('C12.6 and so is the order of fights', () => {
    const t = map(
      { ligny: ['F06', 'P02'], 'quatre-bras': ['F07', 'A02', 'A03'] },
      {
        turn: 2,
        battles: [
          { town: 'ligny', entered: ['namur'] },
          { town: 'quatre-bras', entered: ['nivelles'] },
        ],
      },
      THREE,
    );
    expect([t.asked, t.seat]).toEqual(['order', 'anglo-dutch']);
  });

  it('C12.7 four blocks of both allies together are shown in a skirmish', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'A02', 'A03', 'P02', 'P03', 'P04'] },
      { battles: [{ town: 'ligny', entered: ['charleroi'] }] },
      THREE,
    );
    t.do('show.P02', 'show.P03', 'show.P04', 'show.A02');
    expect(t.seat).toBe('french');
  });

  it('C12.7 both allies together must fill the three positions', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'F09', 'A02', 'P02', 'P03'] },
      { battles: [{ town: 'ligny', entered: ['charleroi'] }] },
      THREE,
    );
    t.do(
      '*hill',
      'lay.hill.left',
      '*farm',
      '*farm',
      'lay.farm.left',
      'lay.farm.right',
      'deploy.P02.left',
      'deploy.P03.centre',
    );
    expect([t.asked, t.seat, t.place('A02')]).toEqual(['deploy', 'french', 'right']);
  });

  /** Both allies defend Ligny, with a wood on their left; the Prussians have more blocks and deploy first. */
  const wooded = (...allies: string[]): Table =>
    map(
      { ligny: ['F06', 'F07', 'F09', ...allies] },
      { battles: [{ town: 'ligny', entered: ['charleroi'] }] },
      THREE,
    ).do('*hill', 'lay.hill.left', '*wood', '*stream', 'lay.wood.left', 'lay.stream.right');

  it('C12.9 a position with an ally’s block is closed to the other’s corps, also if it is only the leader', () => {
    const t = wooded('P01', 'P02', 'P03', 'P07', 'A01', 'A02', 'A03');
    t.do('deploy.P01.left', 'deploy.P02.centre', 'deploy.P07.right', 'deploy.P03.reserve');
    expect([t.seat, t.list('deploy.A02')]).toEqual(['anglo-dutch', ['deploy.A02.reserve']]);
    expect(t.list('deploy.A01')).toHaveLength(4);
  });

  it('C12.9 what the first ally may do does not tell him the arms of the other', () => {
    const infantry = wooded('P02', 'P03', 'P05', 'A02', 'A03').do('deploy.P02.centre');
    const guns = wooded('P02', 'P03', 'P05', 'A04', 'A07').do('deploy.P02.centre');
    expect([guns.seat, guns.list()]).toEqual(['prussian', infantry.list()]);
    guns.do('deploy.P03.reserve', 'deploy.P05.reserve', 'deploy.A04.right');
    expect(guns.list()).toEqual(['deploy.A07.reserve']);
  });

  it('C12.8 both allied seats win together', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { turn: 23 }, THREE).do('done');
    expect(game.turn(t.state)).toEqual({ kind: 'over', ending: { winners: [1, 2], reason: 'time' } });
  });

  it('C12.8 both allied seats have the same margin', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { turn: 23 }, THREE).do('done');
    const [french, anglo, prussian] = game.margin?.(t.state).of ?? [];
    expect(prussian).toBe(anglo);
    expect(french).not.toBe(anglo);
  });
});
