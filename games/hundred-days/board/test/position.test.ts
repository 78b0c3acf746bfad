import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { battleOf } from '../../rules/battle.ts';
import { board } from '../index.tsx';
import { LAYOUT } from '../ground.ts';

const book = readFileSync(join(import.meta.dirname, '..', '..', 'book', 'en.md'), 'utf8');
const sources = [...book.matchAll(/^```position\n([\s\S]*?)^```$/gm)].map(([, source]) => source);

test.each(sources)('the board draws every example of the book, cropped to its pieces: %s', (source) => {
  const position = board.position?.(source);
  if (!position?.frame) throw new Error('not drawn');
  const { view, frame } = position;
  const shown = view.at.filter((hex) => hex >= 0).map((hex) => LAYOUT.centres[hex]);
  expect(shown.length).toBeGreaterThan(0);
  for (const { x, y } of shown) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeGreaterThan(frame.y);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
  expect(frame.width).toBeLessThan(LAYOUT.width);
  expect(battleOf(view).scenario.units.length).toBeGreaterThanOrEqual(shown.length);
});

test('what is no position is not drawn', () => {
  expect(board.position?.('map:\n  1 x')).toBeNull();
});
