/** Told part by part how a number comes about, by whatever works it out; who only wants the number leaves it out. */
export type Tally<What extends string> = (what: What, n: number) => void;

/** A number and the parts that it was worked out of, in their order. */
export interface Sum<What extends string> {
  readonly parts: readonly { readonly what: What; readonly n: number }[];
  readonly total: number;
}

/** What a working says of itself; parts that bring nothing are left out. */
export function summed<What extends string>(work: (tally: Tally<What>) => number): Sum<What> {
  const parts: { readonly what: What; readonly n: number }[] = [];
  const total = work((what, n) => void (n !== 0 && parts.push({ what, n })));
  return { parts, total };
}
