import { memo, type ReactNode } from 'react';
import type { MarengoWords } from './words/lexicon.ts';

const SIGNS = ['infantry', 'cavalry', 'artillery', 'bar', 'arrow'] as const;
const SIGN_PATHS: Readonly<Record<(typeof SIGNS)[number], { readonly look: string; readonly d: string }>> = {
  infantry: { look: 'mar-sign-line', d: 'M-8 -8L8 8M8 -8L-8 8' },
  cavalry: { look: 'mar-sign-fill', d: 'M-10 8L10 -8V8Z' },
  artillery: { look: 'mar-sign-fill', d: 'M-8 0L0 -8L8 0L0 8Z' },
  bar: { look: 'mar-sign-bar', d: 'M-10 0H10' },
  arrow: { look: 'mar-arrow', d: 'M-7 -9L6 0L-7 9' },
};

/** What the small signs in the approaches mean. */
export const Legend = memo(function Legend({ words }: { readonly words: MarengoWords }): ReactNode {
  return (
    <ul className="mar-legend">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <svg viewBox="-13 -13 26 26" width="16" height="16" aria-hidden="true">
            <path className={SIGN_PATHS[sign].look} d={SIGN_PATHS[sign].d} />
          </svg>
          {words.ui.legend[sign]}
        </li>
      ))}
    </ul>
  );
});
