import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { useEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

/** What lies open, the last on top; each has an entry of its own in the browser's history, marked by its number. */
const layers: Layer[] = [];
let opened = 0;
/** Ways back that we go ourselves, since their layer was shut otherwise. */
let own = 0;

if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    if (own > 0) own--;
    else layers.pop()?.close();
  });

/** On a phone, Back shuts what lies open before it leaves the page. */
export function useBack(isOpen: boolean, close: () => void): void {
  const narrow = useNarrow();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen && narrow ? lay({ close: () => latest.current() }) : undefined), [isOpen, narrow]);
}

/** Returns how it is shut otherwise than by Back. */
function lay(layer: Layer): () => void {
  const number = ++opened;
  layers.push(layer);
  history.pushState({ layer: number }, '');
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    // Whoever went on to another page from here has gone on: his way back stays as it is.
    if (!isAt(number)) return;
    own++;
    history.back();
  };
}

function isAt(number: number): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layer' in state && state.layer === number;
}
