import { plural } from '@bicorne/boardkit/plural.ts';
import type { HallWords } from './words.ts';

const form = plural('en');
const count = (n: number, one: string, other: string): string => `${String(n)} ${form(n, { one, other })}`;

export const words: HallWords = {
  title: 'Against people',
  here: (n) => count(n, 'person here', 'people here'),
  playing: (n) => count(n, 'match under way', 'matches under way'),
  waiting: (n) => count(n, 'open seat', 'open seats'),
  all: 'Who waits, who plays',
  invite: 'Invite a friend',
  inviteNote: 'You get a link that leads straight to the seat.',
  putUp: 'Put up a seat',
  putUpNote: 'Whoever looks in here sees it at once and can sit down.',
  chooseGame: 'To which game?',
  open: 'Open seats',
  nobody: 'Nobody is waiting just now.',
  noneFit: 'Nothing that waits is like that.',
  now: 'Being played now',
  noMatches: 'No match that everybody may watch is under way.',
  sit: (seat) => `Sit down: ${seat}`,
  look: 'Have a look',
  yours: 'Your match waits here.',
  watch: 'Watch',
  filters: 'Show only',
  anyClock: 'Any clock',
  clocks: { live: 'At one sitting', days: 'By days', none: 'No clock' },
  rating: 'Rating',
  anyRating: 'Rated or not',
  unrated: 'Not rated',
  strength: 'Strength',
  anyStrength: 'Any strength',
  near: (rating) => `About ${String(rating)}`,
  side: 'Your side',
  anySide: 'Any side',
  language: 'Language',
  anyLanguage: 'Any language',
  languages: { en: 'English', uk: 'Ukrainian', ru: 'Russian' },
  rules: (n) => count(n, 'optional rule', 'optional rules'),
  lost: 'The line to the server is lost; it is being called again.',
};
