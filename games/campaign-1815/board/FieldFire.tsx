import type { ReactNode } from 'react';
import { SIDE_OF } from '../rules/blocks.ts';
import { ACTIVE_SIDE } from '../rules/board.ts';
import { isFar } from '../rules/losses.ts';
import { isBeyond, RESERVE } from '../rules/state.ts';
import { boxFor, FRONT, LEFT_EDGE, middleOf } from './fieldSheet.ts';
import type { FieldProps } from './FieldRank.tsx';

type Props = Pick<FieldProps, 'view' | 'fight' | 'thrown' | 'events' | 'words'> & { readonly near: number };

/** Over the blocks: whom the dice are thrown at, and that a side runs. */
export const FieldFire = (props: Props): ReactNode => (
  <g aria-hidden="true" pointerEvents="none">
    <FireLine {...props} />
    <Rout {...props} />
  </g>
);

/** At long range to the position opposite, else from one line to the other within a position. */
function FireLine({ view, fight, thrown, near }: Props): ReactNode {
  const block = thrown?.block ?? -1;
  const place = view.place[block];
  if (!thrown?.target || view.at[block] !== fight.town || !(place > RESERVE)) return null;
  const role = SIDE_OF[block] === ACTIVE_SIDE[view.turn] ? 0 : 1;
  const here = boxFor(role, place, near);
  const { x } = middleOf(here);
  const [from, to] = isFar(thrown.target)
    ? [middleOf(here).y, middleOf(boxFor(role, place + 3, near)).y]
    : within(here.y, here.height, (role === near) !== isBeyond(place), isBeyond(place));
  const head = to > from ? -26 : 26;
  return (
    <g>
      <path className="cmp-fire-line" d={`M${x} ${from}V${to + head}`} />
      <path className="cmp-fire-head" d={`M${x - 22} ${to + head}H${x + 22}L${x} ${to}Z`} />
    </g>
  );
}

/** The gap between the owner's line and the intruder's, from the one who fires to the other. */
function within(y: number, height: number, below: boolean, intruder: boolean): readonly [number, number] {
  const [owner, other] = below ? [0.58, 0.45] : [0.42, 0.55];
  const ends = [y + height * owner, y + height * other] as const;
  return intruder ? [ends[1], ends[0]] : ends;
}

function Rout({ view, fight, events, words }: Props): ReactNode {
  const routed = events.find((event) => event.type === 'routed' && event.town === fight.town);
  if (!routed) return null;
  return (
    <g className="cmp-rout" transform={`translate(${LEFT_EDGE + 897} ${FRONT})`}>
      <rect x="-520" y="-58" width="1040" height="116" rx="6" />
      <text y="19">{words.event(routed, view)}</text>
    </g>
  );
}
