import type { Claimed, Me } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Fold } from './Fold.tsx';
import { Field, Form, NewPassphrase, OwnPassphrase } from './Form.tsx';

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
  return (
    <Form
      label={shell.people.claim}
      shell={shell}
      ask={(field) => people.claim(field('name'), field('passphrase'))}
      then={entered(props)}
    >
      <Field name="name" label={shell.people.name} value={name} autoComplete="username" />
      <NewPassphrase shell={shell} />
    </Form>
  );
}

const SignIn = ({ shell, onMe }: Props): ReactNode => (
  <Form
    label={shell.people.signIn}
    shell={shell}
    ask={(field) => people.signIn(field('name'), field('passphrase'))}
    then={onMe}
  >
    <Field name="name" label={shell.people.name} autoComplete="username" />
    <OwnPassphrase shell={shell} />
  </Form>
);

/** By the words that were shown once, or by the link of a letter, which can be asked for here. */
function Recover(props: Props): ReactNode {
  const { shell, token } = props;
  return (
    <>
      <p className="people-note">{shell.people.recoverNote}</p>
      <Form
        label={shell.people.recover}
        shell={shell}
        ask={(field) =>
          people.recover(
            field('name'),
            token === undefined ? { words: field('words') } : { token },
            field('next'),
          )
        }
        then={entered(props)}
      >
        <Field name="name" label={shell.people.name} autoComplete="username" />
        {token === undefined && <Field name="words" label={shell.people.recoveryWords} />}
        <NewPassphrase shell={shell} name="next" />
      </Form>
      {token === undefined && (
        <Fold title={shell.people.recoverByMail}>
          <Form
            label={shell.people.recoverByMail}
            doneText={shell.people.mailSent}
            shell={shell}
            ask={(field) => people.recoverByMail(field('name'))}
          >
            <Field name="name" label={shell.people.name} autoComplete="username" />
          </Form>
        </Fold>
      )}
    </>
  );
}
