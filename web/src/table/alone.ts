import type { BoardModule } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { isHere } from '../local/names.ts';
import { act } from './gestures.ts';
import type { TableStore } from './store.ts';

/**
 * Does a gesture, and gives the answers after it that are the only ones, so that nobody is asked what is no question. On
 * one device nobody else can tell by the time it takes; elsewhere everything is asked.
 */
export async function actAlone(
  at: TableStore,
  board: BoardModule,
  gesture: readonly Action[],
): Promise<void> {
  await act(at, ...gesture);
  for (let only = onlyAnswer(at, board); only; only = onlyAnswer(at, board)) {
    const { story } = at.now.table ?? {};
    await act(at, only);
    if (at.now.table?.story === story) return;
  }
}

function onlyAnswer({ now: { table } }: TableStore, board: BoardModule): Action | undefined {
  if (!table || !isHere(table.match.id)) return undefined;
  const { turn, legal, view } = table.sight;
  const asked = turn.kind === 'seats' && turn.seats.includes(table.viewer);
  return asked && legal.length === 1 && board.answersAlone?.(legal[0], view) === true ? legal[0] : undefined;
}
