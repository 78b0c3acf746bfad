import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';

/** The link of a letter that confirms an address: followed by a press, so that no mail program does it. */
export function ConfirmPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [said, setSaid] = useState('');
  const confirm = async (): Promise<void> => {
    const answer = await people.confirmMail(location.hash.slice(1));
    setSaid(answer.ok ? shell.people.confirmed : shell.faults[answer.fault.code]);
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
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {shell.table.lobby}
      </button>
    </main>
  );
}
