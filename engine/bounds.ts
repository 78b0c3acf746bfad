import type { Game } from './contract.ts';
import { ok, refuse, type Fault, type Refused, type Result } from './result.ts';
import type { Options } from './options.ts';

/**
 * A scenario that somebody made is data from a stranger. Before a game's schema sees it, it is held against these
 * bounds, wherever it comes from: the page, a server, the referee, a record, the command line.
 */
export const SCENARIO_BOUNDS = {
  /** Lists in lists. */
  depth: 10,
  /** All values together, names of fields not counted. */
  values: 6000,
  /** Entries of one list or fields of one object. */
  entries: 600,
  /** Letters of one text, and of all of them. */
  text: 6000,
  letters: 40_000,
  number: 1_000_000,
} as const;

/** Names under which an object's own workings would be reached. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

// Not printed, or turning the direction of what stands around them.
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const MARKUP = /<[a-z!/?]/i;

interface Walk {
  values: number;
  letters: number;
  /** What encloses the value that is looked at. */
  readonly around: Set<object>;
}

const wrong = (place: string, message: string): Refused => refuse('malformed', message, { place });

/** Whether data is small, flat and plain enough to be a scenario at all. */
export function checkBounds(data: unknown, place = 'scenario'): Result<null> {
  return walk(data, place, { values: 0, letters: 0, around: new Set() });
}

const FINE: Result<null> = ok(null);

function walk(data: unknown, place: string, so: Walk): Result<null> {
  if (++so.values > SCENARIO_BOUNDS.values)
    return wrong(place, `more than ${SCENARIO_BOUNDS.values} values in all`);
  if (typeof data === 'string') return walkText(data, place, so);
  if (typeof data === 'number')
    return Number.isFinite(data) && Math.abs(data) <= SCENARIO_BOUNDS.number
      ? FINE
      : wrong(place, `not a number up to ${SCENARIO_BOUNDS.number}`);
  if (data === null || data === undefined || typeof data === 'boolean') return FINE;
  return typeof data === 'object' ? walkObject(data, place, so) : wrong(place, `a ${typeof data} is no data`);
}

function walkText(text: string, place: string, so: Walk): Result<null> {
  so.letters += text.length;
  if (text.length > SCENARIO_BOUNDS.text) return wrong(place, `longer than ${SCENARIO_BOUNDS.text} letters`);
  if (so.letters > SCENARIO_BOUNDS.letters)
    return wrong(place, `more than ${SCENARIO_BOUNDS.letters} letters in all`);
  if (UNSEEN.test(text)) return wrong(place, 'a character that is not seen');
  return MARKUP.test(text) ? wrong(place, 'markup has no place in a text') : FINE;
}

function walkObject(data: object, place: string, so: Walk): Result<null> {
  if (so.around.has(data)) return wrong(place, 'contains itself');
  if (so.around.size >= SCENARIO_BOUNDS.depth) return wrong(place, 'nested too deep');
  if (!isPlain(data)) return wrong(place, 'not a plain object or list');
  const keys = keysOf(data);
  if (keys === null) return wrong(place, `more than ${SCENARIO_BOUNDS.entries} entries`);
  so.around.add(data);
  for (const key of keys) {
    const inner = walkField(data, key, place, so);
    if (!inner.ok) return inner;
  }
  so.around.delete(data);
  return FINE;
}

/** Null where there are too many: a list says so before it is walked. */
function keysOf(data: object): (string | symbol)[] | null {
  if (Array.isArray(data) && data.length > SCENARIO_BOUNDS.entries) return null;
  const keys = Reflect.ownKeys(data).filter((key) => !(key === 'length' && Array.isArray(data)));
  return keys.length > SCENARIO_BOUNDS.entries ? null : keys;
}

function walkField(data: object, key: string | symbol, place: string, so: Walk): Result<null> {
  const field = Object.getOwnPropertyDescriptor(data, key);
  if (typeof key === 'symbol' || FORBIDDEN.has(key) || field === undefined || !('value' in field))
    return wrong(place, `a field that may not be: ${JSON.stringify(String(key).slice(0, 40))}`);
  const name = walkText(key, place, so);
  return name.ok ? walk(field.value, `${place}.${key.slice(0, 40)}`, so) : name;
}

function isPlain(data: object): boolean {
  const kind: unknown = Object.getPrototypeOf(data);
  return Array.isArray(data) || kind === Object.prototype || kind === null;
}

/** All that is wrong with a scenario, each at its place; none exactly where the game sets it up. */
export function faultsOf(game: Game, scenario: unknown, options: Options): readonly Fault[] {
  const bounded = checkBounds(scenario);
  if (!bounded.ok) return [bounded.fault];
  if (game.faults) return game.faults(scenario, options);
  const state = game.setup(scenario, options);
  return state.ok ? [] : [state.fault];
}
