import type { WireFault } from '@bicorne/table/protocol';
import { useEffect, useState } from 'react';
import type { Recorded } from './recorded.ts';

/** A finished match, played again once it is wanted; or why it cannot be. */
export function useRecorded(match: string, wanted = true): Recorded | WireFault['code'] | null {
  const [recorded, setRecorded] = useState<Recorded | WireFault['code'] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const { openRecorded } = await import('./recorded.ts');
      const opened = await openRecorded(match);
      if (typeof opened === 'object') ({ close } = opened);
      if (here) setRecorded(opened);
      else close();
    };
    void open();
    return () => {
      here = false;
      close();
      setRecorded(null);
    };
  }, [match, wanted]);
  return recorded;
}
