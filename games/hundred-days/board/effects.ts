import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { GONE, INSIDE, NONE, SQUARE } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';

/** What an event does to the pieces, for showing the effects of a throw one after another. */
export function after(view: HundredDaysView, event: HundredDaysEvent): HundredDaysView {
  switch (event.type) {
    case 'lost':
      return { ...view, ...strength(view, event.unit, event.figures, event.marker) };
    case 'rallied':
      return event.won ? { ...view, ...rallied(view, event.unit) } : view;
    case 'destroyed':
      return { ...put(view, event.unit, GONE), ...strength(view, event.unit, 0, 0) };
    case 'taken-back':
      return { ...put(view, event.unit, GONE), ...strength(view, event.by, view.figures[event.by] + 1) };
    case 'retreated':
      return putLeader(put(view, event.unit, event.to), event.leader, event.to);
    case 'moved':
      return put(view, event.unit, event.to);
    case 'leader-moved':
      return putLeader(view, event.leader, event.to);
    case 'leader-killed':
      return putLeader(view, event.leader, GONE);
    case 'square':
      return event.formed ? { ...view, flags: flagged(view, event.unit, SQUARE) } : view;
    case 'key-taken':
      return { ...view, held: view.held.with(event.key, event.seat) };
    case 'scored':
      return { ...view, points: view.points.with(event.seat, view.points[event.seat] + event.points) };
    default:
      return view;
  }
}

type Strength = Pick<HundredDaysView, 'figures' | 'marker'>;

const strength = (
  { figures, marker }: Strength,
  unit: number,
  left: number,
  elite = marker[unit],
): Strength => ({ figures: figures.with(unit, left), marker: marker.with(unit, elite) });

/** H13.5: figures come back before the marker is turned up. */
const rallied = (view: HundredDaysView, unit: number): Strength =>
  view.figures[unit] < view.full[unit]
    ? strength(view, unit, view.figures[unit] + 1)
    : strength(view, unit, view.figures[unit], view.marker[unit] + 1);

const flagged = ({ flags }: HundredDaysView, unit: number, flag: number): number[] =>
  flags.with(unit, flags[unit] | flag);

/** To a hex, or off the board. Guns that leave, or are left by, a square are no longer inside it: H12.17. */
function put(view: HundredDaysView, unit: number, to: number): HundredDaysView {
  const from = view.at[unit];
  const isGuns = battleOf(view).roster.isGuns[unit];
  const there = isGuns ? view.guns : view.foot;
  const left = from < 0 ? there : there.with(from, NONE);
  const now = to < 0 ? left : left.with(to, unit);
  const within = isGuns ? unit : (view.guns[from] ?? NONE);
  const flags = within === NONE ? view.flags : view.flags.with(within, view.flags[within] & ~INSIDE);
  return { ...view, flags, at: view.at.with(unit, to), ...(isGuns ? { guns: now } : { foot: now }) };
}

function putLeader(view: HundredDaysView, leader: number, to: number): HundredDaysView {
  if (leader === NONE) return view;
  const from = view.leaderAt[leader];
  const left = from < 0 ? view.chief : view.chief.with(from, NONE);
  return {
    ...view,
    leaderAt: view.leaderAt.with(leader, to),
    chief: to < 0 ? left : left.with(to, leader),
  };
}
