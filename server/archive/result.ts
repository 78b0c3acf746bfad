import type { Ending } from '@bicorne/engine';

/** What became of it: without a result nobody is rated either. */
export const resultOf = ({ winners, reason }: Ending): 'won' | 'drawn' | 'none' => {
  if (reason === 'aborted' || reason === 'abandoned') return 'none';
  return winners.length > 0 ? 'won' : 'drawn';
};
