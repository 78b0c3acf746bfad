/** What is known of a row beside its inputs; written in this order. */
export interface Facts {
  readonly match: number;
  /** Its scenario and side: each has an advantage of its own that is no input's merit. */
  readonly group: number;
  /** What the linear evaluation says, in log-odds. */
  readonly linear: number;
  /** How the match ended for the seat, 0 to 1. */
  readonly result: number;
  /** What the search said of the seat's chances; NaN where it was not asked. */
  readonly said: number;
}

/** Rows for the training program, as flat lists: inputs are numbers of cases and how much of each there is. */
export class Rows {
  readonly cases: number[] = [];
  readonly values: number[] = [];
  /** How many inputs each row has. */
  readonly lengths: number[] = [];
  readonly facts: number[] = [];

  add(cases: readonly number[], values: readonly number[], facts: Facts): void {
    this.cases.push(...cases);
    this.values.push(...values);
    this.lengths.push(cases.length);
    this.facts.push(facts.match, facts.group, facts.linear, facts.result, facts.said);
  }
}

/** The files of one thread, by what they hold; the lower byte first, as the training program reads them. */
export const filesOf = (rows: Rows): Readonly<Record<string, NodeJS.ArrayBufferView>> => ({
  cases: Uint16Array.from(rows.cases),
  values: Float32Array.from(rows.values),
  lengths: Uint16Array.from(rows.lengths),
  facts: Float32Array.from(rows.facts),
});
