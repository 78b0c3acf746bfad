import '../../jitless.ts';
import { oddsFor, quickRng, type Game, type Odds, type OddsPart } from '@bicorne/engine';
import { loadGame, loadOdds } from '@bicorne/games';
import { risksOf } from './risks.ts';
import type { Answer, Question } from './wire.ts';

/** Looks ahead, away from the page's own thread: what an action may bring, and which actions cannot be taken back. */

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((said) => postMessage(said));
});

const NOTHING = { odds: null, risks: [], luck: null };

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  if (question.kind === 'luck') return { ...NOTHING, id, luck: await luckIn(question.record) };
  const [module, part] = await Promise.all([loadGame(question.game), loadOdds(question.game)]);
  if (!module) return { ...NOTHING, id };
  return question.kind === 'odds'
    ? { ...NOTHING, id, odds: chances(module.game, part, question) }
    : { ...NOTHING, id, risks: risks(module.game, part ?? null, question) };
}

/** Told at the end of a match: fetched then. */
const luckIn = async (record: string) => (await import('./luck.ts')).luckIn(record);

function chances(
  game: Game,
  part: OddsPart | undefined,
  { view, seat, action }: Extract<Question, { kind: 'odds' }>,
): Odds | null {
  if (!part?.worth(action, view)) return null;
  return oddsFor({ game, part, seat, action, rng: quickRng(JSON.stringify(action)) }, view);
}

function risks(
  game: Game,
  part: OddsPart | null,
  { view, seat, legal }: Extract<Question, { kind: 'risks' }>,
): boolean[] {
  return risksOf({ game, part, seat, legal }, view, game.sample(view, seat, quickRng('risks')));
}
