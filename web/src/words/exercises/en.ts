import { plural } from '@bicorne/boardkit/plural.ts';
import type { ExerciseWords } from './words.ts';

const form = plural('en');

export const words: ExerciseWords = {
  intro: 'Positions in which one answer is clearly best, and not the first that comes to mind.',
  solved: (done, all) => `${String(done)} of ${String(all)} solved`,
  none: 'There are no exercises for this game yet.',
  difficulty: (level) => `Difficulty ${String(level)} of 5`,
  levels: { 1: 'Easy', 2: 'Fair', 3: 'Harder', 4: 'Hard', 5: 'Very hard' },
  points: (points) => `${String(points)} of 3 points`,
  task: (side) => `${side}: find the best answer.`,
  how: 'Answer on the map or in the list.',
  best: 'Best',
  gives: (percent) => `chances of victory ${percent}`,
  others: 'The others cost',
  why: 'Why',
  next: 'Next exercise',
  all: 'All exercises',
  playOn: 'Play on from here',
  shown: 'The answer was shown: no points this time.',
  judged:
    'Judged by what this side can see. Every answer was tried in many positions that agree with that; the outcomes of the first roll count by their exact odds. The side to move, its cards and what it knows are as on the board; what is hidden is one of the many ways it could be.',
  gone: 'This exercise is not here, or no longer fits the rules.',
  mine: 'My mistakes',
  mineIntro:
    'From the reports of your matches on this device. What you miss comes back tomorrow, what you find later and later.',
  noneMine: 'None yet. Open “What decided it” after a match of yours: its dearest mistakes come here.',
  due: (count) => `${String(count)} ${form(count, { one: 'waits', other: 'wait' })} for you`,
  goThrough: 'Go through them',
  nothingDue: (date) => `Nothing is due; the next comes back on ${date}.`,
  comesBack: (date) => `It comes back on ${date}.`,
  lastMine: 'That was the last for today.',
  forget: 'Do not ask this again',
  theMatch: 'The match',
  played: 'You played',
  trend: 'What mistakes cost',
  trendNote: 'Chances of victory lost a turn, match by match: the fewer, the better.',
  lostATurn: 'lost a turn',
  kinds: 'Most was lost when asked',
  matches: (count) => `${String(count)} ${form(count, { one: 'match', other: 'matches' })}`,
};
