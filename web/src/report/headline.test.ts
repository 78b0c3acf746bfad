import type { Report, Side } from '@bicorne/report';
import { expect, it } from 'vitest';
import { loadReportWords } from '../words/report/words.ts';
import { headlineOf } from './headline.ts';

const side = (seat: string, luck: number, decisions: number, result: number): Side => ({
  seat,
  start: result - luck - decisions,
  luck,
  decisions,
  result,
  deserved: result - luck,
  luckError: 0,
  decided: 10,
  mistakes: [],
});

async function headline(luck: number, decisions: number, result = 1): Promise<string> {
  const sides = [side('blue', luck, decisions, result), side('red', -luck, -decisions, 1 - result)];
  const report: Report = { version: '', game: '', seat: null, sides, curve: [], luck: [] };
  return headlineOf(report, ['Blue', 'Red'], await loadReportWords('en'));
}

it.each([
  [0.4, 0.1, 'Blue: victory with the luck on their side.'],
  [0.1, 0.4, 'Blue: victory by better decisions.'],
  [-0.2, 0.7, 'Blue: victory by better decisions.'],
  [0.6, -0.1, 'Blue: victory with the luck on their side.'],
  [0.25, 0.25, 'Blue: victory by decisions and luck together.'],
])('with %f of luck and %f of decisions: %s', async (luck, decisions, said) => {
  expect(await headline(luck, decisions)).toBe(said);
});

it('whoever loses is not named, and nobody is where nobody won', async () => {
  expect(await headline(-0.3, -0.2, 0)).toContain('Red:');
  expect(await headline(0, 0, 0.5)).toBe('Nobody won.');
});
