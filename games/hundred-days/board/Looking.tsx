import type { HexLayout } from '@bicorne/boardkit';
import { Reach } from '@bicorne/boardkit/map/HexMarks.tsx';
import { memo, useMemo, type ReactNode } from 'react';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { prospectOf, strikesAfter } from './prospect.ts';

interface Props {
  readonly layout: HexLayout;
  readonly view: HundredDaysView;
  /** The hex looked at. */
  readonly hex: number;
}

interface StrikesProps {
  readonly layout: HexLayout;
  readonly view: HundredDaysView;
  /** The march that is pointed at. */
  readonly gesture: readonly HundredDaysAction[];
}

/** What could be attacked from there. */
export const Strikes = memo(function Strikes({ layout, view, gesture }: StrikesProps): ReactNode {
  const strikes = useMemo(() => strikesAfter(view, gesture), [view, gesture]);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Reach layout={layout} fire={strikes} />
    </g>
  );
});

/** How far the unit one looks at could go, and what it could fire at. */
export const Looking = memo(function Looking({ layout, view, hex }: Props): ReactNode {
  const prospect = useMemo(() => prospectOf(view, hex), [view, hex]);
  if (prospect === null) return null;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Reach layout={layout} reach={prospect.reach} fire={prospect.fire} />
    </g>
  );
});
