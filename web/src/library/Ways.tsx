import type { BattleSheet } from '@bicorne/table/protocol';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { library } from '../net/library.ts';
import { enter } from '../net/enter.ts';
import { Form } from '../people/Form.tsx';
import { useAsking } from '../people/useAnswer.ts';
import { go } from '../route.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Shop } from '../workshop/load.ts';
import { layOut } from '../workshop/layOut.ts';
import { PlaySheet } from '../workshop/PlaySheet.tsx';
import type { SheetProps } from './BattlePage.tsx';

const AccountFirst = lazy(async () => ({
  default: (await import('../people/AccountFirst.tsx')).AccountFirst,
}));

interface Props extends SheetProps {
  readonly shop: Shop;
  readonly title: string;
  readonly isSound: boolean;
}

/** What one can do with a battle: play it, go on from it, star it, complain, take it back. */
export function Ways(props: Props): ReactNode {
  const { sheet, shop, title, isSound, words, workshop, shell } = props;
  const [playing, setPlaying] = useState(false);
  return (
    <section className="people-part library-ways">
      <button
        type="button"
        className="button main bench-play"
        disabled={!isSound || sheet.away !== undefined}
        onClick={() => setPlaying(true)}
      >
        {workshop.play}
      </button>
      {!isSound && <p className="people-note">{words.cannotPlay}</p>}
      <button
        type="button"
        className="button"
        onClick={() =>
          void layOut(sheet.game, sheet.scenario, {
            parent: title,
            ...(sheet.away === undefined ? { source: sheet.id } : {}),
          })
        }
      >
        {words.change}
      </button>
      {sheet.mine ? <Withdraw {...props} /> : <Star {...props} />}
      <CopyLink to={`/battles/${sheet.id}`} label={words.link} shell={shell} />
      {!sheet.mine && <Misuse {...props} />}
      {playing && (
        <PlaySheet
          shop={shop}
          scenario={sheet.scenario}
          library={{ battle: sheet.id, version: sheet.shown }}
          words={workshop}
          shell={shell}
          onClose={() => setPlaying(false)}
        />
      )}
    </section>
  );
}

/** For those who have an account; whoever has none makes one here. */
function Star({ sheet, words, shell, onChange }: SheetProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  const star = (): Promise<void> => ask(() => library.star(sheet.id, !sheet.starred), onChange);
  if (fault === 'no-account' || fault === 'no-name')
    return (
      <Suspense>
        <AccountFirst shell={shell} onReady={() => void star()} />
      </Suspense>
    );
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={sheet.starred}
        aria-label={`${sheet.starred ? words.unstar : words.star} (${words.stars(sheet.stars)})`}
        disabled={busy}
        onClick={() => void star()}
      >
        <span aria-hidden="true" className={sheet.starred ? 'library-starred' : ''}>
          <Icon name="star" /> {sheet.stars}
        </span>
      </button>
      {fault !== null && <p className="people-fault">{shell.faults[fault]}</p>}
    </>
  );
}

function Withdraw({ sheet, words, shell, onChange }: SheetProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  const gone = (): void => onChange({ ...sheet, away: 'withdrawn' } satisfies BattleSheet);
  return (
    <>
      <p className="library-liked">
        {words.stars(sheet.stars)} · {words.played(sheet.plays)}
      </p>
      {sheet.away === undefined && (
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => {
            if (window.confirm(words.withdrawSure)) void ask(() => library.withdraw(sheet.id), gone);
          }}
        >
          {words.withdraw}
        </button>
      )}
      {sheet.away === 'withdrawn' && (
        <button type="button" className="button quiet" onClick={() => go('/battles')}>
          {words.title}
        </button>
      )}
      {fault !== null && <p className="people-fault">{shell.faults[fault]}</p>}
    </>
  );
}

const Misuse = ({ sheet, words, shell }: SheetProps): ReactNode => (
  <details className="library-misuse">
    <summary>{words.report}</summary>
    <Form
      label={words.send}
      shell={shell}
      doneText={words.reported}
      ask={async (field) => {
        await enter();
        return library.report(sheet.id, field('text'));
      }}
    >
      <label className="field">
        <span>{words.reportNote}</span>
        <textarea name="text" rows={3} maxLength={1000} required />
      </label>
    </Form>
  </details>
);
