import {
  act,
  must,
  ok,
  readOutcome,
  refuse,
  settle,
  stop,
  takeBack,
  turnOf,
  type Match,
  type Played,
  type Result,
  type Step,
} from '@bicorne/engine';

/** A stored step is one short word, near to what the record writes: `0:block2`, `*116`, `<2`, `!1=resigned`. */
export function writeStep(step: Step): string {
  switch (step.kind) {
    case 'act':
      return `${step.seat}:${step.text}`;
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

function playStep(match: Match, word: string): Result<Played> {
  const rest = word.slice(1);
  switch (word[0]) {
    case '*':
      return playChance(match, rest);
    case '<':
      return quietly(takeBack(match, Number(rest)));
    case '!':
      return quietly(playStop(match, rest));
    default:
      return playAct(match, word);
  }
}

/** One by one: a match of a thousand steps is too much to hold a thousand times. */
export function* playAll(start: Match, words: Iterable<string>): Generator<Played> {
  let match = start;
  for (const word of words) {
    const played = must(playStep(match, word));
    match = played.match;
    yield played;
  }
}

export const quietly = (result: Result<Match>): Result<Played> =>
  result.ok ? ok({ match: result.value, events: [] }) : result;

function playAct(match: Match, word: string): Result<Played> {
  const cut = word.indexOf(':');
  if (cut < 1) return refuse('malformed', `${JSON.stringify(word.slice(0, 40))} is not a stored step`);
  return act(match, Number(word.slice(0, cut)), word.slice(cut + 1));
}

function playChance(match: Match, text: string): Result<Played> {
  if (turnOf(match).kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const outcome = readOutcome(match.game.chance(match.state), text);
  return outcome.ok ? settle(match, outcome.value) : outcome;
}

function playStop(match: Match, text: string): Result<Match> {
  const [winners, reason = ''] = text.split('=', 2);
  return stop(match, { winners: winners === '' ? [] : winners.split('+').map(Number), reason });
}
