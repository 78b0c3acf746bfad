import type { Report } from '@bicorne/report';
import { keptDraft } from './kept.ts';

/** The turn in which the chances of one side changed most, and between what. */
export interface Turning {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export function turningOf({ curve, sides }: Pick<Report, 'curve' | 'sides'>, seat: string): Turning | null {
  const side = sides.findIndex((one) => one.seat === seat);
  const chances = curve.map((mark) => mark.chances[side]);
  const turns = chances.slice(1).map((to, n) => ({ turn: n + 1, from: chances[n], to }));
  const most = turns.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)).at(0);
  return side < 0 || !most || most.from === most.to ? null : most;
}

/** By the report that was made of this match on this device; null where none was. */
export async function turningIn(match: string, record: string, seat: string): Promise<Turning | null> {
  const draft = await keptDraft(match);
  if (!draft) return null;
  const { Hand } = await import('./hand.ts');
  const hand = new Hand();
  try {
    if (!(await hand.ask({ kind: 'open', record }))) return null;
    const { report } = await hand.ask({ kind: 'plan', draft });
    return report && turningOf(report, seat);
  } catch {
    return null;
  } finally {
    hand.dismiss();
  }
}
