import { quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { blockNamed } from '../rules/blocks.ts';
import { noteOf } from '../rules/fog.ts';
import { game, secrecy } from '../index.ts';
import { battle } from './table.ts';

const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };

describe('C6 Fog on the field', () => {
  it('C6.32 a block that goes into reserve is hidden, and stays a note on it', () => {
    const t = battle(
      { left: ['F06', 'F07'], centre: ['F12'], right: ['F09'], reserve: ['F10'] },
      FOE,
      {},
      { unknown: ['F10'] },
    );
    expect(t.note('F06')).toEqual([]);
    t.do('move.F06.left.reserve');
    expect([t.isOpen('F06'), t.note('F06'), t.view(1).steps[5]]).toEqual([false, ['ligny'], -2]);
  });

  it('C6.32 and so in a wood', () => {
    const t = battle(
      { left: ['F06', 'F07'], centre: ['F12'], right: ['F09'], reserve: ['F20'], terrain: { right: 'wood' } },
      FOE,
    );
    expect([t.isOpen('F09'), t.isOpen('F06')]).toEqual([false, true]);
    t.do('move.F20.reserve.right');
    expect(t.isOpen('F20')).toBe(false);
    expect(noteOf(t.state, 19)).toEqual([12 * 4 + 3]);
  });

  it('C6.33 engaged in a wood it is open', () => {
    const t = battle(
      { left: ['F06'], centre: ['F12', 'F07'], right: ['F09'] },
      { ...FOE, terrain: { centre: 'wood' }, reserve: ['P08'] },
    );
    t.do('move.F12.centre.beyond-centre');
    expect([t.isOpen('F12'), t.isOpen('P03')]).toEqual([true, true]);
  });

  it('C6.34 whoever is asked to take a hit of long fire has a block with two steps there, in every sampled world', () => {
    const t = battle(
      { left: ['F08'], centre: ['F07'], right: ['F09'] },
      { left: ['P01'], centre: ['P02'], right: ['P03', 'P09'] },
      {},
      {},
      { revealLate: true },
    ).do('fire.F08.far', '*166');
    const rng = quickRng('lose');
    for (let i = 0; i < 40; i++) {
      for (const world of [game.sample(t.view(0), 0, rng), secrecy.redraw(t.state, 0, rng)])
        expect(game.legal(world, 1).length).toBeGreaterThan(0);
    }
  });

  it('C6.34 a hidden holder who goes is seen to have been the holder, and that tells', () => {
    const t = battle(
      {
        left: ['F06', 'F07'],
        centre: ['F12'],
        right: ['F09'],
        terrain: { left: 'farm' },
        holders: { left: 'F06' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      {},
      {},
      { revealLate: true },
    );
    t.do('move.F07.left.reserve');
    expect(t.heard(1, 'abandoned')).toEqual([]);
    t.do('move.F06.left.reserve');
    expect(t.heard(1, 'abandoned')).toMatchObject([{ place: 2, terrain: 2 }]);
    expect(t.events.filter((event) => game.reveals(event, 1)).map(({ type }) => type)).toEqual(['abandoned']);
  });

  it('C6.34 with revealLate a block opens when it fires or is engaged', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F12'], right: ['F09'] },
      FOE,
      {},
      {},
      { revealLate: true },
    );
    expect([t.isOpen('F08'), t.isOpen('P07')]).toEqual([false, false]);
    t.do('fire.F08.far', '*666');
    expect([t.isOpen('F08'), t.isOpen('F06'), t.isOpen('P07')]).toEqual([true, false, false]);
    t.do('move.F12.centre.beyond-centre');
    expect([t.isOpen('F12'), t.isOpen('P03'), t.isOpen('P02')]).toEqual([true, true, false]);
  });

  it('C6.34 or when it takes shelter, though no enemy is near', () => {
    const t = battle(
      { left: ['F06', 'F08'], centre: ['F12'], right: ['F09'] },
      FOE,
      { squares: ['F06'] },
      {},
      { revealLate: true },
    );
    t.do('shelter.F08.F06');
    expect([t.isOpen('F08'), t.isOpen('F12')]).toEqual([true, false]);
  });

  it('C6.34 or when it enters a position that the enemy has left', () => {
    const t = battle(
      { left: ['F06'], centre: ['F12'], right: ['F09'] },
      { left: [], centre: ['P03'], right: ['P07'] },
      {},
      {},
      { revealLate: true },
    );
    t.do('move.F09.right.beyond-right');
    expect(t.heard(1, 'opened')).toMatchObject([{ block: blockNamed('F09') }]);
  });

  it('C6.34 a hidden block that is hit stays hidden, and its owner is asked though he has no choice', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F12'], right: ['F09'] },
      { ...FOE, right: ['P07', 'P09'] },
      {},
      {},
      { revealLate: true },
    );
    t.do('fire.F08.far', '*166');
    expect([t.asked, t.seat, t.list()]).toEqual(['lose', 'allied', ['lose.P07']]);
    t.do('lose.P07');
    expect([t.steps('P07'), t.isOpen('P07'), t.view(0).unseen[2]]).toEqual([3, false, 1]);
  });

  it('C2.7 a hidden block that stands there alone takes the hit without a question', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F12'], right: ['F09'] },
      FOE,
      {},
      {},
      { revealLate: true },
    ).do('fire.F08.far', '*166');
    expect([t.asked, t.steps('P07'), t.isOpen('P07')]).toEqual(['combat', 3, false]);
  });

  it('C6.35 a block is engaged only with an enemy in its own position', () => {
    const t = battle({ left: ['F06'], centre: ['F12'], right: ['F09'] }, FOE);
    expect(t.list('fire.')).toEqual([]);
    t.do('move.F06.left.beyond-left', 'done');
    expect(t.list('fire.')).toEqual(['fire.P07.line']);
  });
});
