import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawOptions,
  must,
  openMatch,
  quickRng,
  type Game,
  type Match,
  type OptionValue,
} from '@bicorne/engine';
import { loadRulebook, type Bot, type Rulebook } from '@bicorne/bots';
import { findBot } from '../bots.ts';
import type { Kept } from '@bicorne/bots/play';
import { keptRecord, playGame } from './play.ts';
import { addEnding, addError, emptyTally, type Tally } from './tally.ts';

/** What is to be played: plain data, handed to every worker. */
export interface Plan {
  readonly game: string;
  /** Gone round in turn. */
  readonly scenarios: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Those that are not given are taken at random, anew for every game. */
  readonly anyOptions: boolean;
  /** One for each seat, or one for all. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  /** Folder for the records, or null. */
  readonly records: string | null;
}

/** The games number `worker`, `worker + workers`…: a game depends on the seed and its number, not on who plays it. */
export async function playShare(plan: Plan, worker: number, report: (done: number) => void): Promise<Tally> {
  const rulebook = await loadRulebook(plan.game);
  if (!rulebook) throw new Error(`there is no game ${plan.game}`);
  const starts = openScenarios(rulebook.game, plan);
  const bots = starts.map(({ seats }) => seats.map((_, seat) => findBot(plan.bots[seat % plan.bots.length])));
  const tally = emptyTally(
    Object.fromEntries(starts.map(({ seats }, which) => [plan.scenarios[which], seats])),
  );
  let told = performance.now();
  for (let number = worker; number < plan.games; number += plan.workers) {
    const which = number % starts.length;
    playNumber(plan, rulebook, number, openNumber(plan, number, starts[which]), bots[which], tally);
    if (performance.now() - told < 100) continue;
    told = performance.now();
    report(tally.games);
  }
  return tally;
}

const openScenarios = (game: Game, { scenarios, options }: Plan): Match[] =>
  scenarios.map((scenario) => must(openMatch(game, { scenario, options })));

/** With options at random; a scenario that does not go with them is played as it is. */
function openNumber({ options, anyOptions, seed }: Plan, number: number, start: Match): Match {
  if (!anyOptions) return start;
  const { game, header } = start;
  const drawn = drawOptions(game.options, quickRng(`${seed}/${number}/options`), options);
  const opened = openMatch(game, { scenario: header.scenario, options: drawn });
  return opened.ok ? opened.value : start;
}

function playNumber(
  plan: Plan,
  rulebook: Rulebook,
  number: number,
  start: Match,
  bots: readonly Bot[],
  tally: Tally,
): void {
  const { game, seats } = start;
  const scenario = String(start.header.scenario);
  const kept: Kept[] = [];
  const keep = plan.records === null ? undefined : (step: Kept) => void kept.push(step);
  let failure: string | null = null;
  try {
    const rng = quickRng(`${plan.seed}/${number}`);
    // options may bring more seats than the plan knew of
    const sitting = seats.map((_, seat) => bots[seat] ?? bots[0]);
    addEnding(tally, scenario, seats, playGame(rulebook, game.clone(start.state), sitting, rng, keep));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    addError(tally, { number, scenario, message: failure });
  }
  if (plan.records === null) return;
  writeFileSync(join(plan.records, recordName(plan, number, scenario)), keptRecord(start, kept, failure));
}

const recordName = ({ game, games }: Plan, number: number, scenario: string): string =>
  `${game}-${scenario}-${String(number).padStart(String(games - 1).length, '0')}.bicorne`;
