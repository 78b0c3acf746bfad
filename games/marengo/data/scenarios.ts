import { shape, type Read, type ScenarioEntry, type Shape, type Written } from '@bicorne/engine';
import { ARMIES, FIRST_HOUR, LAST_HOUR, ORDERS } from './forces.ts';

/**
 * A scenario is a position at the beginning of an army's turn, or, with `turn`, in the middle of one.
 * Positions are named as in notation: `5` is the reserve of locality 5, `5/9` its approach towards 9, `tortona` a box.
 */
const army = shape.word(ARMIES);
const locality = shape.whole(1, 90);
const position = shape.text(/^(\d{1,2}(\/\d{1,2}[NS]?)?|alessandria|tortona|novi|sale)$/, 'not a position');
const faces = shape.listOf(shape.word(['i3', 'i2', 'i1', 'c2', 'c1', 'a1']));
const discs = shape.whole(0, 40);

/** None unless they are named. */
const list = <Out, In>(of: Shape<Out, In>) => shape.unlessSaid(shape.listOf(of), []);

const words = shape.fields({
  en: shape.text(),
  uk: shape.maybe(shape.text()),
  ru: shape.maybe(shape.text()),
});

export const scenarioSchema = shape.fields({
  title: shape.maybe(words),
  history: shape.maybe(words),
  notes: shape.maybe(words),
  hour: shape.whole(FIRST_HOUR, LAST_HOUR),
  toMove: army,
  pieces: list(shape.fields({ army, at: position, faces, acted: shape.unlessSaid(shape.flag(), false) })),
  /** Face-up artillery. */
  guns: list(shape.fields({ army, at: position, stage: shape.word(['declared', 'ready', 'fired']) })),
  /** Pieces dealt blind when the game begins. */
  bags: shape.unlessSaid(
    shape.listOf(
      shape.fields({
        army,
        faces,
        into: shape.listOf(shape.fields({ at: position, count: shape.whole(1, 20) })),
      }),
      0,
      2,
    ),
    [],
  ),
  disorganised: list(locality),
  uncommitted: shape.unlessSaid(shape.fields({ austrian: discs, french: discs }), { austrian: 0, french: 3 }),
  discs: list(
    shape.fields({ army, at: locality, count: shape.whole(1, 40), moved: shape.unlessSaid(discs, 0) }),
  ),
  /** Empty localities that an army entered last. */
  entered: list(shape.fields({ army, at: locality })),
  /** What has been shown: of the pieces in these positions at least these faces. */
  known: list(shape.fields({ at: shape.listOf(position, 1), faces })),
  /** The rest of a turn that has begun. */
  turn: shape.maybe(
    shape.fields({
      orders: shape.unlessSaid(shape.whole(0, ORDERS), ORDERS),
      pontoon: shape.unlessSaid(shape.flag(), false),
      /** Crossings with the last step used, negative for the way from the second to the first locality. */
      traffic: list(shape.fields({ by: shape.text(), step: shape.whole(-3, 3) })),
      raided: list(shape.text()),
      tried: list(position),
      /** An approach on either side of the border. */
      closed: list(position),
      stormed: list(locality),
    }),
  ),
});
export type Scenario = Read<typeof scenarioSchema>;
export type ScenarioInput = Written<typeof scenarioSchema>;

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
