import { expect, test } from 'vitest';
import { ordered, type Table } from '../test/table.ts';
import { drivenBack } from './flags.ts';
import { words } from './words/en.ts';

/** French guns fire three dice from E5 at what stands on E7. */
const fired = (drawing: string, faces: string): Table =>
  ordered(`E5: ./fFA \n ${drawing}`, 'attack-centre', ['order:E5']).do(
    'done',
    'battle:E5',
    'attack:E7',
    `*${faces}`,
  );

const answers = (table: Table): string[] =>
  [0, 1].map((flags) => words.action({ do: 'ignore', flags }, table.view(1)));

test('N10.1, N10.9 each answer says how far the unit goes back, and where it stands', () => {
  expect(answers(fired('E7: ./bLN+', 'ffc'))).toEqual([
    'Ignore none: retreat 2 hexes',
    'Ignore 1 flag: retreat 1 hex',
  ]);
  expect(answers(fired('E7: ./bLN+', 'fcc'))[1]).toBe('Ignore 1 flag: stand fast');
});

test('N10.1 militia goes back three hexes a flag', () => {
  expect(answers(fired('E7: ./pMI+', 'fcc'))[0]).toBe('Ignore none: retreat 3 hexes');
});

test('N10.8 each hex that cannot be made is a block', () => {
  expect(answers(fired('E7: ./bLN+ \n D6: . ~ \n C6: ~ ~ ~', 'ffc'))).toEqual([
    'Ignore none: retreat 1 hex, lose 1 block',
    'Ignore 1 flag: retreat 1 hex',
  ]);
  expect(answers(fired('E7: ./bLN1+ \n D6: ~ ~', 'fcc'))[0]).toBe('Ignore none: be destroyed');
});

test('N10.16 a square loses blocks and goes nowhere', () => {
  const track = { more: 'tracks:\n  french\n  allied 1 forward' };
  const square = ordered('E5: ./fFA . ./bLN4#1+', 'attack-centre', ['order:E5'], track);
  square.do('done', 'battle:E5', 'attack:E7', '*ffc');
  expect(answers(square)).toEqual(['Ignore none: lose 2 blocks', 'Ignore 1 flag: lose 1 block']);
});

test('what is asked changes nothing in the view', () => {
  const view = fired('E7: ./bLN+', 'ffc').view(1);
  const before = JSON.stringify(view);
  drivenBack(view, 0);
  expect(JSON.stringify(view)).toBe(before);
});
