import type { ReactNode } from 'react';
import type { Props } from './Board.tsx';
import { readingOf } from './describe.ts';

/** What one looks at: width and penalties of an approach, who stands there, what is remembered of them. */
export function Info({ view, words, looking }: Props & { readonly looking: string }): ReactNode {
  const { title, lines } = readingOf(view, words, Number(looking));
  return (
    <div className="mar-info">
      <p className="mar-info-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
