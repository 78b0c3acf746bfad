import { oddsFor, quickRng, type Game, type Odds, type OddsPart } from '@bicorne/engine';
import { loadRules, loadOdds } from '@bicorne/games';
import { sightAfter } from '../ahead.ts';
import type { Answer, Question } from './wire.ts';

/** Looks ahead, away from the page's own thread: what a gesture may bring. */

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((said) => postMessage(said));
});

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  const [module, part] = await Promise.all([loadRules(question.game), loadOdds(question.game)]);
  return { id, odds: module ? chances(module.game, part, question) : null };
}

/** Of the last action, after those before it. */
function chances(game: Game, part: OddsPart | undefined, { view, seat, gesture }: Question): Odds | null {
  const [way, action] = [gesture.slice(0, -1), gesture[gesture.length - 1]];
  if (!part?.worth(action, sightAfter(game, view, seat, way).view)) return null;
  return oddsFor({ game, part, seat, way, action, rng: quickRng(JSON.stringify(action)) }, view);
}
