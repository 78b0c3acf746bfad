import type { EventSheet, OrganiseWish } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { people } from '../net/people.ts';
import { Field, Form, Select } from '../people/Form.tsx';
import { useAsking } from '../people/useAnswer.ts';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { entrantName } from './names.ts';

interface Props {
  readonly id: string;
  readonly sheet: EventSheet;
  readonly words: CupWords;
  readonly shell: ShellWords;
  readonly onChange: (sheet: EventSheet) => void;
}

const BOTS = ['recruit', 'drill', 'officer', 'marshal'] as const;
const COUNTS = ['1', '2', '3', '4', '8', '16'] as const;
const RULINGS = ['first', 'second', 'level', 'first-absent', 'second-absent'] as const;

/** What the organiser may do; whatever changes something by hand wants a reason, which everybody reads. */
export function Organise(props: Props): ReactNode {
  const { sheet, words } = props;
  const { stage } = sheet.card;
  if (stage === 'over' || stage === 'cancelled') return null;
  return (
    <section className="event-organise">
      <h2>{words.organise}</h2>
      {stage === 'open' ? <BeforeIt {...props} /> : <InIt {...props} />}
      <Reasoned {...props} label={words.callOff} wish={(reason) => ({ do: 'cancel', reason })} danger />
    </section>
  );
}

function BeforeIt({ id, words, shell, onChange }: Props): ReactNode {
  const asking = useAsking();
  return (
    <>
      <Form
        label={words.addBots}
        shell={shell}
        ask={(field) => people.organise(id, { do: 'bots', bot: field('bot'), count: Number(field('count')) })}
        then={onChange}
      >
        <Select name="bot" label={shell.device.level} of={BOTS} names={shell.device.levels} />
        <Select name="count" label={words.howMany} of={COUNTS} names={{}} />
      </Form>
      <button
        type="button"
        className="button main"
        disabled={asking.busy}
        onClick={() => void asking.ask(() => people.organise(id, { do: 'close' }), onChange)}
      >
        {words.closeAndBegin}
      </button>
      <p role="alert" className="people-fault">
        {asking.fault !== null && shell.faults[asking.fault]}
      </p>
    </>
  );
}

function InIt(props: Props): ReactNode {
  const { id, sheet, words, shell, onChange } = props;
  const asking = useAsking();
  const here = sheet.entrants.flatMap(({ left }, number) => (left ? [] : String(number)));
  return (
    <>
      <Ruling {...props} />
      <Form
        label={words.withdrawEntrant}
        shell={shell}
        ask={(field) =>
          people.organise(id, {
            do: 'withdraw',
            entrant: Number(field('entrant')),
            reason: field('reason'),
          })
        }
        then={onChange}
      >
        <Select
          name="entrant"
          label={words.player}
          of={here}
          names={(number) => entrantName(sheet.entrants[Number(number)], shell)}
        />
        <Field name="reason" label={words.reason} />
      </Form>
      {sheet.card.paused ? (
        <button
          type="button"
          className="button"
          disabled={asking.busy}
          onClick={() => void asking.ask(() => people.organise(id, { do: 'resume' }), onChange)}
        >
          {words.resume}
        </button>
      ) : (
        <Reasoned {...props} label={words.pause} wish={(reason) => ({ do: 'pause', reason })} />
      )}
    </>
  );
}

/** A result as the organiser sees it, also where there is none yet. */
function Ruling({ id, sheet, words, shell, onChange }: Props): ReactNode {
  const tables = sheet.rounds.flatMap(({ tables: some }, round) =>
    some.flatMap(({ players }, table) => (players.length < 2 ? [] : `${round} ${table}`)),
  );
  const playersAt = (place: string): string => {
    const [round, table] = place.split(' ').map(Number);
    const names = sheet.rounds[round].tables[table].players.map((player) =>
      entrantName(sheet.entrants[player], shell),
    );
    return `${words.roundNumber(round + 1)}: ${names.join(' – ')}`;
  };
  return (
    <Form
      label={words.correct}
      shell={shell}
      ask={(field) => {
        const [round, table] = field('table').split(' ').map(Number);
        const ruling = rulingOf(field('ruling'), sheet.card.match === 'pair' ? 2 : 1);
        return people.organise(id, { do: 'correct', round, table, ruling, reason: field('reason') });
      }}
      then={onChange}
    >
      <Select name="table" label={words.tableOf} of={tables.toReversed()} names={playersAt} />
      <Select name="ruling" label={words.points} of={RULINGS} names={words.rulings} />
      <Field name="reason" label={words.reason} />
    </Form>
  );
}

type Correction = Extract<OrganiseWish, { readonly do: 'correct' }>;

function rulingOf(ruling: string, games: number): Correction['ruling'] {
  if (ruling === 'first-absent') return { absent: [0] };
  if (ruling === 'second-absent') return { absent: [1] };
  const winner = ruling === 'first' ? 0 : ruling === 'second' ? 1 : null;
  return { winners: Array.from({ length: games }, () => winner) };
}

interface ReasonedProps extends Props {
  readonly label: string;
  readonly wish: (reason: string) => OrganiseWish;
  readonly danger?: boolean;
}

const Reasoned = ({ id, label, wish, danger, words, shell, onChange }: ReasonedProps): ReactNode => (
  <details className="event-reasoned">
    <summary>{label}</summary>
    <Form
      label={label}
      shell={shell}
      ask={(field) => people.organise(id, wish(field('reason')))}
      then={onChange}
      danger={danger ?? false}
    >
      <Field name="reason" label={words.reason} />
    </Form>
  </details>
);
