import type { Fault } from '@bicorne/engine';
import { useId, useState, type ReactNode } from 'react';
import { takeFile } from '../ui/file.ts';
import { layOut } from './layOut.ts';
import { readBattle } from './read.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly game: string;
  readonly words: WorkshopWords;
}

/** A battle from a file, or from text that is pasted; it comes from a stranger. */
export function OpenText({ game, words }: Props): ReactNode {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const field = useId();
  const take = async (source: string): Promise<void> => {
    const scenario = await readBattle(game, source);
    if ('fault' in scenario) setFault(scenario.fault);
    else await layOut(game, scenario.value);
  };
  return (
    <details className="bench-more">
      <summary>{words.paste}</summary>
      <label className="field" htmlFor={field}>
        <span>{words.pasteNote}</span>
        <textarea id={field} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className="import">
        <button
          type="button"
          className="button"
          disabled={text.trim() === ''}
          onClick={() => void take(text)}
        >
          {words.takeIt}
        </button>
        <label className="button quiet">
          {words.openFile}
          <input
            type="file"
            accept=".txt,text/plain,application/json"
            onChange={({ target }) => void takeFile(target)?.text().then(take)}
          />
        </label>
      </div>
      {fault && (
        <p className="prompt-fault" role="alert">
          {words.badFile(fault.place ?? '', fault.message)}
        </p>
      )}
    </details>
  );
}
