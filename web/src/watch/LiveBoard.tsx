import type { Action, GameEvent } from '@bicorne/engine';
import type { BoardModule, Language, TableProps, Words } from '@bicorne/boardkit';
import { loadBoard, loadWords } from '@bicorne/games';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import type { Seen } from './boards.ts';

/** What it takes to draw a game: who only looks on needs no rules. */
export interface Drawing {
  readonly board: BoardModule;
  readonly words: Words;
}

/** Of each game that is to be drawn. */
export function useDrawings(games: readonly string[]): ReadonlyMap<string, Drawing> {
  const language = usePreferences((preferences) => preferences.language);
  const [drawings, setDrawings] = useState<ReadonlyMap<string, Drawing>>(new Map());
  const wanted = games.join(' ');
  useEffect(() => {
    let current = true;
    const load = async (game: string): Promise<void> => {
      const drawing = await loadDrawing(game, language);
      if (drawing && current) setDrawings((known) => new Map(known).set(game, drawing));
    };
    for (const game of wanted.split(' ').filter((id) => id !== '')) void load(game);
    return () => {
      current = false;
    };
  }, [wanted, language]);
  return drawings;
}

async function loadDrawing(game: string, language: Language): Promise<Drawing | null> {
  const [board, words] = await Promise.all([loadBoard(game), loadWords(game, language)]);
  return board && words ? { board, words } : null;
}

const NOTHING: readonly Action[] = [];
const STILL: readonly GameEvent[] = [];

/** What a board is handed that nobody presses. Only the large one shows how its pieces move. */
export function propsOf(
  { sight, viewer, events }: Seen,
  { board, words }: Drawing,
  moves: boolean,
): TableProps {
  return {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: NOTHING,
    events: moves ? events : STILL,
    words,
    flipped: board.turned?.(sight.view, viewer) ?? false,
    act: () => undefined,
  };
}

interface Props {
  readonly seen: Seen;
  readonly drawing: Drawing;
  readonly moves?: boolean;
}

/** The whole map with its pieces, to look at. */
export const LiveBoard = memo(function LiveBoard({ seen, drawing, moves = false }: Props): ReactNode {
  const { width, height } = drawing.board.extent(seen.sight.view);
  return (
    <span className="live-map" inert aria-hidden="true">
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`}>
        <drawing.board.Board {...propsOf(seen, drawing, moves)} />
      </svg>
    </span>
  );
});
