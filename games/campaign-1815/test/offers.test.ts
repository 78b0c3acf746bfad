import { quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { compareAlong, type Match } from './second/along.ts';
import { crowd, melee } from './second/crowd.ts';

/** All scenarios, with two and three players, blocks opened early and late, with and without bids. */
function published(seed: number): Match {
  const { id, scenario } = game.scenarios[seed % 4];
  const players = (seed >> 2) % 2 === 0 ? '2' : '3';
  const bid = players === '2' && ['free', 'historical'].includes(id) && (seed >> 4) % 2 === 1;
  return { scenario, players, revealLate: (seed >> 3) % 2 === 1, bid, seed };
}

const drawn = (draw: typeof crowd, seed: number): Match => ({
  scenario: draw(quickRng(seed)),
  players: seed % 2 === 0 ? '2' : '3',
  revealLate: (seed >> 1) % 2 === 1,
  bid: false,
  seed,
});

const MAP = 'bid raise pass reduce place march ride force led fight show lose leave starve';
const FIELD = 'lay deploy hold move fire retreat square dissolve shelter emerge take swap recoil';
const ELSE = 'reinforce regroup coin force-roll skirmish-roll draw morale-roll fire-roll done';

describe('what is asked, offered and done', () => {
  it('C2.1 is what the rulebook says, worked out a second time, along many games', () => {
    const met = new Set<string>();
    let compared = 0;
    const compare = (match: Match): void => {
      const one = compareAlong(match, (what) => void met.add(what));
      expect(one.wrong, `seed ${match.seed}`).toEqual([]);
      compared += one.compared;
    };
    for (let seed = 1; seed <= 48; seed++) compare(published(seed));
    for (let seed = 1; seed <= 64; seed++) compare(drawn(crowd, seed));
    for (let seed = 1; seed <= 64; seed++) compare(drawn(melee, seed));
    expect(compared).toBeGreaterThan(20_000);
    expect(`${MAP} ${FIELD} ${ELSE}`.split(' ').filter((what) => !met.has(what))).toEqual([]);
  });
});
