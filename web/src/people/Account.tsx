import type { Me } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Field, Form } from './Form.tsx';
import { Notices } from './Notices.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly me: Me;
  readonly shell: ShellWords;
  readonly onMe: (me: Me | null) => void;
  readonly onWords: (words: string) => void;
}

/** All that an account can have changed, each in its own fold. */
export function Account(props: Props): ReactNode {
  const { shell } = props;
  return (
    <section className="people-part">
      <Fold title={shell.people.notices}>
        <Notices {...props} />
      </Fold>
      <Fold title={shell.people.name}>
        <Rename {...props} />
      </Fold>
      <Fold title={shell.people.passphrase}>
        <Passphrase {...props} />
      </Fold>
      <Fold title={shell.people.recoveryWords}>
        <NewWords {...props} />
      </Fold>
      <Fold title={shell.people.mail}>
        <Mail {...props} />
      </Fold>
      <Fold title={shell.people.deleteAccount}>
        <Delete {...props} />
      </Fold>
      <SignOut {...props} />
    </section>
  );
}

const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <details className="fold">
    <summary>{title}</summary>
    {children}
  </details>
);

function Rename({ me, shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.change}
      shell={shell}
      onSubmit={(field) => void asking.ask(() => people.rename(field('name')), onMe)}
    >
      <Field name="name" label={shell.people.name} value={me.name} autoComplete="username" />
    </Form>
  );
}

function Passphrase({ shell }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.change}
      shell={shell}
      onSubmit={(field) => void asking.ask(() => people.changePassphrase(field('passphrase'), field('next')))}
    >
      <OwnPassphrase shell={shell} />
      <Field
        name="next"
        type="password"
        label={shell.people.newPassphrase}
        note={shell.people.passphraseNote}
        autoComplete="new-password"
      />
    </Form>
  );
}

const OwnPassphrase = ({ shell }: { readonly shell: ShellWords }): ReactNode => (
  <Field name="passphrase" type="password" label={shell.people.passphrase} autoComplete="current-password" />
);

function NewWords({ shell, onWords }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.newWords}
      shell={shell}
      onSubmit={(field) =>
        void asking.ask(
          () => people.newWords(field('passphrase')),
          ({ words }) => onWords(words),
        )
      }
    >
      <OwnPassphrase shell={shell} />
    </Form>
  );
}

function Mail({ me, shell }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.change}
      doneText={shell.people.mailSent}
      shell={shell}
      onSubmit={(field) =>
        void asking.ask(() =>
          people.setMail(field('passphrase'), field('mail') === '' ? null : field('mail')),
        )
      }
    >
      <Field
        name="mail"
        type="email"
        label={shell.people.mail}
        note={shell.people.mailNote}
        value={me.mail ?? ''}
        autoComplete="email"
        optional
      />
      <OwnPassphrase shell={shell} />
    </Form>
  );
}

function Delete({ shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.deleteSure}
      danger
      shell={shell}
      onSubmit={(field) =>
        void asking.ask(
          () => people.leave(field('passphrase')),
          () => onMe(null),
        )
      }
    >
      <p className="people-note">{shell.people.deleteNote}</p>
      <OwnPassphrase shell={shell} />
    </Form>
  );
}

function SignOut({ shell, onMe }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const leave = async (everywhere: boolean): Promise<void> => {
    setBusy(true);
    const answer = await people.signOut(everywhere);
    setBusy(false);
    if (answer.ok) onMe(null);
  };
  return (
    <p className="people-out">
      <button type="button" className="button" disabled={busy} onClick={() => void leave(false)}>
        {shell.people.signOut}
      </button>
      <button type="button" className="button quiet" disabled={busy} onClick={() => void leave(true)}>
        {shell.people.signOutEverywhere}
      </button>
    </p>
  );
}
