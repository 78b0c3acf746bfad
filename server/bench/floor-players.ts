import { BareLine } from './line.ts';
import { Turns } from './turns.ts';

const [, , address, matches] = process.argv;
const turns = new Turns();

async function sit(match: string): Promise<BareLine> {
  const line = await BareLine.open(address, '');
  await new Promise((resolve) => line.ask('sit', match, resolve));
  return line;
}

/** Two who answer each other. */
async function play(match: string): Promise<void> {
  const lines = [await sit(match), await sit(match)];
  const act = (line: BareLine): void =>
    turns.pass(() => {
      const begun = performance.now();
      line.ask('act', { match, n: 0, action: { do: 'go', to: 3 }, told: true }, () =>
        turns.done(performance.now() - begun),
      );
    });
  for (const line of lines) line.heard = () => act(line);
  act(lines[0]);
}

for (let at = 0; at < Number(matches); at++) await play(`match${at}`.padEnd(12, 'x'));
turns.obey();
