import type { Strength } from '@bicorne/boardkit/workshop/contract.ts';
import type { ReactNode } from 'react';

/** Both sides by one number each, and as a bar that is shared between them. */
export function Sides({ strengths }: { readonly strengths: readonly Strength[] }): ReactNode {
  const sum = strengths.reduce((all, { total }) => all + total.count, 0);
  if (sum === 0) return null;
  return (
    <div className="library-sides">
      <p>
        {strengths.map(({ side, total }) => (
          <span key={side}>
            {side} <strong>{total.count}</strong>
          </span>
        ))}
        <span className="library-unit">{strengths[0]?.total.name}</span>
      </p>
      <div className="library-bar" aria-hidden="true">
        {strengths.map(({ side, total }) => (
          <span key={side} style={{ flexGrow: total.count / sum }} />
        ))}
      </div>
    </div>
  );
}
