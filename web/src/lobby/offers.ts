import type { BoardModule, Language, Words } from '@bicorne/boardkit';
import { completeOptions, type Game, type Options } from '@bicorne/engine';
import { loadBoard, loadRules, loadWords } from '@bicorne/games';
import { useEffect, useState } from 'react';

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
    void Promise.all([loadRules(id), loadWords(id, language), loadBoard(id)]).then(
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

/** Whether the option decides who sits there: how many play, say. */
export function decidesSeats(game: Game, scenario: string, key: string): boolean {
  const spec = game.options[key];
  if (spec.kind === 'switch') return false;
  const seats = spec.of.map((value) => seatsOf(game, scenario, { [key]: value }).join());
  return new Set(seats).size > 1;
}
