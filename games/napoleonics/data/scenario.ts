import { z } from 'zod';
import { DIRECTIONS } from '@bicorne/engine';
import { HEX_NAMES } from './board.ts';
import { CARD_NAMES } from './cards.ts';
import { TERRAINS } from './terrain.ts';
import { ARMIES, NATIONS } from './units.ts';

const hex = z.enum(HEX_NAMES);
const army = z.enum(ARMIES);
const nation = z.enum(NATIONS);
const card = z.enum(CARD_NAMES);
const count = z.int().min(0);
const words = z.strictObject({
  en: z.string(),
  uk: z.string().optional(),
  ru: z.string().optional(),
});
const byArmy = <T extends z.ZodType>(of: T) => z.strictObject({ french: of, allied: of });

/** A scenario: any position, also in the middle of a battle. N2.1, N2.6 */
export const SCENARIO = z.strictObject({
  title: words,
  date: z.string().optional(),
  place: z.string().optional(),
  /** The compass direction of the top edge. */
  facing: z.string().optional(),
  history: words.optional(),
  /** What is known, and what is our own reconstruction. */
  notes: words.optional(),
  top: army,
  cards: byArmy(z.int().min(1).max(12)),
  commanders: byArmy(z.string()).optional(),
  first: army,
  banners: z.int().min(1).max(30),
  /** Ground that is not clear. */
  terrain: z.partialRecord(hex, z.enum(TERRAINS.map(({ name }) => name))),
  /** Field works: the sides of the hex that carry them. */
  works: z.partialRecord(hex, z.array(z.enum(DIRECTIONS)).min(1)).optional(),
  /** Names of places on the map. */
  places: z.partialRecord(hex, z.string()).optional(),
  units: z
    .array(
      z.strictObject({
        at: hex,
        nation,
        kind: z.string(),
        name: z.string().optional(),
        /** When it has lost some. */
        blocks: count.optional(),
        /** Its place on the square track. */
        square: z.int().min(1).max(4).optional(),
      }),
    )
    .min(1),
  leaders: z.array(z.strictObject({ at: hex, nation, name: z.string() })),
  objectives: z
    .array(
      z.strictObject({
        army,
        hexes: z.array(hex).min(1),
        banners: z.int().min(1),
        lasting: z.enum(['temporary', 'permanent']),
      }),
    )
    .optional(),
  /** Where a battle has begun already: whose turn it is is `first`. */
  position: z
    .strictObject({
      hands: byArmy(z.array(card)).optional(),
      /** The cards under the squares, by place on the track. */
      tracks: byArmy(z.partialRecord(z.enum(['1', '2', '3', '4']), card)).optional(),
      discards: z.array(card).optional(),
      /** Banners won already, and objective hexes that count already. */
      won: byArmy(count).optional(),
      held: z.array(hex).optional(),
      /** The command card of each army's last turn. */
      last: byArmy(card.nullable()).optional(),
    })
    .optional(),
});

export type Scenario = z.infer<typeof SCENARIO>;
