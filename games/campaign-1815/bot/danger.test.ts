import { describe, expect, it } from 'vitest';
import { map, type Table } from '../test/table.ts';
import { FEATURES, look } from './look.ts';
import { chanceOf, outlook } from './outlook.ts';

const ALLIED = 1;
const COLUMN = ['F02', 'F03', 'F06', 'F07', 'F09', 'F10', 'F12'];
const FEW = ['P02', 'P03', 'P04'];
const FRIENDS = ['A02', 'A03', 'A05', 'A08'];
/** Turns of the French: an afternoon's and a night's. */
const [BY_DAY, BY_NIGHT] = [{ turn: 5 }, { turn: 3 }];
const THEIR_TURN = { turn: 2 };

/** What the Allies fear to lose, as they see it. */
function danger({ state }: Table): number {
  const seen = new Float64Array(FEATURES.length);
  look(state, ALLIED, seen);
  return seen[FEATURES.findIndex(({ id }) => id === 'danger')];
}

describe('a group in danger', () => {
  it('is one that the enemy can strike with more than it has', () => {
    expect(danger(map({ ligny: COLUMN, gembloux: FEW }, BY_DAY))).toBeGreaterThan(0.5);
    expect(danger(map({ ligny: COLUMN, jodoigne: FEW }, BY_DAY))).toBeCloseTo(0);
  });

  it('is safer with friends a road away, who come up', () => {
    const alone = danger(map({ ligny: COLUMN, gembloux: FEW, ath: FRIENDS }, BY_DAY));
    expect(danger(map({ ligny: COLUMN, gembloux: FEW, wavre: FRIENDS }, BY_DAY))).toBeLessThan(alone);
  });

  it('has less to fear while it may go, and when the night comes first', () => {
    const towns = { ligny: COLUMN, gembloux: FEW };
    const struck = danger(map(towns, BY_DAY));
    expect(danger(map(towns, THEIR_TURN))).toBeLessThan(struck);
    expect(danger(map(towns, BY_NIGHT))).toBeLessThan(struck);
  });

  it('is covered by a river, over which only half as many can strike', () => {
    const behind = danger(map({ laneffe: COLUMN, charleroi: FEW }, BY_DAY));
    expect(behind).toBeLessThan(danger(map({ ligny: COLUMN, gembloux: FEW }, BY_DAY)));
  });
});

describe('the outlook of a battle', () => {
  const hope = (own: number, enemy: number): number => outlook(chanceOf(own, enemy), own, enemy);

  it('equals have nothing to hope for, and what the one hopes the other fears', () => {
    expect(hope(20, 20)).toBeCloseTo(0);
    expect(hope(30, 20)).toBeCloseTo(-hope(20, 30));
  });

  it('who is the stronger by far gains more the more there is to be beaten', () => {
    expect(hope(40, 20)).toBeGreaterThan(hope(40, 10));
  });
});
