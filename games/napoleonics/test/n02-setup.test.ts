import { drawOutcome, listOutcomes, must, quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, DECK, cardNamed } from '../data/cards.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { UNKNOWN } from '../rules/state.ts';
import { Table, ordered, scenarioOf } from './table.ts';

const OPTIONS = { edition: 'later', nationalCards: false };

/** What is said of a scenario that is changed so. */
const refusal = (change: (scenario: ReturnType<typeof scenarioOf>) => void): string => {
  const scenario = scenarioOf('E7: ./fLN ./fFA \n D6: ./bLN Q R');
  change(scenario);
  const result = game.setup(scenario, OPTIONS);
  return result.ok ? 'taken' : result.fault.message;
};

describe('N2 set-up', () => {
  it('N2.1 the scenario fixes armies, ground, pieces, cards, first move and banners', () => {
    const state = must(game.setup(scenarioNamed('waterloo'), OPTIONS));
    const page = game.draw(game.view(state, 0));
    expect(page).toContain('T/bLT5');
    expect(page).toContain('allied: 0 of 8 banners');
    expect(game.seats(state)).toEqual(['french', 'allied']);
    expect(state.active).toBe(0);
  });

  it('N2.2 seventy cards; a draw is any card of the deck with equal chance', () => {
    expect(DECK.reduce((sum, n) => sum + n, 0)).toBe(70);
    const state = must(game.setup(scenarioNamed('corunna'), OPTIONS));
    const odds = listOutcomes(game.chance(state));
    const attackCentre = CARDS.findIndex(({ name }) => name === 'attack-centre');
    expect(odds.find(({ outcome }) => outcome === attackCentre)?.weight).toBeCloseTo(6 / 70);
    expect(odds).toHaveLength(29);
    const rng = quickRng(1);
    while (game.turn(state).kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(state.deck.reduce((sum, n) => sum + n, 0)).toBe(60);
    expect(state.phase).toBe('play');
  });

  it('N2.3 hand and track together never hold more than the scenario gives', () => {
    const scenario = scenarioOf('E7: ./fLN \n D7: ./bLN', { cards: { french: 4 } });
    const result = game.setup(scenario, OPTIONS);
    expect(result.ok ? '' : result.fault.message).toBe('more than 4 cards');
  });

  it('N2.4 a hand is seen by its owner only, its size by all', () => {
    const table = new Table('E7: ./fLN \n D7: ./bLN');
    expect(table.view(0).hands[1]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(table.view(1).hands[1]).toEqual(table.state.hands[1]);
    expect(table.view(-1).hands.flat()).toEqual(Array(10).fill(UNKNOWN));
    expect(table.view(-1).deck).toBe(60);
  });

  it('N2.5 what a scout does not keep lies open among the discards; what he keeps is his secret', () => {
    const table = ordered('E7: ./fLN \n A7: ./bLN', 'scout-left', []).do('*elan', '*rally', 'keep:rally');
    const [elan, rally] = [cardNamed('elan'), cardNamed('rally')];
    for (const viewer of [0, 1, -1]) expect(table.view(viewer).discards[elan]).toBe(1);
    const [kept] = table.told('kept');
    expect(game.seen(kept, 1)).toMatchObject({ card: UNKNOWN, thrown: elan });
    expect(game.seen(kept, 0)).toMatchObject({ card: rally, thrown: elan });
    expect([game.reveals(kept, 1), game.reveals(kept, 0)]).toEqual([true, false]);
  });

  it('N2.6 a scenario may begin in the middle of a battle', () => {
    const more =
      'tracks:\n  french 2 forward\n  allied\nwon: french 1, allied 3\ndiscards: elan rally\nlast: french none, allied forward';
    const table = new Table('E7: ./fLN2#2+ \n D7: ./bHC1', { first: 'allied', more });
    expect([table.at('E7'), table.at('D7')]).toEqual(['fLN2#2+', 'bHC1']);
    expect([table.banners('french'), table.banners('allied')]).toEqual([1, 3]);
    expect(table.track('french')).toEqual(['', 'forward', '', '']);
    expect(table.asked).toBe('play of allied');
  });

  it('N2.6 a position of somebody’s own plays on from text', () => {
    const table = new Table('E7: H/fLN ./bLN', { more: 'works:\n  E8 w' });
    table.state = JSON.parse(JSON.stringify(table.state));
    expect(table.do('play:probe-centre', 'order:E7', 'done', 'battle:E7', 'attack:E8', 'no').asked).toBe(
      'roll of 4 dice',
    );
  });

  it('N2.7 a scenario that cannot be is refused, with the place', () => {
    expect(refusal(() => {})).toBe('taken');
    expect(refusal(({ units }) => (units[1].at = 'E8'))).toBe('two units on E8');
    expect(refusal(({ units }) => (units[1].at = 'D8'))).toBe('LN cannot stand on D8');
    expect(refusal(({ units }) => (units[2].at = 'D7'))).toBe('FA cannot stand on D7');
    expect(refusal(({ units }) => (units[1].blocks = 5))).toBe('LN has 1 to 4 blocks');
    expect(refusal(({ units }) => (units[1].blocks = 0))).toBe('LN has 1 to 4 blocks');
    expect(refusal(({ units }) => (units[1].kind = 'RL'))).toBe('the french have no RL');
    expect(refusal(({ units }) => (units[1].square = 1))).toBe(
      'each french square has one card on the track',
    );
    expect(refusal((scenario) => (scenario.banners = 20))).toContain(
      'the french army can be sure of 13 at most',
    );
    expect(
      refusal((scenario) => (scenario.position = { last: { french: null, allied: 'counter-attack' } })),
    ).toContain('name the card');
    expect(refusal(({ position }) => position?.hands?.french.push('elan', 'elan'))).toBe(
      'the deck has 1 of elan',
    );
    expect(refusal(({ leaders }) => leaders.push({ at: 'E7', nation: 'british', name: 'Hill' }))).toBe(
      'an enemy unit stands on E7',
    );
    const nowhere = game.setup({ ...scenarioOf('E7: ./fLN'), first: 'spanish' }, OPTIONS);
    expect(nowhere.ok ? '' : nowhere.fault.place).toBe('scenario.first');
  });

  it('N2.8 exits inside the board, hexes named twice and tiles that do not lie there are refused', () => {
    expect(refusal((scenario) => (scenario.exits = [{ army: 'french', hexes: ['E7'], banners: 1 }]))).toBe(
      'E7 is not at the edge of the board',
    );
    expect(
      refusal((scenario) => (scenario.exits = [{ army: 'french', hexes: ['I7', 'I7'], banners: 1 }])),
    ).toBe('I7 is named twice');
    const removal = { army: 'french', when: { wins: 1 } } as const;
    expect(refusal((scenario) => (scenario.removals = [{ ...removal, tiles: ['A1'] }]))).toBe(
      'no tile lies on A1',
    );
    expect(refusal((scenario) => (scenario.removals = [{ ...removal, tiles: ['D7', 'D7'] }]))).toBe(
      'D7 is named twice',
    );
    expect(refusal(({ objectives }) => objectives?.[0].hexes.push('A1'))).toBe('A1 is named twice');
  });
});
