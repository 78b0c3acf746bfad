import { whole, type ScenarioEntry } from '@bicorne/engine';
import * as z from 'zod/mini';
import { HEX_NAMES, isLake, LAST_TURN } from './map.ts';

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
    const { map, blocks: given } = value;
    const hexes = given ? [...given.blue, ...given.red].map(({ at }) => at) : [];
    const wrong = hexes.find((hex, i) => isLake(map.replaceAll('/', ''), hex) || hexes.indexOf(hex) !== i); // P1.1
    if (wrong === undefined) return;
    issues.push({
      code: 'custom',
      input: value,
      path: ['blocks'],
      message: `${HEX_NAMES[wrong]} is a lake or taken`,
    });
  });

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
