import type { Report } from '@bicorne/report';
import type { ReportWords } from '../words/report/words.ts';

/** Less than a third of what it took to win is not worth a word. */
const SHARE = 1 / 3;

/** Who won, and by what; the winners are one side. */
export function headlineOf({ sides }: Report, names: readonly string[], { headline }: ReportWords): string {
  const won = sides.findIndex(({ result }) => result === 1);
  if (won === -1) return headline.draw('');
  const who = names.filter((_, n) => sides[n].result === 1).join(', ');
  const { luck, decisions } = sides[won];
  const share = luck / Math.max(0.01, Math.max(0, luck) + Math.max(0, decisions));
  if (share > 1 - SHARE) return headline.luck(who);
  return headline[share < SHARE ? 'decisions' : 'both'](who);
}
