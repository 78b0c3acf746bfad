import { useEffect, useRef } from 'react';
import { MOST_PIECES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import { HAND, isReserve } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { goTogether, useTogether } from './choice.ts';
import { freshAt } from './model.ts';

/** How many pieces may be taken up together with one press; 0 where it must be said which. (M6.7, M7.1, M9.3) */
export function groupOf(view: MarengoView, legal: readonly MarengoAction[]): number {
  const frame = view.frames.at(-1);
  const marches = frame?.at === 'march' && isReserve(frame.to);
  const attacks = frame?.at === 'attack' && frame.step === 'pick';
  if ((!marches && !attacks) || !legal.some((action) => action.do === 'piece')) return 0;
  const left = freshAt(view, frame.from);
  return left > 1 && left + freshAt(view, HAND) <= MOST_PIECES ? left : 0;
}

/** Takes up one piece after another, as the answers come, until none is left. */
export function useGroup(
  view: MarengoView,
  legal: readonly MarengoAction[],
  act: (action: MarengoAction) => void,
): void {
  const together = useTogether();
  const answered = useRef<readonly MarengoAction[] | null>(null);
  useEffect(() => {
    if (!together || legal.length === 0 || answered.current === legal) return;
    answered.current = legal;
    const next = legal.find((action) => action.do === 'piece');
    const frame = view.frames.at(-1);
    if (next && (frame?.at === 'march' || (frame?.at === 'attack' && frame.step === 'pick'))) act(next);
    else goTogether(false);
  }, [together, view, legal, act]);
}
