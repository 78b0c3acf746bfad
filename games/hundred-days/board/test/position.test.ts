import { expect, test } from 'vitest';
import book from '../../book/en.md?raw';
import { board } from '../index.tsx';
import { LAYOUT } from '../ground.ts';

const EXAMPLE = /^```position\n(title: (.*)\n[\s\S]*?)^```$/gm;
const examples = [...book.matchAll(EXAMPLE)].map(([, source, title]) => [title, source]);

test.each(examples)('an example of the book is drawn with all its pieces: %s', (_title, source) => {
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
});

test('an example that needs little of the field is drawn larger', () => {
  const [, rally] = examples.find(([title]) => title === 'Rally') ?? [];
  expect(board.position?.(rally ?? '')?.frame?.width).toBeLessThan(LAYOUT.width / 2);
});

test('what is no position is not drawn', () => {
  expect(board.position?.('map:\n  1 x')).toBeNull();
});
