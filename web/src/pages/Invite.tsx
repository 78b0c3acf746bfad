import type { Invitation } from '@bicorne/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { YourName } from '../lobby/YourName.tsx';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { useGame } from '../table/game.ts';
import '../people/people.css';
import { useAsking } from '../people/useAnswer.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly token: string;
  readonly shell: ShellWords;
}

/** Where an invitation leads: looking changes nothing, a press sits down. */
export function InvitePage({ token, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const asking = useAsking();
  const { ask } = asking;
  useEffect(() => void ask(() => people.invitation(token), setInvitation), [ask, token]);
  const loaded = useGame(invitation?.match.game, language);
  const sit = async (): Promise<void> => {
    await enter();
    await asking.ask(
      () => people.acceptInvitation(token),
      (card) => go(`/match/${card.id}`),
    );
  };
  return (
    <main className="page waiting invite">
      {asking.fault !== null && <p role="alert">{shell.faults[asking.fault]}</p>}
      {invitation && loaded && (
        <>
          <h1>{loaded.words.scenarios[invitation.match.scenario]?.title ?? loaded.words.title}</h1>
          <p>{shell.people.invitedTo(loaded.words.seats[invitation.seat] ?? invitation.seat)}</p>
          <YourName shell={shell} />
          <button type="button" className="button main" disabled={asking.busy} onClick={() => void sit()}>
            {shell.people.sitDown}
          </button>
        </>
      )}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {shell.table.lobby}
      </button>
    </main>
  );
}
