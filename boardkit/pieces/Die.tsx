import type { ReactNode } from 'react';
import { GUN } from './Block.tsx';
import type { Face } from './faces.ts';
import { SABERS } from './Marks.tsx';
import './pieces.css';

const SIGNS: Readonly<Record<Face, string>> = {
  infantry:
    'M-8.4 -6.6L-6.6 -8.4L0 -1.8L6.6 -8.4L8.4 -6.6L1.8 0L8.4 6.6L6.6 8.4L0 1.8L-6.6 8.4L-8.4 6.6L-1.8 0Z',
  cavalry: 'M-9 7.6L9 -7.6V7.6Z',
  artillery: GUN,
  flag: 'M-7 9.5V-9.5H-5.4V-8.6C-1 -11 3 -5.6 8 -8.2V1.6C3 4.2 -1 -1.2 -5.4 1.2V9.5Z',
  saber: SABERS,
};

interface Props {
  readonly face: Face;
  /** Whether it counts, does not, or is not read yet. */
  readonly tells?: 'hit' | 'flag' | 'nothing' | undefined;
  /** Its place in the throw: one settles after the other. */
  readonly index?: number;
  readonly size?: number;
}

/** A bone die about the origin. */
export const Die = ({ face, tells, index = 0, size = 1 }: Props): ReactNode => (
  <g transform={`scale(${size})`}>
    <g
      className={`bk-die bk-die-${face}${tells === undefined ? '' : ` bk-die-${tells}`}`}
      style={{ animationDelay: `${index * 45}ms` }}
    >
      <rect className="bk-block-shadow" x="-12" y="-11" width="29" height="31" rx="5" />
      <rect className="bk-die-side" x="-15" y="-15" width="30" height="33.5" rx="5" />
      <rect className="bk-die-top" x="-15" y="-15" width="30" height="30" rx="5" />
      <path className="bk-die-bevel" d="M-12.6 9V-9.5A3 3 0 0 1 -9.5 -12.6H9" />
      <path className="bk-die-sign" d={SIGNS[face]} />
    </g>
  </g>
);
