import type { Answer } from '@bicorne/table/protocol';
import type { FormEvent, ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { useAsking } from './useAnswer.ts';

/** What stands in a form's fields, by name. */
export type Fields = (name: string) => string;

/** All values of a name, where there may be several. */
export type AllFields = (name: string) => readonly string[];

export function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}

interface Props<T> {
  readonly label: string;
  readonly shell: ShellWords;
  readonly ask: (field: Fields, all: AllFields) => Promise<Answer<T>>;
  readonly then?: (value: T) => void;
  /** Said when it was done; by default only that it was. */
  readonly doneText?: string;
  /** Said of what does not fit, where it is not name and passphrase. */
  readonly wrongText?: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** A small form with one button, which asks the server; what came of it stands below. */
export function Form<T>(props: Props<T>): ReactNode {
  const { label, shell, ask, then, doneText, wrongText, danger, children } = props;
  const asking = useAsking();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = fieldsOf(event.currentTarget);
    const data = new FormData(event.currentTarget);
    const all: AllFields = (name) => data.getAll(name).filter((value) => typeof value === 'string');
    void asking.ask(() => ask(field, all), then);
  };
  return (
    <form className="people-form" onSubmit={submit}>
      {children}
      <button type="submit" className={danger ? 'button danger' : 'button'} disabled={asking.busy}>
        {label}
      </button>
      <p className="people-said" role="status">
        {asking.fault === null ? asking.done && (doneText ?? shell.people.changed) : null}
        {asking.fault !== null && (
          <span className="people-fault">
            {(asking.fault === 'wrong' ? wrongText : undefined) ?? shell.faults[asking.fault]}
          </span>
        )}
      </p>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'date';
  readonly note?: string;
  readonly value?: string;
  readonly autoComplete?: string;
  readonly optional?: boolean;
  /** Of a date: the first that can be chosen. */
  readonly least?: string;
}

export const Field = ({
  name,
  label,
  type = 'text',
  note,
  value,
  autoComplete,
  optional,
  least,
}: FieldProps): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input
      name={name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete ?? 'off'}
      required={!optional}
      minLength={type === 'password' ? 8 : undefined}
      maxLength={200}
      min={least}
    />
    {note !== undefined && <small>{note}</small>}
  </label>
);

interface PassphraseProps {
  readonly shell: ShellWords;
  readonly name?: string;
}

export const OwnPassphrase = ({ shell }: PassphraseProps): ReactNode => (
  <Field name="passphrase" type="password" label={shell.people.passphrase} autoComplete="current-password" />
);

/** A passphrase that is chosen here, and may have to be told apart from the old one. */
export const NewPassphrase = ({ shell, name = 'passphrase' }: PassphraseProps): ReactNode => (
  <Field
    name={name}
    type="password"
    label={name === 'passphrase' ? shell.people.passphrase : shell.people.newPassphrase}
    note={shell.people.passphraseNote}
    autoComplete="new-password"
  />
);

interface SelectProps<T extends string> {
  readonly name?: string;
  readonly label: string;
  readonly of: readonly T[];
  readonly names: Readonly<Record<string, string>> | ((one: T) => string);
  /** What stands for no choice at all. */
  readonly none?: string;
  readonly value?: T | '';
  readonly onChange?: (value: T | '') => void;
}

/** One of a list; read from the form by its name, or told when it changes. */
export function Select<T extends string>(props: SelectProps<T>): ReactNode {
  const { name, label, of, names, none, value, onChange } = props;
  const chosen = onChange ? { value: value ?? '' } : { defaultValue: value };
  return (
    <label className="field">
      <span>{label}</span>
      <select
        name={name}
        {...chosen}
        onChange={({ target }) => onChange?.(of.find((one) => one === target.value) ?? '')}
      >
        {none !== undefined && <option value="">{none}</option>}
        {of.map((one) => (
          <option key={one} value={one}>
            {typeof names === 'function' ? names(one) : (names[one] ?? one)}
          </option>
        ))}
      </select>
    </label>
  );
}
