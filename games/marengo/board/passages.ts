import {
  boxOf,
  ENTRY_ROAD,
  entryOf,
  EXIT_ROAD,
  EXIT_TO,
  FIRST_BOX,
  isBox,
  LOCALITY_EXITS,
  ROAD_EXITS,
} from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';

/** A crossing that a march used, in which of its three steps, and the locality it reached by it. */
export interface Passage {
  readonly crossing: number;
  readonly step: number;
  readonly to: number;
}

interface Reached {
  readonly locality: number;
  /** The piece of road it is on; none before it has set out. */
  readonly road: number | null;
  readonly by: readonly Passage[];
}

/**
 * The way of the newest march between two places: the crossings remember who used them last, so that its steps can
 * be followed. Null where no march can have gone. (M8.4, M8.5)
 */
export function passagesOf(view: MarengoView, from: number, to: number): readonly Passage[] | null {
  return follow(view, setOut(view, from), to);
}

function setOut({ traffic }: MarengoView, from: number): Reached {
  if (!isBox(from)) return { locality: from, road: null, by: [] };
  const crossing = entryOf(from);
  const { into } = boxOf(from);
  return {
    locality: into,
    road: ENTRY_ROAD[from - FIRST_BOX],
    by: [{ crossing, step: traffic[crossing], to: into }],
  };
}

function follow(view: MarengoView, reached: Reached, to: number): readonly Passage[] | null {
  const { locality, road, by } = reached;
  if (locality === to && by.length > 0) return by;
  for (const exit of road === null ? LOCALITY_EXITS[locality] : ROAD_EXITS[road]) {
    const step = stepBy(view, exit);
    if (step <= (by.at(-1)?.step ?? 0)) continue;
    const passage = { crossing: exit >> 1, step, to: EXIT_TO[exit] };
    const next = { locality: passage.to, road: EXIT_ROAD[exit], by: [...by, passage] };
    const way = follow(view, next, to);
    if (way) return way;
  }
  return null;
}

/** The step in which the crossing was last used in this direction, or 0. */
function stepBy({ traffic }: MarengoView, exit: number): number {
  const used = traffic[exit >> 1];
  return used < 0 === ((exit & 1) === 1) ? Math.abs(used) : 0;
}
