import { BATTLE_TAGS, MOST_TAGS, type BattleTag } from '@bicorne/table/battle';
import { asDraft } from '@bicorne/engine';
import type { Answer, BattleSheet } from '@bicorne/table/protocol';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { library } from '../net/library.ts';
import { useAsking } from '../people/useAnswer.ts';
import { Link } from '../ui/Link.tsx';
import { useLibraryWords, type LibraryWords } from '../words/library/words.ts';
import type { ShellWords } from '../words/words.ts';
import { theShelf, type Kept, type Published } from '../workshop/shelf.ts';
import './library.css';

const AccountFirst = lazy(async () => ({
  default: (await import('../people/AccountFirst.tsx')).AccountFirst,
}));

interface Props {
  readonly kept: Kept;
  readonly scenario: unknown;
  readonly isSound: boolean;
  readonly shell: ShellWords;
}

/** Into the library with what is on the bench: for the first time, or as the next version of what is there. */
export function Publish(props: Props): ReactNode {
  const words = useLibraryWords();
  const [published, setPublished] = usePublished(props.kept.id);
  if (!words || published === undefined) return null;
  return (
    <section className="library-publish" aria-label={words.publish}>
      <h3>{words.title}</h3>
      <p className="bench-note">{props.isSound ? words.publishNote : words.faultsFirst}</p>
      {props.isSound && <Wish {...props} words={words} published={published} onPublished={setPublished} />}
    </section>
  );
}

/** Undefined until it is known, null where it is not there. */
function usePublished(id: string): [Published | null | undefined, (published: Published) => void] {
  const [published, setPublished] = useState<Published | null>();
  useEffect(() => {
    let wanted = true;
    theShelf()
      .published(id)
      .then(
        (found) => wanted && setPublished(found ?? null),
        () => wanted && setPublished(null),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  const keep = (next: Published): void => {
    setPublished(next);
    void theShelf().publish(next);
  };
  return [published, keep];
}

interface WishProps extends Props {
  readonly words: LibraryWords;
  readonly published: Published | null;
  readonly onPublished: (published: Published) => void;
}

function Wish({ kept, scenario, shell, words, published, onPublished }: WishProps): ReactNode {
  const [tags, setTags] = useState<readonly BattleTag[]>([]);
  const [changes, setChanges] = useState('');
  const { ask, busy, fault, done } = useAsking();
  const there = ({ id, version }: BattleSheet): void => onPublished({ id: kept.id, battle: id, version });
  const what = { scenario: asDraft(scenario), tags: [...tags] };
  const begin = (): Promise<void> => ask(() => publish(kept, what), there);
  const goOn = (battle: string): Promise<void> =>
    ask(() => library.addVersion(battle, { ...what, changes }), there);
  const toggle = (tag: BattleTag): void =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
  if (fault === 'no-account' || fault === 'no-name')
    return (
      <Suspense>
        <AccountFirst shell={shell} onReady={() => void begin()} />
      </Suspense>
    );
  return (
    <>
      <fieldset className="library-tags">
        <legend>
          {words.kind} <small>{words.mostTags}</small>
        </legend>
        {BATTLE_TAGS.map((tag) => (
          <label key={tag} className="choice">
            <input
              type="checkbox"
              checked={tags.includes(tag)}
              disabled={!tags.includes(tag) && tags.length >= MOST_TAGS}
              onChange={() => toggle(tag)}
            />
            <span>{words.tags[tag]}</span>
          </label>
        ))}
      </fieldset>
      {published && (
        <label className="field">
          <span>{words.whatIsNew}</span>
          <input value={changes} maxLength={300} onChange={({ target }) => setChanges(target.value)} />
        </label>
      )}
      <div className="bench-add">
        {published && (
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void goOn(published.battle)}
          >
            {words.publishAs(published.version + 1)}
          </button>
        )}
        <button
          type="button"
          className={published ? 'button quiet' : 'button main'}
          disabled={busy}
          onClick={() => void begin()}
        >
          {published ? words.publishAnew : words.publish}
        </button>
      </div>
      <p className="people-said" role="status">
        {done && words.published}
        {published && <Link to={`/battles/${published.battle}`}>{words.lookAt}</Link>}
        {fault !== null && (
          <span className="people-fault">{fault === 'invalid' ? words.refused : shell.faults[fault]}</span>
        )}
      </p>
    </>
  );
}

/** Where what it was made from is no longer there, it is made from nothing. */
async function publish(
  { game, source }: Kept,
  what: { readonly scenario: Record<string, unknown>; readonly tags: BattleTag[] },
): Promise<Answer<BattleSheet>> {
  const battle = { game, ...what };
  if (source === undefined) return library.publish(battle);
  const forked = await library.publish({ ...battle, parent: source });
  return forked.ok || forked.fault.code !== 'unknown' ? forked : library.publish(battle);
}
