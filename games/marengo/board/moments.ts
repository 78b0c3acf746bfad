import { must, type Seat } from '@bicorne/engine';
import { diceFrom } from '@bicorne/boardkit';
import { game } from '../index.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

export interface Moment {
  readonly state: State;
  /** Nobody where chance decides or the game is over. */
  readonly seat: Seat | null;
  readonly legal: readonly MarengoAction[];
  /** What led here. */
  readonly events: readonly MarengoEvent[];
}

/** A game of random play that likes to fight, moment by moment: for tests and for the gallery. */
export function* playout(seed: number, most: number): Generator<Moment> {
  const dice = diceFrom(seed);
  const state = must(game.setup(game.scenarios[0].scenario, { orderTogether: false }));
  let events: MarengoEvent[] = [];
  for (let n = 0; n < most; n++) {
    const turn = game.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0] : null;
    const legal = seat === null ? [] : game.legal(state, seat);
    yield { state, seat, legal, events };
    if (turn.kind === 'over') return;
    events = [];
    const say = (event: MarengoEvent): void => void events.push(event);
    if (seat !== null) game.act(state, seat, choose(legal, dice), say);
    else game.settle(state, pickFrom(state, dice), say);
  }
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

function pickFrom(state: State, dice: () => number): number {
  const chance = game.chance(state);
  return chance.kind === 'pick' ? chance.from[Math.floor(dice() * chance.from.length)] : 0;
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
