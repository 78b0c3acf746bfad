import { DIRECTIONS, shape, type Read, type Shape } from '@bicorne/engine';
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

const hex = shape.word(HEX_NAMES);
/** Neighbouring hexes, one after another: `E5-E6-F6`. */
const way = shape.textThat(isWay, 'neighbouring hexes one after another, as E5-E6-F6');
const army = shape.word(ARMIES);
const nation = shape.word(NATIONS);
const card = shape.word(CARD_NAMES);
const ground = shape.word(TERRAINS.map(({ name }) => name));
const count = shape.whole(0);
const words = shape.fields({
  en: shape.text(),
  uk: shape.maybe(shape.text()),
  ru: shape.maybe(shape.text()),
});
const byArmy = <Out, In>(of: Shape<Out, In>) => shape.fields({ french: of, allied: of });

function isWay(text: string): boolean {
  const hexes = text.split('-').map(hexNamed);
  return (
    hexes.length > 1 && hexes.every((at, i) => at !== OFF && (i === 0 || distance(hexes[i - 1], at) === 1))
  );
}

/** A scenario: any position, also in the middle of a battle. N2.1, N2.6 */
export const SCENARIO = shape.fields({
  title: words,
  date: shape.maybe(shape.text()),
  place: shape.maybe(shape.text()),
  /** The compass direction of the top edge. */
  facing: shape.maybe(shape.text()),
  history: shape.maybe(words),
  /** What is known, and what is our own reconstruction. */
  notes: shape.maybe(words),
  top: army,
  cards: byArmy(shape.whole(1, 12)),
  commanders: shape.maybe(byArmy(shape.text())),
  first: army,
  banners: shape.whole(1, 30),
  /** Ground that is not clear. */
  terrain: shape.table(hex, ground),
  /** Field works: the sides of the hex that carry them. */
  works: shape.maybe(shape.table(hex, shape.listOf(shape.word(DIRECTIONS), 1))),
  /** Names of places on the map. */
  places: shape.maybe(shape.table(hex, shape.text())),
  /** What the mapmaker adds: none of it touches play. Waters are named at one of their hexes. */
  roads: shape.maybe(shape.listOf(way)),
  lanes: shape.maybe(shape.listOf(way)),
  /** How the water runs, where its hexes alone do not say it. */
  courses: shape.maybe(shape.listOf(way)),
  waters: shape.maybe(shape.table(hex, shape.text())),
  looks: shape.maybe(shape.table(hex, shape.word(LOOKS))),
  units: shape.listOf(
    shape.fields({
      at: hex,
      nation,
      kind: shape.text(),
      name: shape.maybe(shape.text()),
      /** When it has lost some. */
      blocks: shape.maybe(count),
      /** Its place on the square track. */
      square: shape.maybe(shape.whole(1, 4)),
    }),
  ),
  leaders: shape.listOf(shape.fields({ at: hex, nation, name: shape.text() })),
  objectives: shape.maybe(
    shape.listOf(
      shape.fields({
        army,
        hexes: shape.listOf(hex, 1),
        banners: shape.whole(1),
        lasting: shape.word(LASTING),
        /** Of a group of hexes: each by itself, if not given; or all of the banners for most of them, or for all. N18.6 */
        of: shape.maybe(shape.word(SHARES)),
        /** When it is counted; if not given, a temporary one at the start of a turn and a permanent one at once. N18.7 */
        counted: shape.maybe(shape.word(MOMENTS)),
      }),
    ),
  ),
  /** Hexes of the edge by which units of an army may leave, and the banners it wins by each. N5.22 */
  exits: shape.maybe(
    shape.listOf(shape.fields({ army, hexes: shape.listOf(hex, 1), banners: shape.whole(0) })),
  ),
  /** Tiles that are taken off the map. N14.30 */
  removals: shape.maybe(
    shape.listOf(
      shape.fields({
        army,
        /** A unit of the army stands on one of these hexes; or it has so many banners; or its turn of this number begins. */
        when: shape.either(
          shape.fields({ reaches: shape.listOf(hex, 1) }),
          shape.either(shape.fields({ wins: shape.whole(1) }), shape.fields({ turn: shape.whole(1) })),
        ),
        tiles: shape.listOf(hex, 1),
        /** The ground that lies below; clear if not given. */
        leaving: shape.maybe(ground),
      }),
    ),
  ),
  /** Where a battle has begun already: whose turn it is is `first`. */
  position: shape.maybe(
    shape.fields({
      hands: shape.maybe(byArmy(shape.listOf(card))),
      /** The cards under the squares, by place on the track. */
      tracks: shape.maybe(byArmy(shape.table(shape.word(['1', '2', '3', '4']), card))),
      discards: shape.maybe(shape.listOf(card)),
      /** Banners won already, and objective hexes that count already. */
      won: shape.maybe(byArmy(count)),
      held: shape.maybe(shape.listOf(hex)),
      /** The command card of each army's last turn. */
      last: shape.maybe(byArmy(shape.orNull(card))),
    }),
  ),
});

export type Scenario = Read<typeof SCENARIO>;
