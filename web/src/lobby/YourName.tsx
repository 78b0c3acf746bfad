import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';

export function YourName({ shell }: { readonly shell: ShellWords }): ReactNode {
  const name = usePreferences((preferences) => preferences.name);
  return (
    <label className="field">
      <span>{shell.lobby.yourName}</span>
      <input
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => prefer({ name: event.target.value })}
      />
    </label>
  );
}
