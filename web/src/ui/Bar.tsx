import type { ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { go } from '../route.ts';
import { Settings } from './Settings.tsx';
import type { ShellWords } from '../words/words.ts';
import './bar.css';

interface Props {
  readonly title: string;
  readonly shell: ShellWords;
  readonly children?: ReactNode;
}

/** The slim bar above everything: home, where we are, the score, the settings. */
export function Bar({ title, shell, children }: Props): ReactNode {
  return (
    <header className="bar">
      <button type="button" className="bar-home" onClick={() => go('/')} title={shell.table.lobby}>
        <img src={addressOf('/icon.svg')} alt="" width="28" height="28" />
        <span className="bar-name">Bicorne</span>
      </button>
      {title !== '' && <h1 className="bar-title">{title}</h1>}
      <div className="bar-score">{children}</div>
      <Settings shell={shell} />
    </header>
  );
}
