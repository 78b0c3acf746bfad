/** Where a command writes; tests hand in their own. */
export interface Terminal {
  /** A result, on standard output. */
  say(text: string): void;
  /** A complaint, on standard error. */
  note(text: string): void;
  /** One line that is drawn over itself, for a person who watches; empty to wipe it. */
  progress(line: string): void;
}

const WIPE = '\r\u001B[2K';

export const processTerminal: Terminal = {
  say: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(`${text}\n`),
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(WIPE + line);
  },
};

/** What others wrote, on one line and without signs that a terminal obeys. */
export const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

const BAR = 30;

/** `[######----] 60 % rest` */
export function bar(done: number, total: number, rest: string): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${Math.floor(share * 100)} % ${rest}`;
}

/** Columns of text, each as wide as its widest cell; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, col) => Math.max(...rows.map((row) => String(row[col]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, col) => pad(cell, widths[col]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const pad = (cell: string | number, width: number): string =>
  typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
