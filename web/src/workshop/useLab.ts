import { defaultOptions, faultsOf, type Lever } from '@bicorne/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shop } from './load.ts';
import { playMany, type Job } from './many.ts';
import { isKnown, NOTHING_YET, withTrial, type Found, type Report } from './report.ts';
import { theShelf } from './shelf.ts';
import type { Trial } from './trial.ts';

/** What is measured, as it narrows. */
export interface OnLab {
  readonly report: Report;
  /** What each lever would make of it, by its name. */
  readonly tried: Readonly<Record<string, Report>>;
  readonly levers: readonly Lever[];
  readonly running: boolean;
  measure(): void;
  tryLevers(): void;
  stop(): void;
}

const BOT = 'officer@0.1';
/** Matches of each lever: enough to tell a large effect from none. */
const MATCHES_EACH = 60;

const NOTHING: Found = { report: NOTHING_YET, tried: {} };

export const nameOfLever = ({ what, seat }: Lever): string => `${what} ${seat}`;

/** Bot matches of this battle in workers of the page. What was found is kept with the battle as it stood. */
export function useLab({ game, files }: Shop, scenario: unknown): OnLab {
  const file = files.write(scenario);
  const [known, setKnown] = useState<{ readonly file: string; readonly found: Found }>();
  const [running, setRunning] = useState(false);
  const stopping = useRef<() => void>(() => undefined);
  const found = known?.file === file ? known.found : NOTHING;
  useEffect(() => {
    let wanted = true;
    void theShelf()
      .measured(file)
      .then((kept) => {
        if (wanted && kept) setKnown({ file, found: { report: kept.report, tried: kept.tried ?? {} } });
      });
    return () => {
      wanted = false;
      stopping.current();
    };
  }, [file]);
  const options = useMemo(() => defaultOptions(game.options), [game]);
  const levers = useMemo(
    () =>
      (files.levers?.(scenario) ?? []).filter(
        (lever) => faultsOf(game, lever.scenario, options).length === 0,
      ),
    [files, game, options, scenario],
  );

  /** Asks for jobs until there is none, and takes in what each came to. */
  const play = (next: (found: Found) => Job | null): void => {
    let so = found;
    setRunning(true);
    stopping.current = playMany(
      () => next(so),
      ({ name }, trialled) => {
        so = withFound(so, name, trialled);
        setKnown({ file, found: so });
      },
      () => {
        setRunning(false);
        void theShelf().measure({ file, ...so });
      },
    );
  };
  const trialOf = (battle: unknown, n: number): Trial => ({
    game: game.id,
    scenario: battle,
    options: {},
    bot: BOT,
    seed: `lab ${n}`,
  });
  const stop = useCallback(() => stopping.current(), []);
  return {
    ...found,
    levers,
    running,
    stop,
    measure() {
      let asked = found.report.points.length;
      play(({ report }) => (isKnown(report) ? null : { name: '', trial: trialOf(scenario, asked++) }));
    },
    tryLevers() {
      // In turn, with the same dice as the battle itself: what differs is the lever.
      const asked = levers.map((lever) => found.tried[nameOfLever(lever)]?.points.length ?? 0);
      play(() => {
        const at = asked.indexOf(Math.min(...asked));
        if (at === -1 || asked[at] >= MATCHES_EACH) return null;
        return { name: nameOfLever(levers[at]), trial: trialOf(levers[at].scenario, asked[at]++) };
      });
    },
  };
}

const withFound = (
  { report, tried }: Found,
  name: string,
  trialled: Parameters<typeof withTrial>[1],
): Found =>
  name === ''
    ? { report: withTrial(report, trialled), tried }
    : { report, tried: { ...tried, [name]: withTrial(tried[name] ?? NOTHING_YET, trialled) } };
