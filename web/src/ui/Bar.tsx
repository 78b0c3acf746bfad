import { LANGUAGES } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { LOOKS, prefer, usePreferences, type Look } from '../preferences.ts';
import { go } from '../route.ts';
import { Icon } from './Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import './bar.css';

interface Props {
  readonly title: string;
  readonly shell: ShellWords;
  readonly children?: ReactNode;
}

/** The slim bar above everything: home, where we are, the score, language and look. */
export function Bar({ title, shell, children }: Props): ReactNode {
  return (
    <header className="bar">
      <button type="button" className="bar-home" onClick={() => go('/')} title={shell.table.lobby}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span className="bar-name">Bicorne</span>
      </button>
      {title !== '' && <h1 className="bar-title">{title}</h1>}
      <div className="bar-score">{children}</div>
      <Settings shell={shell} />
    </header>
  );
}

const NAMES = { en: 'English', uk: 'Українська', ru: 'Русский' } as const;

/** Language and look, folded away: one needs them once. */
function Settings({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { language, look } = usePreferences();
  const looks: Readonly<Record<Look, string>> = shell.settings;
  return (
    <details className="settings">
      <summary aria-label={shell.settings.title} title={shell.settings.title}>
        <Icon name="settings" />
      </summary>
      <div className="settings-sheet">
        <Pick
          label={shell.settings.language}
          of={LANGUAGES}
          chosen={language}
          name={(one) => NAMES[one]}
          onPick={(one) => prefer({ language: one })}
        />
        <Pick
          label={shell.settings.look}
          of={LOOKS}
          chosen={look}
          name={(one) => looks[one]}
          onPick={(one) => prefer({ look: one })}
        />
      </div>
    </details>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly name: (one: T) => string;
  readonly onPick: (one: T) => void;
}

const Pick = <T extends string>({ label, of, chosen, name, onPick }: PickProps<T>): ReactNode => (
  <fieldset>
    <legend>{label}</legend>
    {of.map((one) => (
      <label key={one} className="choice">
        <input type="radio" name={label} checked={one === chosen} onChange={() => onPick(one)} />
        <span>{name(one)}</span>
      </label>
    ))}
  </fieldset>
);
