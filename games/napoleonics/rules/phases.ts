import type { Ending } from '@bicorne/engine';
import { attackRoll } from './attack.ts';
import { battle, battled, fighting, target } from './battle.ts';
import { advance, advanced, bonus, charging, press, won } from './bonus.ts';
import { support, supporting } from './combined.ts';
import { fieldOf } from './field.ts';
import { escape, fleeing, flight } from './flight.ts';
import { check, losses } from './losses.ts';
import { attacked, back, backing, react, reacted, reacting } from './melee.ts';
import { move, moving, ride, to } from './movement.ts';
import { leaveSquare, order, ordering, squares } from './orders.ts';
import { drive } from './phase.ts';
import { flags, ignore, retreat, retreated, retreating } from './retreat.ts';
import { formSquare } from './square.ts';
import { command, commandRoll, manner, place, restore, restoring, section, supply } from './tactics.ts';
import { opened } from './tiles.ts';
import { deal, draw, drawing, ending, keep, play } from './turn.ts';
import { bannersOf, opening } from './victory.ts';
import type { State } from './state.ts';
import { tells } from './view.ts';

/** Every moment of a turn, in its chapter's words. */
export const PHASE = {
  deal,
  opening,
  opened,
  play,
  command,
  section,
  manner,
  commandRoll,
  supply,
  place,
  restoring,
  restore,
  ordering,
  order,
  squares,
  leaveSquare,
  moving,
  move,
  to,
  ride,
  fighting,
  battle,
  target,
  supporting,
  support,
  reacting,
  react,
  formSquare,
  reacted,
  roll: attackRoll,
  losses,
  check,
  flags,
  ignore,
  retreating,
  retreat,
  retreated,
  fleeing,
  flight,
  escape,
  attacked,
  backing,
  back,
  won,
  advance,
  advanced,
  press,
  charging,
  bonus,
  battled,
  ending,
  drawing,
  draw,
  keep,
};

/** Won by banners, or because the enemy has left the field (N18.8). */
const endings = (reason: string): Ending[] => [0, 1].map((seat) => ({ winners: [seat], reason }));
const BY_BANNERS = endings('banners');
const BY_FIELD = endings('field');

function outcome(state: State): Ending | null {
  if (state.phase !== 'over') return null;
  const field = fieldOf(state);
  const byBanners = bannersOf(state, field, state.winner) >= field.goal;
  return (byBanners ? BY_BANNERS : BY_FIELD)[state.winner];
}

export const { turn, legal, act, chance, settle, prompt, goOn } = drive({
  phases: PHASE,
  ending: outcome,
  tells,
});
