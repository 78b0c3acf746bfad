import { completeOptions, must, quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { compareAlong, type Match } from './second/along.ts';
import { optionsOf, sceneOf } from './second/scenes.ts';

// Whole matches, worked out a second time from the rulebook: slowly, by names, with tables of their own. At every
// question the two must ask the same seat for the same answers, or roll as many dice against the same number, and
// everything on the table must be the same.

const NAMES = Object.keys(game.options);

/** The battles of the box, with the optional rules of their card or any others. */
function printed(seed: number): Match {
  const { scenario, options } = SCENARIOS[seed % SCENARIOS.length];
  const any = optionsOf(quickRng(`options ${seed}`), NAMES);
  return { scenario, options: must(completeOptions(game.options, seed % 3 === 0 ? {} : any, options)), seed };
}

function drawn(seed: number): Match {
  const options = optionsOf(quickRng(`options ${seed}`), NAMES);
  return { scenario: sceneOf(options, quickRng(`scene ${seed}`)), options, seed };
}

const TURN = 'mark cavalry-leader command pick pick-leader end-turn order march step halt take-along';
const FIRE = 'fire fire-guns rifleDie attackDice grand-battery battery batteryFire done loss lose leaderDie';
const SHOCK = `shock shock-guns leaderDice leader-dice ownLeaderDie footMorale gunsMorale advance advance-led
  stay retreat withdraw chargeDie meet fall-back`;
const SQUARE = `form-square leave-square reactSquare yes no squareDie gunsInside inside outside nameTarget
  aim-square aim-guns`;
const ELSE = 'actionDie rally rallyDie put-out take-back callBack callBackDie whoNext follow joinFire';
const EVENTS = `marked leader-added horse-artillery turn actions moved leader-moved fired shock-declared shocked
  leader-joined rolled lost destroyed leader-tested leader-killed scored key-taken square square-left guns-placed
  charge-tested morale retreated rallied put-out called-back taken-back grand-battery ended`;
const ENDINGS = ['french by points', 'allied by points', 'french by time', 'allied by time', 'draw by time'];
const wordsOf = (text: string): string[] => text.split(/\s+/);

describe('what is asked, offered, rolled and done', () => {
  it('H4.5 is what the rulebook says, worked out a second time, along many games', () => {
    const met = new Set<string>();
    let compared = 0;
    const compare = (match: Match): void => {
      const one = compareAlong(match, (what) => void met.add(what));
      expect(one.wrong, `seed ${match.seed}`).toEqual([]);
      compared += one.compared;
    };
    for (let seed = 1; seed <= 6; seed++) compare(printed(seed));
    for (let seed = 1; seed <= 280; seed++) compare(drawn(seed));
    expect(compared).toBeGreaterThan(15_000);
    const kinds = [TURN, FIRE, SHOCK, SQUARE, ELSE].flatMap(wordsOf);
    const all = [
      ...kinds,
      ...ENDINGS,
      'a leader makes way',
      ...wordsOf(EVENTS).map((type) => `event ${type}`),
    ];
    expect(all.filter((what) => !met.has(what))).toEqual([]);
  });
});
