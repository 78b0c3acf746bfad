import type { FormEvent, ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import type { Asking } from './useAnswer.ts';

interface Props {
  readonly asking: Asking;
  readonly label: string;
  readonly shell: ShellWords;
  /** Said when it was done; by default only that it was. */
  readonly doneText?: string;
  readonly danger?: boolean;
  readonly onSubmit: (fields: (name: string) => string) => void;
  readonly children?: ReactNode;
}

/** A small form with one button; what it has to say stands below it. */
export function Form({ asking, label, shell, doneText, danger, onSubmit, children }: Props): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    });
  };
  return (
    <form className="people-form" onSubmit={submit}>
      {children}
      <button type="submit" className={danger ? 'button danger' : 'button'} disabled={asking.busy}>
        {label}
      </button>
      <p className="people-said" role="status">
        {asking.fault === null ? asking.done && (doneText ?? shell.people.changed) : null}
        {asking.fault !== null && <span className="people-fault">{shell.faults[asking.fault]}</span>}
      </p>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password' | 'email' | 'url';
  readonly note?: string;
  readonly value?: string;
  readonly autoComplete?: string;
  readonly optional?: boolean;
}

export const Field = ({
  name,
  label,
  type = 'text',
  note,
  value,
  autoComplete,
  optional,
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
    />
    {note !== undefined && <small>{note}</small>}
  </label>
);
