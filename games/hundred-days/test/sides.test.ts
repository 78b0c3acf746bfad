import { completeOptions, must, ONLOOKER, sight } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { GRID, hexName, hexNamed } from '../data/board.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { NATION } from '../data/units.ts';
import { field, scenarioOf } from './field.ts';

const options = must(completeOptions(game.options, {}));
const fault = (text: string): { place: string; rule: string } => {
  const result = game.setup(scenarioOf(text), options);
  if (result.ok) throw new Error('the scenario was taken');
  return { place: result.fault.place ?? '', rule: result.fault.rule ?? '' };
};

describe('H1 sides, board and set-up', () => {
  it('H1.1 the French play against the Allies, who command all other nations', () => {
    expect(game.seats(field('french infantry E5').state)).toEqual(['french', 'allied']);
    expect(NATION.french.seat).toBe('french');
    for (const nation of ['british', 'prussian', 'dutch', 'brunswick'] as const)
      expect(NATION[nation].seat).toBe('allied');
  });

  it('H1.2 the board has 13 columns and 9 rows, every second row half a hex to the right', () => {
    expect(GRID.size).toBe(117);
    expect(hexName(0)).toBe('A1');
    expect(hexName(116)).toBe('M9');
    const around = (hex: string): string[] => GRID.around[hexNamed(hex)].map(hexName).toSorted();
    expect(around('E5')).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F5']);
    expect(around('E4')).toEqual(['D4', 'E3', 'E5', 'F3', 'F4', 'F5']);
  });

  it('H1.3 the scenario gives base points, rounds, first side, edges, points to win and who wins on time', () => {
    for (const { scenario } of SCENARIOS) {
      const state = must(game.setup(scenario, options));
      expect(state.round).toBe(1);
      expect(state.seat).toBe(0);
      expect(scenario.timeout).toBe('allied');
      expect(scenario.rounds).toBeGreaterThanOrEqual(14);
    }
  });

  it('H1.3 a battle of the box is named in its state, any other is carried as text', () => {
    const [{ id, scenario }] = SCENARIOS;
    expect(must(game.setup(scenario, options)).battle).toBe(id);
    expect(must(game.setup({ ...scenario, rounds: 3 }, options)).battle).toContain('"rounds":3');
  });

  it('H1.4 a scenario describes any position in the middle of a battle', () => {
    const t = field(`
      french infantry+2 E5 figures:2 marker:1 square acted
      french artillery E5 inside
      leader french 3 E5
      british infantry E2 figures:1
      round 4
      turn allied
      left 3
      points french 5
      lost allied 2
    `);
    expect(t.at('E5')).toBe('infantry 2+1 square, artillery 2 inside, leader 0');
    expect(t.at('E2')).toBe('infantry 1');
    expect([t.state.round, t.state.seat, t.left]).toEqual([4, 1, 3]);
    expect(t.points).toEqual([5, 0]);
    expect(t.state.leadersLost).toEqual([0, 2]);
  });

  it.each([
    ['two foot units in a hex', 'french infantry E5\nfrench cavalry E5', 'scenario.units.1.at', 'H3.9'],
    ['two batteries in a hex', 'french artillery E5\nfrench artillery E5', 'scenario.units.1.at', 'H3.9'],
    ['enemies in one hex', 'french infantry E5\nbritish artillery E5', 'scenario.units.1.at', 'H3.9'],
    [
      'two leaders in a hex',
      'french infantry E5\nleader french 1 E5\nleader french 2 E5',
      'scenario.leaders.1.at',
      'H3.10',
    ],
    ['a unit in a lake', 'lake E5\nfrench infantry E5', 'scenario.units.0.at', 'H2.30'],
    ['more figures than its start', 'french infantry E5 figures:4', 'scenario.units.0.figures', 'H3.1'],
    ['more marker than its start', 'french infantry+1 E5 marker:2', 'scenario.units.0.marker', 'H3.7'],
    ['a square in a town', 'town E5\nfrench infantry E5 square', 'scenario.units.0.square', 'H12.2'],
    [
      'guns inside no square',
      'french infantry E5\nfrench artillery E5 inside',
      'scenario.units.1.inside',
      'H12.11',
    ],
    ['a bridge over dry land', 'bridge E5-E6\nfrench infantry E5', 'scenario.bridges.0', 'H2.16'],
    ['a road that jumps', 'road E5-E7\nfrench infantry E5', 'scenario.roads.0', 'H2.2'],
    ['a road through a river', 'river E5-E6\nroad E5-E6\nfrench infantry E5', 'scenario.roads.0', 'H2.10'],
    ['a marker on guns', 'french artillery+1 E5', 'scenario.units.0.elite', 'H3.5'],
    [
      'two light units',
      'french infantry E5 mark:light\nfrench infantry E6 mark:light',
      'scenario.units.1.mark',
      'H16.20',
    ],
    ['a late unit without a way in', 'french infantry round 2', 'scenario.units.0.arrives.by', 'H15.2'],
    [
      'fewer points than the key hexes held are worth',
      'french infantry E5\nkey E5 2 french held:french\npoints french 1',
      'scenario.position.points.french',
      'H14.2',
    ],
    ['French rifles', 'french infantry E5 mark:rifles', 'scenario.units.0.mark', 'H16.30'],
    [
      'skirmishers that are not in play',
      'french infantry E5\nskirmishers french E6',
      'scenario.skirmishers.0',
      'H16.13',
    ],
  ])('H1.4 refuses %s and names the place', (_what, text, place, rule) => {
    expect(fault(text)).toEqual({ place, rule });
  });

  it.each([
    [
      'a parent without figures to spare',
      'dutch infantry E5\nskirmishers allied E6 of:0\nskirmishers allied D5 of:0',
    ],
    ['a parent that is gone', 'dutch infantry gone\nskirmishers allied E6 of:0'],
    ['a parent of the other side', 'french infantry E5\nskirmishers allied E6 of:0'],
  ])('H1.4 refuses skirmishers of %s', (_what, text) => {
    const kevin = must(completeOptions(game.options, { skirmishers: 'kevin' }));
    const result = game.setup(scenarioOf(text), kevin);
    expect(result).toMatchObject({ ok: false, fault: { place: 'scenario.skirmishers.0.of', rule: 'H18.2' } });
  });

  it('H1.4 refuses a body of skirmishers above the limit, light infantry counted in', () => {
    const text = 'french infantry E5 mark:light\nskirmishers french A1\nskirmishers french C1';
    const setUp = (more: string) =>
      game.setup(
        scenarioOf(`${text}${more}`),
        must(completeOptions(game.options, { skirmishers: 'basic', lightInfantry: true })),
      );
    expect(setUp('').ok).toBe(true);
    expect(setUp('\nskirmishers french E1')).toMatchObject({
      ok: false,
      fault: { place: 'scenario.skirmishers.2', rule: 'H16.2' },
    });
  });

  it('H1.5 both seats and the onlooker see the same position, question and events', () => {
    const t = field('french infantry E5\nprussian infantry E4');
    t.pick('E5');
    const seen = [0, 1, ONLOOKER].map((viewer) => sight(game, t.state, viewer));
    expect(seen[1].view).toEqual(seen[0].view);
    expect(seen[2].view).toEqual(seen[0].view);
    expect(seen[1].prompt).toEqual(seen[0].prompt);
    t.do('fire:E4');
    for (const event of t.events) expect(game.seen(event, 1)).toEqual(game.seen(event, ONLOOKER));
  });

  it('H1.5 the page of text shows ground, units, leaders and score', () => {
    const t = field(`
      french infantry+2 E5 square
      french artillery E5
      leader french 3 E5
      british infantry C2 figures:2
      british cavalry round 3 by A1
      wood C2
    `);
    const page = game.draw(t.state).split('\n');
    expect(page[2]).toContain('wI2');
    expect(page[5]).toContain('.i3++#a2*');
    expect(page[10]).toBe('to come: C2');
    expect(page[11]).toBe('round 1, french to play, 6 actions, command; french 0/9, allied 0/9');
  });

  it('H1.6 every optional rule is off by default, and each scenario turns on its own list', () => {
    for (const spec of Object.values(game.options))
      expect(spec.default).toBe(spec.kind === 'switch' ? false : 'none');
    const played = Object.fromEntries(
      SCENARIOS.map(({ id, options: own }) => [id, Object.keys(own).toSorted()]),
    );
    expect(played).toEqual({
      ligny: ['cavalryLeader', 'skirmishers'],
      'quatre-bras': ['britishRifles', 'lightInfantry', 'skirmishers'],
      wavre: ['skirmishers'],
      waterloo: ['britishRifles', 'cavalryLeader', 'horseArtillery', 'lightInfantry', 'skirmishers'],
    });
  });
});
