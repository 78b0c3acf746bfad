import {
  act,
  must,
  ok,
  readOutcome,
  refuse,
  resume,
  settle,
  stop,
  takeBack,
  turnOf,
  type Ending,
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
    case '=':
      return quietly(playResume(match, rest));
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

/** The match with a step that stands in its list but cannot be played under the rules of today. */
export function putUnplayed(match: Match, word: string): Match {
  const { steps, live } = match;
  if (word.startsWith('<')) {
    const count = Number(word.slice(1));
    return { ...match, steps: [...steps, { kind: 'undo', count }], live: live.slice(0, -count) };
  }
  const step = unplayedStep(match, word);
  const chances = match.chances + (step.kind === 'chance' ? 1 : 0);
  return { ...match, steps: [...steps, step], live: [...live, steps.length], chances };
}

function unplayedStep({ game }: Match, word: string): Step {
  if (word.startsWith('*')) return { kind: 'chance', outcome: -1, text: word.slice(1) };
  if (word.startsWith('!')) return { kind: 'stop', ending: readEnding(word.slice(1)) };
  if (word.startsWith('=')) {
    const { rules, state } = JSON.parse(word.slice(1));
    return { kind: 'resume', rules: String(rules), state };
  }
  const cut = word.indexOf(':');
  const text = word.slice(cut + 1);
  return { kind: 'act', seat: Number(word.slice(0, cut)), action: game.read(text) ?? { do: text }, text };
}
