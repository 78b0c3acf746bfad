import type { Words } from '@bicorne/boardkit';
import { LEVELS } from '@bicorne/bots/levels';
import { ONLOOKER } from '@bicorne/engine';
import type { MatchCard, OfferKind } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import { useHere } from '../table/useTable.ts';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Select } from './Form.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly busy: boolean;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** What those who play over the network may settle beside draws and undos: a pause, its end, giving up together. */
export function Affairs({ match, viewer, busy, words, shell }: Props): ReactNode {
  const here = useHere();
  if (isHere(match.id) || viewer === ONLOOKER || match.stage !== 'play') return null;
  const wanted = affairsOf(match, viewer).filter(
    (what) => !match.offers?.some((one) => one.by === viewer && one.what === what),
  );
  return (
    <>
      {wanted.map((what) => (
        <button
          key={what}
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => void here.offer(what)}
        >
          {shell.people.affairs[what]}
        </button>
      ))}
      {(match.mayCommission?.length ?? 0) > 0 && !asksForBot(match) && (
        <Commission match={match} words={words} busy={busy} shell={shell} />
      )}
      {match.mayHandOver && <HandOver match={match.id} shell={shell} />}
    </>
  );
}

const asksForBot = ({ offers = [], seats }: MatchCard): boolean =>
  offers.some(({ what, by }) => what === 'bot' && seats[by].mine);

/** One of two armies goes to a bot, if the others agree. */
function Commission({ match, words, busy, shell }: Omit<Props, 'viewer'>): ReactNode {
  const here = useHere();
  const hall = useHallWords();
  const [army, setArmy] = useState<string | null>(null);
  const [bot, setBot] = useState('officer');
  if (!hall) return null;
  const armies = (match.mayCommission ?? []).map((at) => match.seats[at].seat);
  if (army === null)
    return armies.map((seat) => (
      <button key={seat} type="button" className="button quiet" onClick={() => setArmy(seat)}>
        {hall.commission(words.seats[seat] ?? seat)}
      </button>
    ));
  return (
    <div className="commission">
      <Select
        label={hall.commission(words.seats[army] ?? army)}
        of={Object.keys(LEVELS)}
        names={shell.device.levels}
        value={bot}
        onChange={setBot}
      />
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void here.offer('bot', { army, bot }).then(() => setArmy(null))}
      >
        {hall.commissionAsk}
      </button>
      <button type="button" className="button quiet" onClick={() => setArmy(null)}>
        {hall.back}
      </button>
    </div>
  );
}

/** Whoever goes leaves his army to his ally, and nobody loses by it. */
function HandOver({ match, shell }: { readonly match: string; readonly shell: ShellWords }): ReactNode {
  const { busy, ask, fault } = useAsking();
  const [sure, setSure] = useState(false);
  const leave = (): void =>
    void ask(
      () => people.leaveSeat(match),
      () => go('/'),
    );
  return (
    <>
      <button
        type="button"
        className={sure ? 'button danger' : 'button quiet'}
        disabled={busy}
        onClick={() => (sure ? leave() : setSure(true))}
      >
        {shell.people.handOver}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </>
  );
}

function affairsOf(
  { clock, rated, seats }: MatchCard,
  viewer: number,
): (OfferKind & ('pause' | 'resume' | 'resign'))[] {
  const paused = clock !== undefined && clock.pausedUntil !== null;
  // Where it counts nobody stops his clock alone.
  const mayPause = !rated || seats.some(({ bot }, seat) => seat !== viewer && bot === null);
  return [
    ...(clock && paused ? ['resume' as const] : []),
    ...(clock && !paused && mayPause ? ['pause' as const] : []),
    // Allies give up together or not at all.
    ...(seats.length > 2 ? ['resign' as const] : []),
  ];
}

/** Before it has begun: whoever waits need not wait for ever. */
export function CloseMatch({ match, shell }: Pick<Props, 'match' | 'shell'>): ReactNode {
  const { busy, ask, fault } = useAsking();
  const close = (): void =>
    void ask(
      () => people.close(match.id),
      () => go('/'),
    );
  return (
    <>
      <button type="button" className="button quiet" disabled={busy} onClick={close}>
        {shell.people.closeMatch}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </>
  );
}
