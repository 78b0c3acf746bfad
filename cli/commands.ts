import type { Command } from './command.ts';

interface Entry {
  readonly about: string;
  readonly load: () => Promise<Command>;
}

/** Loaded when it is asked for, so that no command waits for another's imports. */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  games: {
    about: 'list games, scenarios, seats and options',
    load: async () => (await import('./games.ts')).games,
  },
  selfplay: {
    about: 'let bots play many games and count who wins',
    load: async () => (await import('./selfplay.ts')).selfplay,
  },
  arena: {
    about: 'let two bots play pairs of matches, and say which is stronger',
    load: async () => (await import('./arena.ts')).arena,
  },
  tournament: {
    about: 'hold a tournament of bots: pairings, crosstable, standings',
    load: async () => (await import('./tournament.ts')).tournament,
  },
  pairs: {
    about: 'say whether pairs of games are fair to the player who begins, with the same bot on both sides',
    load: async () => (await import('./pairs.ts')).pairs,
  },
  scenario: {
    about: 'check, draw and share battles that people make',
    load: async () => (await import('./scenario.ts')).scenario,
  },
  balance: {
    about: 'say how fair each scenario is, with the same bot on both sides',
    load: async () => (await import('./balance.ts')).balance,
  },
  handovers: {
    about:
      'count how often a match by days goes from hand to hand, with answers given beforehand and without',
    load: async () => (await import('./handovers.ts')).handovers,
  },
  examine: {
    about: 'look at every decision of a bot: legal, repeatable, honest, in its budget',
    load: async () => (await import('./examine.ts')).examine,
  },
  tune: {
    about: "learn the weights of a game's evaluation from matches",
    load: async () => (await import('./tune.ts')).tune,
  },
  learn: {
    about: 'make matches from which a net is trained',
    load: async () => (await import('./learn.ts')).learn,
  },
  habits: {
    about: 'learn which actions suggest themselves from what a search found',
    load: async () => (await import('./habits.ts')).habits,
  },
  show: {
    about: 'show one position of a record: board, events, legal actions',
    load: async () => (await import('./show.ts')).show,
  },
  replay: {
    about: 'play a record again, every step with its events',
    load: async () => (await import('./replay.ts')).replay,
  },
  verify: {
    about: 'check a record: every action legal, every roll and draw honest',
    load: async () => (await import('./verify.ts')).verify,
  },
  report: {
    about: 'say what decided a match: luck or skill, and where it was lost',
    load: async () => (await import('./report.ts')).report,
  },
  exercises: {
    about: 'find positions in which one answer is clearly best',
    load: async () => (await import('./exercises.ts')).exercises,
  },
  convert: {
    about: 'rewrite a record in its tidy form, or to JSON and back',
    load: async () => (await import('./convert.ts')).convert,
  },
  bench: {
    about: 'measure the games: playouts, actions, copies, views, sizes',
    load: async () => (await import('./bench.ts')).bench,
  },
  signature: {
    about: 'say whether the play of a game has changed',
    load: async () => (await import('./signature.ts')).signature,
  },
  fuzz: {
    about: 'look for faults in the rules by random play',
    load: async () => (await import('./fuzz.ts')).fuzz,
  },
  words: {
    about: 'write the texts of a language as one file for translators, or read it back',
    load: async () => (await import('./words.ts')).words,
  },
  referee: {
    about: 'play and judge for other programs, one JSON object a line',
    load: async () => (await import('./referee.ts')).referee,
  },
  serve: {
    about: 'serve the table in the browser',
    load: async () => (await import('./serve.ts')).serve,
  },
  operate: {
    about: 'look at, repair, rewind or close a match of a server',
    load: async () => (await import('./operate.ts')).operate,
  },
  backup: {
    about: 'copy the data of a server while it runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    about: 'bring a copy of the data into an empty PostgreSQL',
    load: async () => (await import('./restore.ts')).restore,
  },
  think: {
    about: 'think for the bots of servers on the same PostgreSQL',
    load: async () => (await import('./think.ts')).think,
  },
};
