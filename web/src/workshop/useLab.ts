import { useCallback, useEffect, useRef, useState } from 'react';
import address from 'virtual:bicorne-worker/workshop';
import type { Shop } from './load.ts';
import { isKnown, NOTHING_YET, withTrial, type Report } from './report.ts';
import { theShelf } from './shelf.ts';
import type { Trial, Trialled } from './trial.ts';

/** What is measured, as it narrows. */
export interface OnLab {
  readonly report: Report;
  readonly running: boolean;
  measure(): void;
  stop(): void;
}

/** Seconds after which one has waited enough, whatever is known by then. */
const LONGEST = 120;
const MOST_WORKERS = 4;
const BOT = 'officer@0.1';

/** Bot matches of this battle in workers of the page. What was found is kept with the battle as it stood. */
export function useLab({ game, files }: Shop, scenario: unknown): OnLab {
  const file = files.write(scenario);
  const [found, setFound] = useState<{ readonly file: string; readonly report: Report }>();
  const [running, setRunning] = useState(false);
  const stopping = useRef<() => void>(() => undefined);
  const report = found?.file === file ? found.report : NOTHING_YET;
  useEffect(() => {
    let wanted = true;
    void theShelf()
      .measured(file)
      .then((kept) => wanted && kept && setFound({ file, report: kept.report }));
    return () => {
      wanted = false;
      stopping.current();
    };
  }, [file]);
  const stop = useCallback(() => stopping.current(), []);
  const measure = (): void => {
    setRunning(true);
    const trial: Omit<Trial, 'seed'> = { game: game.id, scenario, options: {}, bot: BOT };
    stopping.current = playMany(trial, report, {
      tell: (next) => setFound({ file, report: next }),
      end: (last) => {
        setRunning(false);
        void theShelf().measure({ file, report: last });
      },
    });
  };
  return { report, running, measure, stop };
}

interface Told {
  readonly tell: (report: Report) => void;
  readonly end: (report: Report) => void;
}

/** On as many cores as may be spared; returns how to stop. */
function playMany(trial: Omit<Trial, 'seed'>, from: Report, { tell, end }: Told): () => void {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  const until = Date.now() + LONGEST * 1000;
  let report = from;
  let asked = from.points.length;
  let over = false;
  const workers = Array.from({ length: count }, () => new Worker(address, { type: 'module' }));
  const stop = (): void => {
    if (over) return;
    over = true;
    for (const worker of workers) worker.terminate();
    end(report);
  };
  const ask = (worker: Worker): void =>
    worker.postMessage({ ...trial, seed: `lab ${asked++}` } satisfies Trial);
  for (const worker of workers) {
    worker.addEventListener('message', ({ data }: MessageEvent<Trialled | null>) => {
      if (over) return;
      if (data === null) return stop();
      report = withTrial(report, data);
      tell(report);
      if (isKnown(report) || Date.now() > until) stop();
      else ask(worker);
    });
    worker.addEventListener('error', stop);
    ask(worker);
  }
  return stop;
}
