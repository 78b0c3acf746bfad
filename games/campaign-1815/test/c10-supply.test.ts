import { describe, expect, it } from 'vitest';
import { map } from './table.ts';

const ALLIES = { mons: ['A02', 'A03', 'A05'], namur: ['P02', 'P03', 'P04', 'P07'] };

describe('C10 Supply', () => {
  it('C10.1 with Liège and Brussels taken one Anglo-Dutch and two Prussian blocks go each French turn', () => {
    const t = map({ liege: ['F06'], brussels: ['F07'], ...ALLIES }).do('done');
    t.do('starve.A02', 'starve.P02', 'starve.P03');
    expect([t.state.lost, t.state.turn]).toEqual([[0, 1, 2], 1]);
  });

  it('C10.1 Ghent costs one Anglo-Dutch block', () => {
    const t = map({ ghent: ['F06'], ...ALLIES }).do('done', 'starve.A03');
    expect([t.state.lost, t.state.turn]).toEqual([[0, 1, 0], 1]);
  });

  it('C10.2 the owner chooses any of his blocks, wherever it stands', () => {
    const t = map({ ghent: ['F06'], mons: ['A02'], tournai: ['A03'], namur: ['P02'] }).do('done');
    expect([t.seat, t.list()]).toEqual(['allied', ['starve.A02', 'starve.A03']]);
  });

  it('C10.3 an empty city costs nothing, and one retaken neither', () => {
    const t = map({ ghent: ['F06'], alost: ['F07'], brussels: ['A08'], ...ALLIES });
    t.do('march.F06.ghent.alost', 'done', 'done');
    expect([t.asked, t.state.turn]).toEqual(['march', 1]);
  });

  it('C10.4 blocks lost to supply count as destroyed', () => {
    const t = map({ ghent: ['F06'], ...ALLIES }).do('done', 'starve.A02');
    expect([t.town('A02'), t.state.lost[1]]).toEqual(['off the board', 1]);
  });

  it('C10.5 at the end of an Allied turn nothing is lost', () => {
    const t = map({ ghent: ['F06'], ...ALLIES }, { turn: 2 }).do('done');
    expect([t.asked, t.seat, t.state.lost]).toEqual(['march', 'french', [0, 0, 0]]);
  });
});
