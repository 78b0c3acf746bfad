import { LANGUAGES, type Language } from '@bicorne/boardkit';
import type { Field, FieldValue } from '@bicorne/boardkit/workshop/contract.ts';
import { listOf, valueAt, withValue } from '@bicorne/boardkit/workshop/path.ts';
import { useState, type ReactNode } from 'react';
import type { WorkshopWords } from './words/words.ts';

interface Common {
  readonly scenario: unknown;
  readonly onChange: (scenario: unknown) => void;
  readonly language: Language;
  readonly words: WorkshopWords;
}

/** Values of the scenario, each written where its field says. */
export const Fields = ({ fields, ...rest }: Common & { readonly fields: readonly Field[] }): ReactNode =>
  fields.map((field) => <OneField key={field.path.join('.')} field={field} {...rest} />);

interface Props<V extends FieldValue = FieldValue> extends Common {
  readonly field: Field;
  readonly of: V;
}

function OneField({ field, ...rest }: Common & { readonly field: Field }): ReactNode {
  const { value } = field;
  if (value.kind === 'number') return <NumberField field={field} of={value} {...rest} />;
  if (value.kind === 'choice') return <ChoiceField field={field} of={value} {...rest} />;
  if (value.kind === 'text') return <TextField field={field} of={value} {...rest} />;
  if (value.kind === 'said') return <SaidField field={field} of={value} {...rest} />;
  if (value.kind === 'switch') return <SwitchField field={field} of={value} {...rest} />;
  if (value.kind === 'spots') return <SpotsField field={field} of={value} {...rest} />;
  return <ManyField field={field} of={value} {...rest} />;
}

type Of<K extends FieldValue['kind']> = Extract<FieldValue, { kind: K }>;

const written = ({ scenario, field }: Pick<Props, 'scenario' | 'field'>): unknown =>
  valueAt(scenario, field.path) ?? field.otherwise;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is written is told when the field is left, so that one word is one step to be undone. */
function Written({
  label,
  value,
  type = 'text',
  long = false,
  onWrite,
}: {
  readonly label: string;
  readonly value: string;
  readonly type?: string;
  readonly long?: boolean;
  readonly onWrite: (text: string) => void;
}): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const common = {
    value: text ?? value,
    onBlur: () => {
      if (text !== null && text !== value) onWrite(text);
      setText(null);
    },
  };
  return (
    <label className="field">
      <span>{label}</span>
      {long ? (
        <textarea rows={5} maxLength={MOST} {...common} onChange={({ target }) => setText(target.value)} />
      ) : (
        <input
          type={type}
          maxLength={MOST_SHORT}
          {...common}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </label>
  );
}

const MOST = 5000;
const MOST_SHORT = 120;

function NumberField({ field, of, scenario, onChange }: Props<Of<'number'>>): ReactNode {
  const number = Number(written({ scenario, field }) ?? of.least);
  const set = (next: number): void => {
    const kept = Math.min(of.most, Math.max(of.least, next));
    onChange(withValue(scenario, field.path, of.optional && kept === field.otherwise ? undefined : kept));
  };
  return (
    <div className="field bench-number">
      <span id={field.path.join('.')}>{field.name}</span>
      <button
        type="button"
        aria-label={`${field.name} −`}
        disabled={number <= of.least}
        onClick={() => set(number - 1)}
      >
        −
      </button>
      <output aria-labelledby={field.path.join('.')}>{number}</output>
      <button
        type="button"
        aria-label={`${field.name} +`}
        disabled={number >= of.most}
        onClick={() => set(number + 1)}
      >
        +
      </button>
    </div>
  );
}

function ChoiceField({ field, of, scenario, onChange }: Props<Of<'choice'>>): ReactNode {
  const chosen = of.of.findIndex(({ value }) => value === written({ scenario, field }));
  return (
    <label className="field">
      <span>{field.name}</span>
      <select
        value={Math.max(0, chosen)}
        onChange={({ target }) =>
          onChange(withValue(scenario, field.path, of.of[Number(target.value)].value))
        }
      >
        {of.of.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function TextField({ field, of, scenario, onChange }: Props<Of<'text'>>): ReactNode {
  return (
    <Written
      label={field.name}
      type={of.as ?? 'text'}
      value={textOf(written({ scenario, field }))}
      onWrite={(text) => onChange(withValue(scenario, field.path, plain(text) || undefined))}
    />
  );
}

/** Blanks at the ends and several in a row mean nothing in a file. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function SaidField({ field, of, scenario, onChange, language, words }: Props<Of<'said'>>): ReactNode {
  const others = LANGUAGES.filter((one) => one !== language && one !== 'en');
  const first = language === 'en' ? (['en'] as const) : ([language, 'en'] as const);
  const write = (one: Language) => (text: string) => {
    const said = withValue(valueAt(scenario, field.path) ?? {}, [one], plain(text) || undefined);
    const whole = withEnglish(said, plain(text));
    onChange(withValue(scenario, field.path, field.path[0] !== 'title' && isBare(whole) ? undefined : whole));
  };
  const input = (one: Language): ReactNode => (
    <Written
      key={one}
      label={`${field.name} (${one})`}
      long={of.long === true}
      value={textOf(valueAt(scenario, [...field.path, one]))}
      onWrite={write(one)}
    />
  );
  return (
    <>
      {first.map(input)}
      <details className="bench-more">
        <summary>{words.otherLanguages}</summary>
        {others.map(input)}
      </details>
    </>
  );
}

/** A text without English falls back to what was written first. */
const withEnglish = (said: unknown, text: string): unknown =>
  valueAt(said, ['en']) === undefined ? withValue(said, ['en'], text) : said;
const isBare = (said: unknown): boolean => LANGUAGES.every((one) => !valueAt(said, [one]));

function SwitchField({ field, of, scenario, onChange }: Props<Of<'switch'>>): ReactNode {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={valueAt(scenario, field.path) !== undefined}
        onChange={({ target }) =>
          onChange(withValue(scenario, field.path, target.checked ? of.on : undefined))
        }
      />
      <span>{field.name}</span>
    </label>
  );
}

const SpotsField = ({ field, scenario, onChange }: Props<Of<'spots'>>): ReactNode => (
  <Written
    label={field.name}
    value={listOf(written({ scenario, field })).join(' ')}
    onWrite={(text) => onChange(withValue(scenario, field.path, plain(text).split(' ').filter(Boolean)))}
  />
);

/** What is not there cannot be chosen: the list belongs to a part that is switched on. */
function ManyField({ field, of, scenario, onChange, words }: Props<Of<'many'>>): ReactNode {
  const chosen = valueAt(scenario, field.path) ?? (of.optional ? [] : undefined);
  if (!Array.isArray(chosen)) return null;
  const nameOf = (value: unknown): string => of.of.find((one) => one.value === value)?.name ?? String(value);
  const set = (next: readonly unknown[]): void =>
    onChange(withValue(scenario, field.path, of.optional && next.length === 0 ? undefined : next));
  return (
    <div className="bench-many">
      <label className="field">
        <span>{field.name}</span>
        <select value="" onChange={({ target }) => set([...chosen, target.value])}>
          <option value="">{words.add}…</option>
          {of.of.map(({ value, name, most }) => (
            <option key={value} value={value} disabled={chosen.filter((one) => one === value).length >= most}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {chosen.map((value, i) => (
          <li
            key={`${String(value)}${chosen.indexOf(value)}${chosen.slice(0, i).filter((one) => one === value).length}`}
          >
            {nameOf(value)}
            <button
              type="button"
              className="button quiet"
              aria-label={`${words.remove}: ${nameOf(value)}`}
              onClick={() => set(chosen.toSpliced(i, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
