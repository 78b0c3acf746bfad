import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusHere {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whoever decides here by keyboard stays here: what he pressed is gone with the next question. */
export function useFocusHere(): FocusHere {
  const ref = useRef<HTMLElement>(null);
  const here = useRef(false);
  useEffect(() => {
    if (here.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => void (here.current = true),
    onBlur: ({ relatedTarget }) => void (here.current = relatedTarget === null),
  };
}
