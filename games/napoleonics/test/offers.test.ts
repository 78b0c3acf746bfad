import { quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { ENTRIES, scenarioNamed } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { compareAlong, type Options, type Tally } from './second/along.ts';
import { sceneOf } from './second/scenes.ts';

// Whole matches, worked out a second time from the rulebook: slowly, by names, with charts of their own.
// At every question the two must ask the same seat for the same answers, or roll as many dice, or draw from
// the same cards, and everything on the table must be the same.

const optionsOf = (seed: number): Options => ({
  edition: seed % 2 === 0 ? 'later' : 'first',
  nationalCards: seed % 4 > 1,
});

const QUESTIONS = `
  play section manner commandRoll supply place restore order leaveSquare move to ride
  battle target support react formSquare roll check ignore retreat flight escape back
  advance press bonus draw keep`;

describe('what a player may do, and what comes of it', () => {
  it.each(ENTRIES.map(({ id }, i) => [id, i] as const))(
    'N3.1 is what the rulebook says, question by question: %s',
    (id, i) => {
      const tally: Tally = new Map();
      for (const seed of [i, i + 1]) compareAlong(scenarioNamed(id), optionsOf(seed), quickRng(seed), tally);
      expect(tally.get('play')).toBeGreaterThan(10);
    },
  );

  it('N3.1 is what the rulebook says on fields drawn at random, where rare rules meet', () => {
    const tally: Tally = new Map();
    for (let seed = 1; seed <= 200; seed++) {
      const rng = quickRng(seed);
      const scene = sceneOf(rng);
      // N2.7: such a field may have too few banners to win
      if (game.setup(scene, { ...optionsOf(seed) }).ok) compareAlong(scene, optionsOf(seed), rng, tally);
    }
    expect([...tally.keys()].toSorted()).toEqual(QUESTIONS.trim().split(/\s+/).toSorted());
  });
});
