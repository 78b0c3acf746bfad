import { writeFileSync } from 'node:fs';
import type { Report } from './report.ts';

/** Written as soon as it is found: whoever ends a long hunt before its time has what it came upon. */
export function keepShortest(kept: Map<string, Report>, file: string, report: Report): void {
  if ((kept.get(file)?.steps ?? Infinity) <= report.steps) return;
  kept.set(file, report);
  writeFileSync(file, report.record);
}
