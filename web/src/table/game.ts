import type { BoardModule, Language, Words } from '@bicorne/boardkit';
import { loadBoard, loadBook, loadWords } from '@bicorne/games';
import { useEffect, useState } from 'react';

export interface Loaded {
  readonly board: BoardModule;
  readonly words: Words;
}

/** A game's board and words, loaded when a table needs them. */
export function useGame(game: string | undefined, language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void Promise.all([loadBoard(game), loadWords(game, language)]).then(([board, words]) => {
      if (wanted && board && words) setLoaded({ board, words });
    });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

/** The rulebook is fetched when it is opened. */
export function useBook(game: string, language: Language, wanted: boolean): string | null {
  const [book, setBook] = useState<string | null>(null);
  useEffect(() => {
    let current = wanted;
    if (wanted) void loadBook(game, language).then((text) => current && setBook(text ?? null));
    return () => {
      current = false;
    };
  }, [game, language, wanted]);
  return book;
}
