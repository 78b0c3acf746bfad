import type { ScenarioEntry } from '@bicorne/engine';
import { z } from 'zod';
import { ARMIES, FIRST_HOUR, LAST_HOUR, ORDERS } from './forces.ts';

/**
 * A scenario is a position at the beginning of an army's turn, or, with `turn`, in the middle of one.
 * Positions are named as in notation: `5` is the reserve of locality 5, `5/9` its approach towards 9, `tortona` a box.
 */
const army = z.enum(ARMIES);
const locality = z.int().min(1).max(90);
const position = z
  .string()
  .regex(/^(\d{1,2}(\/\d{1,2}[NS]?)?|alessandria|tortona|novi|sale)$/, 'not a position');
const faces = z.array(z.enum(['i3', 'i2', 'i1', 'c2', 'c1', 'a1']));
const discs = z.int().min(0).max(40);

export const scenarioSchema = z.strictObject({
  hour: z.int().min(FIRST_HOUR).max(LAST_HOUR),
  toMove: army,
  pieces: z
    .array(z.strictObject({ army, at: position, faces, acted: z.boolean().default(false) }))
    .default([]),
  /** Face-up artillery. */
  guns: z
    .array(z.strictObject({ army, at: position, stage: z.enum(['declared', 'ready', 'fired']) }))
    .default([]),
  /** Pieces dealt blind when the game begins. */
  bags: z
    .array(
      z.strictObject({
        army,
        faces,
        into: z.array(z.strictObject({ at: position, count: z.int().min(1).max(20) })),
      }),
    )
    .max(2)
    .default([]),
  disorganised: z.array(locality).default([]),
  uncommitted: z.strictObject({ austrian: discs, french: discs }).default({ austrian: 0, french: 3 }),
  discs: z
    .array(z.strictObject({ army, at: locality, count: z.int().min(1).max(40), moved: discs.default(0) }))
    .default([]),
  /** Empty localities that an army entered last. */
  entered: z.array(z.strictObject({ army, at: locality })).default([]),
  /** What has been shown: of the pieces in these positions at least these faces. */
  known: z.array(z.strictObject({ at: z.array(position).min(1), faces })).default([]),
  /** The rest of a turn that has begun. */
  turn: z
    .strictObject({
      orders: z.int().min(0).max(ORDERS).default(ORDERS),
      pontoon: z.boolean().default(false),
      /** Crossings with the last step used, negative for the way from the second to the first locality. */
      traffic: z.array(z.strictObject({ by: z.string(), step: z.int().min(-3).max(3) })).default([]),
      raided: z.array(z.string()).default([]),
      tried: z.array(position).default([]),
      /** An approach on either side of the border. */
      closed: z.array(position).default([]),
      stormed: z.array(locality).default([]),
    })
    .optional(),
});
export type Scenario = z.output<typeof scenarioSchema>;
export type ScenarioInput = z.input<typeof scenarioSchema>;

const many = <T>(count: number, thing: T): T[] => Array<T>(count).fill(thing);

/** M4 */
const BATTLE: ScenarioInput = {
  hour: 6,
  toMove: 'austrian',
  pieces: [
    {
      army: 'austrian',
      at: 'alessandria',
      faces: [...many(3, 'i3' as const), ...many(10, 'i2' as const), ...many(6, 'c2' as const), 'a1'],
    },
  ],
  bags: [
    {
      army: 'french',
      faces: [...many(2, 'i3' as const), ...many(6, 'i2' as const), ...many(3, 'c2' as const)],
      into: [
        { at: '5', count: 2 },
        { at: '8', count: 1 },
        { at: '9', count: 1 },
        { at: '10', count: 2 },
        { at: '15', count: 1 },
        { at: '24', count: 1 },
        { at: '37', count: 1 },
        { at: '41', count: 2 },
      ],
    },
    {
      army: 'french',
      faces: [...many(2, 'i3' as const), ...many(4, 'i2' as const), 'c2', 'a1'],
      into: [
        { at: 'tortona', count: 3 },
        { at: 'novi', count: 4 },
        { at: 'sale', count: 1 },
      ],
    },
  ],
  uncommitted: { austrian: 0, french: 3 },
};

export const SCENARIOS: readonly ScenarioEntry[] = [{ id: 'marengo', scenario: BATTLE }];
