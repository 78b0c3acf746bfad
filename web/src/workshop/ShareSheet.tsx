import { packBattle } from '@bicorne/table/link';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { addressOf, HAS_SERVER } from '../place.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
import { saveText } from '../ui/file.ts';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import type { Kept } from './shelf.ts';
import type { WorkshopWords } from './words/words.ts';

const Publish = lazy(async () => ({ default: (await import('../library/Publish.tsx')).Publish }));

interface Props {
  readonly shop: Shop;
  readonly kept: Kept;
  readonly scenario: unknown;
  readonly isSound: boolean;
  readonly title: string;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
  readonly onPrint: (size: PaperSize) => void;
  readonly onClose: () => void;
}

export type PaperSize = 'A4' | 'A3';

/** How a battle leaves the workshop: as a link, as a file, on paper, into the library. */
export function ShareSheet(props: Props): ReactNode {
  const { shop, kept, scenario, isSound, title, words, shell, onPrint, onClose } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const file = shop.files.write(scenario);
  const link = useLink(shop.game.id, file);
  return (
    <dialog ref={sheet} className="bench-sheet" aria-label={words.share} onClose={onClose}>
      <h2>{words.share}</h2>
      {link !== null && (
        <>
          <p className="bench-note">
            {words.shareNote(new URL(addressOf(link), location.origin).href.length)}
          </p>
          <CopyLink to={link} label={words.shareLink} shell={shell} />
        </>
      )}
      <div className="bench-add">
        <button
          type="button"
          className="button quiet"
          onClick={() => saveText(`${fileName(title)}.txt`, file)}
        >
          {words.saveFile}
        </button>
        {(['A4', 'A3'] as const).map((size) => (
          <button key={size} type="button" className="button" onClick={() => onPrint(size)}>
            {words.print} {size}
          </button>
        ))}
      </div>
      {HAS_SERVER && (
        <Suspense>
          <Publish kept={kept} scenario={scenario} isSound={isSound} shell={shell} />
        </Suspense>
      )}
      <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}

function useLink(game: string, file: string): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void packBattle(file).then((packed) => wanted && setLink(`/workshop/${game}#${packed}`));
    return () => {
      wanted = false;
    };
  }, [game, file]);
  return link;
}

/** What every system allows in a name. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'battle';
