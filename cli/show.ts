import { ONLOOKER, refuse, replay, turnOf } from '@bicorne/engine';
import type { Fault, FindGame, Match, Prompt, Replayed, Result, Sheet } from '@bicorne/engine';
import { faultText, onlyWord, orFail, orMisused, readArgs, readWhole, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { loadFinder, loadPlayable } from './sheets.ts';
import { isStep, promptText, tellMoves, toldText, type ToldMove } from './told.ts';
import {
  findWatcher,
  listLegal,
  nameEnding,
  promptFor,
  REFEREE,
  seatsToAct,
  watcherName,
  type LegalEntry,
  type NamedEnding,
  type Watcher,
} from './watchers.ts';

export const show: Command = {
  help: () => `npx bicorne show RECORD [--at N] [--seat SEAT] [--json]

Shows the position after N steps (the last one without --at; 0 is the set-up): the board as text, what the
last step did, what is asked by which rule, and the legal actions. SEAT is a seat of the match, \`onlooker\` or
\`referee\`, who sees every seat's board; without it, the seat that is to act. A record that stops following the
rules is shown up to that place, with the reason.

  npx bicorne show match.bicorne
  npx bicorne show match.bicorne --at 12 --seat referee`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { at: { type: 'string' }, seat: { type: 'string' } });
    const sheet = await loadPlayable(onlyWord(positionals, 'RECORD'));
    const at = values.at === undefined ? null : readWhole('at', values.at, 0);
    const found = reach(sheet, await loadFinder(), at);
    if (at !== null && !found.fault && found.replayed.match.live.length < at)
      throw new UsageError(`the record has ${found.replayed.match.live.length} steps, no step ${at}`);
    const watcher = chooseWatcher(found.replayed.match, values.seat);
    const shown = showPosition(sheet, found, watcher);
    terminal.say(values.json ? JSON.stringify(shown) : shownText(shown));
    return found.fault ? 1 : 0;
  },
};

interface Found {
  readonly replayed: Replayed;
  /** Why the record goes no further, where it was to. */
  readonly fault: Fault | null;
}

/** Plays up to the wanted step, or as far as the record follows the rules. */
function reach(sheet: Sheet, find: FindGame, at: number | null): Found {
  const until = at === null ? sheet.moves.length : movesUntil(sheet, at);
  const whole = tryReplay(sheet, find, until);
  if (whole.ok) return { replayed: whole.value, fault: null };
  // Before the place where it went on under these rules nothing can be shown.
  const resumed = sheet.moves.slice(0, until).findLastIndex(({ kind }) => kind === 'resume') + 1;
  let [good, bad] = tryReplay(sheet, find, resumed).ok ? [resumed, until] : [0, resumed];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (tryReplay(sheet, find, middle).ok) good = middle;
    else bad = middle;
  }
  const nearest = tryReplay(sheet, find, good);
  return { replayed: nearest.ok ? nearest.value : orFail<Replayed>(whole), fault: whole.fault };
}

/** Rules that throw are a bug to be looked at, and this is the place to look from. */
function tryReplay(sheet: Sheet, find: FindGame, until: number): Result<Replayed> {
  try {
    return replay(sheet, find, until);
  } catch (error) {
    return refuse(
      'invalid',
      `the rules broke off: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** How many moves of the sheet there are up to the last time that `at` steps stood. */
function movesUntil(sheet: Sheet, at: number): number {
  let n = 0;
  let until = at === 0 ? 0 : sheet.moves.length;
  sheet.moves.forEach((move, index) => {
    if (isStep(move)) n++;
    if (move.kind === 'undo') n -= move.count;
    if (n === at && (isStep(move) || move.kind === 'undo')) until = index + 1;
  });
  return until;
}

function chooseWatcher(match: Match, name: string | undefined): Watcher {
  if (name !== undefined) return orMisused(findWatcher(match, name));
  return seatsToAct(match)[0] ?? ONLOOKER;
}

export interface ShownPosition {
  readonly game: string;
  readonly at: number;
  readonly seat: string;
  readonly boards: readonly { readonly seat: string; readonly board: string }[];
  readonly last: ToldMove | null;
  readonly toAct: readonly string[];
  readonly over: NamedEnding | null;
  readonly prompt: Prompt | null;
  readonly legal: readonly LegalEntry[];
  readonly fault: Fault | null;
}

function showPosition(sheet: Sheet, { replayed, fault }: Found, watcher: Watcher): ShownPosition {
  const { match } = replayed;
  const turn = turnOf(match);
  return {
    game: match.game.id,
    at: match.live.length,
    seat: watcherName(match, watcher),
    boards: drawBoards(match, watcher),
    last: lastStep(tellMoves(sheet, replayed, watcher), match.live.length),
    toAct: seatsToAct(match).map((seat) => match.seats[seat]),
    over: turn.kind === 'over' ? nameEnding(match, turn.ending) : null,
    prompt: promptFor(match, watcher),
    legal: listLegal(match, watcher),
    fault,
  };
}

function drawBoards(match: Match, watcher: Watcher): ShownPosition['boards'] {
  const { game, state, seats } = match;
  const viewers = watcher === REFEREE ? seats.map((_, seat) => seat) : [watcher];
  return viewers.map((viewer) => ({
    seat: watcherName(match, viewer),
    board: game.draw(game.view(state, viewer)),
  }));
}

/** The step that led here: the last one after which so many stood. */
const lastStep = (moves: readonly ToldMove[], at: number): ToldMove | null =>
  moves.findLast(({ n, kind }) => n === at && isStep({ kind })) ?? null;

function shownText(shown: ShownPosition): string {
  const { game, at, seat, boards, last, fault } = shown;
  return [
    `${game}, after ${at} steps, as ${seat} sees it`,
    ...boards.map(({ seat: of, board }) => (boards.length > 1 ? `\n${of}\n${board}` : `\n${board}`)),
    ...(last ? [`\nLast step:\n${toldText(last)}`] : []),
    `\n${askedText(shown)}`,
    ...(fault ? [`\nThe record goes no further: ${faultText(fault)}`] : []),
  ].join('\n');
}

function askedText({ over, toAct, prompt, legal, boards }: ShownPosition): string {
  if (over) return `Over: ${over.winners.join(', ') || 'a draw'} (${over.reason})`;
  const asked = prompt ? `: ${promptText(prompt)}` : '';
  const many = toAct.length > 1 && boards.length > 1;
  const actions = legal.map(({ seat, text }) => `  ${many ? `${seat} ` : ''}${text}`);
  return [`${toAct.join(' and ') || 'chance'} to act${asked}`, ...actions].join('\n');
}
