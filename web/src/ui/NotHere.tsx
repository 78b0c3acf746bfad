import type { WireFault } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { Link } from './Link.tsx';

interface Props {
  readonly fault: WireFault['code'];
  readonly shell: ShellWords;
  readonly children?: ReactNode;
}

/** Instead of a page that cannot be shown: what happened, what may be the reason, and a way out. */
export const NotHere = ({ fault, shell, children }: Props): ReactNode => (
  <main className="page waiting">
    <Missing fault={fault} shell={shell} />
    {children}
    <Link to="/" className="button">
      {shell.table.lobby}
    </Link>
  </main>
);

export function Missing({ fault, shell }: Omit<Props, 'children'>): ReactNode {
  if (fault !== 'unknown') return <h1>{shell.faults[fault]}</h1>;
  return (
    <>
      <h1>{shell.notHere.said}</h1>
      <p className="reason">{shell.notHere.why}</p>
    </>
  );
}
