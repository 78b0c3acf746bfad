import { whole, type ScenarioEntry } from '@bicorne/engine';
import * as z from 'zod/mini';
import { HEX_NAMES, HOME, isLake, LAST_TURN } from './map.ts';

const block = z.strictObject({
  at: z.pipe(
    z.enum(HEX_NAMES, 'not a hex of the board'),
    z.transform((name: string) => HEX_NAMES.indexOf(name)),
  ),
  strength: whole(1, 3),
  known: z._default(z.boolean(), false),
});
const blocks = z.array(block).check(z.minLength(1), z.maxLength(3));

/** A map alone is a fresh game; with blocks it is a position in the middle of one. */
export const scenarioSchema = z
  .strictObject({
    map: z
      .string()
      .check(z.regex(/^([.~]{5}\/[.~]{4}\/){2}[.~]{5}$/, 'five rows of . and ~ such as ...../....')),
    blocks: z.optional(z.strictObject({ blue: blocks, red: blocks })),
    turn: z._default(whole(1, LAST_TURN), 1),
  })
  .check(({ value, issues }) => {
    const map = value.map.replaceAll('/', '');
    const refuse = (path: string, message: string): void =>
      void issues.push({ code: 'custom', input: value, path: [path], message });
    if (value.blocks) {
      const hexes = [...value.blocks.blue, ...value.blocks.red].map(({ at }) => at);
      const wrong = hexes.find((hex, i) => isLake(map, hex) || hexes.indexOf(hex) !== i); // P1.1
      if (wrong !== undefined) refuse('blocks', `${HEX_NAMES[wrong]} is a lake or taken`);
    } else if (HOME.some((row) => row.filter((hex) => !isLake(map, hex)).length < 3))
      refuse('map', 'a home row must have room for three blocks'); // P2.2
  });

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
