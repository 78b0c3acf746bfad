import type { LetterWords } from './words.ts';

export const words: LetterWords = {
  orders: {
    title: 'Answers given beforehand',
    intro:
      'What the other side’s turn would ask of you is answered here before it is asked. Nobody else sees it. Of several answers the first that holds is given.',
    sensible: 'Take the sensible set',
    askAll: 'Ask me everything',
    askedNow: 'Asked now',
    otherwise: 'Otherwise ask me',
    add: 'Answer…',
    save: 'Answer so',
    cancel: 'Cancel',
    remove: (what) => `Remove: ${what}`,
    answer: 'Answer',
    scope: 'Where',
    everywhere: 'Everywhere, for the whole match',
    thisTurn: 'Everywhere, this turn only',
    onlyIf: 'Only if',
    any: 'any',
    least: 'at least',
    most: 'at most',
    full: 'There are as many answers as can be kept.',
  },
};
