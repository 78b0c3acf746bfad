import { whole, type ScenarioEntry } from '@bicorne/engine';
import * as z from 'zod/mini';
import { ARMIES, FIRST_HOUR, LAST_HOUR, ORDERS } from './forces.ts';

/**
 * A scenario is a position at the beginning of an army's turn, or, with `turn`, in the middle of one.
 * Positions are named as in notation: `5` is the reserve of locality 5, `5/9` its approach towards 9, `tortona` a box.
 */
const army = z.enum(ARMIES);
const locality = whole(1, 90);
const position = z
  .string()
  .check(z.regex(/^(\d{1,2}(\/\d{1,2}[NS]?)?|alessandria|tortona|novi|sale)$/, 'not a position'));
const faces = z.array(z.enum(['i3', 'i2', 'i1', 'c2', 'c1', 'a1']));
const discs = whole(0, 40);

/** None unless they are named. */
const list = <T extends z.ZodMiniType>(of: T) => z._default(z.array(of), []);

const words = z.strictObject({ en: z.string(), uk: z.optional(z.string()), ru: z.optional(z.string()) });

export const scenarioSchema = z.strictObject({
  title: z.optional(words),
  history: z.optional(words),
  notes: z.optional(words),
  hour: whole(FIRST_HOUR, LAST_HOUR),
  toMove: army,
  pieces: list(z.strictObject({ army, at: position, faces, acted: z._default(z.boolean(), false) })),
  /** Face-up artillery. */
  guns: list(z.strictObject({ army, at: position, stage: z.enum(['declared', 'ready', 'fired']) })),
  /** Pieces dealt blind when the game begins. */
  bags: list(
    z.strictObject({
      army,
      faces,
      into: z.array(z.strictObject({ at: position, count: whole(1, 20) })),
    }),
  ).check(z.maxLength(2)),
  disorganised: list(locality),
  uncommitted: z._default(z.strictObject({ austrian: discs, french: discs }), { austrian: 0, french: 3 }),
  discs: list(z.strictObject({ army, at: locality, count: whole(1, 40), moved: z._default(discs, 0) })),
  /** Empty localities that an army entered last. */
  entered: list(z.strictObject({ army, at: locality })),
  /** What has been shown: of the pieces in these positions at least these faces. */
  known: list(z.strictObject({ at: z.array(position).check(z.minLength(1)), faces })),
  /** The rest of a turn that has begun. */
  turn: z.optional(
    z.strictObject({
      orders: z._default(whole(0, ORDERS), ORDERS),
      pontoon: z._default(z.boolean(), false),
      /** Crossings with the last step used, negative for the way from the second to the first locality. */
      traffic: list(z.strictObject({ by: z.string(), step: whole(-3, 3) })),
      raided: list(z.string()),
      tried: list(position),
      /** An approach on either side of the border. */
      closed: list(position),
      stormed: list(locality),
    }),
  ),
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
