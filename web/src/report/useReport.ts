import { useCallback, useEffect, useState } from 'react';
import type { Report } from '@bicorne/report';
import { fetchRecord } from '../net/api.ts';
import { rerun, type Rerun } from '../table/reel/rerun.ts';
import { startMaking, type Progress } from './making.ts';

/** A match and its report, as far as it is made. */
export interface Making {
  readonly kind: 'fetching' | 'nothing' | 'making' | 'resting' | 'ready';
  readonly run: Rerun | null;
  readonly report: Report | null;
  readonly done: number;
  stop(): void;
  goOn(): void;
}

export function useReport(match: string): Making {
  const [run, setRun] = useState<Rerun | 'none' | null>(null);
  const [news, setNews] = useState<Progress | 'none' | null>(null);
  const [resting, setResting] = useState(false);
  const record = run === null || run === 'none' ? null : run.record;
  useEffect(() => {
    const watch = async (): Promise<Rerun | 'none'> => {
      const answer = await fetchRecord(match);
      return (answer.ok ? await rerun(answer.value) : null) ?? 'none';
    };
    void watch().then(setRun);
  }, [match]);
  useEffect(() => {
    if (record === null || resting) return;
    return startMaking(match, record, (told) => setNews(told ?? 'none'));
  }, [match, record, resting]);
  const stop = useCallback(() => setResting(true), []);
  const goOn = useCallback(() => setResting(false), []);
  const made = news === 'none' ? null : news;
  return {
    kind: kindOf(run, news, resting),
    run: run === 'none' ? null : run,
    report: made?.report ?? null,
    done: made?.done ?? 0,
    stop,
    goOn,
  };
}

function kindOf(
  run: Rerun | 'none' | null,
  news: Progress | 'none' | null,
  resting: boolean,
): Making['kind'] {
  if (run === 'none' || news === 'none') return 'nothing';
  if (run === null) return 'fetching';
  if (news?.done === 1) return 'ready';
  return resting ? 'resting' : 'making';
}
