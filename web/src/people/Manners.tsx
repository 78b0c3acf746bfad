import type { Person, ReportRequest } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Form, Select } from './Form.tsx';
import { setStance, useStance } from './stances.ts';
import './manners.css';

const REASONS: readonly ReportRequest['reason'][] = ['talk', 'name', 'stalling', 'cheating', 'other'];

interface Props {
  readonly person: Person;
  /** Where it happened, if it was at a table. */
  readonly match?: string;
  readonly shell: ShellWords;
}

/** What one may do about somebody: not hear him, not meet him, tell the operator. */
export function Manners({ person, match, shell }: Props): ReactNode {
  const [reports, setReports] = useState(false);
  return (
    <div className="manners">
      <p className="manners-row">
        <Stances person={person} shell={shell} />
        <button
          type="button"
          className="button quiet"
          aria-expanded={reports}
          aria-label={`${shell.people.report}: ${person.name}`}
          onClick={() => setReports(!reports)}
        >
          {shell.people.report}
        </button>
      </p>
      {reports && <Report person={person} {...(match === undefined ? {} : { match })} shell={shell} />}
    </div>
  );
}

/** Muted is not heard; blocked is not heard, and takes no seat at one's matches. Both can be undone. */
function Stances({ person, shell }: Props): ReactNode {
  const stance = useStance(person);
  const [busy, setBusy] = useState(false);
  const change = async (what: 'mute' | 'block'): Promise<void> => {
    setBusy(true);
    await setStance({ ...stance, [what]: !stance[what] });
    setBusy(false);
  };
  return (['mute', 'block'] as const).map((what) => {
    const label = shell.people[stance[what] ? 'undo' : 'make'][what];
    return (
      <button
        key={what}
        type="button"
        className="button quiet"
        disabled={busy}
        aria-label={`${label}: ${person.name}`}
        onClick={() => void change(what)}
      >
        {label}
      </button>
    );
  });
}

const Report = ({ person, match, shell }: Props): ReactNode => (
  <Form
    label={shell.people.sendReport}
    doneText={shell.people.reported}
    shell={shell}
    ask={(field) =>
      people.report({
        person: person.id,
        ...(match === undefined ? {} : { match }),
        reason: REASONS.find((reason) => reason === field('reason')) ?? 'other',
        text: field('text'),
      })
    }
  >
    <Select name="reason" label={shell.people.reportReason} of={REASONS} names={shell.people.reportReasons} />
    <label className="field">
      <span>{shell.people.reportText}</span>
      <textarea name="text" rows={3} maxLength={1000} />
    </label>
  </Form>
);
