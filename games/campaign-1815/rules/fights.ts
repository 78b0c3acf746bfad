import { FIGHT, type Doing } from './actions.ts';
import { ALLIED, ANGLO, FRENCH, PRUSSIAN } from './blocks.ts';
import type { Say } from './events.ts';
import { LAID } from './layout.ts';
import { activeSide, armyIn, sideIn, type Fight, type State } from './state.ts';

/** C2.2, C2.5, C6.1–C6.5: which fight comes next. */

const BATTLE_BLOCKS = 3;

/** After all marches: what the towns that both sides occupy will see. */
export function meet(s: State, say: Say): void {
  s.fights = s.fights.filter(({ town }) => sideIn(s, FRENCH, town) > 0 && sideIn(s, ALLIED, town) > 0);
  for (const f of s.fights) {
    classify(s, f);
    say?.({ type: 'clash', town: f.town, battle: f.battle });
  }
}

/** C6.1, C6.2 */
export function classify(s: State, f: Fight): void {
  f.battle = sideIn(s, FRENCH, f.town) >= BATTLE_BLOCKS && sideIn(s, ALLIED, f.town) >= BATTLE_BLOCKS;
}

/** The fights among which the attacker may choose now. */
function candidates(s: State): Fight[] {
  const skirmishes = s.fights.filter((f) => !f.battle);
  if (skirmishes.length > 0) return skirmishes;
  const unlaid = s.fights.filter((f) => f.stage < LAID);
  if (unlaid.length > 0) return unlaid;
  return s.fights.filter((f) => !f.fought);
}

export function nextFight(s: State): void {
  if (s.fights.length === 0) {
    s.phase = 'end-turn'; // C2.6
    return;
  }
  if (s.fights.every((f) => f.fought)) for (const f of s.fights) f.fought = false; // C2.5
  const open = candidates(s);
  if (open.length === 1) return beginFight(s, open[0].town);
  s.phase = 'order';
  s.relay = -1;
  s.actor = s.seatOf[orderingArmy(s, open)];
}

/** C6.4, C12.6 */
function orderingArmy(s: State, open: readonly Fight[]): number {
  if (activeSide(s) === FRENCH) return FRENCH;
  const count = (army: number): number => open.reduce((sum, { town }) => sum + armyIn(s, army, town), 0);
  return count(ANGLO) > count(PRUSSIAN) ? ANGLO : PRUSSIAN;
}

export const listFights = (s: State): readonly Doing<'fight'>[] =>
  candidates(s).map(({ town }) => FIGHT(town));

export function beginFight(s: State, town: number): void {
  s.field = town;
  const f = s.fights.find((fight) => fight.town === town);
  if (!f?.battle) s.phase = 'choose';
  else if (f.stage < LAID) s.phase = 'layout';
  else {
    f.part = 0;
    f.round++;
    s.phase = 'part';
  }
}
