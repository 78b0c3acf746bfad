import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { ONLOOKER } from '@bicorne/engine';
import type { Words } from '@bicorne/boardkit';
import type { MatchCard } from '@bicorne/table/protocol';
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { useBack } from '../ui/back.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import { Company } from './Company.tsx';
import { Notes } from './Notes.tsx';
import { Talk } from './Talk.tsx';
import { useLines } from './lines.ts';
import { keepRead, lastRead, unread } from './read.ts';
import './beside.css';

/** The proof needs the whole engine; few ask for it. */
const FairDice = lazy(async () => ({ default: (await import('./FairDice.tsx')).FairDice }));

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly words: Words;
  readonly shell: ShellWords;
}

const LEAVES = ['talk', 'notes', 'company', 'dice'] as const;
type Leaf = (typeof LEAVES)[number];

/** What lies beside the board when people play: one leaf at a time, all put away until they are wanted. */
export const Beside = (props: Props): ReactNode =>
  isHere(props.match.id) ? null : <Leaves key={props.match.id} {...props} />;

function Leaves({ match, viewer, words, shell }: Props): ReactNode {
  const [open, setOpen] = useState<Leaf | null>(null);
  const lines = useLines(match.id);
  const [read, setRead] = useState(() => lastRead(match.id));
  const own = match.seats.find(({ mine }) => mine)?.person;
  const fresh = open === 'talk' ? 0 : unread(lines, read, own);
  const newest = lines.at(-1)?.id ?? 0;
  const panel = useId();
  const leaves = LEAVES.filter((leaf) => leaf !== 'notes' || viewer !== ONLOOKER);
  const turn = (leaf: Leaf): void => {
    if (open === 'talk' || leaf === 'talk') setRead(newest);
    setOpen(leaf === open && !risen ? null : leaf);
  };
  useEffect(() => {
    if (open === 'talk' && newest > 0) keepRead(match.id, newest);
  }, [open, newest, match.id]);
  const narrow = useNarrow();
  const [risen, setRisen] = useState(false);
  const rise = (): void => {
    setRisen(true);
    if (open === null) turn('talk');
  };
  const fall = (): void => {
    setRisen(false);
    if (open !== null) turn(open);
  };
  useBack(risen, fall);
  useEscape(risen, fall);
  if (narrow && !risen)
    return (
      <button type="button" className="beside-open" aria-label={shell.people.talk} onClick={rise}>
        <Icon name="talk" />
        {fresh > 0 && <span className="talk-fresh">{fresh}</span>}
      </button>
    );
  return (
    <section className={narrow ? 'beside risen' : 'beside'}>
      {narrow && (
        <button type="button" className="beside-ground" aria-label={shell.book.close} onClick={fall} />
      )}
      <div className="beside-leaves">
        {leaves.map((leaf) => (
          <button
            key={leaf}
            type="button"
            className="beside-leaf"
            aria-expanded={leaf === open}
            aria-controls={panel}
            onClick={() => turn(leaf)}
          >
            {shell.people.beside[leaf]}
            {leaf === 'talk' && fresh > 0 && <span className="talk-fresh">{fresh}</span>}
          </button>
        ))}
      </div>
      <div id={panel} className="beside-panel" hidden={open === null}>
        {open === 'talk' && <Talk match={match} viewer={viewer} lines={lines} words={words} shell={shell} />}
        {open === 'notes' && <Notes match={match.id} shell={shell} />}
        {open === 'company' && <Company match={match} words={words} shell={shell} />}
        <Suspense>
          {open === 'dice' && <FairDice key={match.stage} match={match} words={words} shell={shell} />}
        </Suspense>
      </div>
    </section>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', typed, true);
    return () => window.removeEventListener('keydown', typed, true);
  });
}
