import { DIRECTIONS, whole } from '@bicorne/engine';
import * as z from 'zod/mini';
import { HEX_NAMES, OFF, distance, hexNamed } from './board.ts';
import { CARD_NAMES } from './cards.ts';
import { TERRAINS } from './terrain.ts';
import { ARMIES, NATIONS } from './units.ts';

/** The words of an objective. */
export const LASTING = ['temporary', 'permanent'] as const;
export const SHARES = ['each', 'most', 'all'] as const;
export const MOMENTS = ['start', 'at-once'] as const;

/** What a place looks like, where its ground does not say it. */
const LOOKS = ['village', 'church', 'farm', 'lake', 'marsh'] as const;

const hex = z.enum(HEX_NAMES);
/** Neighbouring hexes, one after another: `E5-E6-F6`. */
const way = z.string().check(z.refine(isWay, 'neighbouring hexes one after another, as E5-E6-F6'));
const army = z.enum(ARMIES);
const nation = z.enum(NATIONS);
const card = z.enum(CARD_NAMES);
const ground = z.enum(TERRAINS.map(({ name }) => name));
const count = whole(0);
const words = z.strictObject({
  en: z.string(),
  uk: z.optional(z.string()),
  ru: z.optional(z.string()),
});
const byArmy = <T extends z.ZodMiniType>(of: T) => z.strictObject({ french: of, allied: of });

function isWay(text: string): boolean {
  const hexes = text.split('-').map(hexNamed);
  return (
    hexes.length > 1 && hexes.every((at, i) => at !== OFF && (i === 0 || distance(hexes[i - 1], at) === 1))
  );
}

/** A scenario: any position, also in the middle of a battle. N2.1, N2.6 */
export const SCENARIO = z.strictObject({
  title: words,
  date: z.optional(z.string()),
  place: z.optional(z.string()),
  /** The compass direction of the top edge. */
  facing: z.optional(z.string()),
  history: z.optional(words),
  /** What is known, and what is our own reconstruction. */
  notes: z.optional(words),
  top: army,
  cards: byArmy(whole(1, 12)),
  commanders: z.optional(byArmy(z.string())),
  first: army,
  banners: whole(1, 30),
  /** Ground that is not clear. */
  terrain: z.partialRecord(hex, ground),
  /** Field works: the sides of the hex that carry them. */
  works: z.optional(z.partialRecord(hex, z.array(z.enum(DIRECTIONS)).check(z.minLength(1)))),
  /** Names of places on the map. */
  places: z.optional(z.partialRecord(hex, z.string())),
  /** What the mapmaker adds: none of it touches play. Waters are named at one of their hexes. */
  roads: z.optional(z.array(way)),
  lanes: z.optional(z.array(way)),
  /** How the water runs, where its hexes alone do not say it. */
  courses: z.optional(z.array(way)),
  waters: z.optional(z.partialRecord(hex, z.string())),
  looks: z.optional(z.partialRecord(hex, z.enum(LOOKS))),
  units: z.array(
    z.strictObject({
      at: hex,
      nation,
      kind: z.string(),
      name: z.optional(z.string()),
      /** When it has lost some. */
      blocks: z.optional(count),
      /** Its place on the square track. */
      square: z.optional(whole(1, 4)),
    }),
  ),
  leaders: z.array(z.strictObject({ at: hex, nation, name: z.string() })),
  objectives: z.optional(
    z.array(
      z.strictObject({
        army,
        hexes: z.array(hex).check(z.minLength(1)),
        banners: whole(1),
        lasting: z.enum(LASTING),
        /** Of a group of hexes: each by itself, if not given; or all of the banners for most of them, or for all. N18.6 */
        of: z.optional(z.enum(SHARES)),
        /** When it is counted; if not given, a temporary one at the start of a turn and a permanent one at once. N18.7 */
        counted: z.optional(z.enum(MOMENTS)),
      }),
    ),
  ),
  /** Hexes of the edge by which units of an army may leave, and the banners it wins by each. N5.22 */
  exits: z.optional(
    z.array(z.strictObject({ army, hexes: z.array(hex).check(z.minLength(1)), banners: whole(0) })),
  ),
  /** Tiles that are taken off the map. N14.30 */
  removals: z.optional(
    z.array(
      z.strictObject({
        army,
        /** A unit of the army stands on one of these hexes; or it has so many banners; or its turn of this number begins. */
        when: z.union([
          z.strictObject({ reaches: z.array(hex).check(z.minLength(1)) }),
          z.strictObject({ wins: whole(1) }),
          z.strictObject({ turn: whole(1) }),
        ]),
        tiles: z.array(hex).check(z.minLength(1)),
        /** The ground that lies below; clear if not given. */
        leaving: z.optional(ground),
      }),
    ),
  ),
  /** Where a battle has begun already: whose turn it is is `first`. */
  position: z.optional(
    z.strictObject({
      hands: z.optional(byArmy(z.array(card))),
      /** The cards under the squares, by place on the track. */
      tracks: z.optional(byArmy(z.partialRecord(z.enum(['1', '2', '3', '4']), card))),
      discards: z.optional(z.array(card)),
      /** Banners won already, and objective hexes that count already. */
      won: z.optional(byArmy(count)),
      held: z.optional(z.array(hex)),
      /** The command card of each army's last turn. */
      last: z.optional(byArmy(z.nullable(card))),
    }),
  ),
});

export type Scenario = z.infer<typeof SCENARIO>;
