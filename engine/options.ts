import type { Rng } from './random.ts';
import { ok, refuse, type Result } from './result.ts';

export type OptionValue = boolean | string;
export type Options = Readonly<Record<string, OptionValue>>;

/** Every optional rule is an option: a switch, or a choice of a few words. */
export type OptionSpec =
  | { readonly kind: 'switch'; readonly default: boolean; readonly rule?: string }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly default: string;
      readonly rule?: string;
    };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

const fits = (spec: OptionSpec, value: unknown): value is OptionValue =>
  spec.kind === 'switch' ? typeof value === 'boolean' : spec.of.some((word) => word === value);

const wanted = (spec: OptionSpec): string =>
  spec.kind === 'switch' ? 'true or false' : `one of ${spec.of.join(', ')}`;

/** The full set of a match's options: what is given, over the scenario's own, over the game's defaults. */
export function completeOptions(
  specs: OptionSpecs,
  given: unknown,
  scenarioDefaults: Options = {},
): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('malformed', 'options must be an object', { place: 'options' });
  const full: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) full[key] = scenarioDefaults[key] ?? spec.default;
  for (const [key, value] of Object.entries(given)) {
    const place = `options.${key}`;
    if (!Object.hasOwn(specs, key))
      return refuse('unknown', `there is no option ${JSON.stringify(key)}`, { place });
    if (!fits(specs[key], value)) return refuse('invalid', `must be ${wanted(specs[key])}`, { place });
    full[key] = value;
  }
  return ok(full);
}

/** Of a match's options those that are not as the scenario, or else the game, has them by itself. */
export const chosenOptions = (
  specs: OptionSpecs,
  options: Options,
  scenarioDefaults: Options = {},
): Options =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([key, value]) => value !== (scenarioDefaults[key] ?? specs[key]?.default),
    ),
  );

/** The options as they are when nobody chooses any. */
export const defaultOptions = (specs: OptionSpecs): Options =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]));

/** Every option that is not given takes one of its values at random. */
export const drawOptions = (specs: OptionSpecs, rng: Rng, given: Options = {}): Options =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, given[key] ?? drawValue(spec, rng)]));

const drawValue = (spec: OptionSpec, rng: Rng): OptionValue =>
  spec.kind === 'switch' ? rng.below(2) === 1 : spec.of[rng.below(spec.of.length)];

/** `scouts=true edition=first` and back, for command lines and records. */
export const writeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

export function readOptions(specs: OptionSpecs, text: string): Record<string, OptionValue> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return Object.fromEntries(words.map((word) => readOption(specs, word)));
}

function readOption(specs: OptionSpecs, word: string): [string, OptionValue] {
  const cut = word.indexOf('=');
  const [key, value] = cut === -1 ? [word, 'true'] : [word.slice(0, cut), word.slice(cut + 1)];
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
  const asSwitch = spec?.kind === 'switch' && (value === 'true' || value === 'false');
  return [key, asSwitch ? value === 'true' : value];
}
