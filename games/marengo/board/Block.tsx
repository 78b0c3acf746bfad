import { GUN } from '@bicorne/boardkit/pieces/Block.tsx';
import '@bicorne/boardkit/pieces/pieces.css';
import { memo, type ReactNode } from 'react';
import { signOf, strengthOf } from './model.ts';
import { BLOCK } from './room.ts';
import './pieces.css';

export const ARMY_CLASS = ['mar-austrian', 'mar-french'] as const;

interface Props {
  readonly army: number;
  /** What is written on it; null for a block that lies face down. */
  readonly face: number | null;
  /** Remembered, not shown. */
  readonly pencil?: boolean;
  readonly acted?: boolean;
}

const [HALF, UP] = [BLOCK.length / 2, BLOCK.thick / 2];
const PITCH = 27;
/** Signs are as large as the block has room for. */
const SIGN = 1.22;

/** A long thin block about the origin, as armies are drawn on battle plans. */
export const Block = memo(function Block({ army, face, pencil = false, acted = false }: Props): ReactNode {
  return (
    <g className={ARMY_CLASS[army]}>
      <rect className="mar-body" x={-HALF} y={-UP} width={BLOCK.length} height={BLOCK.thick} rx="2.5" />
      <path className="mar-bevel" d={`M${-HALF + 1.6} ${UP - 2}V${-UP + 1.6}H${HALF - 2}`} />
      <path className="mar-trim" d={army === 0 ? AUSTRIAN_EDGE : FRENCH_EDGE} />
      {face !== null && <Face face={face} pencil={pencil} />}
      {acted && <path className="mar-notch" d={`M-8 ${-UP - 1}H8L0 ${-UP + 9}Z`} />}
    </g>
  );
});

/** Two bars at either end; a line all around. */
const AUSTRIAN_EDGE = [-HALF + 4.5, -HALF + 9, HALF - 9, HALF - 4.5]
  .map((x) => `M${x} ${-UP + 3}V${UP - 3}`)
  .join('');
const FRENCH_EDGE = `M${-HALF + 3.5} ${-UP + 3.5}H${HALF - 3.5}V${UP - 3.5}H${-HALF + 3.5}Z`;

/** As many signs as it is strong. */
const Face = ({ face, pencil }: { readonly face: number; readonly pencil: boolean }): ReactNode => {
  const strength = strengthOf(face);
  return (
    <g className={pencil ? 'mar-face mar-pencil' : 'mar-face'}>
      {Array.from({ length: strength }, (_, i) => (
        <g key={i} transform={`translate(${(i - (strength - 1) / 2) * PITCH} 0) scale(${SIGN})`}>
          <ArmSign face={face} />
        </g>
      ))}
    </g>
  );
};

export const ArmSign = ({ face }: { readonly face: number }): ReactNode => {
  const sign = signOf(face);
  if (sign === 'infantry')
    return (
      <>
        <rect className="mar-sign-box" x="-9.5" y="-6.5" width="19" height="13" />
        <path className="mar-sign-ink" d="M-9.5 -6.5L9.5 6.5M9.5 -6.5L-9.5 6.5" />
      </>
    );
  if (sign === 'cavalry')
    return (
      <>
        <rect className="mar-sign-box" x="-9.5" y="-6.5" width="19" height="13" />
        <path className="mar-sign-solid" d="M-9.5 6.5L9.5 -6.5V6.5Z" />
      </>
    );
  return <path className="mar-sign-gun" transform="scale(1.05)" d={GUN} />;
};
