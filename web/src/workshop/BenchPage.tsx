import type { Language } from '@bicorne/boardkit';
import { useEffect, useState, type ReactNode } from 'react';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import { Bench } from './Bench.tsx';
import type { Shop } from './load.ts';
import { theShelf, type Kept } from './shelf.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  /** Its name on the shelf. */
  readonly battle: string;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** A battle from the shelf of this device, laid on the bench. */
export function BenchPage({ battle, ...rest }: Props): ReactNode {
  const kept = useKept(battle);
  if (kept === null) return <main className="page waiting" aria-busy="true" />;
  if (kept === 'missing' || kept.game !== rest.shop.game.id)
    return <NotHere fault="unknown" shell={rest.shell} />;
  return <Bench kept={kept} {...rest} />;
}

function useKept(id: string): Kept | null | 'missing' {
  const [kept, setKept] = useState<Kept | null | 'missing'>(null);
  useEffect(() => {
    let wanted = true;
    theShelf()
      .find(id)
      .then(
        (found) => wanted && setKept(found ?? 'missing'),
        () => wanted && setKept('missing'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return kept;
}
