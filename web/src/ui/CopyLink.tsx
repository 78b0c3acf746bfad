import { useState, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import type { ShellWords } from '../words/words.ts';
import { copyText } from './copy.ts';

interface Props {
  /** An address of this page. */
  readonly to: string;
  readonly label: string;
  readonly shell: ShellWords;
}

/** Puts the address of something into the clipboard, and says so. */
export function CopyLink({ to, label, shell }: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void copyText(new URL(addressOf(to), location.origin).href, label).then(setCopied);
  return (
    <button type="button" className="button quiet" aria-live="polite" onClick={copy}>
      {copied ? shell.table.copied : label}
    </button>
  );
}
