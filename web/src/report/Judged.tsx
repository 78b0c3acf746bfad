import type { Words } from '@bicorne/boardkit';
import type { Mistake } from '@bicorne/report';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { startFrom } from '../local/device.ts';
import { useAsking } from '../people/useAnswer.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { reasonsInWords } from '../table/advice/words.ts';
import type { Rerun } from '../table/reel/rerun.ts';
import type { ReportWords } from '../words/report/words.ts';
import type { ShellWords } from '../words/words.ts';
import type { Look } from './Findings.tsx';
import { Foreseen } from './Foreseen.tsx';
import { placeOf, playedIn, type Way } from './tell.ts';
import type { Showing } from './useShowing.ts';

interface Props {
  readonly run: Rerun;
  readonly look: Look;
  readonly mistake: Mistake;
  /** It is asked first; null where the answer is simply told. */
  readonly quiz: ReactNode;
  readonly words: Words;
  readonly say: ReportWords;
  readonly shell: ShellWords;
  readonly showing: Showing;
}

/** One mistake: what was asked, what was played, what would have been better, and why. */
export function Judged({ run, look, mistake, quiz, words, say, shell, showing }: Props): ReactNode {
  const { asked, played, better, after } = playedIn(run, words, mistake, look.seat);
  const seenThen = useMemo(
    () => run.match.game.view(run.states[placeOf(run, mistake.at)], look.seat),
    [run, mistake.at, look.seat],
  );
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="report-judged" aria-live="polite" ref={panel}>
      <p>{asked}</p>
      <dl>
        <dt>{say.played}</dt>
        <dd>
          {played} {quiz === null && <OnMap way="played" say={say} showing={showing} />}
        </dd>
        {quiz === null && (
          <>
            <dt>{say.better}</dt>
            <dd>
              <strong>{better}</strong>
              {after.length > 0 && ` ${say.after}: ${after.join('; ')}`}{' '}
              <OnMap way="better" say={say} showing={showing} />
            </dd>
          </>
        )}
      </dl>
      {quiz}
      {quiz === null && <Reasons mistake={mistake} words={words} shell={shell} />}
      {quiz === null && (
        <Foreseen
          game={run.match.game.id}
          view={seenThen}
          seat={look.seat}
          better={mistake.better}
          played={mistake.played}
          words={words}
        />
      )}
      {quiz === null && <Eyes {...{ run, look, words, shell, showing }} />}
      {quiz === null && <TryAgain run={run} look={look} say={say} shell={shell} />}
    </section>
  );
}

/** Shows on the map how it stands after this. */
export function OnMap({
  way,
  say,
  showing: { shown, show },
}: Pick<Props, 'say' | 'showing'> & { readonly way: Way }): ReactNode {
  const on = shown.way === way;
  return (
    <button
      type="button"
      className="text-link"
      aria-pressed={on}
      onClick={() => show({ way: on ? null : way })}
    >
      {on ? say.back : say.onMap}
    </button>
  );
}

/** The truth beside the sight: what the others saw at that moment. A decision is never judged by it. */
function Eyes({
  run,
  look,
  words,
  shell,
  showing: { shown, show },
}: Pick<Props, 'run' | 'look' | 'words' | 'shell' | 'showing'>): ReactNode {
  return (
    <div className="report-eyes" role="group" aria-label={shell.replay.eyes}>
      <span>{shell.replay.eyes}</span>
      {run.match.seats.map((seat, at) => (
        <button
          key={seat}
          type="button"
          className="button quiet"
          aria-pressed={(shown.eyes ?? look.seat) === at}
          onClick={() => show({ eyes: at })}
        >
          {words.seats[seat] ?? seat}
        </button>
      ))}
    </div>
  );
}

export function Reasons({ mistake, words, shell }: Pick<Props, 'mistake' | 'words' | 'shell'>): ReactNode {
  const reasons = mistake.reasons.map((feature) => ({ feature, gain: 1 }));
  return (
    <ul>
      {reasonsInWords(reasons, words, shell.advice.plain).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

const LEVELS = ['recruit', 'officer', 'marshal'] as const;

/** The same position, the same side, a bot on the other: what if? */
export function TryAgain({
  run,
  look,
  say,
  shell,
}: Pick<Props, 'run' | 'look' | 'say' | 'shell'>): ReactNode {
  const name = usePreferences((preferences) => preferences.name);
  const [level, setLevel] = useState<string>('officer');
  const { ask, busy, fault } = useAsking();
  const seats = run.match.seats.map((seat, number) => ({
    seat,
    player: number === look.seat ? name : (shell.device.levels[level] ?? level),
    bot: number === look.seat ? null : level,
  }));
  const begin = (): void =>
    void ask(
      () => startFrom(run.record, look.at, seats),
      ({ id }) => go(`/match/${id}`),
    );
  return (
    <div className="report-again">
      <button type="button" className="button" disabled={busy} onClick={begin}>
        {say.tryAgain}
      </button>
      <label>
        {say.against}{' '}
        <select value={level} onChange={(event) => setLevel(event.target.value)}>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {shell.device.levels[one]}
            </option>
          ))}
        </select>
      </label>
      {fault !== null && (
        <p className="prompt-fault" role="alert">
          {shell.faults[fault]}
        </p>
      )}
    </div>
  );
}
