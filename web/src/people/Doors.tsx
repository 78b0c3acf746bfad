import type { Claimed, Me } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Field, Form } from './Form.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly name: string;
  /** From the link of a letter. */
  readonly token?: string;
  readonly shell: ShellWords;
  readonly onMe: (me: Me) => void;
  readonly onWords: (words: string) => void;
}

const DOORS = ['claim', 'signIn', 'recover'] as const;
type Door = (typeof DOORS)[number];

/** Three ways in: make an account, sign in, or come back without the passphrase. */
export function Doors(props: Props): ReactNode {
  const { shell, token } = props;
  const [door, setDoor] = useState<Door>(token === undefined ? 'claim' : 'recover');
  return (
    <section className="people-part">
      <nav className="tabs">
        {DOORS.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-pressed={one === door}
            onClick={() => setDoor(one)}
          >
            {shell.people[one]}
          </button>
        ))}
      </nav>
      {door === 'claim' && <Claim {...props} />}
      {door === 'signIn' && <SignIn {...props} />}
      {door === 'recover' && <Recover {...props} />}
    </section>
  );
}

const entered =
  ({ onMe, onWords }: Props) =>
  ({ me, words }: Claimed): void => {
    onMe(me);
    onWords(words);
  };

function Claim(props: Props): ReactNode {
  const { name, shell } = props;
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.claim}
      shell={shell}
      onSubmit={(field) =>
        void asking.ask(() => people.claim(field('name'), field('passphrase')), entered(props))
      }
    >
      <Field name="name" label={shell.people.name} value={name} autoComplete="username" />
      <Field
        name="passphrase"
        type="password"
        label={shell.people.passphrase}
        note={shell.people.passphraseNote}
        autoComplete="new-password"
      />
    </Form>
  );
}

function SignIn({ shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  return (
    <Form
      asking={asking}
      label={shell.people.signIn}
      shell={shell}
      onSubmit={(field) => void asking.ask(() => people.signIn(field('name'), field('passphrase')), onMe)}
    >
      <Field name="name" label={shell.people.name} autoComplete="username" />
      <Field
        name="passphrase"
        type="password"
        label={shell.people.passphrase}
        autoComplete="current-password"
      />
    </Form>
  );
}

function Recover(props: Props): ReactNode {
  const { shell, token } = props;
  const asking = useAsking();
  const letter = useAsking();
  const [name, setName] = useState('');
  return (
    <>
      <p className="people-note">{shell.people.recoverNote}</p>
      <Form
        asking={asking}
        label={shell.people.recover}
        shell={shell}
        onSubmit={(field) =>
          void asking.ask(
            () =>
              people.recover(
                field('name'),
                token === undefined ? { words: field('words') } : { token },
                field('passphrase'),
              ),
            entered(props),
          )
        }
      >
        <label className="field">
          <span>{shell.people.name}</span>
          <input name="name" required value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        {token === undefined && <Field name="words" label={shell.people.recoveryWords} />}
        <Field
          name="passphrase"
          type="password"
          label={shell.people.newPassphrase}
          note={shell.people.passphraseNote}
          autoComplete="new-password"
        />
      </Form>
      {token === undefined && (
        <Form
          asking={letter}
          label={shell.people.recoverByMail}
          doneText={shell.people.mailSent}
          shell={shell}
          onSubmit={() => void letter.ask(() => people.recoverByMail(name))}
        />
      )}
    </>
  );
}
