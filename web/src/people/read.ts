import type { ChatLine } from '@bicorne/table/protocol';
import { keep, kept } from '../storage.ts';

/** Up to which line somebody has read beside each match, in this browser: `match:line`, the last read last. */
const KEY = 'bicorne.read';
const MOST = 200;

const entries = (): (readonly [match: string, line: number])[] =>
  (kept(KEY) ?? '').split(' ').flatMap((entry) => {
    const [match, line] = entry.split(':', 2);
    return Number.isInteger(Number(line)) && match !== '' ? [[match, Number(line)] as const] : [];
  });

export const lastRead = (match: string): number => entries().find(([one]) => one === match)?.[1] ?? 0;

export function keepRead(match: string, line: number): void {
  const others = entries().filter(([one]) => one !== match);
  const all = [...others, [match, line] as const].slice(-MOST);
  keep(KEY, all.map((entry) => entry.join(':')).join(' '));
}

/** How many lines others have said since. */
export const unread = (lines: readonly ChatLine[], read: number, own: string | undefined): number =>
  lines.filter(({ id, from }) => id > read && from.person !== own).length;
