import { useCallback, useEffect, useRef } from 'react';

/** The same function for ever, which does what the newest one does: so hundreds of buttons need not be drawn again. */
export function useSteady<Given extends readonly unknown[], T>(
  newest: (...given: Given) => T,
): (...given: Given) => T {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
