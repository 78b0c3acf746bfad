import { ROUTES, type RouteName } from '@bicorne/table/protocol';
import { z } from 'zod';
import * as schemas from './schemas.ts';

/** The read-only API, as OpenAPI 3.1 describes it; made of the schemas that check it. */

interface Described {
  readonly about: string;
  /** Absent: plain text. */
  readonly answer?: z.ZodType;
}

type Get = Extract<RouteName, `GET ${string}`>;

/** Those that are for other programs as well. */
const DESCRIBED: readonly (readonly [Get, Described])[] = [
  [
    'GET /games',
    {
      about: 'The games that are played here, with scenarios, seats and options.',
      answer: z.array(schemas.gameEntry),
    },
  ],
  [
    'GET /archive',
    {
      about: 'Finished matches and uploaded records, the newest first, a page at a time.',
      answer: schemas.archivePage,
    },
  ],
  ['GET /archive/:id', { about: 'One of them.', answer: schemas.archiveEntry }],
  [
    'GET /records/:id',
    { about: 'Its record as text: whole when the match is over, an onlooker’s while it runs.' },
  ],
  ['GET /ratings', { about: 'The best players of a game.', answer: z.array(schemas.ratingRow) }],
  [
    'GET /results',
    {
      about: 'How often each side of a game has won, by scenario: of listed, rated and shared matches.',
      answer: z.array(schemas.resultRow),
    },
  ],
  [
    'GET /ladder',
    {
      about: 'The ladder of a game in a season, and the first three of seasons before.',
      answer: schemas.ladderPage,
    },
  ],
  [
    'GET /balance',
    {
      about: 'How a battle has ended among people, by their strength and with intervals, and among bots.',
      answer: schemas.battleBalance,
    },
  ],
  [
    'GET /events',
    {
      about: 'Tournaments: those that go on, take entries, and are over.',
      answer: z.array(schemas.eventCard),
    },
  ],
  ['GET /events/:id', { about: 'One of them: entrants, rounds, standings.', answer: schemas.eventSheet }],
  ['GET /events/:id/records', { about: 'The records of all its games that are over, as text.' }],
  ['GET /events/:id/calendar', { about: 'Its hours as a calendar file.' }],
  [
    'GET /battles',
    { about: 'Battles that people have made and published, a page at a time.', answer: schemas.battlePage },
  ],
  ['GET /battles/:id', { about: 'One of them.', answer: schemas.battleSheet }],
  ['GET /people/:id', { about: 'Somebody’s name and ratings.', answer: schemas.profile }],
  ['GET /matches', { about: 'Matches with an open seat.', answer: schemas.matchList }],
  ['GET /matches/:id', { about: 'What everybody may know of a match.', answer: schemas.matchCard }],
];

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
}

export interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

export const openApi = (): OpenApi => ({
  openapi: '3.1.0',
  info: {
    title: 'Bicorne',
    version: '1',
    description:
      'Reading needs no key. Answers are { ok: true, value } or { ok: false, fault }. Too many questions in a minute are answered with 429.',
  },
  paths: Object.fromEntries(
    DESCRIBED.map(([route, described]) => [pathOf(route), { get: operation(route, described) }]),
  ),
});

const pathOf = (route: Get): string => `/api${route.slice('GET '.length).replace(':id', '{id}')}`;

const operation = (route: Get, { about, answer }: Described): Operation => ({
  summary: about,
  parameters: [...pathParameters(pathOf(route)), ...queryParameters(ROUTES[route].takes)],
  responses: {
    200: { description: 'the answer', content: answer ? jsonContent(answer) : TEXT },
    404: { description: 'there is no such thing' },
    429: { description: 'too many questions' },
  },
});

const TEXT = { 'text/plain': { schema: { type: 'string' } } };

const jsonContent = (value: z.ZodType) => ({
  'application/json': { schema: jsonSchema(z.object({ ok: z.literal(true), value })) },
});

/** Each stands by itself: what it refers to is written into it. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return plain;
};

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(query: z.ZodType): Parameter[] {
  if (!(query instanceof z.ZodObject)) return [];
  return Object.entries(query.shape).map(([name, field]) => {
    const isType = field instanceof z.ZodType;
    return {
      name,
      in: 'query',
      required: isType && !field.safeParse(undefined).success,
      schema: isType ? jsonSchema(field, 'input') : {},
    };
  });
}
