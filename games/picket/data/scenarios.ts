import type { ScenarioEntry } from '@bicorne/engine';
import { z } from 'zod';
import { HEX_NAMES, isLake, LAST_TURN } from './map.ts';

const MAP = /^[.~]{5}\/[.~]{4}\/[.~]{5}\/[.~]{4}\/[.~]{5}$/;

const block = z.strictObject({
  at: z.enum(HEX_NAMES, 'not a hex of the board').transform((name) => HEX_NAMES.indexOf(name)),
  strength: z.int().min(1).max(3),
  known: z.boolean().default(false),
});
const blocks = z.array(block).min(1).max(3);

/** A map alone is a fresh game; with blocks it is a position in the middle of one. */
export const scenarioSchema = z
  .strictObject({
    map: z.string().regex(MAP, 'five rows of . and ~ such as ...../....'),
    blocks: z.strictObject({ blue: blocks, red: blocks }).optional(),
    turn: z.int().min(1).max(LAST_TURN).default(1),
  })
  .refine(({ map, blocks: { blue, red } = { blue: [], red: [] } }) => {
    const hexes = [...blue, ...red].map(({ at }) => at);
    return new Set(hexes).size === hexes.length && !hexes.some((hex) => isLake(map.replaceAll('/', ''), hex));
  }, 'two blocks in one hex, or one in a lake (P1.1)');

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
