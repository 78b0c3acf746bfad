import type { BoardModule, Language, Words } from '@bicorne/boardkit';
import { completeOptions, type Game, type Options } from '@bicorne/engine';
import { loadBoard, loadGame, loadWords, offeredGames } from '@bicorne/games';
import { useEffect, useState } from 'react';

/** A game as the lobby shows it: its name and its words, without rules or board. */
export interface Title {
  readonly id: string;
  readonly words: Words;
}

/** The games' words arrive one by one; each is shown when it is there. */
export function useTitles(language: Language): readonly Title[] {
  const [titles, setTitles] = useState<readonly Title[]>([]);
  useEffect(() => {
    let wanted = true;
    void Promise.all(offeredGames().map((id) => titleOf(id, language))).then((all) => {
      if (wanted) setTitles(all.filter((title) => title !== null));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return titles;
}

async function titleOf(id: string, language: Language): Promise<Title | null> {
  const words = await loadWords(id, language);
  return words ? { id, words } : null;
}

/** A game with all that is needed to choose a battle. */
export interface Offer {
  readonly game: Game;
  readonly words: Words;
  readonly board: BoardModule;
}

export function useOffer(id: string, language: Language): Offer | null | 'missing' {
  const [offer, setOffer] = useState<Offer | null | 'missing'>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGame(id), loadWords(id, language), loadBoard(id)]).then(
      ([module, words, board]) => {
        if (wanted) setOffer(module && words && board ? { game: module.game, words, board } : 'missing');
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return offer;
}

/** The seats of a scenario under these options, as its own set-up names them. */
export function seatsOf(game: Game, scenario: string, given: Options): readonly string[] {
  const entry = game.scenarios.find(({ id }) => id === scenario);
  const options = completeOptions(game.options, given, entry?.options);
  const state = entry && options.ok ? game.setup(entry.scenario, options.value) : null;
  return state?.ok ? game.seats(state.value) : [];
}
