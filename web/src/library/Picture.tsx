import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Shop } from '../workshop/load.ts';

interface Props {
  readonly shop: Shop | null;
  readonly scenario: unknown;
  readonly title: string;
}

/** A battle by its map, drawn when it comes near the window: a page of them holds many thousand strokes. */
export function Picture({ shop, scenario, title }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame} className="library-picture">
      {shop && isNear && (
        <svg
          viewBox={`0 0 ${shop.module.extent.width} ${shop.module.extent.height}`}
          role="img"
          aria-label={title}
        >
          <shop.module.Drawing scenario={scenario} words={shop.words} />
        </svg>
      )}
    </div>
  );
}

/** From then on it stays: it does not flicker when one scrolls back. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, isNear]);
  return isNear;
}
