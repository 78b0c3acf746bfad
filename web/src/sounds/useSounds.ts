import type { BoardModule } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import { useEffect } from 'react';
import { usePreferences } from '../preferences.ts';
import { play } from './synth.ts';

/** What happens is heard as it is shown, and a drum when it is one's turn; if sounds are wanted. */
export function useSounds(board: BoardModule, events: readonly GameEvent[], mine: boolean): void {
  const wanted = usePreferences((preferences) => preferences.sounds);
  useEffect(() => {
    if (!wanted || document.hidden) return;
    const heard = events.map((event) => board.sound?.(event)).find((noise) => noise != null);
    if (heard) play(heard.sound, heard.times);
  }, [wanted, board, events]);
  useEffect(() => {
    if (wanted && mine && !document.hidden) play('drum');
  }, [wanted, mine]);
}
