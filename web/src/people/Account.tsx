import type { Answer, Me } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { useHallWords } from '../words/hall/words.ts';
import { Holidays } from './Holidays.tsx';
import { Fold } from './Fold.tsx';
import { Field, Form, NewPassphrase, OwnPassphrase, type Fields } from './Form.tsx';
import { Kept } from './Kept.tsx';
import { Notices } from './Notices.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly me: Me;
  readonly shell: ShellWords;
  readonly onMe: (me: Me | null) => void;
  readonly onWords: (words: string) => void;
}

/** All that can be changed about oneself, each in its own fold; a guest has less of it. */
export function Account(props: Props): ReactNode {
  const { me, shell } = props;
  return (
    <section className="people-part">
      <h2>{shell.people.settings}</h2>
      <Fold title={shell.people.notices}>
        <Notices {...props} />
      </Fold>
      <HolidayFold {...props} />
      <Fold title={shell.people.keptAway}>
        <Kept shell={shell} />
      </Fold>
      {me.account && <Keys {...props} />}
      <Fold title={me.account ? shell.people.deleteAccount : shell.people.deleteGuest}>
        <Delete {...props} />
      </Fold>
      {me.account && <SignOut {...props} />}
    </section>
  );
}

function HolidayFold({ shell }: Props): ReactNode {
  const words = useHallWords();
  return (
    words && (
      <Fold title={words.holidays}>
        <Holidays shell={shell} />
      </Fold>
    )
  );
}

/** What opens the account. */
const Keys = ({ me, shell, onMe, onWords }: Props): ReactNode => (
  <>
    <Fold title={shell.people.name}>
      <Form
        label={shell.people.change}
        shell={shell}
        ask={(field) => people.rename(field('name'))}
        then={onMe}
      >
        <Field name="name" label={shell.people.name} value={me.name} autoComplete="username" />
      </Form>
    </Fold>
    <Fold title={shell.people.passphrase}>
      <Form
        label={shell.people.change}
        shell={shell}
        ask={(field) => people.changePassphrase(field('passphrase'), field('next'))}
      >
        <OwnPassphrase shell={shell} />
        <NewPassphrase shell={shell} name="next" />
      </Form>
    </Fold>
    <Fold title={shell.people.recoveryWords}>
      <Form
        label={shell.people.newWords}
        shell={shell}
        ask={(field) => people.newWords(field('passphrase'))}
        then={({ words }) => onWords(words)}
      >
        <OwnPassphrase shell={shell} />
      </Form>
    </Fold>
    <Fold title={shell.people.mail}>
      <MailAddress me={me} shell={shell} onMe={onMe} />
    </Fold>
  </>
);

/** A new address counts when its letter was answered; an empty one takes the old away at once. */
function MailAddress({ me, shell, onMe }: Omit<Props, 'onWords'>): ReactNode {
  const [asked, setAsked] = useState(false);
  const change = async (field: Fields): Promise<Answer<string>> => {
    const mail = field('mail');
    const answer = await people.setMail(field('passphrase'), mail || null);
    return answer.ok ? { ok: true, value: mail } : answer;
  };
  const changed = (mail: string): void => {
    setAsked(mail !== '');
    if (mail === '') onMe({ ...me, mail: null });
  };
  return (
    <Form
      label={shell.people.change}
      doneText={asked ? shell.people.mailAsked : shell.people.changed}
      shell={shell}
      ask={change}
      then={changed}
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

const Delete = ({ me, shell, onMe }: Props): ReactNode => (
  <Form
    label={shell.people.deleteSure}
    danger
    shell={shell}
    ask={(field) => people.leave(me.account ? field('passphrase') : undefined)}
    then={() => onMe(null)}
  >
    <p className="people-note">{shell.people.deleteNote}</p>
    {me.account && <OwnPassphrase shell={shell} />}
  </Form>
);

function SignOut({ shell, onMe }: Props): ReactNode {
  const { busy, ask, fault } = useAsking();
  const leave = (everywhere: boolean): void =>
    void ask(
      () => people.signOut(everywhere),
      () => onMe(null),
    );
  return (
    <p className="people-row">
      <button type="button" className="button" disabled={busy} onClick={() => leave(false)}>
        {shell.people.signOut}
      </button>
      <button type="button" className="button quiet" disabled={busy} onClick={() => leave(true)}>
        {shell.people.signOutEverywhere}
      </button>
      <span className="people-fault" role="status">
        {fault !== null && shell.faults[fault]}
      </span>
    </p>
  );
}
