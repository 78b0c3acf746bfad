import { withValue } from '@bicorne/boardkit/workshop/path.ts';
import { useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { layOut } from './layOut.ts';
import { useWorkshopWords } from './load.ts';
import type { Moment } from './moment.ts';

interface Props {
  readonly game: string;
  /** What was played. */
  readonly title: string;
  /** The position that is shown, as a battle; null where a file can say none up to it. */
  readonly battle: () => Promise<Moment | null>;
}

/** A battle of one's own begins with the position that is shown, or with the last before it that a file can say. */
export function FromMoment({ game, title, battle }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useWorkshopWords(language);
  const [isNone, setNone] = useState(false);
  if (!words) return null;
  const make = async (): Promise<void> => {
    const moment = await battle();
    if (!moment) return setNone(true);
    const name = `${title} (${moment.at})`;
    const titled = withValue(moment.battle, ['title'], { en: name, [language]: name });
    await layOut(game, titled, { parent: title, moment: true });
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={() => void make()}>
        {words.fromMoment}
      </button>
      {isNone && (
        <p className="prompt-fault" role="alert">
          {words.noMoment}
        </p>
      )}
    </>
  );
}
