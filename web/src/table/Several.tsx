import { gestureMark, type Way } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useBack } from '../ui/back.ts';
import type { ShellWords } from '../words/words.ts';
import { pressedAt, within } from './pressed.ts';
import './several.css';

interface Asked {
  readonly legal: readonly Action[];
  readonly ways: readonly Way[];
}

export interface Several {
  readonly ways: readonly Way[];
  ask(ways: readonly Way[]): void;
  close(): void;
}

/** Which of several things is meant; another position forgets it. */
export function useSeveral(legal: readonly Action[]): Several {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ways: asked?.legal === legal ? asked.ways : NOTHING,
    ask: (ways) => setAsked({ legal, ways }),
    close: () => setAsked(null),
  };
}

const NOTHING: readonly Way[] = [];

interface Props {
  readonly several: Several;
  readonly shell: ShellWords;
  readonly act: (...gesture: readonly Action[]) => void;
}

/** A list of screen size beside the pointer, on a phone at the thumb: small things on the map are chosen from it. */
export function SeveralList({ several, shell, act }: Props): ReactNode {
  const { ways, close } = several;
  return ways.length === 0 ? null : (
    <List
      key={ways.map(({ gesture }) => gestureMark(gesture)).join()}
      ways={ways}
      close={close}
      shell={shell}
      act={act}
    />
  );
}

interface ListProps extends Omit<Props, 'several'> {
  readonly ways: readonly Way[];
  readonly close: () => void;
}

function List({ ways, shell, act, close }: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // Not hidden: what is hidden takes no focus.
  const [place, setPlace] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const { x, y } = pressedAt();
    if (list.current) setPlace(within(list.current, { left: x + BESIDE, top: y - BESIDE }));
  }, []);
  useClosing(list, close);
  useBack(true, close);
  return (
    <div ref={list} className="several" role="group" aria-label={shell.play.several} style={place}>
      {ways.map(({ gesture, label, note }) => (
        <button
          key={gestureMark(gesture)}
          type="button"
          className="button"
          data-action={gestureMark(gesture)}
          onClick={() => {
            close();
            act(...gesture);
          }}
        >
          <span>{label}</span>
          {note != null && <span className="several-note">{note}</span>}
        </button>
      ))}
    </div>
  );
}

const BESIDE = 12;

/** Who came by key is in the list, and back where he was when it is shut; a press elsewhere shuts it, and Escape. */
function useClosing(list: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current();
    };
    const pressed = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target)) latest.current();
    };
    window.addEventListener('keydown', typed, true);
    window.addEventListener('pointerdown', pressed, true);
    return () => {
      window.removeEventListener('keydown', typed, true);
      window.removeEventListener('pointerdown', pressed, true);
      if (
        document.activeElement === document.body &&
        (before instanceof HTMLElement || before instanceof SVGElement)
      )
        before.focus({ preventScroll: true });
    };
  }, [list]);
}
