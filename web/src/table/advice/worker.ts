import { advise, LEVELS, loadRulebook, turnAhead } from '@bicorne/bots';
import { quickRng } from '@bicorne/engine';
import type { Answer, Question } from './wire.ts';

/** Thinks once, as long as a marshal would, and then on to the end of the turn; whoever asked ends it. */

const EFFORT = { ...LEVELS.marshal, trials: Infinity };
/** For each decision that follows. */
const QUICK = { ...LEVELS.officer, trials: Infinity };

const say = (answer: Answer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).catch((error: unknown) => {
    console.error(error);
    say({ kind: 'advice', advice: null });
  });
});

async function answer({ game, seat, sight }: Question): Promise<void> {
  const rulebook = await loadRulebook(game);
  const rng = quickRng('advice');
  const advice = rulebook ? advise(rulebook, sight, seat, rng, EFFORT) : null;
  say({ kind: 'advice', advice });
  if (!rulebook || !advice) return;
  for (const ahead of turnAhead(rulebook, sight, seat, advice.action, rng, QUICK))
    say({ kind: 'ahead', ahead });
}
