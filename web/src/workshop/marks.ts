import type { Spot } from '@bicorne/boardkit/workshop/contract.ts';
import { spotsOfFault } from '@bicorne/boardkit/workshop/faults.ts';
import type { Fault } from '@bicorne/engine';

/** The spots at which something is wrong. */
export function marksOf(
  spots: readonly Spot[],
  faults: readonly Fault[],
  scenario: unknown,
): ReadonlySet<string> {
  const ids = new Set(spots.map(({ id }) => id));
  return new Set(faults.flatMap((fault) => spotsOfFault(fault, scenario, (id) => ids.has(id))));
}
