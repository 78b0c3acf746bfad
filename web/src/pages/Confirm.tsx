import type { WireFault } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';

/** The link of a letter that confirms an address: followed by a press, so that no mail program does it. */
export function ConfirmPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [said, setSaid] = useState('');
  const confirm = async (): Promise<void> => {
    const answer = await people.confirmMail(location.hash.slice(1));
    setSaid(answer.ok ? shell.people.confirmed : whyNot(answer.fault.code, shell));
  };
  return (
    <main className="page waiting">
      <h1>{shell.people.mail}</h1>
      {said === '' ? (
        <button type="button" className="button main" onClick={() => void confirm()}>
          {shell.people.confirmMail}
        </button>
      ) : (
        <p role="status">{said}</p>
      )}
      <Link to="/me" className="button">
        {shell.people.myPage}
      </Link>
      <Link to="/" className="button quiet">
        {shell.table.lobby}
      </Link>
    </main>
  );
}

const whyNot = (fault: WireFault['code'], { people: { oldLink }, faults }: ShellWords): string =>
  fault === 'wrong' || fault === 'malformed' ? oldLink : faults[fault];
