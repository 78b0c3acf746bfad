import { useEffect, useRef } from 'react';
import { usePreferences } from '../preferences.ts';

/** Not every device has a hand to feel it by. */
export const CAN_BUZZ = typeof navigator !== 'undefined' && 'vibrate' in navigator;

const PRESS = 12;
const CALL = [40, 70, 40];

const buzz = (pattern: number | number[]): void => {
  if (CAN_BUZZ && usePreferences.getState().haptics) navigator.vibrate(pattern);
};

/** A press that was taken is felt. */
export const buzzPress = (): void => buzz(PRESS);

/** It is felt that it has become one's turn; `mine` is null while something else than this moment is shown. */
export function useHaptics(mine: boolean | null): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine === null) return;
    if (mine && before.current === false) buzz(CALL);
    before.current = mine;
  }, [mine]);
}
