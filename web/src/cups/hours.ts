import { usePreferences } from '../preferences.ts';

/** A day and its hour, in the reader's language and time. */
export const hourOf = (at: number): string =>
  new Intl.DateTimeFormat(usePreferences.getState().language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
