import { ok, refuse, type Refused, type Result } from '@bicorne/engine';
import { z } from 'zod';
import { deeperThan } from '../nesting.ts';

export const MOST_BYTES = 1024 * 1024;
export const MOST_DEPTH = 64;

/** A value that is echoed exactly: a whole number that JSON keeps, or a short text. */
const id = z.union([z.int(), z.string().max(200)], 'must be a whole number or a short text');
export type Id = z.output<typeof id> | null;

const name = z.string().max(200);
const match = { id: id.nullish(), match: name };
/** Handed on as it is: the game itself says what is wrong with it. */
const anyObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
const seed = z.union([name, z.int()]).transform(String);

const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ id: id.nullish(), do: z.literal('games'), game: name.optional() }),
  z
    .strictObject({
      id: id.nullish(),
      do: z.literal('new'),
      game: name,
      scenario: z.union([name, anyObject], 'must be the name of a scenario or a scenario object').optional(),
      options: anyObject.optional(),
      players: z.record(name, name).optional(),
      seed: seed.optional(),
      chance: z.enum(['seed', 'manual']).default('seed'),
    })
    .refine(({ seed: given, chance }) => given === undefined || chance === 'seed', {
      path: ['seed'],
      message: 'where the caller rolls there is no seed',
    }),
  z.strictObject({ id: id.nullish(), do: z.literal('load'), record: z.string() }),
  z.strictObject({ ...match, do: z.literal('turn') }),
  z.strictObject({ ...match, do: z.literal('legal'), seat: name.optional() }),
  z.strictObject({
    ...match,
    do: z.literal('act'),
    seat: name,
    action: z.union([name, anyObject], 'must be an action or its notation'),
  }),
  z.strictObject({
    ...match,
    do: z.literal('chance'),
    outcome: z.union([name, z.int()], 'must be an outcome or its notation'),
  }),
  z.strictObject({ ...match, do: z.literal('view'), seat: name }),
  z.strictObject({ ...match, do: z.literal('events'), seat: name, from: z.int().min(0).default(0) }),
  z.strictObject({
    ...match,
    do: z.literal('undo'),
    seat: name.optional(),
    count: z.int().min(1).optional(),
  }),
  z.strictObject({ ...match, do: z.literal('record'), seat: name.optional() }),
  z.strictObject({ ...match, do: z.literal('close') }),
]);
export type Request = z.output<typeof requestSchema>;
export type Ask<W extends Request['do']> = Extract<Request, { do: W }>;

const WORDS = requestSchema.options.map(({ shape }) => shape.do.value);

/** The line as a request, and whatever id it has, so that a refusal finds its way back too. */
export function readRequest(line: string): { readonly id: Id; readonly request: Result<Request> } {
  const data = parseLine(line);
  if (!data.ok) return { id: null, request: data };
  const given = id.safeParse(idOf(data.value));
  return { id: given.success ? given.data : null, request: checkRequest(data.value) };
}

const idOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : null;

function checkRequest(data: unknown): Result<Request> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return malformed('a line holds one JSON object, such as {"id":1,"do":"games"}');
  const word = 'do' in data ? data.do : undefined;
  if (typeof word !== 'string') return malformed(`must be one of ${WORDS.join(', ')}`, 'do');
  if (!WORDS.some((known) => known === word))
    return refuse('unknown', `${quote(word)} is not one of ${WORDS.join(', ')}`, { place: 'do' });
  const parsed = requestSchema.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  return malformed(issue.message, issue.path.map(String).join('.'));
}

const quote = (text: string): string => JSON.stringify(text.slice(0, 40));

const malformed = (message: string, place = ''): Refused =>
  refuse('malformed', message, place === '' ? {} : { place });

function parseLine(line: string): Result<unknown> {
  if (deeperThan(line, MOST_DEPTH)) return malformed(`nested more than ${MOST_DEPTH} deep`);
  try {
    return ok(JSON.parse(line, refuseProto));
  } catch (error) {
    return malformed(error instanceof Error ? error.message : 'not JSON');
  }
}

/** Copied by a careless hand this key would be the object's prototype; nobody needs it. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('the key "__proto__" is not allowed');
  return value;
}
