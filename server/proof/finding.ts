/** What was tried, what came of it, and whether it held. */
export interface Finding {
  readonly proof: string;
  readonly tried: string;
  readonly found: string;
  readonly held: boolean;
}

/** As a table for people; what did not hold stands out. */
export function printFindings(findings: readonly Finding[]): string {
  const rows = findings.map(({ proof, tried, found, held }) => [
    proof,
    tried,
    found,
    held ? 'held' : 'BROKEN',
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}

export const thousands = (n: number): string => n.toLocaleString('en');

/** The value below which so many of a hundred lie. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
