import type { Action, Sight, Viewer } from '@bicorne/engine';
import type { BoardModule, Frame, Words } from '@bicorne/boardkit';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  readonly view: Sight['view'];
  readonly viewer: Viewer;
  /** By default the whole sheet. */
  readonly frame: Frame | undefined;
  readonly board: BoardModule;
  readonly words: Words;
  /** Whether what lies before the viewer (a hand of cards, orders) is drawn as well. */
  readonly tray?: boolean;
}

const NOTHING: readonly Action[] = [];

/** A position drawn by the game's own board, when the reader comes near it. There is nothing to press; what lies before the viewer can be read. */
export function Drawn({ view, viewer, frame, board, words, tray = false }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { x, y, width, height } = frame ?? { x: 0, y: 0, ...board.extent(view) };
  const props = {
    view,
    viewer,
    prompt: null,
    legal: NOTHING,
    events: [],
    words,
    flipped: board.turned?.(view, viewer) ?? false,
    coordinates: true,
    act: () => undefined,
  };
  return (
    <div className="book-position" ref={place}>
      <div className="book-map" inert style={{ aspectRatio: `${String(width)} / ${String(height)}` }}>
        {near && (
          <svg viewBox={[x, y, width, height].join(' ')}>
            <board.Board {...props} />
          </svg>
        )}
      </div>
      {tray && near && (
        <div className="book-tray">
          <board.Tray {...props} />
        </div>
      )}
    </div>
  );
}

function useNear(frame: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), {
      rootMargin: '400px',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame]);
  return near;
}
