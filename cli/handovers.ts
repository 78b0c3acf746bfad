import { loadRulebook } from '@bicorne/bots';
import { must, openMatch, quickRng, unasked } from '@bicorne/engine';
import { Failure, findGame, onlyWord, readArgs, readWhole, scenariosOf } from './args.ts';
import { findBot } from './bots.ts';
import type { Command } from './command.ts';
import { countHandovers } from './handovers/count.ts';
import { bar, type Terminal } from './terminal.ts';

export const handovers: Command = {
  help: (game) => `npx bicorne handovers GAME [options]

How often a match by days goes from hand to hand: each time somebody has to come and decide. The same matches are
played twice by a bot on every seat, once as they are begun, once with the game's sensible set of answers given
beforehand by all. Questions that would tell by being asked are answered "no" in both, as a match by days begins.

  --matches N    matches, round all scenarios (40)
  --scenario S   one scenario; without it all of them
  --bot B        who plays (${BOT}); a scale of trials keeps it repeatable
  --seed TEXT    what the matches are drawn from (1)
  --json         one object: game, bot, matches, seed, with, without (hand-overs a match), saved (a share of one)

  npx bicorne handovers ${game} --matches 20`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const report = await count(onlyWord(positionals, 'GAME'), values, terminal);
    terminal.say(values.json ? JSON.stringify(report) : reportText(report));
    return 0;
  },
};

/** Quick and repeatable, and without the noise of a beginner. */
const BOT = 'officer@0.05';

const OPTIONS = {
  matches: { type: 'string', default: '40' },
  scenario: { type: 'string' },
  bot: { type: 'string', default: BOT },
  seed: { type: 'string', default: '1' },
} as const;

interface Values {
  readonly matches: string;
  readonly scenario?: string | undefined;
  readonly bot: string;
  readonly seed: string;
}

interface HandoverReport {
  readonly game: string;
  readonly bot: string;
  readonly matches: number;
  readonly seed: string;
  /** Hand-overs a match. */
  readonly with: number;
  readonly without: number;
  readonly saved: number;
}

async function count(id: string, { seed, ...values }: Values, terminal: Terminal): Promise<HandoverReport> {
  const game = await findGame(id);
  const rulebook = await loadRulebook(id);
  const { conditions } = game;
  if (!rulebook || !conditions) throw new Failure(`${id} has no questions that are answered beforehand`);
  const [bot, matches] = [findBot(values.bot), readWhole('matches', values.matches, 1)];
  const starts = scenariosOf(game, values.scenario).map((scenario) => must(openMatch(game, { scenario })));
  const sum = { with: 0, without: 0 };
  for (let number = 0; number < matches; number++) {
    terminal.progress(bar(number, matches, `${number} matches`));
    const start = starts[number % starts.length];
    const play = (orders: typeof conditions.sensible): number =>
      countHandovers(rulebook, start, bot, orders, quickRng(`${seed}/${number}`));
    sum.without += play(unasked(game));
    sum.with += play(conditions.sensible);
  }
  terminal.progress('');
  const each = (all: number): number => Number((all / matches).toFixed(2));
  const saved = Number((1 - sum.with / sum.without).toFixed(3));
  return {
    game: id,
    bot: values.bot,
    matches,
    seed,
    with: each(sum.with),
    without: each(sum.without),
    saved,
  };
}

const reportText = ({ game, matches, saved, ...each }: HandoverReport): string =>
  `${game}, ${matches} matches: ${each.without} hand-overs a match, with answers given beforehand ${each.with}: ${Math.round(100 * saved)} % fewer`;
