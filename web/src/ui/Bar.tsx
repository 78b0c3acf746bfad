import { LANGUAGES } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { LOOKS, prefer, usePreferences, type Look } from '../preferences.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly title: string;
  readonly shell: ShellWords;
  readonly children?: ReactNode;
}

/** The slim bar above everything: home, where we are, the score, language and look. */
export function Bar({ title, shell, children }: Props): ReactNode {
  return (
    <header className="bar">
      <button type="button" className="bar-home" onClick={() => go('/')} aria-label={shell.table.lobby}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span className="bar-name">Bicorne</span>
      </button>
      <h1 className="bar-title">{title}</h1>
      <div className="bar-score">{children}</div>
      <Settings shell={shell} />
    </header>
  );
}

const NAMES = { en: 'English', uk: 'Українська', ru: 'Русский' } as const;

function Settings({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { language, look } = usePreferences();
  const looks: Readonly<Record<Look, string>> = shell.settings;
  return (
    <div className="bar-settings">
      <select
        aria-label={shell.settings.language}
        value={language}
        onChange={(event) =>
          prefer({ language: LANGUAGES.find((one) => one === event.target.value) ?? 'en' })
        }
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={shell.settings.look}
        value={look}
        onChange={(event) => prefer({ look: LOOKS.find((one) => one === event.target.value) ?? 'system' })}
      >
        {LOOKS.map((one) => (
          <option key={one} value={one}>
            {looks[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
