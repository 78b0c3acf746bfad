import { must, completeOptions, quickRng, type Rng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { compareAlong, type Tally } from './second/along.ts';
import { raidOf, sceneOf, stormOf } from './second/scenes.ts';

// Whole games, worked out a second time from the rulebook: slowly, by names, one piece after another. At every
// decision the same army must be asked, the same actions be offered, and everything on the table be the same.

const QUESTIONS = `
  actions march road pontoon finish organise target renew lose commit
  attack-pick attack-answer attack-show attack-advance
  assault-lead assault-storm assault-barrage assault-hit assault-counter assault-share
  assault-suffer assault-spill assault-endure assault-overflow
  retreat-reduce retreat-move`;

const ACTIONS = `
  end done march attack assault bombard complete cancel road enter pontoon organise cross ride piece show
  lead counter fire hold reduce retreat advance disc`;

const SHOWN = 'led countered fired result decided shown reduced revealed destroyed retreated';

const ENDS = 'demoralised breakthrough line-held';

/** Rules that are seldom met. */
const RULES = `
  M3.5 M7.5 M8.5 M8.9 M8.13 M8.14 M9.10 M9.11 M9.14 M10.7 M10.9 M10.11 M10.12
  M11.3 M11.5 M11.12 M11.16 M11.17 M11.19 M11.20 M11.21 M11.23 M11.24 M12.3 M12.6 M12.7
  M13.3 M13.5 M13.10 M13.11 M13.12 M14.1 M14.7 M14.8 M14.9 M14.11 M14.12 M15.7 M16.1
  M18.3 M18.4 M18.8 M18.13 M18.20 M18.21 M18.23`;

const listed = (words: string): string[] => words.trim().split(/\s+/);

const isPlayable = (scenario: ScenarioInput): boolean =>
  game.setup(scenario, must(completeOptions(game.options, {}))).ok;

/** Plays from so many positions, and says how many could be set up. */
function playFrom(
  name: string,
  count: number,
  decisions: number,
  scene: (rng: Rng) => ScenarioInput,
  tally: Tally,
): number {
  let played = 0;
  for (let i = 0; i < count; i++) {
    const seed = `${name} ${i}`;
    const scenario = scene(quickRng(seed));
    if (!isPlayable(scenario)) continue;
    expect(compareAlong({ scenario, orderTogether: i % 2 === 1, seed, decisions }, tally), seed).toEqual([]);
    played++;
  }
  return played;
}

describe('what each army may do, and what comes of it', () => {
  it.each([1, 2, 3, 4])('M5.2 is what the rulebook says, from the deal to the end: day %i', (seed) => {
    const { scenario } = game.scenarios[0];
    expect(compareAlong({ scenario, orderTogether: seed % 2 === 1, seed }, new Map())).toEqual([]);
  });

  it('M6.4 is what the rulebook says from positions drawn at random, where rare rules meet', () => {
    const tally: Tally = new Map();
    expect(playFrom('scene', 200, 75, sceneOf, tally)).toBeGreaterThan(180);
    expect(playFrom('storm', 240, 40, stormOf, tally)).toBeGreaterThan(200);
    expect(playFrom('raid', 200, 25, raidOf, tally)).toBeGreaterThan(180);
    const kinds = [QUESTIONS, ACTIONS, SHOWN, ENDS, RULES].flatMap(listed);
    expect(kinds.filter((kind) => !tally.has(kind))).toEqual([]);
  });
});
