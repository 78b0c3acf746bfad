import type { BoardModule, TableProps, Words } from '@bicorne/boardkit';
import type { Viewer } from '@bicorne/engine';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { Books } from '../book/OpenBook.tsx';
import { Bar } from '../ui/Bar.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Rules } from './ahead.ts';
import { BoardStage } from './BoardStage.tsx';
import type { Consideration } from './outlook/consider.ts';
import type { Moment } from './outlook/outlook.ts';
import { SeveralList, type Several } from './Several.tsx';

const Chances = lazy(async () => ({ default: (await import('./outlook/Chances.tsx')).Chances }));

interface Props extends Omit<ComponentProps<'main'>, 'title'> {
  /** Of the page: a table that is played at, watched again, learned at. */
  readonly className: string;
  readonly title: string;
  /** What the map is called; the title, where that says enough. */
  readonly label?: string;
  readonly board: BoardModule;
  readonly table: TableProps;
  /** The position that is shown, without what is only chosen in it. */
  readonly moment?: unknown;
  readonly facing: Facing;
  readonly books: Books;
  readonly shell: ShellWords;
  /** More tools of the map. */
  readonly tools?: ReactNode;
  /** Lies over the map. */
  readonly over?: ReactNode;
  /** Lies beside it. */
  readonly side: ReactNode;
  /** Follows the tray: what is only there at times. */
  readonly children?: ReactNode;
}

/** A bar, the map, what stands beside it, and the tray: wherever a game lies on the table. */
export function TableFrame({
  className,
  title,
  label = title,
  board,
  table,
  moment,
  facing,
  books,
  shell,
  tools,
  over,
  side,
  children,
  ...main
}: Props): ReactNode {
  return (
    <main className={className} {...main}>
      <Bar title={title} shell={shell}>
        <board.Score {...table} />
      </Bar>
      <BoardStage
        board={board}
        table={table}
        moment={moment}
        label={label}
        shell={shell}
        onFlip={facing.flip}
        onBook={() => books.openAt()}
        tools={tools}
      >
        {over}
      </BoardStage>
      <aside className="side">{side}</aside>
      <section className="tray">
        <h2 className="unseen">{shell.table.tray}</h2>
        <board.Tray {...table} />
      </section>
      {children}
      {books.open}
    </main>
  );
}

/** Which way round the board lies. */
export interface Facing {
  readonly flipped: boolean;
  flip(): void;
}

/** As this viewer sits, until he turns it. */
export function useFacing(board: BoardModule, view: unknown, viewer: Viewer): Facing {
  const [turned, setTurned] = useState(() => ({
    viewer,
    flipped: board.turned?.(view, viewer) ?? false,
  }));
  const way = turned.viewer === viewer ? turned : { viewer, flipped: board.turned?.(view, viewer) ?? false };
  if (way !== turned) setTurned(way);
  return { flipped: way.flipped, flip: () => setTurned({ viewer, flipped: !way.flipped }) };
}

interface HandProps {
  readonly rules: Rules;
  readonly board: BoardModule;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly moment: Moment;
  readonly several: Several;
  readonly consideration: Consideration;
  readonly act: TableProps['act'];
}

/** What the hand is asked and told where it presses: which of several things, and what may follow. */
export const Hand = ({ several, act, ...weighed }: HandProps): ReactNode => (
  <>
    <SeveralList several={several} shell={weighed.shell} act={act} />
    <Suspense>{weighed.consideration.considered && <Chances {...weighed} />}</Suspense>
  </>
);
