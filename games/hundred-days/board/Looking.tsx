import type { HexLayout } from '@bicorne/boardkit';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { memo, useMemo, type ReactNode } from 'react';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { prospectOf, strikesAfter, type Prospect } from './prospect.ts';

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
      <Ranges layout={layout} fire={strikes} />
    </g>
  );
});

const Ranges = ({ layout, fire }: { layout: HexLayout; fire: Prospect['fire'] }): ReactNode =>
  fire.map(({ hex: at, dice }) => (
    <g key={at}>
      <path className="bk-range" d={hexPath(layout, at, 0.82)} />
      <text className="bk-range-dice" x={layout.centres[at].x} y={layout.centres[at].y + 46}>
        {dice}
      </text>
    </g>
  ));

/** How far the unit one looks at could go, and what it could fire at. */
export const Looking = memo(function Looking({ layout, view, hex }: Props): ReactNode {
  const prospect = useMemo(() => prospectOf(view, hex), [view, hex]);
  if (prospect === null) return null;
  return (
    <g aria-hidden="true" pointerEvents="none">
      {prospect.reach.map((to) => (
        <path key={to} className="bk-reach" d={hexPath(layout, to, 0.9)} />
      ))}
      <Ranges layout={layout} fire={prospect.fire} />
    </g>
  );
});
