import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone orders are given further down, and what they are about is out of sight: whoever is asked is taken back to
 * the map, unless he is writing.
 */
export function useInSight(asked: boolean): RefObject<HTMLParagraphElement | null> {
  const sentence = useRef<HTMLParagraphElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const said = sentence.current?.textContent ?? '';
    if (said === before.current) return;
    before.current = said;
    if (asked && !isWriting()) sentence.current?.closest('.table')?.scrollTo({ top: 0 });
  });
  return sentence;
}

const isWriting = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
