interface Point {
  readonly x: number;
  readonly y: number;
}

let last: Point | null = null;

addEventListener('pointerdown', ({ clientX, clientY }) => void (last = { x: clientX, y: clientY }), true);
addEventListener('keydown', () => void (last = null), true);

/** Where the reader's hand is: where the pointer pressed last, or in the middle of what the keyboard is on. */
export function pressedAt(): Point {
  if (last) return last;
  const box = document.activeElement?.getBoundingClientRect();
  return box
    ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    : { x: window.innerWidth / 2, y: window.innerHeight / 2 };
}

const EDGE = 8;

/** As near to that place as the window allows. */
export const within = (
  { offsetWidth, offsetHeight }: HTMLElement,
  { left, top }: { readonly left: number; readonly top: number },
): { readonly left: number; readonly top: number } => ({
  left: Math.max(EDGE, Math.min(left, window.innerWidth - offsetWidth - EDGE)),
  top: Math.max(EDGE, Math.min(top, window.innerHeight - offsetHeight - EDGE)),
});
