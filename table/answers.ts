import type { Game, Sight } from '@bicorne/engine';
import type { ClockSetting, StandingAnswer, StandingAnswers } from './protocol.ts';

/** The answer of a seat that has said nothing: whoever plays live is there to be asked, others are waited for. */
export const firstAnswer = (clock: ClockSetting | undefined, sharesDevice: boolean): StandingAnswer =>
  clock?.kind === 'live' && !sharesDevice ? 'ask' : 'no';

/** The seat's answer to each of the game's questions. */
export const answersOf = (
  { standing = [] }: Pick<Game, 'standing'>,
  given: StandingAnswers,
  first: StandingAnswer,
): StandingAnswers => Object.fromEntries(standing.map((question) => [question, given[question] ?? first]));

/** In milliseconds: within this every bot knows its mind. */
const PONDERING = 800;

/** What a bot answers who sees this, when its time has come; `wait` takes so many milliseconds at least. */
export async function inTime(
  thinking: Promise<string>,
  { prompt }: Sight,
  wait: (least: number) => Promise<unknown>,
): Promise<string> {
  if (prompt?.standing) return ponder(thinking, prompt.standing.no, wait(PONDERING));
  const [action] = await Promise.all([thinking, wait(0)]);
  return action;
}

/**
 * What a bot has thought of by a time that was set beforehand, else "no". To a question that would tell by being
 * asked it says neither the one nor the other sooner or later for what it holds.
 */
export async function ponder(thinking: Promise<string>, no: string, time: Promise<unknown>): Promise<string> {
  let answer = no;
  thinking.then(
    (found) => (answer = found),
    () => undefined,
  );
  await time;
  return answer;
}
