import { expect, it } from 'vitest';
import BOOK from '../../book/en.md?raw';
import { standsIn, isOnField } from '../model.ts';
import { readPosition } from '../position.ts';
import { townNamed } from '../../rules/board.ts';
import { HEIGHT, WIDTH } from '../sheet.ts';

const EXAMPLES = [...BOOK.matchAll(/```position\n([\s\S]*?)```/g)].map(([, source]) => source);

it('draws every example of the rulebook, and of the map only a part', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(10);
  for (const source of EXAMPLES) {
    const { view, frame } = readPosition(source) ?? { view: null, frame: undefined };
    if (view === null) throw new Error(source);
    expect(frame === undefined).toBe(isOnField(view));
    if (frame === undefined) continue;
    expect(frame.width * frame.height).toBeLessThan(WIDTH * HEIGHT * 0.8);
    expect(frame.x + frame.width).toBeLessThanOrEqual(WIDTH);
    expect(frame.y + frame.height).toBeLessThanOrEqual(HEIGHT);
  }
});

it('shows the faces of both sides', () => {
  const drawn = readPosition(
    '{ "setup": "position", "turn": 1, "towns": { "laneffe": ["F06", "F07"], "charleroi": ["P02"] } }',
  );
  if (!drawn) throw new Error('not drawn');
  expect(standsIn(drawn.view, townNamed('charleroi'))[0].faces).toHaveLength(1);
  expect(standsIn(drawn.view, townNamed('laneffe'))[0].faces).toHaveLength(2);
});

it('draws nothing of what is no position', () => {
  expect(readPosition('a battle')).toBeNull();
  expect(readPosition('{ "setup": "position", "towns": { "paris": ["F06"] } }')).toBeNull();
});
