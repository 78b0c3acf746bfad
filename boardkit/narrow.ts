import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side, or a tablet upright. Style sheets of the table and its boards ask the same. */
export const NARROW =
  '(max-width: 800px), (max-height: 520px), (max-width: 1100px) and (max-aspect-ratio: 1)';

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
