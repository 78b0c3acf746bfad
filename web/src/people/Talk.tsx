import { ONLOOKER } from '@bicorne/engine';
import type { Words } from '@bicorne/boardkit';
import type { ChatLine, MatchCard, Person } from '@bicorne/table/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { useHere, useTable } from '../table/useTable.ts';
import type { ShellWords } from '../words/words.ts';
import { Manners } from './Manners.tsx';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly lines: readonly ChatLine[];
  readonly words: Words;
  readonly shell: ShellWords;
}

const TABLE = 'table';
const ONLOOKERS = 'onlookers';

/** A word with the others: all who sit here, an ally where the rules let him be spoken to, or the onlookers. */
export const Talk = (props: Props): ReactNode => (
  <>
    <Lines {...props} />
    <Say {...props} />
  </>
);

function Lines({ match, lines, words, shell }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const own = match.seats.find(({ mine }) => mine)?.person;
  const newest = lines.at(-1)?.id;
  // Not with every move: somebody may be reading what was said before.
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  if (lines.length === 0) return <p className="talk-silence">{shell.people.silence}</p>;
  return (
    <ul ref={list} className="talk-lines" aria-live="polite" tabIndex={0} aria-label={shell.people.talk}>
      {lines.map(({ id, from, to, text }) => (
        <li key={id}>
          {from.person === own ? (
            <strong>{from.name}</strong>
          ) : (
            <Speaker person={{ id: from.person, name: from.name }} match={match.id} shell={shell} />
          )}{' '}
          {to !== TABLE && <em className="talk-to">{hearersOf(to, words, shell)}</em>} {text}
        </li>
      ))}
    </ul>
  );
}

interface SpeakerProps {
  readonly person: Person;
  readonly match: string;
  readonly shell: ShellWords;
}

/** A press on the name opens what one may do about somebody. */
function Speaker({ person, match, shell }: SpeakerProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="talk-name" aria-expanded={open} onClick={() => setOpen(!open)}>
        {person.name}
      </button>
      {open && <Manners person={person} match={match} shell={shell} />}
    </>
  );
}

function hearersOf(to: string, words: Words, shell: ShellWords): string {
  if (to === TABLE) return shell.people.toAll;
  return to === ONLOOKERS ? shell.people.toOnlookers : shell.people.toSeat(words.seats[to] ?? to);
}

function Say({ match, viewer, words, shell }: Props): ReactNode {
  const [text, setText] = useState('');
  const hearers = hearersFor(match, viewer);
  const [to, setTo] = useState(hearers[0]);
  const here = useHere();
  const fault = useTable((state) => state.fault);
  const speak = async (): Promise<void> => {
    const said = text.trim();
    setText('');
    if (said === '') return;
    if (viewer === ONLOOKER && (await takeName())) here.reconnect();
    // What nobody heard is there to be said again, unless something else is being written.
    if (!(await here.say(said, to))) setText((now) => now || said);
  };
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void speak();
      }}
    >
      {hearers.length > 1 && (
        <select aria-label={shell.people.sayTo} value={to} onChange={({ target }) => setTo(target.value)}>
          {hearers.map((one) => (
            <option key={one} value={one}>
              {hearersOf(one, words, shell)}
            </option>
          ))}
        </select>
      )}
      <input
        value={text}
        maxLength={500}
        aria-label={shell.people.say}
        placeholder={shell.people.say}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {shell.people.send}
      </button>
      <p className="talk-apart" role="status">
        {fault === 'not-allowed' && to !== TABLE && shell.people.keptApart}
      </p>
    </form>
  );
}

/** Two who play against each other have no secrets at the table; of three, two may be allies. */
function hearersFor({ seats }: MatchCard, viewer: number): readonly string[] {
  if (viewer === ONLOOKER) return [ONLOOKERS];
  const others = seats.filter(({ mine, bot }) => !mine && bot === null).map(({ seat }) => seat);
  return seats.length > 2 ? [TABLE, ...others] : [TABLE];
}

/** Whoever only watches need have no name before he speaks; whether he has a new one. */
async function takeName(): Promise<boolean> {
  const known = await api.me();
  if (known.ok && known.value !== null) return false;
  await enter();
  return true;
}
