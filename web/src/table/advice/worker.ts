import '../../jitless.ts';
import { advise, LEVELS, loadRulebook, type Advice } from '@bicorne/bots';
import { quickRng } from '@bicorne/engine';
import type { Question } from './wire.ts';

/** Thinks once, as long as a marshal would; whoever asked ends it. */

const EFFORT = { ...LEVELS.marshal, trials: Infinity };

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (advice) => postMessage(advice),
    (error: unknown) => {
      console.error(error);
      postMessage(null);
    },
  );
});

async function answer({ game, seat, sight }: Question): Promise<Advice | null> {
  const rulebook = await loadRulebook(game);
  return rulebook ? advise(rulebook, sight, seat, quickRng('advice'), EFFORT) : null;
}
