import type { Conditions, OpenQuestion, Part, Scope, StandingOrder, Test } from '@bicorne/engine';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Here } from './OrdersSheet.tsx';
import { answerOf, partOf, scopeOf, signOf, testsOf, wordOf, type Drafts, type Speech } from './say.ts';

interface Props {
  readonly question: OpenQuestion;
  readonly conditions: Conditions;
  readonly here: Here;
  readonly speech: Speech;
  readonly onSave: (order: StandingOrder) => void;
  readonly onCancel: () => void;
}

/** One answer, where it holds, and under which conditions. */
export function OrderForm({ question, conditions, here, speech, onSave, onCancel }: Props): ReactNode {
  const scopes = scopesOf(question, here, speech);
  const [say, setSay] = useState(question.answers[0]);
  const [at, setAt] = useState(0);
  const [drafts, setDrafts] = useState<Drafts>({});
  const { texts } = speech;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const when = testsOf(question, conditions, drafts);
    const scope = scopes[at]?.scope;
    onSave({ question: question.id, say, ...(scope ? { scope } : {}), ...(when.length > 0 ? { when } : {}) });
  };
  return (
    <form className="orders-form" onSubmit={save}>
      <label className="field">
        {texts.answer}
        <select autoFocus value={say} onChange={({ target }) => setSay(target.value)}>
          {question.answers.map((answer) => (
            <option key={answer} value={answer}>
              {answerOf(speech, question.id, answer)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {texts.scope}
        <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {scopes.map(({ name }, number) => (
            <option key={name} value={number}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {question.parts.length > 0 && (
        <fieldset>
          <legend>{texts.onlyIf}</legend>
          {question.parts.map((part) => (
            <PartField
              key={part}
              part={part}
              kind={conditions.parts[part]}
              draft={Object.hasOwn(drafts, part) ? drafts[part] : undefined}
              speech={speech}
              onDraft={(draft) => setDrafts(withDraft(drafts, part, draft))}
            />
          ))}
        </fieldset>
      )}
      <div className="orders-whole">
        <button type="submit" className="button">
          {texts.save}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

interface ScopeChoice {
  readonly name: string;
  readonly scope?: Scope;
}

/** What is asked about now comes first; then every piece and place of one's own. Each name once. */
function scopesOf({ id }: OpenQuestion, { asked, own, turn }: Here, speech: Speech): ScopeChoice[] {
  const now = asked.filter(({ question }) => question === id);
  const units = [...now, ...own].flatMap(({ unit }) => unit ?? []);
  const places = [...now, ...own].flatMap(({ place }) => place ?? []);
  const scopes: Scope[] = [
    ...(now.length > 0 ? [{ on: 'turn', number: turn } as const] : []),
    ...(speech.book.names.unit ? units.map((number): Scope => ({ on: 'unit', number })) : []),
    ...places.map((number): Scope => ({ on: 'place', number })),
  ];
  const named = scopes.map((scope): ScopeChoice => ({ name: scopeOf(speech, scope), scope }));
  const all: ScopeChoice[] = [{ name: speech.texts.everywhere }, ...named];
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
}

const withDraft = (drafts: Drafts, part: string, draft: Test | undefined): Drafts => {
  const { [part]: _, ...rest } = drafts;
  return draft ? { ...rest, [part]: draft } : rest;
};

interface PartProps {
  readonly part: string;
  readonly kind: Part;
  readonly draft: Test | undefined;
  readonly speech: Speech;
  readonly onDraft: (draft: Test | undefined) => void;
}

function PartField(props: PartProps): ReactNode {
  return props.kind.kind === 'word' ? (
    <WordField {...props} of={props.kind.of} />
  ) : (
    <NumberField {...props} least={props.kind.least} most={props.kind.most} />
  );
}

function WordField({
  part,
  draft,
  speech,
  onDraft,
  of,
}: PartProps & { readonly of: readonly string[] }): ReactNode {
  const chosen = draft?.is === 'one' ? draft.of : [];
  const toggle = (word: string): void => {
    const next = of.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)));
    onDraft(next.length > 0 ? { part, is: 'one', of: next } : undefined);
  };
  return (
    <div className="orders-part" role="group" aria-label={partOf(speech, part)}>
      <span>{partOf(speech, part)}</span>
      <span className="orders-words">
        {of.map((word) => (
          <label key={word}>
            <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
            {wordOf(speech, part, word)}
          </label>
        ))}
      </span>
    </div>
  );
}

interface NumberProps extends PartProps {
  readonly least: number;
  readonly most: number;
}

function NumberField({ part, draft, speech, onDraft, least, most }: NumberProps): ReactNode {
  const { texts } = speech;
  const label = useId();
  const value = draft && draft.is !== 'one' ? draft.value : Math.max(least, Math.min(most, 2));
  const compare = (is: string): void =>
    onDraft(is === 'least' || is === 'most' ? { part, is, value } : undefined);
  const count = (text: string): void => {
    const number = Math.round(Number(text));
    if (draft && draft.is !== 'one' && Number.isFinite(number))
      onDraft({ ...draft, value: Math.max(least, Math.min(most, number)) });
  };
  return (
    <div className="orders-part" role="group" aria-labelledby={label}>
      <span id={label}>{partOf(speech, part)}</span>
      <span className="orders-number">
        <select
          aria-labelledby={label}
          value={draft?.is ?? ''}
          onChange={({ target }) => compare(target.value)}
        >
          <option value="">{texts.any}</option>
          <option value="least">{texts.least}</option>
          <option value="most">{texts.most}</option>
        </select>
        {draft && (
          <input
            type="number"
            aria-labelledby={label}
            min={least}
            max={most}
            value={value}
            onChange={({ target }) => count(target.value)}
          />
        )}
        {draft && signOf(speech, part)}
      </span>
    </div>
  );
}
