import { useEffect, useRef, useState } from 'react';
import { useHall } from '../lobby/hall.ts';
import { Boards, type Seen } from './boards.ts';

const NOTHING: ReadonlyMap<string, Seen> = new Map();

/** These boards as they stand now, as far as they are known. */
export function useBoards(matches: readonly string[]): ReadonlyMap<string, Seen> {
  const line = useHall((state) => state.line);
  const [seen, setSeen] = useState(NOTHING);
  const boards = useRef<Boards | null>(null);
  const now = useRef<readonly string[]>([]);
  const wanted = matches.join(' ');
  useEffect(() => {
    now.current = wanted === '' ? [] : wanted.split(' ');
    boards.current?.want(now.current);
  }, [wanted]);
  useEffect(() => {
    if (!line) return;
    const opened = new Boards(line, setSeen);
    boards.current = opened;
    opened.want(now.current);
    return () => {
      boards.current = null;
      opened.close();
    };
  }, [line]);
  return seen;
}
