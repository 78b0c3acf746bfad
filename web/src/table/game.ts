import type { BoardModule, Language, Words } from '@bicorne/boardkit';
import {
  loadBoard,
  loadBook,
  loadCaptain,
  loadRules,
  loadOdds,
  loadWords,
  type CaptainBook,
} from '@bicorne/games';
import type { Game } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import { usePreferences } from '../preferences.ts';
import type { Rules } from './ahead.ts';

export interface Loaded {
  readonly board: BoardModule;
  readonly words: Words;
  readonly rules: Rules;
}

/** A game's board, words and rules, loaded when a table needs them. */
export function useGame(game: string | undefined, language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void load(game, language).then((all) => {
      if (wanted && all) setLoaded(all);
    });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

async function load(id: string, language: Language): Promise<Loaded | null> {
  const [board, words, module, odds] = await Promise.all([
    loadBoard(id),
    loadWords(id, language),
    loadRules(id),
    loadOdds(id),
  ]);
  return board && words && module ? { board, words, rules: { game: module.game, odds: odds ?? null } } : null;
}

/** A game's rules alone, once they are wanted. */
export const useGameRules = (game: string, wanted: boolean): Game | null => {
  const language = usePreferences((preferences) => preferences.language);
  return useFetched(rulesOf, game, language, wanted);
};
const rulesOf = async (id: string): Promise<Game | undefined> => (await loadRules(id))?.game;

/** The rulebook is fetched when it is opened. */
export const useBook = (game: string, language: Language, wanted: boolean): string | null =>
  useFetched(loadBook, game, language, wanted);

export const useCaptain = (game: string, language: Language, wanted: boolean): CaptainBook | null =>
  useFetched(loadCaptain, game, language, wanted);

function useFetched<T>(
  fetch: (game: string, language: Language) => Promise<T | undefined>,
  game: string,
  language: Language,
  wanted: boolean,
): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  useEffect(() => {
    let current = wanted;
    if (wanted) void fetch(game, language).then((book) => current && setFetched(book ?? null));
    return () => {
      current = false;
    };
  }, [fetch, game, language, wanted]);
  return fetched;
}
