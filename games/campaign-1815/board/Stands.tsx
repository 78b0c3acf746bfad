import type { Point } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { DISORDER, FORCED, MARCHED } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';
import { ARMY_CLASS, Back, Face, SIZE } from './Block.tsx';
import type { Stand } from './model.ts';
import type { Sheet } from './sheet.ts';

interface Piece {
  readonly army: number;
  readonly block: number | null;
  readonly status: number;
}

const piecesOf = (view: CampaignView, stand: Stand): Piece[] => [
  ...stand.backs.flatMap(({ status, count }) =>
    Array.from({ length: count }, () => ({ army: stand.army, block: null, status })),
  ),
  ...stand.faces.map((block) => ({ army: stand.army, block, status: view.flags[block] })),
];

const ROW = 6;
/** How far apart the middles of two armies are that stand in one town. */
const PAIR = 84;
/** How far apart the first and the last block of a rank may be, of an army alone and of one of two. */
const ROOM = { alone: 72, tight: 22 };

/** A group stands in one or two ranks above its town; two armies stand side by side. */
export function TownStands({
  at,
  stands,
  view,
  live,
  chosen,
}: {
  readonly at: Point;
  readonly stands: readonly Stand[];
  readonly view: CampaignView;
  /** Armies with blocks that may do something now. */
  readonly live: ReadonlySet<number>;
  /** Blocks that would go. */
  readonly chosen: readonly number[];
}): ReactNode {
  const pitch = stands.length > 1 ? PAIR : 0;
  return stands.map((stand, i) => (
    <g key={stand.army} transform={`translate(${at.x + (i - (stands.length - 1) / 2) * pitch} ${at.y - 34})`}>
      <Ranks
        pieces={piecesOf(view, stand)}
        view={view}
        tight={stands.length > 1}
        live={live.has(stand.army)}
        army={stand.army}
        chosen={chosen}
      />
    </g>
  ));
}

function Ranks({
  pieces,
  view,
  tight,
  live,
  army,
  chosen,
}: {
  readonly pieces: readonly Piece[];
  readonly view: CampaignView;
  readonly tight: boolean;
  readonly live: boolean;
  readonly army: number;
  readonly chosen: readonly number[];
}): ReactNode {
  const front = pieces.slice(0, ROW);
  const rear = pieces.slice(ROW, 2 * ROW);
  const room = tight ? ROOM.tight : ROOM.alone;
  return (
    <>
      {[rear, front].map((rank, r) =>
        rank.map((piece, i) => {
          const pitch = rank.length > 1 ? Math.min(30, room / (rank.length - 1)) : 0;
          const x = (i - (rank.length - 1) / 2) * pitch;
          return (
            <g
              key={x}
              transform={`translate(${x.toFixed(1)} ${(r === 0 ? -24 : 0) - (isIn(piece, chosen) ? LIFT : 0)})`}
            >
              <PieceOf piece={piece} view={view} />
              {isIn(piece, chosen) && (
                <rect className="cmp-picked" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx="3" />
              )}
            </g>
          );
        }),
      )}
      {live && (
        <rect
          className="cmp-may"
          x={-spanOf(front.length, room) - 4}
          y={-SIZE / 2 - (rear.length > 0 ? 28 : 4)}
          width={2 * spanOf(front.length, room) + 8}
          height={SIZE + 15 + (rear.length > 0 ? 24 : 0)}
          rx="5"
        />
      )}
      {pieces.length > 1 && (
        <g
          className={ARMY_CLASS[army]}
          transform={`translate(${spanOf(front.length, room) - 2} ${-SIZE / 2 - (rear.length > 0 ? 24 : 0)})`}
        >
          <circle className="cmp-badge" r="15" />
          <text className="cmp-badge-text" y="7">
            {pieces.length}
          </text>
        </g>
      )}
    </>
  );
}

const LIFT = 9;
const isIn = ({ block }: Piece, chosen: readonly number[]): boolean =>
  block !== null && chosen.includes(block);

/** A group that is pointed at lies open beside its town, each block to be read. */
export function OpenStands({
  at,
  sheet,
  stands,
  view,
}: {
  readonly at: Point;
  readonly sheet: Sheet;
  readonly stands: readonly Stand[];
  readonly view: CampaignView;
}): ReactNode {
  const rows = stands.flatMap((stand) => inRows(piecesOf(view, stand)));
  const most = Math.max(0, ...rows.map((row) => row.length));
  if (most < 2) return null;
  const [width, height] = [most * PITCH + 16, rows.length * (PITCH + 6) + 12];
  const x = Math.min(Math.max(at.x - width / 2, EDGE), sheet.width - EDGE - width);
  const above = at.y - 100 - height;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(above < EDGE ? at.y + 56 : above).toFixed(1)})`}>
      <rect className="cmp-open" width={width} height={height} rx="6" />
      {rows.map((row, r) =>
        row.map((piece, i) => {
          const [left, top] = [8 + (i + 0.5) * PITCH, 6 + (r + 0.5) * (PITCH + 6)];
          return (
            <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
              <PieceOf piece={piece} view={view} />
            </g>
          );
        }),
      )}
    </g>
  );
}

const PITCH = SIZE + 14;
/** The border of the sheet stays free. */
const EDGE = 40;

const inRows = (pieces: readonly Piece[]): Piece[][] =>
  Array.from({ length: Math.ceil(pieces.length / ROW) }, (_, row) =>
    pieces.slice(row * ROW, (row + 1) * ROW),
  );

/** How far what stands in a town goes to the right of it. */
export function reachOf(stands: readonly Stand[]): number {
  const last = stands.at(-1);
  if (!last) return 0;
  const tight = stands.length > 1;
  const span = spanOf(Math.min(last.total, ROW), tight ? ROOM.tight : ROOM.alone);
  return span + ((stands.length - 1) / 2) * PAIR;
}

const spanOf = (count: number, room: number): number =>
  SIZE / 2 + (count > 1 ? (Math.min(30, room / (count - 1)) * (count - 1)) / 2 : 0);

const PieceOf = ({ piece, view }: { readonly piece: Piece; readonly view: CampaignView }): ReactNode => {
  const marks = {
    acted: (piece.status & MARCHED) !== 0,
    forced: (piece.status & FORCED) !== 0,
    disorder: (piece.status & DISORDER) !== 0,
  };
  return piece.block === null ? (
    <Back army={piece.army} {...marks} />
  ) : (
    <Face block={piece.block} steps={view.steps[piece.block]} {...marks} />
  );
};
