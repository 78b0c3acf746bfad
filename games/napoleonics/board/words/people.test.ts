import { expect, it } from 'vitest';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import { words as uk } from './uk.ts';

it('a leader of a drawn position, who is called by his hex, is a leader to the reader', () => {
  expect([en, uk, ru].map(({ personName }) => personName('G5'))).toEqual(['Leader', 'Лідер', 'Полководец']);
  expect(en.personName('Ney')).toBe('Ney');
});
