import type { ReactNode } from 'react';

/** Small signs, drawn rather than typed: no font has to have them. */
const PATHS = {
  book: 'M12 6C10 4.500 7 4 3.500 4.500V18.500C7 18 10 18.500 12 20C14 18.500 17 18 20.500 18.500V4.500C17 4 14 4.500 12 6zM12 6V20',
  close: 'M6 6l12 12M18 6 6 18',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  log: 'M9 6h11M9 12h11M9 18h11M4.500 6h.010M4.500 12h.010M4.500 18h.010',
  menu: 'M4 7h16M4 12h16M4 17h16',
  advice:
    'M12 3a6 6 0 0 0-3.500 10.900c.8.600 1 1.300 1 2.100v.500h5v-.500c0-.8.200-1.500 1-2.100A6 6 0 0 0 12 3zM10 19.500h4',
  talk: 'M4 5h16v11H11l-4.500 4V16H4z',
  turn: 'M5 9V5h9v4M10 10h9v9h-9zM3 12a8 8 0 0 0 4 6M7 18.500V14.500M7 18.500H3',
  undo: 'M8.500 5 4 9.500 8.500 14M4 9.500h10a5 5 0 0 1 0 10H9',
  redo: 'M15.500 5 20 9.500 15.500 14M20 9.500H10a5 5 0 0 0 0 10h5',
  reset: 'M4 5v14M12.500 5 8 9.500l4.500 4.500M8 9.500h6.500a5 5 0 0 1 0 10H10',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  flip: 'M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4',
  star: 'M12 3.500l2.600 5.500 6 .800-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.800z',
  share: 'M12 15V4M8 7.500l4-4 4 4M5 12v8h14v-8',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 7m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M8.500 17m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0',
  turnBack: 'M19 5l-7 7 7 7zM11 5l-7 7 7 7z',
  turnOn: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15 5l-7 7 7 7',
  play: 'M8 5l10 7-10 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M5 5l9 7-9 7z',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
