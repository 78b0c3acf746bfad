import { turnOf } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';
import { momentBefore } from '../../workshop/moment.ts';
import { rerun, sightAt, storyOf, verdictOf, type Rerun } from './rerun.ts';
import type { Answers, Played, Question } from './wire.ts';

/** Plays a finished match again, away from the page's own thread, and tells what of it is to be seen. */

let run: Rerun | null = null;

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  // What cannot be answered is heard by the page as an error of its worker.
  void answer(data).then((said) => ports[0].postMessage(said), reportError);
});

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'open') {
    run = await rerun(question.record);
    return run && playedIn(run);
  }
  if (!run) throw new Error('no record is open');
  switch (question.kind) {
    case 'story':
      return storyOf(run, question.viewer);
    case 'sight':
      return sightAt(run, question.n, question.viewer);
    case 'verdict':
      return verdictOf(run);
    case 'luck':
      return (await import('./luck.ts')).luckIn(run.match);
    case 'battle':
      return momentBefore(await loadBench(run.match.game.id), run.states, question.upTo);
  }
}

const playedIn = ({ match, states }: Rerun): Played => ({
  game: match.game.id,
  header: headOf(match),
  seats: match.seats,
  last: states.length - 1,
  ended: turnOf(match).kind === 'over',
});

const headOf = ({ header: { scenario, players, bids } }: Rerun['match']): Played['header'] => ({
  scenario,
  players,
  ...(bids ? { bids } : {}),
});
