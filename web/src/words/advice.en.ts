import type { AdviceWords } from './advice.ts';

export const advice: AdviceWords = {
  ask: 'What would a marshal do?',
  thinking: 'The marshal looks at the map…',
  stop: 'Stop',
  says: 'A marshal would choose:',
  andThen: 'And then:',
  none: 'The marshal has no advice here.',
  plain: 'All things weighed together, it promises most.',
};
