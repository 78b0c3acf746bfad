import { openMatch, readOptions, type Game } from '@bicorne/engine';
import {
  decide,
  FORMATS,
  isOver,
  LEAST_ENTRANTS,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  nextRound,
  openEvent,
  POINTS,
  TIE_BREAKS,
  type Decision,
  type Event,
  type Format,
  type Terms,
} from '@bicorne/tournament';
import {
  findGame,
  onlyWord,
  orFail,
  orMisused,
  readArgs,
  readWhole,
  readWorkers,
  scenariosOf,
  UsageError,
} from './args.ts';
import { botNames, findBot } from './bots.ts';
import type { Command } from './command.ts';
import { bar, type Terminal } from './terminal.ts';
import { playRound } from './tournament/crew.ts';
import type { Fixture, Hall } from './tournament/games.ts';
import { crosstable, sheetOf } from './tournament/sheet.ts';

export const tournament: Command = {
  help: (game) => `npx bicorne tournament GAME [options]

Holds a tournament of bots and prints its crosstable: in each round the opponent's line, "a" who had the first side
(in a pair: in its first game) or "b", and the points. docs/tournaments.md says how rounds are paired and ties broken.
The same seed gives the same tournament, byte for byte, with any number of workers, as long as its bots think by
trials and not by time (drill, random, marshal@0.1).

  --format F       ${FORMATS.join(', ')} (swiss)
  --rounds N       Swiss rounds (5)
  --entrants N     how many enter (16)
  --bots A,B       ${botNames().join(', ')}; the entrants take them in turn (drill)
  --pairs          a match is two games with sides changed; without it one game
  --scenario S     one battle; without it all of the game's, one a round
  --option K=V     an option of the game (may be given several times)
  --turns N        a game is adjudicated by the plain count after N turns of both sides (120)
  --seed TEXT      what lots and dice are drawn from (1)
  --workers W      threads (as many as there are cores)
  --json           one object: rounds with their pairings, standings, digest of the schedule

  npx bicorne tournament ${game} --format swiss --rounds 5 --entrants 16 --bots drill --pairs
  npx bicorne tournament ${game} --format round-robin --entrants 4 --bots drill,random`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const bots = values.bots.split(',');
    bots.forEach(findBot);
    const entrants = readWhole('entrants', values.entrants, LEAST_ENTRANTS, MOST_ENTRANTS);
    const hall = readHall(game, values);
    const opened = orMisused(openEvent(readTerms(game, hall, values)));
    const event = await hold(
      enter(opened, bots, entrants),
      bots,
      hall,
      readWorkers(values.workers),
      terminal,
    );
    terminal.say(values.json ? JSON.stringify(sheetOf(event)) : crosstable(event));
    return 0;
  },
};

const OPTIONS = {
  format: { type: 'string', default: 'swiss' },
  rounds: { type: 'string', default: '5' },
  entrants: { type: 'string', default: '16' },
  bots: { type: 'string', default: 'drill' },
  pairs: { type: 'boolean', default: false },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  turns: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

interface Values {
  readonly format: string;
  readonly rounds: string;
  readonly pairs: boolean;
  readonly scenario?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly turns: string;
  readonly seed: string;
}

function readHall(game: Game, values: Values): Hall {
  return {
    game: game.id,
    options: readOptions(game.options, (values.option ?? []).join(' ')),
    games: values.pairs ? 2 : 1,
    seed: values.seed,
    turns: readWhole('turns', values.turns, 1),
  };
}

function readTerms(game: Game, hall: Hall, values: Values): Terms {
  const match = values.pairs ? 'pair' : 'single';
  const scenarios = scenariosOf(game, values.scenario);
  for (const scenario of scenarios) orMisused(openMatch(game, { scenario, options: hall.options }));
  return {
    game: game.id,
    format: readFormat(values),
    match,
    battles: { kind: 'rounds', scenarios },
    seeding: 'lots',
    points: POINTS[match],
    tieBreaks: TIE_BREAKS,
    seed: values.seed,
  };
}

function readFormat({ format, rounds }: Values): Format {
  const kind = FORMATS.find((one) => one === format);
  if (!kind) throw new UsageError(`--format takes ${FORMATS.join(', ')}, not ${JSON.stringify(format)}`);
  if (kind === 'round-robin' || kind === 'knock-out') return { kind };
  return { kind, rounds: readWhole('rounds', rounds, 1, MOST_ROUNDS) };
}

const after = (event: Event, decision: Decision): Event => orFail(decide(event, decision));

const botOf = (bots: readonly string[], entrant: number): string => bots[entrant % bots.length];

function enter(event: Event, bots: readonly string[], count: number): Event {
  const entries = Array.from({ length: count }, (_, i): Decision => ({
    do: 'enter',
    entrant: `${botOf(bots, i)} ${i + 1}`,
  }));
  return after(entries.reduce(after, event), { do: 'close' });
}

async function hold(
  begun: Event,
  bots: readonly string[],
  hall: Hall,
  workers: number,
  terminal: Terminal,
): Promise<Event> {
  let event = begun;
  while (!isOver(event)) {
    event = after(event, { do: 'pair', tables: orFail(nextRound(event)).tables });
    const round = event.rounds.length - 1;
    const fixtures = fixturesOf(event, round, bots);
    const told = (done: number): void =>
      terminal.progress(bar(done, fixtures.length, `round ${round + 1}: ${done} matches`));
    for (const { fixture, outcome } of await playRound(hall, fixtures, workers, told))
      event = after(event, { do: 'result', round, table: fixture.table, outcome });
  }
  terminal.progress('');
  return event;
}

const fixturesOf = ({ rounds }: Event, round: number, bots: readonly string[]): Fixture[] =>
  rounds[round].tables.flatMap(({ players }, table) =>
    players.length < 2
      ? []
      : {
          round,
          table,
          scenario: rounds[round].scenario,
          bots: [botOf(bots, players[0]), botOf(bots, players[1])] as const,
        },
  );
