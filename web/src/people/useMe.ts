import type { Me } from '@bicorne/table/protocol';
import { useEffect, useState } from 'react';
import { onEntered } from '../net/enter.ts';
import { people } from '../net/people.ts';

/** Undefined until the server has said who we are: whoever cannot reach it is not yet a stranger. */
export function useMe(): [Me | null | undefined, (me: Me | null) => void] {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    const look = (): void => void people.me().then((answer) => answer.ok && setMe(answer.value));
    look();
    return onEntered(look);
  }, []);
  return [me, setMe];
}
