import { actionMark } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { HIDDEN_BLOCK, placeOfBlock } from '../rules/presses.ts';
import { ACTED, CALLED, CHOSEN, FIRED, HOLDS, SHAKEN, SQUARE, STEPPED, type Fight } from '../rules/state.ts';
import { Back, Face, SIZE } from './Block.tsx';
import { pointPiece, toggleBlock, type Piece } from './choice.ts';
import type { Dragging } from './Drag.tsx';
import type { SceneProps } from './MapScene.tsx';
import type { Stand } from './model.ts';
import { blockKey, markOf, type Way } from './options.ts';
import { perform } from './perform.ts';

export interface FieldProps extends SceneProps {
  readonly fight: Fight;
  readonly dragging: Dragging;
}

interface RankProps extends FieldProps {
  readonly stands: readonly Stand[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tall?: boolean;
  /** Another line stands in the same place. */
  readonly shared?: boolean;
}

const piecesOf = (view: FieldProps['view'], stands: readonly Stand[]): Piece[] =>
  stands.flatMap(({ army, faces, backs }) => [
    ...besideHosts(view, faces).map((block) => ({ army, block, status: view.flags[block], group: -1 })),
    ...backs.flatMap(({ status, count, group }) =>
      Array.from({ length: count }, () => ({ army, block: null, status, group })),
    ),
  ]);

/** Whoever shelters in a square stands beside it. C6.78 */
function besideHosts({ host }: FieldProps['view'], faces: readonly number[]): readonly number[] {
  const square = (block: number): number => (faces.includes(host[block]) ? host[block] : block);
  return faces.toSorted((a, b) => square(a) - square(b) || host[a] - host[b]);
}

/** On a phone the whole field is as wide as a hand: the blocks take what room there is. */
const SCALE = { wide: 2.5, narrow: 3.4, shared: 2.7 } as const;

/** Blocks side by side; many stand in two rows where there is room, or close up. */
export function Rank(props: RankProps): ReactNode {
  const { view, stands, x, y, width, tall = false, shared = false } = props;
  const pieces = piecesOf(view, stands);
  const rows = tall && pieces.length > 4 ? 2 : 1;
  const across = Math.ceil(pieces.length / rows);
  const scale = SCALE[!useNarrow() ? 'wide' : shared ? 'shared' : 'narrow'];
  const wide = SIZE * scale;
  const pitch = across > 1 ? Math.min(wide + 16, (width - wide - 40) / (across - 1)) : 0;
  const placed = pieces.map((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, pieces.length - row * across);
    return {
      piece,
      x: x + width / 2 + ((i % across) - (inRow - 1) / 2) * pitch,
      y: y + (row - (rows - 1) / 2) * (wide + 34),
      last: (i + 1) % across === 0 || i === pieces.length - 1,
    };
  });
  return placed.map((one) => (
    <FieldPiece
      key={`${one.x} ${one.y}`}
      {...props}
      {...one}
      scale={scale}
      wide={Math.max(44, Math.min(wide, pitch || wide))}
    />
  ));
}

interface PieceProps extends FieldProps {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly wide: number;
  readonly last: boolean;
}

/** A block that may be named is a button: it acts if there is one thing to do, else it is chosen. */
function FieldPiece(props: PieceProps): ReactNode {
  const { view, words, options, chosen, ways, act, piece, x, y, scale, wide, last, thrown, dragging } = props;
  const { block, status } = piece;
  const marks = {
    acted: (status & (ACTED | FIRED | STEPPED)) !== 0,
    square: (status & SQUARE) !== 0,
    holds: (status & HOLDS) !== 0,
    shaken: (status & SHAKEN) !== 0,
    sheltered: block !== null && view.host[block] >= 0,
  };
  const lifted = (block !== null && chosen.includes(block)) || (status & (CHOSEN | CALLED)) !== 0;
  const host = block === null ? undefined : ways.get(blockKey(block));
  const own = block === null ? undefined : options.blocks.get(block);
  const press = pressOf(block, own, host, act);
  const label =
    block === null
      ? words.ui.blocksOf(words.armies[piece.army], 1)
      : words.blockSteps(block, view.steps[block]);
  const half = (SIZE * scale) / 2;
  const toll = block === null ? 0 : tollOf(props.events, block);
  const look = { onPointerEnter: () => pointPiece(piece), onPointerLeave: () => pointPiece(null) };
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y - (lifted ? 16 : 0)).toFixed(1)})`}>
      <g transform={`scale(${scale})`} pointerEvents="none">
        {block === null ? (
          <Back army={piece.army} {...marks} />
        ) : (
          <Face block={block} steps={view.steps[block]} fallen={view.steps[block] === 0} {...marks} />
        )}
      </g>
      {press && (
        <rect
          className={lifted ? 'cmp-piece-may cmp-piece-chosen' : 'cmp-piece-may'}
          x={-half - 4}
          y={-half - 4}
          width={2 * half + 8}
          height={2 * half + 22}
          rx="7"
          pointerEvents="none"
        />
      )}
      {block !== null && thrown?.block === block && (
        <path className="cmp-firing" d={`M${-half + 12} ${-half - 12}h${2 * half - 24}`} />
      )}
      {toll > 0 && (
        <g key={toll} className="cmp-toll" transform={`translate(${half - 6} ${-half + 4})`}>
          <circle r="30" />
          <text y="13">−{toll}</text>
        </g>
      )}
      <rect
        className="cmp-touch"
        role="img"
        aria-label={label}
        data-press={block === null ? HIDDEN_BLOCK : placeOfBlock(block)}
        data-dead={press === null ? true : undefined}
        x={-half - 4}
        y={-half - 4}
        width={last ? 2 * half + 8 : wide}
        height={2 * half + 22}
        {...look}
      />
      {press && (
        <rect
          className="cmp-touch cmp-live"
          x={-half - 4}
          y={-half - 4}
          width={last ? 2 * half + 8 : wide}
          height={2 * half + 22}
          {...button(label, press)}
          {...look}
          onFocus={() => pointPiece(piece)}
          onBlur={() => pointPiece(null)}
          {...(host || block === null ? {} : dragging.handlers([block], press))}
          data-spot={block === null ? undefined : blockKey(block)}
          data-lit={block === null ? undefined : blockKey(block)}
          data-action={markOf(host) ?? (own?.length === 1 ? actionMark(own[0].action) : undefined)}
          aria-pressed={lifted}
        />
      )}
    </g>
  );
}

/** The steps that a block has lost in what is shown just now. */
const tollOf = (events: FieldProps['events'], block: number): number =>
  events.reduce(
    (sum, event) => (event.type === 'lost' && event.block === block ? sum + event.steps : sum),
    0,
  );

function pressOf(
  block: number | null,
  own: ReturnType<FieldProps['options']['blocks']['get']>,
  host: readonly Way[] | undefined,
  act: FieldProps['act'],
): (() => void) | null {
  if (host) return () => perform(host[0], act);
  if (block === null || !own) return null;
  if (own.length === 1 && own[0].target === '')
    return () => perform({ key: '', actions: [own[0].action] }, act);
  return () => toggleBlock(block, true);
}

export const button = (label: string, press: () => void) =>
  ({
    role: 'button',
    tabIndex: 0,
    'aria-disabled': false,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  }) as const;
