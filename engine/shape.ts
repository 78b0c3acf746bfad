/**
 * What data must look like, as far as scenarios need it. Every page that plays fetches this, so it is small; where a
 * message has to be understood by strangers' programs, at the edges of the server, zod does the same in full.
 */

/** What is wrong, and where. */
export interface Issue {
  readonly path: PropertyKey[];
  readonly message: string;
}
type Wrong = (message: string, ...path: PropertyKey[]) => void;

/** Reads data of which it knows nothing into `Out`; `In` is how it may be written. */
export interface Shape<Out = unknown, In = Out> {
  /** What it returns counts for nothing where something was wrong. */
  read(data: unknown, wrong: Wrong): Out;
  safeParse(data: unknown): Parsed<Out>;
  /** Never there: it carries the type. */
  readonly written?: In;
}
type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

export type Read<S> = S extends Shape<infer Out, infer _> ? Out : never;
export type Written<S> = S extends Shape<infer _, infer In> ? In : never;

function shape<Out, In = Out>(read: Shape<Out>['read']): Shape<Out, In> {
  return { read, safeParse: (data) => parse(read, data) };
}

function parse<T>(read: Shape<T>['read'], data: unknown): Parsed<T> {
  const issues: Issue[] = [];
  const value = read(data, (message, ...path) => issues.push({ path, message }));
  return issues.length === 0 ? { success: true, data: value } : { success: false, error: { issues } };
}

const kindOf = (data: unknown): string => {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'array';
  return Number.isNaN(data) ? 'NaN' : typeof data;
};
const expected = (what: string, data: unknown): string =>
  `Invalid input: expected ${what}, received ${kindOf(data)}`;

const under =
  (wrong: Wrong, key: PropertyKey): Wrong =>
  (message, ...path) =>
    wrong(message, key, ...path);

const isFields = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Letters; where there is a pattern, of this form, and `says` is what they ought to be. */
export const text = (pattern?: RegExp, says = 'not written as it should be'): Shape<string> =>
  shape((data, wrong) => {
    if (typeof data !== 'string') wrong(expected('string', data));
    else if (!pattern || pattern.test(data)) return data;
    else wrong(says);
    return '';
  });

export const flag = (): Shape<boolean> =>
  shape((data, wrong) => {
    if (typeof data !== 'boolean') wrong(expected('boolean', data));
    return data === true;
  });

/** A whole number within these bounds. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  shape((data, wrong) => {
    if (typeof data !== 'number' || Number.isNaN(data)) wrong(expected('number', data));
    else if (!Number.isSafeInteger(data)) wrong('Invalid input: expected int, received number');
    else if (data < least) wrong(`Too small: expected number to be >=${least}`);
    else if (data > most) wrong(`Too big: expected number to be <=${most}`);
    else return data;
    return least;
  });

/** One of these words. */
export const word = <const T extends string>(
  of: readonly T[],
  says = `Invalid option: expected one of ${of.map((one) => `"${one}"`).join('|')}`,
): Shape<T> =>
  shape((data, wrong) => {
    const found = of.find((one) => one === data);
    if (found === undefined) wrong(says);
    return found ?? of[0];
  });

/** Several of the same. */
export const listOf = <Out, In>(of: Shape<Out, In>, least = 0, most = Infinity): Shape<Out[], In[]> =>
  shape((data, wrong) => {
    if (!Array.isArray(data)) {
      wrong(expected('array', data));
      return [];
    }
    if (data.length < least) wrong(`Too small: expected array to have >=${least} items`);
    if (data.length > most) wrong(`Too big: expected array to have <=${most} items`);
    // A gap in the list is read as well, where `map` would step over it.
    return Array.from(data, (one: unknown, i) => of.read(one, under(wrong, i)));
  });

type Whole<F, K extends keyof F> = { [key in K]: F[key] };
type MaybeKeys<F> = { [K in keyof F]: undefined extends F[K] ? K : never }[keyof F];
/** What may be undefined need not be there. */
type Loose<F> = Whole<F, Exclude<keyof F, MaybeKeys<F>>> & Partial<Whole<F, MaybeKeys<F>>>;
type Flat<T> = { [K in keyof T]: T[K] };
type Shapes = Readonly<Record<string, Shape<unknown, unknown>>>;

/** These fields and no others. */
export const fields = <F extends Shapes>(
  of: F,
): Shape<
  Flat<Loose<{ -readonly [K in keyof F]: Read<F[K]> }>>,
  Flat<Loose<{ -readonly [K in keyof F]: Written<F[K]> }>>
> =>
  shape((data, wrong) => {
    if (!isFields(data)) wrong(expected('object', data));
    const given = new Map(Object.entries(isFields(data) ? data : {}));
    const read = Object.entries(of)
      .map(([key, one]) => [key, one.read(given.get(key), isFields(data) ? under(wrong, key) : SILENT)])
      .filter(([key, value]) => value !== undefined || given.has(String(key)));
    const strange = [...given.keys()].filter((key) => !Object.hasOwn(of, key)).map((key) => `"${key}"`);
    if (strange.length > 0) wrong(`Unrecognized key${strange.length > 1 ? 's' : ''}: ${strange.join(', ')}`);
    return Object.fromEntries(read);
  });

const SILENT: Wrong = () => undefined;

/** The same behind each of several keys. */
export const table = <K extends string, Out, In>(
  key: Shape<K>,
  of: Shape<Out, In>,
): Shape<Table<K, Out>, Table<K, In>> =>
  shape((data, wrong) => {
    if (!isFields(data)) wrong(expected('record', data));
    const rows = Object.entries(isFields(data) ? data : {}).map(([name, value]) => [
      key.read(name, () => wrong('Invalid key in record', name)),
      of.read(value, under(wrong, name)),
    ]);
    return Object.fromEntries(rows);
  });
type Table<K extends string, T> = string extends K ? Record<string, T> : Partial<Record<K, T>>;

export const maybe = <Out, In>(of: Shape<Out, In>): Shape<Out | undefined, In | undefined> =>
  shape((data, wrong) => (data === undefined ? undefined : of.read(data, wrong)));

export const orNull = <Out, In>(of: Shape<Out, In>): Shape<Out | null, In | null> =>
  shape((data, wrong) => (data === null ? null : of.read(data, wrong)));

/** This, where nothing is said. */
export const unlessSaid = <Out, In>(of: Shape<Out, In>, otherwise: In): Shape<Out, In | undefined> =>
  shape((data, wrong) => of.read(data === undefined ? otherwise : data, wrong));

/** One or the other, whichever fits. */
export const either = <A, InA, B, InB>(one: Shape<A, InA>, other: Shape<B, InB>): Shape<A | B, InA | InB> =>
  shape<A | B, InA | InB>((data, wrong) => {
    const first = one.safeParse(data);
    if (first.success) return first.data;
    const second = other.safeParse(data);
    if (!second.success) wrong('Invalid input');
    return second.success ? second.data : other.read(data, SILENT);
  });

/** What must hold as well of data of the right shape: each fault that is found, and where. */
export const holding = <Out, In>(
  of: Shape<Out, In>,
  faults: (value: Out) => readonly Issue[],
): Shape<Out, In> =>
  shape((data, wrong) => {
    let fits = true;
    const value = of.read(data, (message, ...path) => {
      fits = false;
      wrong(message, ...path);
    });
    if (fits) for (const { message, path } of faults(value)) wrong(message, ...path);
    return value;
  });

/** Letters of which this holds; `says` is what they ought to be. */
export const textThat = (holds: (text: string) => boolean, says: string): Shape<string> =>
  holding(text(), (value) => (holds(value) ? [] : [{ path: [], message: says }]));

/** Read as something else than it is written. */
export const turned = <Out, In, To>(of: Shape<Out, In>, into: (value: Out) => To): Shape<To, In> =>
  shape((data, wrong) => into(of.read(data, wrong)));
