import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone orders are given further down, and the next question comes up out of sight, under the map: whoever is
 * asked is taken back to it, unless he is writing.
 */
export function useInSight(asked: boolean): RefObject<HTMLParagraphElement | null> {
  const sentence = useRef<HTMLParagraphElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const said = sentence.current?.textContent ?? '';
    if (said === before.current) return;
    before.current = said;
    if (asked && !isWriting()) sentence.current?.scrollIntoView({ block: 'nearest' });
  });
  return sentence;
}

const isWriting = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
