import {
  ok,
  tagValue,
  verify as verifySheet,
  type FindGame,
  type Result,
  type Sheet,
  type Verdict,
} from '@bicorne/engine';
import { faultText, onlyWord, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { loadFinder, readPlayable } from './sheets.ts';
import { plain } from './terminal.ts';

export const verify: Command = {
  help: () => `npx bicorne verify RECORD [--json]

Plays the whole record again and checks that every action was legal, that every digest fits, and that every
roll and draw follows from the numbers that were committed to before the first action. Of a record that went on
under newer rules only what came then can be played again; the rest is counted. Names, dates and comments are
anybody's word: nothing shows whether they are true. Exit code 0 if all that was checked holds, 1 if not, with the
place.

  npx bicorne verify match.bicorne`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {});
    const sheet = await readPlayable(onlyWord(positionals, 'RECORD'));
    const result = sheet.ok ? judge(sheet.value, await loadFinder()) : sheet;
    terminal.say(values.json ? JSON.stringify(verdictJson(result)) : verdictText(result));
    return result.ok ? 0 : 1;
  },
};

interface Judged extends Verdict {
  /** The version of the rules that the record names (none: empty), and the one it was checked by. */
  readonly rules: string;
  readonly checkedBy: string;
}

function judge(sheet: Sheet, find: FindGame): Result<Judged> {
  const verdict = verifySheet(sheet, find);
  if (!verdict.ok) return verdict;
  const checkedBy = find(tagValue(sheet, 'Game') ?? '')?.rules ?? '';
  return ok({ ...verdict.value, rules: tagValue(sheet, 'Rules') ?? '', checkedBy });
}

const verdictJson = (result: Result<Judged>): object =>
  result.ok ? { valid: true, ...result.value } : { valid: false, error: result.fault };

const DICE: Readonly<Record<Verdict['dice'], (which: string) => string>> = {
  proven: (which) => `${which} of them follow from the numbers committed to`,
  'not-opened': () => 'not every number is opened yet, so they cannot be checked',
  'not-committed': () => 'nobody committed to a number, so they prove nothing',
};

function verdictText(result: Result<Judged>): string {
  if (!result.ok) return `refused: ${faultText(result.fault)}`;
  const { steps, chances, dice, parties, unplayed, unchecked } = result.value;
  const whose = parties.length === 0 ? '' : ` (${parties.join(', ')})`;
  const older = unplayed === 0 ? '' : `; ${unplayed} steps under older rules were not played again`;
  const proof = DICE[dice](unchecked === 0 ? 'all' : `all but ${unchecked}`);
  return `valid: ${steps} steps, ${chances} rolls and draws; ${proof}${whose}${older}${rulesText(result.value)}`;
}

/** That a record follows these rules does not say that it was played under them. */
function rulesText({ rules, checkedBy, unplayed }: Judged): string {
  if (rules === checkedBy || unplayed > 0) return '';
  return `; it names ${rules === '' ? 'no rules' : `rules ${plain(rules)}`}, and was checked by rules ${checkedBy}`;
}
