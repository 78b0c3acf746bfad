import type { Claimed, Me } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Fold } from './Fold.tsx';
import { Field, Form, NewPassphrase, OwnPassphrase } from './Form.tsx';

interface Props {
  readonly name: string;
  /** The name of whoever is here already without an account. */
  readonly guest: string | null;
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

/** What one has as a guest goes to the account, or is left behind: whoever signs in may not be the guest. */
const Bring = ({ guest, shell }: Props): ReactNode =>
  guest !== null && (
    <div>
      <label className="choice">
        <input type="checkbox" name="bring" value="yes" aria-describedby="bring-note" defaultChecked />
        <span>{shell.people.bring(guest)}</span>
      </label>
      <p className="people-note" id="bring-note">
        {shell.people.bringNote}
      </p>
    </div>
  );

const SignIn = (props: Props): ReactNode => (
  <Form
    label={props.shell.people.signIn}
    shell={props.shell}
    ask={(field) => people.signIn(field('name'), field('passphrase'), field('bring') !== '')}
    then={props.onMe}
  >
    <Field name="name" label={props.shell.people.name} autoComplete="username" />
    <OwnPassphrase shell={props.shell} />
    <Bring {...props} />
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
        wrongText={token === undefined ? shell.people.wrongWords : shell.people.wrongLetter}
        shell={shell}
        ask={(field) =>
          people.recover(
            field('name'),
            token === undefined ? { words: field('words') } : { token },
            field('next'),
            field('bring') !== '',
          )
        }
        then={entered(props)}
      >
        <Field name="name" label={shell.people.name} autoComplete="username" />
        {token === undefined && <Field name="words" label={shell.people.recoveryWords} />}
        <NewPassphrase shell={shell} name="next" />
        <Bring {...props} />
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
