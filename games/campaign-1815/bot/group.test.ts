import { describe, expect, it } from 'vitest';
import { map } from '../test/table.ts';
import { leanings } from './leanings.fixture.ts';
import { mind } from './mind.ts';

const FRENCH_BLOCKS = ['F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09'];

/** What is left of a march when it does not matter who makes it. */
const way = (word: string): string => word.replace(/\.[FAP]\d\d\./, '.');

describe('a group', () => {
  it('the ideas that suggest themselves most are different ways to go, not one way for different blocks', () => {
    const t = map({ beaumont: FRENCH_BLOCKS, philippeville: ['F12', 'F13', 'F15'], tirlemont: ['P02'] });
    const best = leanings(t).slice(0, 10).map(way);
    expect(new Set(best).size).toBe(10);
  });

  it('its other blocks are asked when the first has gone, and go the same way', () => {
    const t = map({ nivelles: FRENCH_BLOCKS, wavre: ['A02', 'A03', 'A04', 'A05', 'A06'] }, { turn: 2 });
    const [first] = leanings(t);
    t.do(first);
    const [next] = leanings(t);
    expect([way(next), next === first]).toEqual([way(first), false]);
  });

  it('its leader goes with the first, and the weakest goes last', () => {
    const t = map({ beaumont: ['F01', 'F02=1', 'F06'], tirlemont: ['P02'] });
    const [first] = leanings(t);
    expect(first).toMatch(/^march\.F01\./);
    t.do(first);
    expect(leanings(t)[0]).toMatch(/\.F06\./);
  });

  it('where it goes is thought about longer than who goes along', () => {
    const t = map({ beaumont: FRENCH_BLOCKS, philippeville: ['F12', 'F13', 'F15'], tirlemont: ['P02'] });
    const choosing = mind.questions(t.state, t.state.actor);
    t.do('march.F02.beaumont.thuin', 'march.F12.philippeville.laneffe');
    expect(mind.questions(t.state, t.state.actor)).toBeGreaterThan(3 * choosing);
  });
});
