import type { Language } from '@bicorne/boardkit';
import { valueAt } from '@bicorne/boardkit/workshop/path.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly scenario: unknown;
  readonly language: Language;
  readonly path: string;
}

/** A text of the battle in the reader's language, or in English. */
export function Told({ scenario, language, path }: Props): ReactNode {
  const text = valueAt(scenario, [path, language]) ?? valueAt(scenario, [path, 'en']);
  return typeof text === 'string' ? <p>{text}</p> : null;
}
