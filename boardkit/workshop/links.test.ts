import { describe, expect, it } from 'vitest';
import { hasLink, withLink, withoutLink } from './links.ts';

describe('ways', () => {
  it('go on from where one ends, and from where one begins', () => {
    expect(withLink(['A-B'], 'B-C')).toEqual(['A-B-C']);
    expect(withLink(['B-C'], 'A-B')).toEqual(['A-B-C']);
    expect(withLink(['A-B-C'], 'B-D')).toEqual(['A-B-C', 'B-D']);
  });

  it('have a link once, whichever way it was drawn', () => {
    expect(hasLink(['A-B-C'], 'C-B')).toBe(true);
    expect(withLink(['A-B-C'], 'C-B')).toEqual(['A-B-C']);
  });

  it('fall into what is left on either side of a link that is taken away', () => {
    expect(withoutLink(['A-B-C-D'], 'C-B')).toEqual(['A-B', 'C-D']);
    expect(withoutLink(['A-B'], 'A-B')).toEqual([]);
  });
});
