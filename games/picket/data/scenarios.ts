import type { ScenarioEntry } from '@bicorne/engine';
import { z } from 'zod';
import { BLOCKS_EACH, hexNamed, isLake, POOL, SEATS } from './map.ts';

const hex = z.string().refine((name) => hexNamed(name) >= 0, 'not a hex of the board');

/** A map alone is a fresh game; with blocks it is a position in the middle of one. */
export const scenarioSchema = z
  .strictObject({
    map: z
      .string()
      .regex(/^[.~]{5}\/[.~]{4}\/[.~]{5}\/[.~]{4}\/[.~]{5}$/, 'five rows of . and ~ such as ...../....'),
    blocks: z
      .array(
        z.strictObject({
          seat: z.enum(SEATS),
          at: hex,
          strength: z.int().min(1).max(3),
          /** Strength before losses; a block that has lost some has fought, and is known. */
          drawn: z.int().min(1).max(3).optional(),
          known: z.boolean().default(false),
        }),
      )
      .optional(),
    toMove: z.enum(SEATS).default('blue'),
    turn: z.int().min(1).max(24).default(1),
  })
  .superRefine(({ map, blocks = [] }, ctx) => {
    blocks.forEach(({ at, seat, strength, drawn, known }, i) => {
      const wrong = (message: string): void =>
        ctx.addIssue({ code: 'custom', path: ['blocks', i, 'at'], message });
      if (isLake(map.replaceAll('/', ''), hexNamed(at))) wrong('a block cannot stand in a lake (P1.1)');
      if (blocks.findIndex((other) => other.at === at) !== i) wrong('two blocks in one hex');
      if (blocks.filter((other) => other.seat === seat).length > BLOCKS_EACH)
        wrong('more than three blocks (P1.2)');
      if (!known && drawn !== undefined && drawn !== strength) wrong('a block with losses is known (P4.2)');
      const same = blocks.filter(
        (other) => other.seat === seat && (other.drawn ?? other.strength) === (drawn ?? strength),
      );
      if (same.length > POOL.filter((one) => one === (drawn ?? strength)).length)
        wrong('not among the five of its seat (P2.1)');
    });
  });
export type Scenario = z.output<typeof scenarioSchema>;

export const SCENARIOS: readonly ScenarioEntry[] = [
  { id: 'plain', scenario: { map: '...../..../...../..../.....' } },
  { id: 'ford', scenario: { map: '...../..../~~.~~/..../.....' }, options: { scouts: true } },
];
