import { writeFile } from 'node:fs/promises';
import { replay } from '@bicorne/engine';
import { filmOf, finish, loadGround, reportOf, TRUTH } from '@bicorne/report';
import type { Mistake, Report, Side, Stroke } from '@bicorne/report';
import { onlyWord, orBlame, orFail, orMisused, readArgs, readWhole } from './args.ts';
import type { Command } from './command.ts';
import { htmlOf } from './report/html.ts';
import { loadFinder, loadPlayable } from './sheets.ts';
import { bar, table } from './terminal.ts';
import { findSeat } from './watchers.ts';

export const report: Command = {
  help: () => `npx bicorne report RECORD [options]

Says of a finished match what decided it: for each side start + luck + decisions = result in chances of victory,
the rolls and draws that mattered most, and its dearest mistakes with what would have been better. Decisions are judged
by what their seat could see. The same record and version always give the same report; it takes a minute at most.

  --seat SEAT  the report as that seat could have made it: nothing in it hangs on what the seat did not know
  --html FILE  writes it as a page that can be sent as well
  --mistakes N so many of each side are told, where they were found (3); --json has all of them
  --json       {"version","sides":[{"seat","start","luck","decisions","result","mistakes":[…]}],…}

  npx bicorne report match.bicorne
  npx bicorne report match.bicorne --seat french --json`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const most = readWhole('mistakes', values.mistakes, 0, 100);
    const sheet = await loadPlayable(onlyWord(positionals, 'RECORD'));
    const { match } = orFail(replay(sheet, await loadFinder()));
    const ground = await loadGround(match.game.id);
    if (!ground) throw new Error(`there is no ${match.game.id}`);
    const film = orFail(filmOf(ground, match));
    const witness = values.seat === undefined ? TRUTH : orMisused(findSeat(match, values.seat));
    const draft = finish(film, witness, (done) => terminal.progress(bar(done, 1, 'of the report')));
    terminal.progress('');
    const made = reportOf(film, draft);
    if (values.html !== undefined) await writePage(values.html, await htmlOf(made, film, most));
    terminal.say(values.json ? JSON.stringify(made) : reportText(made, most));
    return 0;
  },
};

const OPTIONS = {
  seat: { type: 'string' },
  html: { type: 'string' },
  mistakes: { type: 'string', default: '3' },
} as const;

async function writePage(path: string, page: string): Promise<void> {
  await orBlame(() => writeFile(path, page));
}

const percent = (value: number): string => (100 * value).toFixed(1);
const signed = (value: number): string => `${value > 0 ? '+' : ''}${percent(value)}`;

const SHOWN_STROKES = 5;

function reportText({ version, sides, luck }: Report, most: number): string {
  const rows = sides.map(({ seat, start, luck, decisions, result, deserved }) => [
    seat,
    percent(start),
    signed(luck),
    signed(decisions),
    percent(result),
    percent(deserved),
  ]);
  return [
    table([['in % of victory', 'start', '+ luck', '+ decisions', '= result', 'deserved'], ...rows]),
    ...sides.flatMap((side) => mistakesText(side, most)),
    '',
    'The rolls and draws that mattered most:',
    ...luck.slice(0, SHOWN_STROKES).map((stroke) => strokeText(stroke, sides)),
    '',
    `Value function ${version}. Deserved is the result less the luck, for this one match: it may lie beyond 0 and 100.`,
  ].join('\n');
}

const mistakesText = ({ seat, mistakes, decided }: Side, most: number): string[] => [
  '',
  mistakes.length === 0
    ? `${seat}: no mistake was found in ${decided} decisions`
    : `${seat}: the dearest of ${decided} decisions`,
  ...mistakes.slice(0, most).map(mistakeText),
];

const mistakeText = ({ at, played, better, cost, error, line, reasons }: Mistake): string =>
  `  after ${at}: ${played} cost ${percent(cost)} ± ${percent(error)}; better ${better}` +
  `${line.length > 1 ? ` (${line.join(' ')})` : ''}${reasons.length > 0 ? `, for ${reasons.join(', ')}` : ''}`;

const strokeText = ({ at, outcome, gains, error }: Stroke, sides: readonly Side[]): string =>
  `  after ${at}: ${outcome || '…'} ${sides.map(({ seat }, i) => `${seat} ${signed(gains[i])}`).join(', ')}` +
  (error > 0 ? ` ± ${percent(error)}` : '');
