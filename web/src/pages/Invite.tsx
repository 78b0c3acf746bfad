import type { Words } from '@bicorne/boardkit';
import type { Invitation } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { termsOf } from '../lobby/terms.ts';
import { YourName } from '../lobby/YourName.tsx';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { useGame } from '../table/game.ts';
import '../people/invite.css';
import { AccountFirst } from '../people/AccountFirst.tsx';
import { useMe } from '../people/useMe.ts';
import { useAsking } from '../people/useAnswer.ts';
import { Missing } from '../ui/NotHere.tsx';
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
  const [me] = useMe();
  const { ask } = asking;
  useEffect(() => void ask(() => people.invitation(token), setInvitation), [ask, token]);
  const loaded = useGame(invitation?.match.game, language);
  const sit = async (match: string): Promise<void> => {
    await enter();
    await asking.ask(
      () => people.acceptInvitation(token, match),
      (card) => go(`/match/${card.id}`),
    );
  };
  return (
    <main className="page waiting invite">
      {asking.fault !== null && (
        <div role="alert">
          {invitation ? <p>{shell.faults[asking.fault]}</p> : <Missing fault={asking.fault} shell={shell} />}
        </div>
      )}
      {invitation && loaded && (
        <Card invitation={invitation} words={loaded.words} shell={shell}>
          {invitation.match.rated && me !== undefined && !me?.account ? (
            <AccountFirst shell={shell} onReady={() => void sit(invitation.match.id)} />
          ) : (
            <>
              <YourName shell={shell} />
              <button
                type="button"
                className="button main"
                disabled={asking.busy}
                onClick={() => void sit(invitation.match.id)}
              >
                {shell.people.sitDown}
              </button>
            </>
          )}
        </Card>
      )}
      <button type="button" className={invitation ? 'button quiet' : 'button'} onClick={() => go('/')}>
        {shell.table.lobby}
      </button>
    </main>
  );
}

interface CardProps {
  readonly invitation: Invitation;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly children: ReactNode;
}

/** Who invites, to which battle, on what terms. */
function Card({ invitation: { match, seat }, words, shell, children }: CardProps): ReactNode {
  const battle = words.scenarios[match.scenario];
  const host = match.seats.find(({ player, bot }) => player !== null && bot === null)?.player ?? '';
  return (
    <section className="invite-card">
      <img src={addressOf(`/pictures/${match.game}.avif`)} alt="" width="420" height="262" />
      <div className="invite-body">
        <h1>{battle?.title ?? words.title}</h1>
        <p className="invite-note">{[words.title, battle?.date, ...termsOf(match, shell)].join(' · ')}</p>
        <p>{shell.people.invitedTo(host, words.seats[seat] ?? seat)}</p>
        {children}
      </div>
    </section>
  );
}
