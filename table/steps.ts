import {
  act,
  goesOn,
  must,
  ok,
  readOutcome,
  refuse,
  resume,
  Run,
  settle,
  stop,
  turnOf,
  type Ending,
  type Match,
  type Played,
  type Result,
  type Step,
} from '@bicorne/engine';

/** A stored step is one short word, near to what the record writes: `0:block2`, `*116`, `<2`, `!1=resigned`. One of
 * a gesture that goes on with the next has a plus before it: `+0:block2`. */
export function writeStep(step: Step): string {
  switch (step.kind) {
    case 'act':
      return `${step.more ? '+' : ''}${step.seat}:${step.text}`;
    case 'chance':
      return `*${step.text}`;
    case 'undo':
      return `<${step.count}`;
    case 'stop':
      return `!${step.ending.winners.join('+')}=${step.ending.reason}`;
    case 'resume':
      return `=${JSON.stringify({ rules: step.rules, state: step.state })}`;
  }
}

/** One of a match's steps, with how many there are up to it; to their list its match does not hold. */
export interface Numbered extends Played {
  readonly step: Step;
  readonly steps: number;
}

export const numbered = (played: Played | Numbered): Numbered => {
  if ('steps' in played) return played;
  const { steps } = played.match;
  return { ...played, step: steps.get(steps.length - 1), steps: steps.length };
};

/** Stored steps, played one by one from where a match stands: none costs more the more there were before it. */
export class Playing implements Iterable<Numbered> {
  readonly #run: Run;
  readonly #words: readonly string[];
  readonly #unplayed: number;

  constructor(start: Match, words: readonly string[], unplayed: number) {
    this.#run = new Run(start);
    this.#words = words;
    this.#unplayed = unplayed;
  }

  *[Symbol.iterator](): Generator<Numbered> {
    const run = this.#run;
    for (const [at, word] of this.#words.entries()) {
      const events = at < this.#unplayed ? putUnplayed(run, word) : playStep(run, word);
      yield { match: run.last, events: must(events), step: run.lastStep, steps: run.count };
    }
  }

  /** The match after those that were played. */
  get whole(): Match {
    return this.#run.whole;
  }

  /** The match after all of them. */
  toEnd(): Match {
    for (const _ of this);
    return this.whole;
  }
}

/** The first `unplayed` of them stand in the list, but cannot be played under the rules of today. */
export const playAll = (start: Match, words: readonly string[], unplayed = 0): Playing =>
  new Playing(start, words, unplayed);

type Events = Played['events'];
const NOTHING: Events = [];

function playStep(run: Run, word: string): Result<Events> {
  if (word.startsWith('<')) return eventless(run.takeBack(Number(word.slice(1))));
  const played = playOn(run.last, word);
  if (!played.ok) return played;
  run.take(played.value.match);
  return ok(played.value.events);
}

function playOn(match: Match, word: string): Result<Played> {
  const rest = word.slice(1);
  switch (word[0]) {
    case '*':
      return playChance(match, rest);
    case '!':
      return quietly(playStop(match, rest));
    case '=':
      return quietly(playResume(match, rest));
    case '+':
      return playAct(match, rest, true);
    default:
      return playAct(match, word);
  }
}

const eventless = (result: Result<unknown>): Result<Events> => (result.ok ? ok(NOTHING) : result);

export const quietly = (result: Result<Match>): Result<Played> =>
  result.ok ? ok({ match: result.value, events: [] }) : result;

function playAct(match: Match, word: string, more = false): Result<Played> {
  const cut = word.indexOf(':');
  if (cut < 1) return refuse('malformed', `${JSON.stringify(word.slice(0, 40))} is not a stored step`);
  return act(match, Number(word.slice(0, cut)), word.slice(cut + 1), more);
}

function playChance(match: Match, text: string): Result<Played> {
  if (turnOf(match).kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const outcome = readOutcome(match.game.chance(match.state), text);
  return outcome.ok ? settle(match, outcome.value) : outcome;
}

const playStop = (match: Match, text: string): Result<Match> => stop(match, readEnding(text));

function readEnding(text: string): Ending {
  const [winners, reason = ''] = text.split('=', 2);
  return { winners: winners === '' ? [] : winners.split('+').map(Number), reason };
}

function playResume(match: Match, text: string): Result<Match> {
  const { rules, state } = JSON.parse(text);
  return rules === match.game.rules
    ? ok(resume(match, match.game, state))
    : refuse('unknown', `goes on under rules ${String(rules)}; these are rules ${match.game.rules}`);
}

/** A step that stands in the list but cannot be played under the rules of today. */
function putUnplayed(run: Run, word: string): Result<Events> {
  // Also what went on under other rules may have been taken back when it went on under others again.
  if (word.startsWith('<')) return eventless(run.cut(Number(word.slice(1)), 0));
  run.put(unplayedStep(run.last, word));
  return ok(NOTHING);
}

/** The match with all of these in its list, none of them played. */
export const unplayed = (start: Match, words: readonly string[]): Match =>
  playAll(start, words, words.length).toEnd();

function unplayedStep({ game }: Match, word: string): Step {
  if (word.startsWith('*')) return { kind: 'chance', outcome: -1, text: word.slice(1) };
  if (word.startsWith('!')) return { kind: 'stop', ending: readEnding(word.slice(1)) };
  if (word.startsWith('=')) {
    const { rules, state } = JSON.parse(word.slice(1));
    return { kind: 'resume', rules: String(rules), state };
  }
  const more = word.startsWith('+');
  const [seat, ...rest] = word.slice(more ? 1 : 0).split(':');
  const text = rest.join(':');
  const step = { kind: 'act', seat: Number(seat), action: game.read(text) ?? { do: text }, text } as const;
  return more ? { ...step, more } : step;
}

/** Of these stored steps so many, or fewer, that no gesture is cut in two. */
export function wholeGestures(words: readonly string[], count: number): number {
  let whole = count;
  while (words[whole - 1]?.startsWith('+')) whole--;
  return whole;
}

/** Cut where chance has answered all it was asked, and a gesture is whole. */
export function* untilSettled<T extends Played>(played: Iterable<T>): Generator<readonly T[]> {
  let part: T[] = [];
  for (const one of played) {
    part.push(one);
    if (turnOf(one.match).kind === 'chance' || goesOn(numbered(one).step)) continue;
    yield part;
    part = [];
  }
}
