import type { Arrow, Point } from '@bicorne/boardkit';
import type { KeyboardEvent } from 'react';

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
export const arrowOf = ({ key }: Pick<KeyboardEvent, 'key'>): Arrow | undefined => ARROWS[key];

/** The nearest point in a direction, as the one who looks sees it; -1 where there is none. */
export function nearest(points: readonly Point[], here: Point, arrow: Arrow): number {
  let [best, least] = [-1, Infinity];
  points.forEach(({ x, y }, i) => {
    const [dx, dy] = [x - here.x, y - here.y];
    const [on, off] =
      arrow === 'left' ? [-dx, dy] : arrow === 'right' ? [dx, dy] : arrow === 'up' ? [-dy, dx] : [dy, dx];
    if (on <= 0 || Math.abs(off) > on * 1.6) return;
    const away = on + Math.abs(off) * 2;
    if (away < least) [best, least] = [i, away];
  });
  return best;
}

/** Arrow keys go from one thing that can be pressed to the next one in that direction. */
export function stepFocus(event: KeyboardEvent<SVGElement>): void {
  const arrow = arrowOf(event);
  if (arrow === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('[role="button"]')];
  const now = all.find((element) => element === document.activeElement);
  const next = now ? all[nearest(all.map(middleOf), middleOf(now), arrow)] : all[0];
  next?.focus();
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
