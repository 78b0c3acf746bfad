import { must } from '@bicorne/engine';
import { describe, expect, test } from 'vitest';
import { GRID, hexNamed } from '../../data/board.ts';
import type { Scenario } from '../../data/scenario.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { game } from '../../index.ts';
import type { HundredDaysAction } from '../../rules/actions.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { field as drawn } from '../../test/field.ts';
import { describeUnit } from '../describe.ts';
import { forecast } from '../forecast.ts';
import { words } from '../words/en.ts';
import { landscapeOf, LAYOUT, straightest, waterSidesOf } from '../ground.ts';
import { fightShown, isOfThisTurn, ledgerOf, sharesOf } from '../ledger.ts';
import { modelOf } from '../model.ts';
import { beats, diceOf } from '../roll.ts';
import { STEP_OF, stepsOf } from '../steps.ts';
import { everything, playout } from '../moments.ts';

type Units = Scenario['units'];

/** A field without any cover: the French move with so many action points. */
function field(units: Units, more: Partial<Scenario> = {}, options = {}): State {
  const scenario = {
    map: Array.from({ length: 9 }, () => Array(13).fill('.').join(' ')),
    actions: { french: 5, allied: 4 },
    need: { french: 8, allied: 8 },
    edge: { french: 'south', allied: 'north' },
    first: 'french',
    rounds: 9,
    timeout: 'draw',
    units,
    position: { round: 1, turn: 'french', actions: 4 },
    ...more,
  };
  return must(game.setup(scenario, { ...everything('none'), ...off, ...options }));
}
const off = Object.fromEntries(
  Object.keys(game.options).map((name) => [name, name === 'skirmishers' ? 'none' : false]),
);

const FRENCH = { nation: 'french', arm: 'infantry', at: 'E5' } as const;
const GUNS = { nation: 'french', arm: 'artillery', at: 'E5' } as const;
const RED = { nation: 'british', arm: 'infantry', at: 'E4' } as const;

const legalOf = (state: State): readonly HundredDaysAction[] => game.legal(state, state.seat);
const pick = (state: State, unit: number): State => {
  game.act(state, state.seat, { do: 'pick', unit });
  return state;
};

describe('the model', () => {
  test('draws a stack apart: the foot above, the guns below', () => {
    const { units } = modelOf(field([FRENCH, GUNS, RED]), [], []);
    expect(units.map(({ place }) => place)).toEqual(['foot', 'guns', 'alone']);
  });

  test('draws guns inside a square within its frame, and guns outside without', () => {
    const square = { ...FRENCH, square: true };
    const inside = modelOf(field([square, { ...GUNS, inside: true }, RED]), [], []).units;
    expect(inside.map(({ place, square: frame }) => `${place} ${frame}`)).toContain('inside none');
    expect(inside[0].square).toBe('around');
    expect(modelOf(field([square, GUNS, RED]), [], []).units[0].square).toBe('plain');
  });

  test('lights what is legal and nothing else', () => {
    const state = field([FRENCH, RED]);
    const { units, spots } = modelOf(state, legalOf(state), []);
    expect(units.map(({ state: { may } }) => may)).toEqual([true, false]);
    expect([...spots.keys()]).toEqual([hexNamed('E5')]);
    expect(modelOf(state, [], []).spots.size).toBe(0);
  });

  test('every place and target of a battle is on the map, every other action in the tray or a button', () => {
    const missing: string[] = [];
    for (const { state, legal, events } of playout('quatre-bras', everything('kevin'), 4, 600)) {
      const shown = new Set(
        [...modelOf(state, legal, events).spots.values()].flat().map(({ action }) => action),
      );
      const named = legal.filter((action) => 'to' in action || 'at' in action);
      missing.push(...named.filter((action) => !shown.has(action)).map(game.write));
    }
    expect(missing).toEqual([]);
  });

  test('shows who holds a key hex, whether he scores for it or not', () => {
    const keys = [{ at: 'G5', points: 2, scores: 'french' as const, held: 'allied' as const }];
    const [key] = modelOf(field([FRENCH, RED], { keys }), [], []).keys;
    expect(key).toMatchObject({ points: 2, scores: 'french', holder: 'british', won: false });
  });

  test('H11.9 lights the leader who is asked where he rides, and names him', () => {
    const { state } = drawn(`
      french infantry E5
      prussian infantry E4
      leader allied 1 E4
      leader allied 2 E3
      lake F3
    `)
      .pick('E5')
      .do('shock:E4')
      .roll('522', '6');
    const { leaders, units } = modelOf(state, game.legal(state, 1), []);
    expect(leaders.map(({ state: { chosen } }) => chosen)).toEqual([false, true]);
    expect(units.some(({ state: { chosen } }) => chosen)).toBe(false);
    const prompt = game.prompt(state, 1);
    expect(prompt && words.prompt(prompt, state, true)).toContain('(E3)');
  });

  test('draws one trail for a unit and the leader who goes along', () => {
    const [from, to] = [hexNamed('E6'), hexNamed('E5')];
    const gone: HundredDaysEvent[] = [
      { type: 'moved', unit: 0, from, to },
      { type: 'leader-moved', leader: 0, from, to },
    ];
    expect(modelOf(field([FRENCH, RED]), [], gone).trails).toEqual([{ from, to, kind: 'move' }]);
  });

  test('shows the gaps of figures lost just now, but not of a marker', () => {
    const lost = (figures: number, marker: number): HundredDaysEvent => ({
      type: 'lost',
      unit: 0,
      figures,
      marker,
    });
    expect(modelOf(field([FRENCH, RED]), [], [lost(2, 0), lost(1, 0)]).units[0].gaps).toBe(2);
    const elite = field([{ ...FRENCH, elite: 1 }, RED]);
    expect(modelOf(elite, [], [lost(3, 0)]).units[0].gaps).toBe(0);
  });
});

test('a unit without a name is told by its kind, once', () => {
  expect(describeUnit(field([FRENCH, RED]), words, 0)).toBe('French infantry, 3 figures');
});

describe('the price of an action, told by the rules', () => {
  const at = hexNamed('E4');

  test('fire costs a point and has three dice that hit on 6', () => {
    const state = pick(field([FRENCH, RED]), 0);
    expect(forecast(state, { do: 'fire', at })).toEqual({ price: 1, dice: 3, low: 6 });
  });

  test('shock costs two points, and the marker adds its dice', () => {
    const state = pick(field([{ ...FRENCH, elite: 2 }, RED]), 0);
    expect(forecast(state, { do: 'shock', at })).toEqual({ price: 2, dice: 5, low: 5 });
  });

  test('a charge shows its dice although the defender may still form square', () => {
    const horse = { nation: 'french', arm: 'cavalry', at: 'E7' } as const;
    const state = pick(field([horse, RED]), 0);
    game.act(state, 0, { do: 'step', to: hexNamed('E6') });
    game.act(state, 0, { do: 'step', to: hexNamed('E5') });
    expect(forecast(state, { do: 'shock', at })).toEqual({ price: 1, dice: 3, low: 4 });
  });

  test('a ride is paid once', () => {
    const horse = { nation: 'french', arm: 'cavalry', at: 'E8' } as const;
    const state = pick(field([horse, RED]), 0);
    expect(forecast(state, { do: 'step', to: hexNamed('E7') }).price).toBe(1);
    game.act(state, 0, { do: 'step', to: hexNamed('E7') });
    expect(forecast(state, { do: 'step', to: hexNamed('E6') }).price).toBe(0);
  });

  test('asking changes nothing', () => {
    const state = pick(field([FRENCH, RED]), 0);
    const before = JSON.stringify(state);
    for (const action of legalOf(state)) forecast(state, action);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('the story of a fight', () => {
  const fired: HundredDaysEvent = { type: 'fired', unit: 0, at: hexNamed('E4'), dice: 3, low: 6 };
  const rolled: HundredDaysEvent = { type: 'rolled', roll: 0x100011, hits: 1 };

  const marched: HundredDaysEvent = { type: 'moved', unit: 1, from: 3, to: 4 };
  const turn: HundredDaysEvent = { type: 'turn', round: 2, seat: 1 };

  test('is read off what was told, and stays until something else happens', () => {
    expect(ledgerOf([[fired], [rolled]])).toMatchObject({ fight: [fired, rolled], current: true });
    expect(ledgerOf([[fired], [rolled], [marched]])).toMatchObject({
      fight: [fired, rolled],
      current: false,
    });
    expect(ledgerOf([[fired], [rolled], [turn]])).toMatchObject({ fight: [fired, rolled], current: false });
    expect(ledgerOf([[marched]]).fight).toEqual([]);
    expect(isOfThisTurn([[turn], [fired], [rolled]])).toBe(true);
    expect(isOfThisTurn([[fired], [rolled], [turn]])).toBe(false);
  });

  test('H4.2 the die of the points is that of the running turn', () => {
    const actions: HundredDaysEvent = { type: 'actions', seat: 0, die: 4, actions: 6 };
    expect(ledgerOf([[actions], [marched]]).purse).toBe(actions);
    expect(ledgerOf([[actions], [turn]]).purse).toBeNull();
  });

  test('H4.3 a leader lost in his own turn does not change what its points came from', () => {
    expect(sharesOf({ type: 'actions', seat: 0, die: 4, actions: 6 })).toEqual([4, 4, 2]);
  });

  test('is the same after every step as if it had been followed from view to view', () => {
    for (const [id, seed] of [['quatre-bras', 4] as const, ['ligny', 10] as const]) {
      const told: (readonly HundredDaysEvent[])[] = [];
      let fighting = false;
      let fight: HundredDaysEvent[] = [];
      for (const { state, events } of playout(id, everything('kevin'), seed, 900)) {
        told.push(events);
        const begins = events.findIndex(({ type }) => type === 'fired' || type === 'shock-declared');
        if (begins >= 0) fight = [];
        if (begins >= 0 || fighting)
          fight.push(...events.slice(Math.max(0, begins)).filter(({ type }) => STEP_OF[type] !== undefined));
        fighting = state.attack !== null;
        expect(ledgerOf(told).fight).toEqual(fight);
      }
    }
  });

  test('lies on the map with its dice, the hits first, and what they hit on', () => {
    const state = field([FRENCH, RED]);
    const fight = fightShown(ledgerOf([[fired], [rolled]]), state);
    const { clash, roll } = modelOf(state, [], [], fight);
    expect(clash).toEqual({ from: hexNamed('E5'), at: hexNamed('E4'), shock: false });
    expect(roll?.dice.map(({ value, hit }) => `${value}${hit ? '!' : ''}`)).toEqual(['6!', '2', '1']);
    expect(roll).toMatchObject({ step: 'dice', counts: '= 6' });
  });

  test('H10.3 shows the die of a morale test with the dice that stand: never a 6', () => {
    const declared: HundredDaysEvent = { type: 'shock-declared', unit: 0, at: hexNamed('E4') };
    const test: HundredDaysEvent = { type: 'morale', unit: 1, die: 6, sum: 7, stands: false };
    const { roll } = modelOf(field([FRENCH, RED]), [], [], [declared, rolled, test]);
    expect(roll).toMatchObject({ step: 'morale', counts: '≤ 5', dice: [{ value: 6, hit: true }] });
  });

  test('leaves the map when the next piece is chosen', () => {
    const state = pick(field([FRENCH, RED]), 0);
    expect(fightShown(ledgerOf([[fired], [rolled]]), state)).toEqual([]);
  });

  test('lets every throw be seen before what it does', () => {
    const lost: HundredDaysEvent = { type: 'lost', unit: 1, figures: 3, marker: 0 };
    expect(beats([fired])).toEqual([[fired]]);
    expect(beats([rolled, lost])).toEqual([[rolled], [lost]]);
  });

  test('has fewer steps for fire than for shock', () => {
    expect(stepsOf([fired])).toEqual(['declare', 'dice', 'leader', 'losses']);
    expect(stepsOf([{ type: 'shock-declared', unit: 0, at: 1 }])).toContain('morale');
  });

  test('shows the die of a morale test, marked when the unit gives way', () => {
    const test = { type: 'morale', unit: 0, die: 6, sum: 4, stands: false } as const;
    expect(diceOf(test)).toMatchObject([{ value: 6, hit: true }]);
  });
});

describe('the ground', () => {
  test('keeps every water of a scenario on its hexside, and the bridges among them', () => {
    for (const { scenario } of SCENARIOS) {
      const sides = waterSidesOf(scenario);
      expect(sides).toHaveLength((scenario.streams?.length ?? 0) + (scenario.rivers?.length ?? 0));
      expect(sides.filter(({ bridge }) => bridge)).toHaveLength(scenario.bridges?.length ?? 0);
      for (const { hex, direction } of sides)
        expect(GRID.neighbours[hex][direction]).toBeGreaterThanOrEqual(0);
    }
  });

  test('rings a fortification with works and puts a farm in it', () => {
    const waterloo = SCENARIOS.find(({ id }) => id === 'waterloo');
    const land = landscapeOf(waterloo?.scenario ?? SCENARIOS[0].scenario);
    expect(land.works.map(({ hex }) => hex)).toEqual([hexNamed('D5'), hexNamed('G5')]);
    expect(land.works[0].directions).toHaveLength(6);
  });

  test('writes a name where the water bends least', () => {
    const bent = [0, 1, 2, 3].map((i) => ({ x: i * 10, y: (i % 2) * 8 }));
    const straight = [4, 5, 6, 7].map((i) => ({ x: i * 10, y: 8 }));
    expect(straightest([...bent, ...straight], 30)).toEqual([bent[3], ...straight.slice(0, 3)]);
    expect(LAYOUT.centres).toHaveLength(GRID.size);
  });
});
