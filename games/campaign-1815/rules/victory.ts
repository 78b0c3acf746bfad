import type { Ending } from '@bicorne/engine';
import { ALLIED, ANGLO, END, FIRST, FRENCH, PRUSSIAN, ROUT_LIMIT } from './blocks.ts';
import { CITIES, LAST_DAY_TURN, TURNS } from './board.ts';
import type { Say } from './events.ts';
import { takeOff } from './field.ts';
import { openBlock } from './fog.ts';
import { armyIn, inPlay, type State } from './state.ts';

/** C11 */

const CITIES_TO_WIN = 2;

export function judge(s: State, say: Say): void {
  for (const army of [FRENCH, ANGLO, PRUSSIAN])
    if (!s.routed[army] && s.lost[army] >= ROUT_LIMIT[army]) routArmy(s, army, say);
  const ending = findEnding(s);
  if (ending) return finish(s, ending, say);
  s.turn++;
  s.phase = 'turn';
}

/** C11.3 */
function routArmy(s: State, army: number, say: Say): void {
  s.routed[army] = true;
  say?.({ type: 'army-routed', army });
  for (let block = FIRST[army]; block < END[army]; block++) {
    if (!inPlay(s, block)) continue;
    openBlock(s, block, say);
    takeOff(s, block);
  }
}

function findEnding(s: State): Ending | null {
  const [french, anglo, prussian] = s.routed;
  if (anglo && prussian) return french ? frenchWin(s, 'all-routed') : frenchWin(s, 'allies-routed'); // C11.4, C11.7
  if (french) return alliesWin(s, 'french-routed'); // C11.6
  if (LAST_DAY_TURN[s.turn] && citiesHeld(s) >= CITIES_TO_WIN) return frenchWin(s, 'cities'); // C11.5
  return s.turn === TURNS - 1 ? alliesWin(s, 'time') : null; // C11.8
}

const citiesHeld = (s: State): number => CITIES.filter(({ town }) => armyIn(s, FRENCH, town) > 0).length;

const frenchWin = (s: State, reason: string): Ending => ({ winners: [s.seatOf[FRENCH]], reason });

/** C12.8 */
const alliesWin = (s: State, reason: string): Ending => ({
  winners: [...new Set([s.seatOf[ANGLO], s.seatOf[PRUSSIAN]])],
  reason,
});

function finish(s: State, ending: Ending, say: Say): void {
  s.ending = ending;
  s.phase = 'over';
  say?.({ type: 'ended', ending, side: ending.winners.includes(s.seatOf[FRENCH]) ? FRENCH : ALLIED });
}
