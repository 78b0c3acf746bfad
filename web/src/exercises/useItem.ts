import { useEffect, useState } from 'react';
import { exerciseOfDay, exercisesOf } from './files.ts';
import { openedAs, type Opened } from './open.ts';
import { ownMistakes } from './practice.ts';

/** What an address of an exercise leads to. */
export function useItem(from: string, id: string): Opened | 'none' | null {
  const [item, setItem] = useState<{ readonly of: string; readonly opened: Opened | 'none' } | null>(null);
  const of = `${from}/${id}`;
  useEffect(() => {
    let wanted = true;
    void find(from, id).then((opened) => wanted && setItem({ of, opened: opened ?? 'none' }));
    return () => {
      wanted = false;
    };
  }, [from, id, of]);
  return item?.of === of ? item.opened : null;
}

async function find(from: string, id: string): Promise<Opened | null> {
  if (from === 'mine') {
    const own = (await ownMistakes()).find((one) => one.id === id);
    return own ? openedAs(own.game, own, own) : null;
  }
  if (from === 'day') {
    const today = await exerciseOfDay();
    return today && openedAs(today.game, today.exercise, null);
  }
  const exercise = (await exercisesOf(from)).find((one) => one.id === id);
  return exercise ? openedAs(from, exercise, null) : null;
}
