import { writeOptions, type OptionSpec } from '@bicorne/engine';
import { noWords, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { gameCards, type GameCard } from './describe.ts';
import { table } from './terminal.ts';

export const games: Command = {
  help: () => `npx bicorne games [--json]

Lists every game with its scenarios, the seats of each, and the options with the rule that each one is.

  npx bicorne games
  npx bicorne games --json`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {});
    noWords(positionals);
    const cards = await gameCards();
    terminal.say(values.json ? JSON.stringify({ games: cards }) : cards.map(cardText).join('\n\n'));
    return 0;
  },
};

function cardText({ game, rules, offered, scenarios, options }: GameCard): string {
  const rows = scenarios.map(({ scenario, seats, options }) => [
    ' ',
    scenario,
    seats.join(', '),
    writeOptions(options),
  ]);
  return [
    `${game} (rules ${rules}${offered ? '' : ', an example, not offered to players'})`,
    table([[' ', 'scenario', 'seats', 'options'], ...rows]),
    ...Object.entries(options).map(([key, spec]) => `  --option ${key}=${choices(spec)}${ruleText(spec)}`),
  ].join('\n');
}

const choices = (spec: OptionSpec): string => (spec.kind === 'switch' ? 'true|false' : spec.of.join('|'));
const ruleText = ({ rule }: OptionSpec): string => (rule === undefined ? '' : `  (${rule})`);
