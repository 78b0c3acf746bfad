import { diceFrom } from '@bicorne/boardkit';
import { momentsOf, type Moment as AnyMoment } from '@bicorne/boardkit/moments.ts';
import { must } from '@bicorne/engine';
import { game } from '../index.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

export type Moment = AnyMoment<State, MarengoAction, MarengoEvent>;

/** A game of random play that likes to fight, moment by moment: for tests and for the gallery. */
export function playout(seed: number, most: number): Generator<Moment> {
  const dice = diceFrom(seed);
  const state = must(game.setup(game.scenarios[0].scenario, { orderTogether: false }));
  const rng = { below: (n: number) => Math.floor(dice() * n) };
  return momentsOf(game, state, rng, most, (legal) => choose(legal, dice));
}

const FIGHTS: ReadonlySet<MarengoAction['do']> = new Set([
  'assault',
  'attack',
  'bombard',
  'complete',
  'cross',
  'lead',
  'counter',
  'fire',
  'advance',
]);
const COMES: ReadonlySet<MarengoAction['do']> = new Set([
  'enter',
  'pontoon',
  'organise',
  'march',
  'piece',
  'ride',
  'disc',
]);

function choose(legal: readonly MarengoAction[], dice: () => number): MarengoAction {
  const any = (list: readonly MarengoAction[]): MarengoAction => list[Math.floor(dice() * list.length)];
  const [fights, comes] = [FIGHTS, COMES].map((kinds) => legal.filter((action) => kinds.has(action.do)));
  if (fights.length > 0 && dice() < 0.75) return any(fights);
  return comes.length > 0 && dice() < 0.7 ? any(comes) : any(legal);
}

const MOST = 3000;

/** The first moment from this hour on at which this is asked, in the games of these seeds; else the last one seen. */
export function momentOf(ask: string, hour: number, seed: number): Moment | null {
  let last: Moment | null = null;
  for (let n = seed; n < seed + 6; n++)
    for (const moment of playout(n, MOST)) {
      last = moment;
      const asked = moment.seat === null ? '' : game.prompt(moment.state, moment.seat)?.ask;
      if (asked === ask && moment.state.hour >= hour) return moment;
    }
  return last;
}
