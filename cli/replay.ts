import { replay as replaySheet } from '@bicorne/engine';
import { onlyWord, orFail, orMisused, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { loadFinder, loadPlayable } from './sheets.ts';
import { tellMoves, toldText } from './told.ts';
import { findWatcher, REFEREE } from './watchers.ts';

export const replay: Command = {
  help: () => `npx bicorne replay RECORD [--seat SEAT] [--json]

Plays a record again and prints every step with what happened, as a seat, the \`onlooker\` or the \`referee\`
(who sees all, and is meant if nobody is named) saw it. The number before a step is the one that \`show --at\`
takes; steps that were taken back are told as well.

  npx bicorne replay match.bicorne
  npx bicorne replay match.bicorne --seat onlooker`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { seat: { type: 'string', default: REFEREE } });
    const sheet = await loadPlayable(onlyWord(positionals, 'RECORD'));
    const replayed = orFail(replaySheet(sheet, await loadFinder()));
    const watcher = orMisused(findWatcher(replayed.match, values.seat));
    const told = tellMoves(sheet, replayed, watcher);
    terminal.say(values.json ? JSON.stringify({ moves: told }) : told.map(toldText).join('\n'));
    return 0;
  },
};
