import { must } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, it } from 'vitest';
import type { Book, Sitter } from './book.ts';
import { LocalTable } from './table.ts';

const ann: Sitter = { seat: 'allied', player: 'Ann', bot: null };
const french = { seat: 'french', player: 'Bea', bot: null };
const bot: Sitter = { ...french, bot: 'recruit' };

/** French infantry beside the Allied infantry it is about to attack, which could answer with First Strike alone. */
const scenario = (allied: readonly string[]) => ({
  title: { en: 'Two battalions' },
  top: 'allied',
  cards: { french: 1, allied: 1 },
  first: 'french',
  banners: 1,
  terrain: {},
  units: [
    { at: 'E7', nation: 'french', kind: 'LN' },
    { at: 'E8', nation: 'british', kind: 'LN' },
  ],
  leaders: [],
  position: { hands: { french: ['scout-centre'], allied } },
});

async function attacked(other: Sitter, hand: string, answer?: 'no' | 'ask'): Promise<LocalTable> {
  const module = await loadGame('napoleonics');
  if (!module) throw new Error('there is no such game');
  const book: Book = {
    id: '~1',
    game: 'napoleonics',
    rules: module.game.rules,
    scenario: scenario([hand]),
    options: {},
    seats: [other, ann],
    secret: '5'.repeat(32),
    origin: 'here',
    createdAt: 0,
  };
  const table = LocalTable.open(module, book, []);
  if (answer !== undefined) table.said = [{}, { 'first-strike': answer }];
  for (const word of ['play:scout-centre', 'order:E7', 'done', 'battle:E7', 'attack:E8'])
    await table.store(must(table.act(0, word)), 0, async () => true);
  return table;
}

it('whoever has only bots before him is asked what he can answer, unless he does not want to be', async () => {
  const isAsked = async (hand: string, answer?: 'no' | 'ask'): Promise<boolean> =>
    (await attacked(bot, hand, answer)).sight(1).prompt?.ask === 'react';
  expect(await isAsked('first-strike')).toBe(true);
  expect(await isAsked('rally')).toBe(false);
  expect(await isAsked('rally', 'ask')).toBe(false);
  expect(await isAsked('first-strike', 'no')).toBe(false);
});

it('between people nobody is asked before he wants to be, and then whatever he holds', async () => {
  const isAsked = async (hand: string, answer?: 'ask'): Promise<boolean> =>
    (await attacked(french, hand, answer)).sight(1).prompt?.ask === 'react';
  expect(await isAsked('first-strike')).toBe(false);
  expect(await isAsked('rally')).toBe(false);
  expect(await isAsked('first-strike', 'ask')).toBe(true);
  expect(await isAsked('rally', 'ask')).toBe(true);
});
