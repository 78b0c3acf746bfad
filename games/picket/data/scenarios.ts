import { shape, type ScenarioEntry } from '@bicorne/engine';
import { HEX_NAMES, HOME, isLake, LAST_TURN } from './map.ts';

const block = shape.fields({
  at: shape.turned(shape.word(HEX_NAMES, 'not a hex of the board'), (name) => HEX_NAMES.indexOf(name)),
  strength: shape.whole(1, 3),
  known: shape.unlessSaid(shape.flag(), false),
});
const blocks = shape.listOf(block, 1, 3);

const scenario = shape.fields({
  map: shape.text(/^([.~]{5}\/[.~]{4}\/){2}[.~]{5}$/, 'five rows of . and ~ such as ...../....'),
  blocks: shape.maybe(shape.fields({ blue: blocks, red: blocks })),
  turn: shape.unlessSaid(shape.whole(1, LAST_TURN), 1),
});

/** A map alone is a fresh game; with blocks it is a position in the middle of one. */
export const scenarioSchema = shape.holding(scenario, (value) => {
  const map = value.map.replaceAll('/', '');
  if (value.blocks) {
    const hexes = [...value.blocks.blue, ...value.blocks.red].map(({ at }) => at);
    const wrong = hexes.find((hex, i) => isLake(map, hex) || hexes.indexOf(hex) !== i); // P1.1
    return wrong === undefined
      ? []
      : [{ path: ['blocks'], message: `${HEX_NAMES[wrong]} is a lake or taken` }];
  }
  const hasRoom = HOME.every((row) => row.filter((hex) => !isLake(map, hex)).length >= 3);
  return hasRoom ? [] : [{ path: ['map'], message: 'a home row must have room for three blocks' }]; // P2.2
});

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
