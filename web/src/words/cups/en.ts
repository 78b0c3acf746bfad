import type { CupWords } from './words.ts';

export const words: CupWords = {
  handicap: 'Handicap',
  whoGives: 'Who gives it',
  nobodyGives: 'Nobody',
  games: 'Games',
  pair: 'A pair: the same battle twice with sides changed',
  pairNote: 'Whoever is ahead over both games wins the pair.',
  secondGame: 'The second game',
  afterFirst: 'When the first is over',
  together: 'At the same time',
  oneClock: 'One clock for both games',
  toSecond: 'To the second game',
  toFirst: 'To the first game',
  pairResult: 'The pair',
  gameNumber: (game) => `Game ${String(game)}`,
  points: 'Points',
  won: '(won)',
};
