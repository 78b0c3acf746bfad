import type { BoardModule, Sound } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../preferences.ts';

/** Fetched with the first sound. */
const play = async (sound: Sound, times = 1): Promise<void> =>
  (await import('./synth.ts')).play(sound, times);

/**
 * What happens is heard as it is shown, and a drum when it has become one's turn; if sounds are wanted. `mine` is null
 * while something else than this moment is shown: one's own steps, and looking back, do not make it one's turn anew.
 */
export function useSounds(board: BoardModule, events: readonly GameEvent[], mine: boolean | null): void {
  const wanted = usePreferences((preferences) => preferences.sounds);
  const before = useRef(events);
  const wasMine = useRef(false);
  useEffect(() => {
    const known = before.current;
    before.current = events;
    if (!wanted || document.hidden) return;
    // What is shown part by part is heard once.
    const fresh = events.filter((event, at) => event !== known[at]);
    const heard = fresh.map((event) => board.sound?.(event)).find((noise) => noise != null);
    if (heard) void play(heard.sound, heard.times);
  }, [wanted, board, events]);
  useEffect(() => {
    if (mine === null) return;
    const called = mine && !wasMine.current;
    wasMine.current = mine;
    if (wanted && called && !document.hidden) void play('drum');
  }, [wanted, mine]);
}
