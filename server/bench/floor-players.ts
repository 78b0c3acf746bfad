import { setTimeout as pause } from 'node:timers/promises';
import { BareLine } from './line.ts';

/** For the code of both sides to be compiled, in milliseconds. */
const WARMING = 8000;

const [, , address, matches, seconds] = process.argv;
const took: number[] = [];
let [measuring, running] = [false, true];

async function sit(match: string): Promise<BareLine> {
  const line = await BareLine.open(address, '');
  await new Promise((resolve) => line.ask('sit', match, resolve));
  return line;
}

/** Two who answer each other. */
async function play(match: string): Promise<void> {
  const lines = [await sit(match), await sit(match)];
  const act = (line: BareLine): void => {
    if (!running) return;
    const begun = performance.now();
    line.ask('act', { match, n: 0, action: { do: 'go', to: 3 }, told: true }, () => {
      if (measuring) took.push(performance.now() - begun);
    });
  };
  for (const line of lines) line.heard = () => act(line);
  act(lines[0]);
}

for (let at = 0; at < Number(matches); at++) await play(`match${at}`.padEnd(12, 'x'));
await pause(WARMING);
measuring = true;
const begun = performance.now();
await pause(Number(seconds) * 1000);
const lasted = (performance.now() - begun) / 1000;
[measuring, running] = [false, false];
const load = { actions: took.length, seconds: lasted, took: took.toSorted((a, b) => a - b) };
process.send?.(load, () => process.exit(0));
