import type { Me } from '@bicorne/table/protocol';
import { useRef, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Doors } from './Doors.tsx';
import './people.css';
import { RecoveryWords } from './RecoveryWords.tsx';
import { takeSettings, tellSettings } from './settings.ts';
import { forgetStances } from './stances.ts';
import { useMe } from './useMe.ts';

interface Props {
  readonly shell: ShellWords;
  /** He has an account now, and goes on with what he was about to do. */
  readonly onReady: () => void;
}

/** Where something is for those who have an account: it is made here, and nobody loses his way. */
export function AccountFirst({ shell, onReady }: Props): ReactNode {
  const hall = useHallWords();
  const name = usePreferences((preferences) => preferences.name);
  const [me] = useMe();
  const [words, setWords] = useState<string | null>(null);
  const hasWords = useRef(false);
  const enter = (account: Me): void => {
    forgetStances();
    takeSettings(account);
    void tellSettings();
    // Whoever made it now is shown the words that open it first; they are told in the same breath.
    queueMicrotask(() => {
      if (!hasWords.current) onReady();
    });
  };
  const show = (drawn: string): void => {
    hasWords.current = true;
    setWords(drawn);
  };
  if (words !== null) return <RecoveryWords words={words} shell={shell} onKept={onReady} />;
  return (
    <div className="account-first">
      <p className="people-note">{hall?.needsAccount}</p>
      <Doors
        name={me?.name ?? name}
        guest={me && !me.account ? me.name : null}
        shell={shell}
        onMe={enter}
        onWords={show}
      />
    </div>
  );
}
