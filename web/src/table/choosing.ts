import { actionMark, type BoardModule } from '@bicorne/boardkit';
import type { Action, Seat, Sight } from '@bicorne/engine';
import { useMemo, useState } from 'react';
import { sightAfter, type Rules } from './ahead.ts';

type Gesture = readonly Action[];

/** What was only chosen, which nobody else hears of, and what lies before the player then. */
export interface Choosing {
  /** With what could be done without the choice, so that another piece can be pressed instead. */
  readonly sight: Sight;
  readonly chosen: Gesture;
  /** All of a gesture, which goes on from the choice or from a part of it; null if it cannot be. */
  whole(gesture: Gesture): Gesture | null;
  /** Whether that would only choose. */
  isChoice(gesture: Gesture): boolean;
  choose(gesture: Gesture): void;
  letGo(): void;
}

const NOTHING: Gesture = [];

export function useChoosing({ game }: Rules, board: BoardModule, seat: Seat, sight: Sight): Choosing {
  const [held, setHeld] = useState({ sight, chosen: NOTHING });
  const chosen = held.sight === sight ? held.chosen : NOTHING;
  const levels = useMemo(
    () => [sight, ...chosen.map((_, at) => sightAfter(game, sight.view, seat, chosen.slice(0, at + 1)))],
    [game, sight, seat, chosen],
  );
  const shown = useMemo(() => merged(levels, chosen, board), [levels, chosen, board]);
  return {
    sight: shown,
    chosen,
    whole: (gesture) => {
      const level = levels.findLastIndex(({ legal }) => has(legal, gesture[0]));
      return level < 0 ? null : [...chosen.slice(0, level), ...gesture];
    },
    isChoice: (gesture) =>
      gesture.every((action) => board.chooses?.(action) ?? false) && !isBare(gesture[gesture.length - 1]),
    choose: (gesture) => setHeld({ sight, chosen: gesture }),
    letGo: () => chosen.length > 0 && setHeld({ sight, chosen: NOTHING }),
  };
}

const has = (legal: Gesture, action: Action): boolean =>
  legal.some((one) => actionMark(one) === actionMark(action));

/** It names nothing on the board: “done”, “halt”. */
const isBare = (action: Action): boolean => Object.keys(action).length === 1;

/** What follows from the choice; and before it, what else could be chosen, or ended as long as nothing was. */
function merged(levels: readonly Sight[], chosen: Gesture, { chooses }: BoardModule): Sight {
  const own = levels[levels.length - 1];
  if (chosen.length === 0) return own;
  const legal = [...own.legal];
  for (let level = chosen.length - 1; level >= 0; level--) {
    const ends = chosen.slice(0, level).every(isBare);
    for (const action of levels[level].legal) {
      const instead = chooses?.(action) === true || (ends && isBare(action));
      if (instead && !has(legal, action) && !has(chosen, action)) legal.push(action);
    }
  }
  return { ...own, legal };
}
