import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { gameIds, loadAllGames } from '@bicorne/games';
import { noWords, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { startDialogue } from './referee/dialogue.ts';
import { readLines } from './referee/lines.ts';
import { MOST_BYTES } from './referee/requests.ts';

export const referee: Command = {
  help: (game) => `npx bicorne referee

Plays and judges for programs in any language: one JSON object a line on standard input, one answer a line on
standard output, until the input ends. docs/referee.md tells every word and shows a whole dialogue.

  $ npx bicorne referee
  {"id":1,"do":"games"}
  {"id":2,"do":"new","game":"${game}","seed":"1815"}
  {"id":3,"do":"legal","match":"m1"}
  {"id":4,"do":"view","match":"m1","seat":"onlooker"}

Games: ${gameIds().join(', ')}.`,

  async run(args) {
    noWords(readArgs(args, {}).positionals);
    const modules = await loadAllGames();
    const answer = startDialogue(modules.map(({ game }) => game));
    await converse(process.stdin, process.stdout, answer);
    return 0;
  },
};

async function converse(
  input: Readable,
  output: Writable,
  answer: (line: string | null) => string,
): Promise<void> {
  for await (const lines of readLines(input, MOST_BYTES)) {
    if (lines.length === 0) continue;
    const text = lines.map((line) => `${answer(line)}\n`).join('');
    if (!output.write(text)) await once(output, 'drain');
  }
}
