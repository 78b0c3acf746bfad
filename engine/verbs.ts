// What can be done in a game, said once: each verb by the way it is written. The type of the actions, every action
// made beforehand, their notation and its reading follow from that.

/** Something that an action names: its key there, and all that it may be with the word for each. */
export interface Field<K extends string = string, V = unknown> {
  readonly key: K;
  readonly words: ReadonlyMap<V, string>;
}

/** A field of numbers, each the place of its word; or of the values given. */
export function field<const K extends string>(key: K, words: readonly string[]): Field<K, number>;
export function field<const K extends string, V>(
  key: K,
  words: readonly string[],
  values: readonly V[],
): Field<K, V>;
export function field(key: string, words: readonly string[], values?: readonly unknown[]): Field {
  return { key, words: new Map(words.map((word, i) => [values ? values[i] : i, word])) };
}

/** How a verb is written: a text with fields in it. */
export interface Phrase<F extends readonly Field[] = readonly Field[]> {
  readonly text: readonly string[];
  readonly fields: F;
}

/** `` written`march:${from}>${to}` `` */
export const written = <const F extends readonly Field[]>(
  text: readonly string[],
  ...fields: F
): Phrase<F> => ({ text, fields });

type Phrases = Readonly<Record<string, Phrase>>;
type ValueOf<F> = F extends Field<string, infer V> ? V : never;

/** The action of a verb: `{ do: 'march', from: 3, to: 7 }`. */
type Doing<V, F extends readonly Field[]> = {
  readonly [K in 'do' | F[number]['key']]: K extends 'do'
    ? V
    : ValueOf<Extract<F[number], { readonly key: K }>>;
};
type DoingOf<P extends Phrases> = { [V in keyof P]: Doing<V, P[V]['fields']> }[keyof P];

/** The one action of a verb without fields; else a list over its first field, and so on. */
type Made<A, F extends readonly Field[]> = F extends readonly [Field, ...infer Rest extends readonly Field[]]
  ? readonly Made<A, Rest>[]
  : A;

export interface Verbs<P extends Phrases> {
  /** Every action there is, made once: listing the legal ones allocates nothing but the list. */
  readonly made: { readonly [V in keyof P]: Made<Doing<V, P[V]['fields']>, P[V]['fields']> };
  write(action: DoingOf<P>): string;
  read(text: string): DoingOf<P> | null;
}

/** The actions of a game, from its verbs. */
export type ActionOf<V> = V extends Verbs<infer P> ? DoingOf<P> : never;

export function verbs<const P extends Phrases>(phrases: P): Verbs<P>;
export function verbs(phrases: Phrases): unknown {
  const every: Plain[] = [];
  const made = Object.fromEntries(
    Object.entries(phrases).map(([verb, { fields }]) => [verb, make([['do', verb]], fields, every)]),
  );
  // Whoever asks for no verb of the game, a bot say, is told so by what checks him, and named by it.
  const text = (action: Plain): string => {
    const verb = String(action['do']);
    return Object.hasOwn(phrases, verb) ? say(phrases[verb], action) : verb;
  };
  const texts = once(() => new Map(every.map((action) => [action, text(action)])));
  const actions = once(() => new Map([...texts()].map(([action, word]) => [word, action])));
  return {
    made,
    write: (action: Plain): string => texts().get(action) ?? text(action),
    read: (text: string): Plain | null => actions().get(text) ?? null,
  };
}

/** Not made before it is asked for: most pages write and read little. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Plain = Readonly<Record<string, unknown>>;

type Entries = readonly (readonly [key: string, value: unknown])[];

/** Made from its entries, an action has all its fields in itself, where they are quickest to read. */
function make(entries: Entries, [first, ...rest]: readonly Field[], every: Plain[]): unknown {
  if (first)
    return [...first.words.keys()].map((value) => make([...entries, [first.key, value]], rest, every));
  const action: Plain = Object.freeze(Object.fromEntries(entries));
  every.push(action);
  return action;
}

const say = ({ text, fields }: Phrase, action: Plain): string =>
  fields.reduce((said, { key, words }, i) => said + words.get(action[key]) + text[i + 1], text[0]);
