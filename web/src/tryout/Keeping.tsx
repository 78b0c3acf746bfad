import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { people } from '../net/people.ts';
import { forget, keep, kept } from '../storage.ts';
import type { LetterWords } from '../words/letters/words.ts';
import { isTrial } from './shelf.ts';
import type { Trial } from './trial.ts';
import { canSeal, keyOf, seal, unseal } from './vault.ts';

interface Props {
  readonly match: string;
  readonly trial: Trial;
  readonly texts: LetterWords['keeping'];
  /** What was kept from another device. */
  readonly onFound: (trial: Trial) => void;
}

const KEY = 'bicorne.vault';
/** After so many milliseconds in which nothing was tried. */
const RESTS = 2000;

type Said = keyof LetterWords['keeping']['said'];

/** Lines kept with the account, if one wishes: sealed by words of one's own, and found again on other devices. */
export function Keeping({ match, trial, texts, onFound }: Props): ReactNode {
  const [key, setKey] = useState(() => kept(KEY));
  const [words, setWords] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  useSealing(match, trial, key, setSaid);
  useFinding(match, trial, onFound);
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await api.me();
    if (!me.ok || !me.value) return setSaid('lost');
    const made = await keyOf(words, me.value.id);
    const there = await people.tried(match);
    if (!there.ok) return setSaid('lost');
    const plain = there.value.sealed === '' ? '' : await unseal(made, there.value.sealed);
    if (plain === null) return setSaid('wrong');
    keep(KEY, made);
    setKey(made);
    const found = readTrial(plain);
    if (found && trial.strokes.length === 0) onFound(found);
  };
  const end = async (): Promise<void> => {
    forget(KEY);
    setKey(null);
    setSaid((await people.setTried(match, '')).ok ? 'ended' : 'lost');
  };
  if (!canSeal()) return null;
  return (
    <details className="tryout-keeping">
      <summary>{texts.title}</summary>
      <p>{texts.note}</p>
      {key === null ? (
        <form className="orders-whole" onSubmit={(event) => void begin(event)}>
          <label className="field">
            {texts.words}
            <input
              type="password"
              autoComplete="off"
              minLength={8}
              required
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <button type="submit" className="button">
            {texts.begin}
          </button>
        </form>
      ) : (
        <button type="button" className="button quiet" onClick={() => void end()}>
          {texts.end}
        </button>
      )}
      <p role="status">{said !== null && texts.said[said]}</p>
    </details>
  );
}

/** Whatever is tried goes there when its player rests. */
function useSealing(match: string, trial: Trial, key: string | null, say: (said: Said) => void): void {
  const told = useRef(say);
  useEffect(() => {
    told.current = say;
  });
  useEffect(() => {
    if (key === null || trial.strokes.length === 0) return;
    const send = async (): Promise<void> => {
      const sent = await people.setTried(match, await seal(key, JSON.stringify(trial)));
      told.current(sent.ok ? 'kept' : 'lost');
    };
    const timer = setTimeout(() => void send(), RESTS);
    return () => clearTimeout(timer);
  }, [match, trial, key]);
}

function readTrial(plain: string): Trial | null {
  const trial: unknown = plain === '' ? null : JSON.parse(plain);
  return isTrial(trial) ? trial : null;
}

/** Where nothing was tried here yet: what another device has kept of this match. */
function useFinding(match: string, trial: Trial, onFound: (trial: Trial) => void): void {
  const now = useRef({ trial, onFound });
  useEffect(() => {
    now.current = { trial, onFound };
  });
  useEffect(() => {
    const isEmpty = (): boolean => now.current.trial.strokes.length === 0;
    if (!isEmpty()) return;
    let wanted = true;
    void foundElsewhere(match).then((found) => {
      if (wanted && found?.seat === now.current.trial.seat && isEmpty()) now.current.onFound(found);
    });
    return () => {
      wanted = false;
    };
  }, [match]);
}

/** Null where there is nothing. */
async function foundElsewhere(match: string): Promise<Trial | null> {
  const key = kept(KEY);
  if (key === null) return null;
  const there = await people.tried(match);
  const plain = there.ok && there.value.sealed !== '' ? await unseal(key, there.value.sealed) : null;
  return plain === null ? null : readTrial(plain);
}
