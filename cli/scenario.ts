import { checkBounds, defaultOptions, faultsOf, ONLOOKER, openMatch, type Fault } from '@bicorne/engine';
import { packBattle } from '@bicorne/table/link';
import { faultText, onlyWord, orFail, readArgs, readWhole, readWorkers, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { huntMutants } from './scenario/hunt.ts';
import { findBattle, type Battle } from './scenario/source.ts';
import type { Terminal } from './terminal.ts';

export const scenario: Command = {
  help: (game) => `npx bicorne scenario check|draw|print|share [GAME] FILE [--json]
npx bicorne scenario fuzz GAME [--count N] [--seed TEXT] [--workers W]

For battles that people make. FILE is a scenario file as the game's README has it, its JSON, \`-\` for standard
input, or, behind its GAME, a battle of the box by its name. GAME may be left out where one game alone reads the file.

  check   names every fault at its place with its rule; exit code 1 if there is one
  draw    draws the position as a page of text
  print   writes it as the files of the box are written, with that page before it
  share   says the link in which the whole of it lies, for a page at --page (https://HOST)
  fuzz    plays N mutilated scenarios (10000): each must be refused with its place, or come to an end

  npx bicorne scenario check my-battle.txt
  npx bicorne scenario draw ${game} my-battle.txt`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [verb, ...words] = positionals;
    if (verb === undefined || !Object.hasOwn(VERBS, verb))
      throw new UsageError(`say ${Object.keys(VERBS).join(', ')}`);
    return VERBS[verb]({ words, json: values.json === true, values }, terminal);
  },
};

const OPTIONS = {
  page: { type: 'string', default: '' },
  count: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

interface Asked {
  /** What stands behind the verb. */
  readonly words: readonly string[];
  readonly json: boolean;
  readonly values: {
    readonly page: string;
    readonly count: string;
    readonly seed: string;
    readonly workers?: string | undefined;
  };
}

const VERBS: Readonly<Record<string, (asked: Asked, terminal: Terminal) => Promise<number>>> = {
  async check(asked, terminal) {
    const battle = await findBattle(asked.words);
    const faults = faultsIn(battle);
    terminal.say(asked.json ? JSON.stringify({ faults }) : faults.map(faultText).join('\n') || 'no faults');
    return faults.length === 0 ? 0 : 1;
  },
  async draw(asked, terminal) {
    const { game, scenario: chosen } = await findBattle(asked.words);
    const { state } = orFail(openMatch(game, { scenario: orFail(chosen) }));
    const page = game.draw(game.view(state, ONLOOKER));
    terminal.say(asked.json ? JSON.stringify({ page }) : page);
    return 0;
  },
  async print(asked, terminal) {
    const { game, bench, scenario: chosen } = await findBattle(asked.words);
    const battle = orFail(chosen);
    const { state } = orFail(openMatch(game, { scenario: battle }));
    const [page, file] = [game.draw(game.view(state, ONLOOKER)), bench.write(battle)];
    terminal.say(asked.json ? JSON.stringify({ page, file }) : `${page}\n\n${file}`);
    return 0;
  },
  async share(asked, terminal) {
    const { game, bench, scenario: chosen } = await findBattle(asked.words);
    const battle = orFail(chosen);
    orFail(checkBounds(battle));
    const link = `${asked.values.page}/workshop/${game.id}#${await packBattle(bench.write(battle))}`;
    terminal.say(asked.json ? JSON.stringify({ link }) : link);
    return 0;
  },
  fuzz: ({ words, values, json }, terminal) =>
    huntMutants(
      {
        game: onlyWord(words, 'GAME'),
        count: readWhole('count', values.count, 1),
        seed: values.seed,
        workers: readWorkers(values.workers),
      },
      json,
      terminal,
    ),
};

/** What cannot be read has the fault of its line; what can, those of the game. */
function faultsIn({ game, scenario: read }: Battle): readonly Fault[] {
  return read.ok ? faultsOf(game, read.value, defaultOptions(game.options)) : [read.fault];
}
