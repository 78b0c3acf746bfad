import { GUN } from '@bicorne/boardkit/pieces/Block.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { BICORNE, Cockade } from '@bicorne/boardkit/pieces/Marks.tsx';
import '@bicorne/boardkit/pieces/pieces.css';
import { memo, type ReactNode } from 'react';
import { BLOCKS } from '../data/blocks.ts';
import { ARM, FIREPOWER, FULL } from '../rules/blocks.ts';
import './pieces.css';

/** Colour, edge and cockade of each army. */
const LIVERY = [LIVERIES.french, LIVERIES.british, LIVERIES.prussian] as const;
export const ARMY_CLASS = ['bk-french', 'bk-british', 'bk-prussian'] as const;

/** A block about the origin is so wide and high. */
export const SIZE = 52;
const HALF = SIZE / 2;
const DEPTH = 7;

interface Marks {
  readonly acted?: boolean | undefined;
  /** Has marched beyond its march. */
  readonly forced?: boolean | undefined;
  readonly disorder?: boolean | undefined;
  readonly square?: boolean | undefined;
  readonly holds?: boolean | undefined;
  readonly shaken?: boolean | undefined;
  /** In somebody else's square. */
  readonly sheltered?: boolean | undefined;
}

interface FaceProps extends Marks {
  readonly block: number;
  readonly steps: number;
  /** Destroyed just now. */
  readonly fallen?: boolean | undefined;
}

/** The owner's side of an upright block: its strength is on the top edge, and it is turned as it loses steps. */
export const Face = memo(function Face({ block, steps, fallen = false, ...marks }: FaceProps): ReactNode {
  const army = BLOCKS[block].army;
  const index = army === 'french' ? 0 : army === 'anglo' ? 1 : 2;
  return (
    <g
      className={fallen ? `${ARMY_CLASS[index]} cmp-fallen` : ARMY_CLASS[index]}
      transform={marks.disorder ? 'rotate(9)' : undefined}
    >
      <Wood />
      <rect className="cmp-label" x={-HALF + 4} y={-HALF + 4} width={SIZE - 8} height={SIZE - 8} rx="2" />
      <path className="cmp-edge" d={EDGES[index]} />
      <g className="cmp-pips" style={{ transform: `rotate(${-(FULL[block] - steps) * 90}deg)` }}>
        {Array.from({ length: FULL[block] }, (_, lost) => (
          <Pips key={lost} count={FULL[block] - lost} turn={lost * 90} now={FULL[block] - lost === steps} />
        ))}
      </g>
      <ArmSign block={block} />
      <MarksOn {...marks} />
      {fallen && <path className="cmp-fallen-cross" d="M-20 -20L20 20M20 -20L-20 20" />}
    </g>
  );
});

const Pips = ({
  count,
  turn,
  now,
}: {
  readonly count: number;
  readonly turn: number;
  readonly now: boolean;
}): ReactNode => (
  <g transform={`rotate(${turn})`} className={now ? 'cmp-pips-now' : 'cmp-pips-then'}>
    {Array.from({ length: count }, (_, i) => (
      <rect key={i} x={(i - (count - 1) / 2) * 7.4 - 2.6} y={-HALF + 5.4} width="5.2" height="5.2" rx="1" />
    ))}
  </g>
);

function ArmSign({ block }: { readonly block: number }): ReactNode {
  const { corps } = BLOCKS[block];
  const arm = ARM[block];
  return (
    <g>
      {arm === 'leader' ? (
        <g transform="translate(0 1) scale(1.3)">
          <path className="bk-hat" d={BICORNE} />
          <path className="cmp-stars" d={STARS} />
        </g>
      ) : (
        <g transform="translate(0 -2.4) scale(1.2)">
          {arm === 'infantry' && (
            <path className="cmp-sign" d="M-11 -7.5H11V7.5H-11ZM-11 -7.5L11 7.5M11 -7.5L-11 7.5" />
          )}
          {arm === 'cavalry' && (
            <>
              <path className="cmp-sign" d="M-11 -7.5H11V7.5H-11Z" />
              <path className="cmp-sign-fill" d="M-11 7.5L11 -7.5V7.5Z" />
            </>
          )}
          {(arm === 'foot' || arm === 'horse') && <path className="cmp-sign-fill" d={GUN} />}
          {arm === 'horse' && <path className="cmp-sign" d="M-12 8.2H12" />}
        </g>
      )}
      {arm !== 'leader' && (
        <text className="cmp-corps" y="18.4">
          {corps === 'Guard' ? 'G' : corps}·{FIREPOWER[block]}
        </text>
      )}
    </g>
  );
}

interface BackProps extends Marks {
  readonly army: number;
  readonly count?: number | undefined;
}

/** What everybody else sees: the army, and nothing of the block. */
export const Back = memo(function Back({ army, count, ...marks }: BackProps): ReactNode {
  return (
    <g className={ARMY_CLASS[army]} transform={marks.disorder ? 'rotate(9)' : undefined}>
      <Wood />
      <path className="cmp-weave" d={WEAVES[army]} />
      <path className="cmp-edge cmp-edge-back" d={EDGES[army]} />
      {count === undefined ? (
        <Cockade livery={LIVERY[army]} radius={17} />
      ) : (
        <text className="cmp-count" y="9">
          {count}
        </text>
      )}
      <MarksOn {...marks} />
    </g>
  );
});

const Wood = (): ReactNode => (
  <>
    <path
      className="bk-block-shadow"
      d={`M${-HALF + 3} ${HALF}L${HALF} ${-HALF + 3}L${HALF + 8} ${-HALF + 10}V${HALF + DEPTH + 4}H${-HALF + 9}Z`}
    />
    <rect className="bk-block-side" x={-HALF} y={-HALF} width={SIZE} height={SIZE + DEPTH} rx="3" />
    <rect className="bk-block-top" x={-HALF} y={-HALF} width={SIZE} height={SIZE} rx="3" />
    <path className="bk-block-bevel" d={`M${-HALF + 1.4} ${HALF - 2}V${-HALF + 1.4}H${HALF - 2}`} />
  </>
);

const MarksOn = ({ acted, forced, square, holds, shaken, sheltered }: Marks): ReactNode => (
  <>
    {acted && (
      <path
        className="cmp-notch"
        d={`M${-HALF - 1} ${-HALF + 20}V${-HALF + 36}L${-HALF + 9} ${-HALF + 28}Z`}
      />
    )}
    {forced && <path className="cmp-forced" d={FORCED_MARK} />}
    {square && (
      <rect className="cmp-square" x={-HALF - 5} y={-HALF - 5} width={SIZE + 10} height={SIZE + 10} />
    )}
    {sheltered && <path className="cmp-sheltered" d={bracket(-3, 14)} />}
    {holds && <path className="cmp-holds" transform={`translate(-5 ${-HALF})`} d="M0 2V-15L14 -10.5L0 -6" />}
    {shaken && <path className="cmp-shaken" d={`M${-HALF + 4} ${HALF - 4}L${HALF - 4} ${-HALF + 4}`} />}
  </>
);

/** A second notch below the first, both filled. */
const FORCED_MARK = [20, 40].map((y) => `M${-HALF - 1} ${-HALF + y}v16l10 -8Z`).join('');

/** A leader's three stars. */
const STARS = [-8, 0, 8]
  .map((x) => `M${x} 5.6l1 2.2 2.4.2-1.8 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4-1.8-1.6 2.4-.2Z`)
  .join('');

const frame = (inset: number): string => {
  const at = HALF - inset;
  return `M${-at} ${-at}H${at}V${at}H${-at}Z`;
};
const bracket = (inset: number, arm: number): string => {
  const at = HALF - inset;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x, y]) => `M${x * at} ${y * (at - arm)}V${y * at}H${x * (at - arm)}`)
    .join('');
};
/** A line, brackets at the corners, a double line: as told apart without colour. */
const EDGES = [frame(3.2), bracket(3.2, 13), frame(2.6) + frame(5.6)] as const;
const WEAVES = [
  'M-18 -18H18M-18 18H18',
  'M-20 -8L-8 -20M8 -20L20 -8M20 8L8 20M-8 20L-20 8',
  'M-19 0H-14M14 0H19M0 -19V-14M0 14V19',
] as const;
