import { useCallback, useEffect, useRef } from 'react';

/** The same function for ever, which does what the newest one does: so hundreds of buttons need not be drawn again. */
export function useSteady<T>(newest: (given: T) => void): (given: T) => void {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((given: T) => latest.current(given), []);
}
