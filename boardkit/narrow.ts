import { useSyncExternalStore } from 'react';

/** Where the shell puts the board above everything else: a phone in portrait. */
const NARROW = '(max-width: 800px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the board is drawn so small that what stands on it has to be drawn larger. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
