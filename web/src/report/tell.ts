import type { Words } from '@bicorne/boardkit';
import { settledSteps, sight, type Action, type Seat } from '@bicorne/engine';
import type { Mistake, Stroke } from '@bicorne/report';
import { saidOf } from '../table/findActions.ts';
import type { Rerun } from '../table/reel/rerun.ts';

/** Where the step with this number stands among the states of a rerun. */
export const placeOf = ({ match }: Rerun, at: number): number => at - settledSteps(match);

/** What was done and what would have been better, in the words of the game. */
export interface Told {
  /** What was asked. */
  readonly asked: string;
  readonly played: string;
  readonly better: string;
  /** What would have followed in the same hands. */
  readonly after: readonly string[];
}

/** What follows is told no further than this. */
const MOST_THEN = 3;

export function playedIn(run: Rerun, words: Words, { at, played, better, line }: Mistake, seat: Seat): Told {
  const { game } = run.match;
  const state = game.clone(run.states[placeOf(run, at)]);
  const say = (text: string): string => {
    const action = game.read(text);
    return action === null ? text : saidOf(words, action, game.view(state, seat));
  };
  const prompt = game.prompt(state, seat);
  const asked = prompt ? words.prompt(prompt, game.view(state, seat), false) : '';
  const [first, second] = [say(played), say(better)];
  const after: string[] = [];
  for (const [n, text] of line.slice(0, MOST_THEN + 1).entries()) {
    const action = game.legal(state, seat).find((legal) => game.write(legal) === text);
    // What was imagined need not have been so: there the telling ends.
    if (action === undefined) break;
    if (n > 0) after.push(say(text));
    game.act(state, seat, action);
    const turn = game.turn(state);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
  }
  return { asked, played: first, better: second, after };
}

/** The two actions that a mistake is about, as the board marks them. */
export function choicesOf(run: Rerun, { at, played, better }: Mistake, seat: Seat): readonly Action[] {
  const { legal } = sight(run.match.game, run.states[placeOf(run, at)], seat);
  return legal.filter((action) => [played, better].includes(run.match.game.write(action)));
}

/** Which way is shown on the board. */
export type Way = 'played' | 'better';

/** How it stands after what was played, or after the better line, as far as neither chance nor anybody else comes in. */
export function after(run: Rerun, { at, played, better, line }: Mistake, seat: Seat, way: Way): unknown {
  const { game } = run.match;
  const state = game.clone(run.states[placeOf(run, at)]);
  for (const text of way === 'played' ? [played] : [better, ...line.slice(1)]) {
    const turn = game.turn(state);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
    const action = game.legal(state, seat).find((legal) => game.write(legal) === text);
    if (action === undefined) break;
    game.act(state, seat, action);
  }
  return state;
}

const MOST_LINES = 2;

/** What came of a roll or a draw, as the log tells it when all is known. */
export function strokeIn(run: Rerun, words: Words, { at, outcome }: Stroke): string {
  const place = placeOf(run, at);
  const view = run.match.game.view(run.states[place], 0);
  const lines = run.events[place + 1].flatMap((event) => words.event(event, view) ?? []);
  return lines.slice(0, MOST_LINES).join(' ') || outcome;
}
