import type { OddsWords } from '@bicorne/boardkit';
import type { Odds } from '@bicorne/engine';

/** What is possible is never called impossible, nor what is likely certain. */
export function percent(chance: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  if (chance < 0.01) return `<${format.format(0.01)}`;
  if (chance > 0.99 && chance < 1 - 1e-9) return `>${format.format(0.99)}`;
  return format.format(chance);
}

/** One line for a list of actions: the likeliest words. */
export function oddsLine(odds: Odds, words: OddsWords, locale: string): string {
  const first = odds.measures.find(({ values }) => values.some(({ value }) => typeof value === 'string'));
  if (!first) return '';
  return first.values
    .slice(0, 3)
    .map(({ value, chance }) => `${words.value(first.name, value) ?? value} ${percent(chance, locale)}`)
    .join(', ');
}
