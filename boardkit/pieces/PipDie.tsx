import type { ReactNode } from 'react';
import './pieces.css';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface Props {
  /** From one to six. */
  readonly value: number;
  /** Whether it counts, does not, or is not read yet. */
  readonly tells?: 'hit' | 'nothing' | undefined;
  /** Its place in the throw: one settles after the other. */
  readonly index?: number;
  readonly size?: number;
}

/** An ordinary die of bone about the origin. */
export const PipDie = ({ value, tells, index = 0, size = 1 }: Props): ReactNode => (
  <g transform={`scale(${size})`}>
    <g
      className={`bk-die${tells === undefined ? '' : ` bk-die-${tells}`}`}
      style={{ animationDelay: `${index * 45}ms` }}
    >
      <rect className="bk-block-shadow" x="-12" y="-11" width="29" height="31" rx="5" />
      <rect className="bk-die-side" x="-15" y="-15" width="30" height="33.5" rx="5" />
      <rect className="bk-die-top" x="-15" y="-15" width="30" height="30" rx="5" />
      <path className="bk-die-bevel" d="M-12.6 9V-9.5A3 3 0 0 1 -9.5 -12.6H9" />
      {SPOTS[value - 1]?.map(([x, y]) => (
        <circle key={`${x}${y}`} className="bk-die-pip" cx={x * 7.4} cy={y * 7.4} r="2.7" />
      ))}
    </g>
  </g>
);
