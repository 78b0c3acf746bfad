import type { ScenarioEntry } from '@bicorne/engine';
import { z } from 'zod';
import { HEX_NAMES, isLake, LAST_TURN } from './map.ts';

const block = z.strictObject({
  at: z.enum(HEX_NAMES, 'not a hex of the board').transform((name) => HEX_NAMES.indexOf(name)),
  strength: z.int().min(1).max(3),
  known: z.boolean().default(false),
});
const blocks = z.array(block).min(1).max(3);

/** A map alone is a fresh game; with blocks it is a position in the middle of one. */
export const scenarioSchema = z
  .strictObject({
    map: z.string().regex(/^([.~]{5}\/[.~]{4}\/){2}[.~]{5}$/, 'five rows of . and ~ such as ...../....'),
    blocks: z.strictObject({ blue: blocks, red: blocks }).optional(),
    turn: z.int().min(1).max(LAST_TURN).default(1),
  })
  .superRefine(({ map, blocks: given }, ctx) => {
    const hexes = given ? [...given.blue, ...given.red].map(({ at }) => at) : [];
    const wrong = hexes.find((hex, i) => isLake(map.replaceAll('/', ''), hex) || hexes.indexOf(hex) !== i); // P1.1
    if (wrong === undefined) return;
    ctx.addIssue({ code: 'custom', path: ['blocks'], message: `${HEX_NAMES[wrong]} is a lake or taken` });
  });

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
