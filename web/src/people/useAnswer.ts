import type { Answer, WireFault } from '@bicorne/table/protocol';
import { useCallback, useState } from 'react';

/** A form that asks the server: what went wrong, whether it is on its way, and whether it was done. */
export interface Asking {
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
  readonly done: boolean;
  /** Asks, and tells what came of it. */
  ask<T>(question: () => Promise<Answer<T>>, then?: (value: T) => void): Promise<void>;
}

export function useAsking(): Asking {
  const [state, setState] = useState<Omit<Asking, 'ask'>>({ busy: false, fault: null, done: false });
  const ask = useCallback<Asking['ask']>(async (question, then) => {
    setState({ busy: true, fault: null, done: false });
    const answer = await question();
    setState({ busy: false, fault: answer.ok ? null : answer.fault.code, done: answer.ok });
    if (answer.ok) then?.(answer.value);
  }, []);
  return { ...state, ask };
}
