import { polyline } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { sideOfArmy } from '../rules/blocks.ts';
import { ACTIVE_SIDE } from '../rules/board.ts';
import { ARMY_CLASS, Back } from './Block.tsx';
import type { FieldProps } from './FieldRank.tsx';
import { boxFor, middleOf } from './fieldSheet.ts';

/** Who has just moved on the field: a line from place to place, and a block that goes along it, face down. */
export const FieldTrails = ({
  view,
  fight,
  events,
  near,
}: Pick<FieldProps, 'view' | 'fight' | 'events'> & { readonly near: number }): ReactNode => (
  <g aria-hidden="true" pointerEvents="none">
    {events.flatMap((event) => {
      if (event.type !== 'moved' || event.town !== fight.town) return [];
      const { army, from, to } = event;
      const role = sideOfArmy(army) === ACTIVE_SIDE[view.turn] ? 0 : 1;
      const line = polyline([from, to].map((place) => middleOf(boxFor(role, place, near))));
      return [
        <g key={line} className={ARMY_CLASS[army]}>
          <path className="cmp-trail cmp-trail-field" d={line} />
          <g className="cmp-walker" style={{ offsetPath: `path("${line}")` }}>
            <g transform="scale(2.5)">
              <Back army={army} />
            </g>
          </g>
        </g>,
      ];
    })}
  </g>
);
