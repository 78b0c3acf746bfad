/** With the sign of typesetters. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** With its sign, whichever it is. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);
