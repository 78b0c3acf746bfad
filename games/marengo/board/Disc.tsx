import type { ReactNode } from 'react';
import { ARMY_CLASS } from './Block.tsx';

/** A morale disc about the origin. */
export const Disc = ({
  army,
  radius = 14,
  count,
  open = false,
}: {
  readonly army: number;
  readonly radius?: number;
  /** How many lie on one another. */
  readonly count?: number | undefined;
  /** Only its place. */
  readonly open?: boolean;
}): ReactNode => (
  <g className={`${ARMY_CLASS[army]}${open ? ' mar-disc-open' : ''}`} transform={`scale(${radius / 14})`}>
    {!open && <circle className="mar-shadow" cx="2" cy="3.4" r="14" />}
    <circle className="mar-disc" r="14" />
    <circle className="mar-disc-ring" r="10.4" />
    {count !== undefined && (
      <text className="mar-disc-count" y="6.6">
        {count}
      </text>
    )}
  </g>
);
