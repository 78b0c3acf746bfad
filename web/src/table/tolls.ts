import type { Toll } from '@bicorne/boardkit';
import type { GameEvent, Seat } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';

/** What each seat has lost in all. */
export function tollsOf(
  story: readonly StoryStep[],
  tollOf: (event: GameEvent) => Toll | null,
): ReadonlyMap<Seat, Omit<Toll, 'seat'>> {
  const tolls = new Map<Seat, Omit<Toll, 'seat'>>();
  for (const { events } of story)
    for (const toll of events.map(tollOf)) {
      if (!toll) continue;
      const { strength, pieces } = tolls.get(toll.seat) ?? { strength: 0, pieces: 0 };
      tolls.set(toll.seat, { strength: strength + toll.strength, pieces: pieces + toll.pieces });
    }
  return tolls;
}
