import type { Language, Words } from '@bicorne/boardkit';
import type { Workbench, WorkshopModule } from '@bicorne/boardkit/workshop/contract.ts';
import type { Bench, Game } from '@bicorne/engine';
import { loadBench, loadBoard, loadGame, loadWords, loadWorkshop } from '@bicorne/games';
import type { BoardModule } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';
import type { Offer } from '../lobby/offers.ts';
import { loadWorkshopWords, type WorkshopWords } from './words/words.ts';

/** All that is needed to make battles of one game. */
export interface Shop {
  readonly game: Game;
  readonly words: Words;
  readonly board: BoardModule;
  readonly module: WorkshopModule;
  readonly workbench: Workbench;
  /** How a battle is written as a file. */
  readonly files: Bench;
}

/** What the fields of a match call a battle that is not of the box. */
export const OWN = 'own';

/** That battle alone, where otherwise those of the box are chosen from. */
export const offerOf = (shop: Shop, scenario: unknown): Offer => ({
  ...shop,
  game: { ...shop.game, scenarios: [{ id: OWN, scenario }] },
});

export function useShop(id: string, language: Language): Shop | null | 'missing' {
  const [shop, setShop] = useState<Shop | null | 'missing'>(null);
  useEffect(() => {
    let wanted = true;
    void loadShop(id, language).then((all) => wanted && setShop(all ?? 'missing'));
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return shop;
}

export async function loadShop(id: string, language: Language): Promise<Shop | null> {
  const [game, words, board, module, files] = await Promise.all([
    loadGame(id),
    loadWords(id, language),
    loadBoard(id),
    loadWorkshop(id),
    loadBench(id),
  ]);
  if (!game || !words || !board || !module) return null;
  return { game: game.game, words, board, module, workbench: module.open(words, language), files };
}

export function useWorkshopWords(language: Language): WorkshopWords | null {
  const [words, setWords] = useState<WorkshopWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadWorkshopWords(language).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
