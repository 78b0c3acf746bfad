import type { BoardModule, TableProps } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';
import { useLooking } from './looking.ts';
import { Stage } from './Stage.tsx';

interface Props {
  readonly board: BoardModule;
  readonly table: TableProps;
  readonly moment?: unknown;
  readonly label: string;
  readonly shell: ShellWords;
  readonly onFlip: () => void;
  readonly onBook: () => void;
  /** More tools beside the book. */
  readonly tools?: ReactNode;
  /** Lies over the picture, in a corner of its frame. */
  readonly children?: ReactNode;
}

/** The board on its stage, and what it tells of the place one looks at. */
export function BoardStage({
  board,
  table,
  moment,
  label,
  shell,
  onFlip,
  onBook,
  tools,
  children,
}: Props): ReactNode {
  const { hints, coordinates } = usePreferences();
  const { looking, watch } = useLooking(hints);
  return (
    <Stage
      extent={board.extent(table.view)}
      viewer={table.viewer}
      moment={moment}
      framesChoice={board.framesChoice ?? false}
      opens={board.opens?.(table.view, table.flipped) ?? null}
      label={label}
      shell={shell}
      flipped={table.flipped}
      onFlip={onFlip}
      onBook={onBook}
      tools={tools}
      watch={watch}
      note={
        <>
          {children}
          {looking !== null && board.Info && (
            <div className="stage-note">
              <board.Info {...table} looking={looking} />
            </div>
          )}
        </>
      }
    >
      <board.Board {...table} looking={looking} coordinates={coordinates} />
    </Stage>
  );
}
