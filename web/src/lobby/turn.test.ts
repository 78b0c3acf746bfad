import type { MatchCard, SeatCard } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { words } from '../words/en.ts';
import { turnWord } from './turn.ts';

const own: SeatCard = { seat: 'french', player: 'Ann', bot: null, mine: true, owesNumber: false };
const other: SeatCard = { ...own, seat: 'allies', player: 'Bea', mine: false };

/** Ours is the first turn. */
const card = (stage: MatchCard['stage'], ...seats: SeatCard[]): MatchCard => ({
  id: 'abcdef',
  stage,
  game: 'toy',
  scenario: 'one',
  options: {},
  seats,
  turn: { kind: 'seats', seats: [0] },
  createdAt: 0,
  movedAt: 0,
});

it('while a seat is empty it is nobody’s turn', () => {
  expect(turnWord(card('seats', own, { ...other, player: null }), words)).toBe('Waiting for a player.');
});

it('when everybody sits, the match waits for whoever has not come to open his number', () => {
  const owing = { ...own, owesNumber: true };
  expect(turnWord(card('numbers', owing, other), words)).toBe('your turn');
  expect(turnWord(card('numbers', own, { ...other, owesNumber: true }), words)).toBe('Waiting for a player.');
});

it('when it has begun it is the turn of whoever is asked', () => {
  expect(turnWord(card('play', own, other), words)).toBe('your turn');
  expect(turnWord(card('play', other, own), words)).toBe('their turn');
});

it('where several are asked at once, one of them is enough', () => {
  const both = { ...card('play', other, own), turn: { kind: 'seats', seats: [0, 1] } } as const;
  expect(turnWord(both, words)).toBe('your turn');
});

it('where we do not sit we may look, whoever is asked', () => {
  expect(turnWord(card('play', other, { ...other, seat: 'french' }), words)).toBe(words.lobby.join);
});

it('a finished match says what it was for us; who had every side, or saw it called off, is told that it is over', () => {
  const ended = (winners: number[], reason: string, ...seats: SeatCard[]): string =>
    turnWord({ ...card('over', ...seats), turn: { kind: 'over', ending: { winners, reason } } }, words);
  expect(ended([0], 'banners', own, other)).toBe('victory');
  expect(ended([1], 'resigned', own, other)).toBe('defeat');
  expect(ended([], 'agreed', own, other)).toBe('draw');
  expect(ended([0], 'aborted', own, other)).toBe('over');
  expect(ended([0], 'abandoned', own, other)).toBe('over');
  expect(ended([0], 'banners', own, { ...other, mine: true })).toBe('over');
  expect(ended([0], 'banners', other, { ...other, seat: 'french' })).toBe('over');
});

it('who wins with an ally has won', () => {
  const allies = card('over', { ...other, seat: 'french' }, other, own);
  const turn = { kind: 'over', ending: { winners: [1, 2], reason: 'routed' } } as const;
  expect(turnWord({ ...allies, turn }, words)).toBe('victory');
});
