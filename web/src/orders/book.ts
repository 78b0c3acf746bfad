import { loadOrders, type OrderBook } from '@bicorne/games';
import { useEffect, useState } from 'react';
import { usePreferences } from '../preferences.ts';

/** What may be answered beforehand in a game, in the reader's words; null until it is here. */
export function useOrderBook(game: string): OrderBook | null {
  const language = usePreferences((preferences) => preferences.language);
  const [book, setBook] = useState<OrderBook | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadOrders(game, language).then((loaded) => wanted && setBook(loaded ?? null));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return book;
}
