import { writeRecord } from '@bicorne/engine';
import { onlyWord, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { loadSheet, writeSheetJson } from './sheets.ts';

export const convert: Command = {
  help: () => `npx bicorne convert RECORD [--json]

Writes a record in its tidy form, comments and variations kept; with --json as JSON. RECORD may itself be
either form, and - is standard input. What a record says is not checked here: that is \`verify\`.

  npx bicorne convert match.bicorne > tidy.bicorne
  npx bicorne convert match.bicorne --json > match.json
  npx bicorne convert match.json > match.bicorne`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {});
    const sheet = await loadSheet(onlyWord(positionals, 'RECORD'));
    terminal.say(values.json ? writeSheetJson(sheet) : writeRecord(sheet).trimEnd());
    return 0;
  },
};
