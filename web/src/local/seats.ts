import type { Language } from '@bicorne/boardkit';
import { loadWords } from '@bicorne/games';
import { useEffect, useState } from 'react';
import { matchesHere } from './device.ts';

/** What the game calls a seat of a match on this device. */
export function useSeatName(match: string, seat: string, language: Language): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void seatName(match, seat, language).then((found) => wanted && setName(found));
    return () => {
      wanted = false;
    };
  }, [match, seat, language]);
  return name;
}

async function seatName(match: string, seat: string, language: Language): Promise<string> {
  const card = (await matchesHere()).find(({ id }) => id === match);
  const words = card && (await loadWords(card.game, language));
  return words?.seats[seat] ?? seat;
}
