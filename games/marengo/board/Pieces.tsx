import type { Point } from '@bicorne/boardkit';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { isBox, LOCALITY } from '../rules/map.ts';
import { ARMY_CLASS, ArmSign, Block } from './Block.tsx';
import { Disc } from './Disc.tsx';
import { liesOf, middleOf, pilesOf, type Lie } from './layout.ts';
import { strengthOf, type Arrival, type Bar, type Line, type Model } from './model.ts';
import { BLOCK } from './room.ts';
import type { Sheet } from './sheet.ts';
import type { Chosen } from './spots.ts';

interface Props {
  readonly sheet: Sheet;
  readonly model: Model;
  /** Positions that may act now, and the pieces that were chosen. */
  readonly live: ReadonlySet<number>;
  readonly chosen: Chosen | null;
}

/** All blocks and discs on the map. Nothing tells two hidden blocks of a line apart, not even their keys. */
export const Pieces = memo(function Pieces({ sheet, model, live, chosen }: Props): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...model.lines.values()].map((line) => (
        <LineOfBlocks
          key={line.position}
          sheet={sheet}
          line={line}
          tilted={model.disorder.has(LOCALITY[line.position])}
          arrival={model.arrivals.get(line.position)}
          state={chosen?.at === line.position ? 'chosen' : live.has(line.position) ? 'may' : 'quiet'}
          up={chosen?.at === line.position ? raised(line, chosen) : NOBODY}
        />
      ))}
      {model.discs.map(({ locality, army, count }) => (
        <DiscPile
          key={`${locality} ${army}`}
          {...sheet.areas[locality].room.discs}
          army={army}
          count={count}
        />
      ))}
    </g>
  );
});

const NOBODY: ReadonlySet<number> = new Set();

/** Which blocks of a chosen line are meant: those that were named, of a pile its top, or all that may act. */
function raised({ position, bars }: Line, { faces }: Chosen): ReadonlySet<number> {
  const left = [...faces];
  const meant = new Set<number>();
  const order = [...bars.keys()];
  for (const i of isBox(position) ? order.toReversed() : order) {
    const { face, acted, open } = bars[i];
    if (face === null || acted || open) continue;
    const at = left.indexOf(face);
    if (faces.length > 0 && at < 0) continue;
    left.splice(at, 1);
    meant.add(i);
  }
  return meant;
}

const LineOfBlocks = ({
  sheet,
  line,
  tilted,
  arrival,
  state,
  up,
}: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly tilted: boolean;
  readonly arrival: Arrival | undefined;
  readonly state: 'chosen' | 'may' | 'quiet';
  readonly up: ReadonlySet<number>;
}): ReactNode => {
  const lies = liesOf(sheet, line);
  return (
    <g className={`mar-line mar-line-${state}`}>
      {lies.map((lie, i) => (
        <BlockAt
          key={`${lie.x} ${lie.y}`}
          army={line.army}
          bar={line.bars[i]}
          lie={lie}
          up={up.has(i)}
          tilt={!tilted ? 0 : i % 2 === 0 ? -6 : 5}
          from={arrival && i >= lies.length - arrival.count ? middleOf(sheet, arrival.from) : null}
        />
      ))}
      {isBox(line.position) && <Counts piles={pilesOf(line.bars)} lies={lies} army={line.army} />}
      {line.note.length > 0 && <Tag army={line.army} note={line.note} at={lies[0]} />}
      {line.shared.length > 0 && <Tag army={line.army} note={line.shared} at={lies[0]} shared />}
    </g>
  );
};

/** How many lie on each pile of a waiting box. */
const Counts = ({
  piles,
  lies,
  army,
}: {
  readonly piles: readonly number[];
  readonly lies: readonly Lie[];
  readonly army: number;
}): ReactNode =>
  piles.map((count, pile) => {
    if (count < 2) return null;
    const { x, y } = lies[piles.slice(0, pile + 1).reduce((sum, one) => sum + one, -1)];
    return (
      <g
        key={y}
        className={`mar-count ${ARMY_CLASS[army]}`}
        transform={`translate(${(x + BLOCK.length / 2 - 2).toFixed(1)} ${(y + 4).toFixed(1)})`}
      >
        <circle r="17" />
        <text y="8">{count}</text>
      </g>
    );
  });

/** Around a block. */
export const OUTLINE = `M${-BLOCK.length / 2 - 3} ${-BLOCK.thick / 2 - 3}h${BLOCK.length + 6}v${BLOCK.thick + 6}h${-BLOCK.length - 6}Z`;

interface BlockProps {
  readonly army: number;
  readonly bar: Bar;
  readonly lie: Lie;
  /** Chosen for what comes next. */
  readonly up: boolean;
  readonly tilt: number;
  /** Where it comes from, if it came just now. */
  readonly from: Point | null;
}

const BlockAt = ({ army, bar, lie, up, tilt, from }: BlockProps): ReactNode => {
  const turn = `rotate(${(lie.turn + tilt).toFixed(1)})`;
  const classes = [
    'mar-block',
    up || bar.lifted || bar.role !== 'none' ? 'lifted' : '',
    bar.action !== null ? 'live' : '',
  ];
  return (
    <g className={classes.join(' ')} transform={`translate(${lie.x.toFixed(1)} ${lie.y.toFixed(1)})`}>
      <g className={from ? 'mar-arrives' : undefined} style={from ? offset(from, lie) : undefined}>
        <g transform={`translate(2.5 4.5) ${turn}`}>
          <rect
            className="mar-shadow mar-size"
            x={-BLOCK.length / 2}
            y={-BLOCK.thick / 2}
            width={BLOCK.length}
            height={BLOCK.thick}
            rx="2.5"
          />
        </g>
        <g className="mar-lift">
          <g transform={turn}>
            <g className="mar-size">
              <path className="mar-glow" d={OUTLINE} />
              <Block
                army={army}
                face={bar.face ?? bar.known}
                pencil={bar.face === null && bar.known !== null}
                acted={bar.acted}
              />
              {bar.open && <path className="mar-open" d={OUTLINE} />}
            </g>
          </g>
        </g>
      </g>
    </g>
  );
};

/** The way it came, for the style sheet. */
const offset = (from: Point, to: Point): CSSProperties =>
  Object.fromEntries([
    ['--from-x', `${(from.x - to.x).toFixed(0)}px`],
    ['--from-y', `${(from.y - to.y).toFixed(0)}px`],
  ]);

/** The room of one face in a note: its sign and its strength. */
const NOTE = 38;

/**
 * A pencilled note beside a line: among these blocks are at least such ones. A shared note, with a broken edge, speaks
 * of a few blocks elsewhere too; pointing at the line shows which.
 */
const Tag = ({ at, ...note }: NoteProps & { readonly at: Lie }): ReactNode => (
  <g
    transform={`translate(${(at.x + (note.shared === true ? -30 : 30)).toFixed(1)} ${(at.y - 26).toFixed(1)})`}
  >
    <Note {...note} />
  </g>
);

interface NoteProps {
  readonly army: number;
  readonly note: readonly number[];
  readonly shared?: boolean;
}

export const Note = ({ army, note, shared = false }: NoteProps): ReactNode => {
  const width = 8 + note.length * NOTE;
  return (
    <g className={`mar-tag ${shared ? 'mar-tag-shared ' : ''}${ARMY_CLASS[army]}`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="4" />
      {note.map((face, i) => {
        const x = (i - (note.length - 1) / 2) * NOTE;
        return (
          <g key={x} transform={`translate(${x} 0)`}>
            <g transform="translate(-7 0) scale(.92)">
              <ArmSign face={face} />
            </g>
            <text x="10" y="6">
              {strengthOf(face)}
            </text>
          </g>
        );
      })}
    </g>
  );
};

const SPREAD = 3;

const DiscPile = ({
  x,
  y,
  army,
  count,
}: {
  readonly x: number;
  readonly y: number;
  readonly army: number;
  readonly count: number;
}): ReactNode => (
  <g transform={`translate(${x} ${y + (army === 0 ? -8 : 8)})`}>
    {count > SPREAD ? (
      <Disc army={army} count={count} radius={17} />
    ) : (
      Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${(i - (count - 1) / 2) * 21} 0)`}>
          <Disc army={army} />
        </g>
      ))
    )}
  </g>
);
