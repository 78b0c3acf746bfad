import { must } from '@bicorne/engine';
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../data/board.ts';
import { ONE_UNIT, cardNamed } from '../data/cards.ts';
import type { Scenario } from '../data/scenario.ts';
import { game } from '../index.ts';
import type { Event } from '../rules/events.ts';
import { ORDERED, NONE, type State } from '../rules/state.ts';
import { ordered } from '../test/table.ts';
import { bannersOf, cardInPlay, modelOf, type DrawnUnit, type Model } from './model.ts';
import { diceShown } from './roll.ts';

/** French line and cavalry under Ney against British line and a lone Picton. */
const SKIRMISH: Scenario = {
  title: { en: 'skirmish' },
  top: 'allied',
  cards: { french: 3, allied: 3 },
  first: 'french',
  banners: 2,
  terrain: { C5: 'town' },
  units: [
    { at: 'E5', nation: 'french', kind: 'LN' },
    { at: 'F8', nation: 'french', kind: 'LC', blocks: 2 },
    { at: 'D5', nation: 'british', kind: 'LN' },
    { at: 'C9', nation: 'portuguese', kind: 'LT' },
  ],
  leaders: [
    { at: 'E5', nation: 'french', name: 'Ney' },
    { at: 'B2', nation: 'british', name: 'Picton' },
  ],
  objectives: [{ army: 'french', hexes: ['C5'], banners: 1, lasting: 'temporary' }],
};

const OPTIONS = { edition: 'later', nationalCards: false };

function skirmish(change: (state: State) => void = () => {}): State {
  const state = must(game.setup(SKIRMISH, OPTIONS));
  change(state);
  return state;
}

const modelFor = (state: State, events: readonly Event[] = []): Model =>
  modelOf(game.view(state, 0), game.legal(state, 0), events);
const at = (model: Model, hex: string): DrawnUnit | undefined =>
  model.units.find((unit) => unit.hex === hexNamed(hex));
const ordering = (state: State): void => {
  state.phase = 'order';
  state.card = cardNamed('attack-centre');
  state.played = state.copied = state.card;
  state.left = [0, 3, 0, 0, 0, 0, 0, 0];
};

describe('pieces', () => {
  test('stand where the view has them, with their nation, arm, class and strength', () => {
    const model = modelFor(skirmish());
    expect(model.units).toHaveLength(4);
    expect(at(model, 'F8')).toMatchObject({ nation: 'french', sign: 'cavalry', mark: 'horse', blocks: 2 });
    expect(at(model, 'E5')).toMatchObject({ sign: 'infantry', mark: undefined, blocks: 4, guard: false });
  });

  test('N17.2 Portuguese light infantry carries the riflemen’s mark', () => {
    expect(at(modelFor(skirmish()), 'C9')?.mark).toBe('rifle');
  });

  test('have their front to the enemy', () => {
    const model = modelFor(skirmish());
    expect(at(model, 'E5')?.front).toBe('up');
    expect(at(model, 'D5')?.front).toBe('down');
  });

  test('a leader with a unit is attached, one alone is not', () => {
    const { leaders } = modelFor(skirmish());
    expect(leaders.map(({ name, attached }) => [name, attached])).toEqual([
      ['Ney', true],
      ['Picton', false],
    ]);
  });

  test('a leader in flight is drawn where he is on his way', () => {
    const state = skirmish((s) => {
      s.flight = { leader: 1, hex: hexNamed('B4'), steps: 1 };
      s.leaderHex = [s.leaderHex[0], NONE];
    });
    expect(modelFor(state).leaders[1].hex).toBe(hexNamed('B4'));
  });

  test('blocks lost just now leave gaps', () => {
    const model = modelFor(skirmish(), [{ type: 'lost', unit: 1, blocks: 2, cause: 'hits' }]);
    expect(at(model, 'F8')).toMatchObject({ blocks: 2, gaps: 2 });
  });
});

describe('marks', () => {
  test('everything legal is marked, everything else is quiet', () => {
    const model = modelFor(skirmish(ordering));
    expect(new Set(model.spots.keys())).toEqual(new Set([hexNamed('E5'), hexNamed('F8')]));
    expect(at(model, 'E5')?.state.may).toBe(true);
    expect(at(model, 'D5')?.state.may).toBe(false);
  });

  test('N4.3 a unit and its leader are pressed apart', () => {
    const spot = modelFor(skirmish(ordering)).spots.get(hexNamed('E5'));
    expect(spot?.action).toEqual({ do: 'order', hex: hexNamed('E5') });
    expect(spot?.leader).toEqual({ do: 'detach', hex: hexNamed('E5') });
  });

  test('an ordered unit carries its pennant', () => {
    const model = modelFor(skirmish((state) => (state.marks[0] = ORDERED)));
    expect(at(model, 'E5')?.state.ordered).toBe(true);
    expect(at(model, 'F8')?.state.ordered).toBe(false);
  });

  test('N8.5 a target carries its dice: French line against infantry has one more', () => {
    const state = skirmish((s) => {
      ordering(s);
      s.phase = 'target';
      s.marks[0] = ORDERED;
      s.piece = 0;
    });
    expect(modelFor(state).spots.get(hexNamed('D5'))).toMatchObject({ kind: 'target', dice: 5 });
  });

  test('the one who only looks on sees no mark', () => {
    const state = skirmish(ordering);
    expect(modelOf(game.view(state, -1), [], []).spots.size).toBe(0);
  });
});

describe('a throw', () => {
  const rolled: Event = { type: 'rolled', way: 'melee', by: 0, at: hexNamed('D5'), faces: [1, 1, 0, 1, 1] };

  test('N8.11 in melee the target’s arm and sabers hit, flags drive back, the rest is nothing', () => {
    const { roll } = modelFor(skirmish(), [rolled]);
    expect(roll?.dice.map(({ face, tells }) => [face, tells])).toEqual([
      ['infantry', 'hit'],
      ['cavalry', 'nothing'],
      ['flag', 'flag'],
      ['saber', 'hit'],
    ]);
  });

  test('N6.16 in fire sabers miss', () => {
    const { roll } = modelFor(skirmish(), [{ ...rolled, way: 'fire' }]);
    expect(roll?.dice.find(({ face }) => face === 'saber')?.tells).toBe('nothing');
  });

  const tells = (state: State, ...events: Event[]): Record<string, string | undefined> =>
    Object.fromEntries(modelFor(state, events).roll?.dice.map((die) => [die.face, die.tells]) ?? []);

  test('N6.16 fire that destroyed its target or drove it off has hit it', () => {
    const fired = (faces: string): Record<string, string | undefined> => {
      const table = ordered('E7: ./fLN . ./bLN2 \n D8: ~ .', 'attack-centre', ['order:E7']);
      table.do('done', 'battle:E7', 'attack:E9', faces);
      return tells(table.state, ...table.events);
    };
    expect(fired('*iisc')).toEqual({ infantry: 'hit', cavalry: 'nothing', saber: 'nothing' });
    expect(fired('*ifcc')).toEqual({ infantry: 'hit', cavalry: 'nothing', flag: 'flag' });
  });

  test('N9.1 one saber of two does nothing to a leader, and neither do flags', () => {
    const checked = (faces: number[]): Event => ({ type: 'checked', leader: 0, faces });
    expect(tells(skirmish(), checked([0, 0, 0, 1, 1]))).toEqual({ flag: 'nothing', saber: 'nothing' });
    expect(tells(skirmish(), checked([0, 0, 0, 0, 2]))).toEqual({ saber: 'hit' });
  });

  test('N13.3 against cavalry that retires flags do nothing', () => {
    const [from, at] = [hexNamed('E5'), hexNamed('D5')];
    const state = skirmish((s) => {
      const sides = { attacker: 0, from, at, defender: 2, leader: NONE };
      s.melee = { ...sides, batteries: [], bonus: false, reaction: 'retire' };
    });
    expect(tells(state, rolled)).toMatchObject({ cavalry: 'hit', flag: 'nothing', saber: 'nothing' });
  });

  test('N16.20 a roll for orders or blocks strikes nobody', () => {
    const faces = [1, 0, 0, 1, 1];
    expect(tells(skirmish(), { type: 'commandRoll', seat: 0, faces })).toEqual({
      infantry: undefined,
      flag: undefined,
      saber: undefined,
    });
  });

  test('each die has its own name', () => {
    const dice = diceShown([2, 0, 1, 0, 2]);
    expect(new Set(dice.map(({ id }) => id)).size).toBe(5);
  });
});

test('N16.2 a card without its kind lies there as the one unit of choice that it orders', () => {
  const state = skirmish((s) => {
    s.phase = 'play';
    s.hands = [[cardNamed('bombard')], []];
  });
  const play = game.legal(state, 0)[0];
  expect(cardInPlay(game.view(state, 0))).toBe(NONE);
  game.act(state, 0, play);
  expect(cardInPlay(game.view(state, 0))).toBe(ONE_UNIT);
});

test('N18.3 banners are those won and those of objectives that count', () => {
  const state = skirmish((s) => {
    s.won = [1, 0];
    s.held = [1];
  });
  expect(bannersOf(game.view(state, 0))).toEqual([2, 0]);
});
