import { quickRng, sight, type Action, type Mind, type Seat, type Sight } from '@bicorne/engine';
import { gameIds } from '@bicorne/games';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { advise } from './advise.ts';
import { commanderNamed } from './commander.ts';
import { decisions } from './decisions.fixture.ts';
import { TREE, type Drawn, type DrawnState } from './drawn.fixture.ts';
import { botNamed, LEVELS, loadRulebook, TEMPERAMENTS, type Bot, type Rulebook } from './index.ts';

const ME = 0;
const YOU = 1;
const rootOf = (moves: Record<string, Drawn>): DrawnState => ({ node: { ask: ME, moves } });

function named(name: string): Bot {
  const bot = commanderNamed(name);
  if (!bot) throw new Error(`no ${name}`);
  return bot;
}

/** What a marshal, as seat 0, does at the root of this tree. */
function choose(moves: Record<string, Drawn>, name = 'marshal@0.1', rulebook: Rulebook = TREE): string {
  return named(name)(rulebook, sight(TREE.game, rootOf(moves), ME), ME, quickRng('seed')).do;
}

const won: Drawn = { winner: ME };
const lost: Drawn = { winner: YOU };

test('advice that had no time to try anything calls no action lost', () => {
  const seen = sight(TREE.game, rootOf({ a: lost, b: won }), ME);
  const { value } = advise(TREE, seen, ME, quickRng('seed'), { ...LEVELS.officer, millis: 0 });
  expect(value).toBe(0.5);
});

test('advice gives reasons from as far ahead as it thought', () => {
  const later = (worth: number): Drawn => ({ ask: ME, worth, moves: { p: {}, q: {} } });
  const passes = (worth: number): Drawn => ({ ask: YOU, moves: { x: later(worth), y: later(worth) } });
  const mind: Mind<DrawnState> = {
    features: [{ id: 'worth' }],
    weights: { worth: 0.5 },
    look: ({ node }, seat, into) => void (into[0] = (seat === ME ? 1 : -1) * (node.worth ?? 0)),
    lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
    turns: 2,
    mover: ({ node }) => (node.ask === YOU ? 1 : node.worth === undefined ? 0 : 2),
    questions: () => 4,
  };
  const rulebook = { ...TREE, bot: { ...TREE.bot, mind } };
  const seen = sight(TREE.game, rootOf({ a: passes(0), b: passes(4) }), ME);
  const effort = { ...LEVELS.marshal, trials: 400, millis: Infinity };
  expect(advise(rulebook, seen, ME, quickRng('seed'), effort)).toMatchObject({
    action: { do: 'b' },
    reasons: [{ feature: 'worth', gain: expect.closeTo(2, 6) }],
  });
});

test('advice gives the three weightiest reasons, and none that hardly counts', () => {
  const reasons = (...scales: number[]): string[] => {
    const mind: Mind<DrawnState> = {
      features: scales.map((_, i) => ({ id: `f${i}` })),
      weights: Object.fromEntries(scales.map((scale, i) => [`f${i}`, scale])),
      look: ({ node }, seat, into) => void into.fill((seat === ME ? 1 : -1) * (node.worth ?? 0)),
      lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
      turns: 1,
      mover: ({ node }) => node.ask ?? ME,
      questions: () => 4,
    };
    const gives = (worth: number): Drawn => ({ ask: YOU, worth, moves: { on: {} } });
    const seen = sight(TREE.game, rootOf({ a: gives(0), b: gives(1) }), ME);
    const rulebook = { ...TREE, bot: { ...TREE.bot, mind } };
    const effort = { ...LEVELS.marshal, trials: 400, millis: Infinity };
    return advise(rulebook, seen, ME, quickRng('seed'), effort).reasons.map(({ feature }) => feature);
  };
  expect(reasons(0.1, 0.5, 0.2, 0.4)).toEqual(['f1', 'f3', 'f2']);
  expect(reasons(0.001, 0.5, -0.1)).toEqual(['f1']);
});

describe('the search', () => {
  test('takes what wins', () => {
    expect(choose({ a: lost, b: won, c: {} })).toBe('b');
  });

  test('plans a turn of several decisions', () => {
    const later = (end: Drawn): Drawn => ({
      ask: ME,
      moves: { x: lost, y: { ask: ME, moves: { p: end, q: lost } } },
    });
    expect(choose({ a: later({}), b: later(won), c: later(lost) })).toBe('b');
  });

  test('reckons with the best answer, not with the average one', () => {
    const answers = (one: Drawn, other: Drawn): Drawn => ({ ask: YOU, moves: { one, other } });
    expect(choose({ trap: answers(won, lost), safe: answers({}, {}) })).toBe('safe');
  });

  test('knows the odds of a roll', () => {
    const rolls = (wins: number): Drawn => ({ roll: [0, 1, 2, 3, 4, 5].map((n) => (n < wins ? won : lost)) });
    expect(choose({ two: rolls(2), four: rolls(4), three: rolls(3) })).toBe('four');
  });

  test('believes in a draw more than in a defeat', () => {
    expect(choose({ lose: lost, draw: {} })).toBe('draw');
  });

  test('makes no more trials than it may, whatever there is to try', () => {
    const moves = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`m${i}`, lost]));
    for (const scale of ['0.005', '0.02', '0.1']) {
      const clone = vi.fn<(state: unknown) => unknown>(TREE.game.clone);
      choose(moves, `marshal@${scale}`, { ...TREE, game: { ...TREE.game, clone } });
      const share = (LEVELS.marshal.trials * Number(scale)) / 10;
      // Beside the trials each candidate is glanced at, in two states.
      const glances = 2 * LEVELS.marshal.breadth;
      expect(clone.mock.calls.length).toBeLessThanOrEqual(share + glances);
      expect(clone.mock.calls.length).toBeGreaterThan(share - LEVELS.marshal.breadth);
    }
  });

  test('stops when its time is over, in the middle of a round as well', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const trial = 3;
    const clone = (state: unknown): unknown => {
      vi.advanceTimersByTime(trial);
      return TREE.game.clone(state);
    };
    const moves = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`m${i}`, lost]));
    const begin = performance.now();
    choose(moves, 'marshal', { ...TREE, game: { ...TREE.game, clone } });
    const share = LEVELS.marshal.millis / 10;
    expect(performance.now() - begin).toBeGreaterThan(share / 2);
    expect(performance.now() - begin).toBeLessThanOrEqual(share + trial);
  });

  test('a recruit is sometimes content with less than the best, a marshal never', () => {
    const nearly = { roll: Array.from({ length: 40 }, (_, n) => (n < 39 ? won : lost)) };
    const taken = (name: string): Set<string> => {
      const bot = named(name);
      const seen = sight(TREE.game, rootOf({ best: won, nearly }), ME);
      return new Set(Array.from({ length: 60 }, (_, n) => bot(TREE, seen, ME, quickRng(n)).do));
    };
    expect(taken('recruit@1')).toEqual(new Set(['best', 'nearly']));
    expect(taken('marshal@1')).toEqual(new Set(['best']));
  });
});

describe('names', () => {
  test('a level, a temperament and a scale make a bot', () => {
    for (const level of Object.keys(LEVELS))
      for (const temper of ['', ...Object.keys(TEMPERAMENTS).map((name) => `:${name}`)])
        for (const scale of ['', '@0.5', '@2', '@200ms'])
          expect(botNamed(level + temper + scale)).toBeDefined();
  });

  test.each([
    'marshal:',
    'marshal:murat',
    'general',
    'marshal@',
    'marshal@0',
    'marshal@-1',
    'marshal@ms',
    'marshal@1@9ms',
    'drill@1',
    '__proto__',
  ])('%s is nobody', (name) => {
    expect(botNamed(name)).toBeUndefined();
  });
});

describe.each(gameIds())('%s', (id) => {
  const bots = ['recruit@0.1', 'officer@0.02', 'marshal:ney@0.005'];

  test('decisions are legal, can be repeated from the seed, and do not depend on what is hidden', async () => {
    const module = await loadRulebook(id);
    if (!module) throw new Error('not in the registry');
    const { game, secrecy } = module;
    const answer = (name: string, seen: Sight, seat: Seat): Action =>
      named(name)(module, seen, seat, quickRng('same'));
    let [secret, redrawn] = [0, 0];
    for (const { state, seat } of decisions(module, 30)) {
      if (Object.keys(secrecy.hidden(state, seat)).length > 0) secret++;
      const other = secrecy.redraw(state, seat, quickRng(redrawn));
      if (JSON.stringify(other) !== JSON.stringify(state)) redrawn++;
      for (const name of bots) {
        const taken = answer(name, sight(game, state, seat), seat);
        expect(game.legal(state, seat)).toContainEqual(taken);
        expect(answer(name, sight(game, other, seat), seat)).toEqual(taken);
      }
    }
    expect(redrawn).toBeGreaterThanOrEqual(secret / 2);
  });

  test('an answer is the same from a sight that came as JSON', async () => {
    const module = await loadRulebook(id);
    if (!module) throw new Error('not in the registry');
    for (const { state, seat } of decisions(module, 10)) {
      const seen = sight(module.game, state, seat);
      const sent: Sight = JSON.parse(JSON.stringify(seen));
      const taken = (one: Sight): Action => named('officer@0.02')(module, one, seat, quickRng('json'));
      expect(taken(sent)).toEqual(taken(seen));
    }
  });

  test('the evaluation is one for both sides: what is good for one is as bad for the other', async () => {
    const module = await loadRulebook(id);
    const mind = module?.bot.mind;
    if (!module || !mind) return;
    const [mine, yours] = [0, 1].map(() => new Float64Array(mind.features.length));
    for (const { state } of decisions(module, 100)) {
      mind.look(state, 0, mine);
      mind.look(state, 1, yours);
      mine.forEach((value, i) => expect(value + yours[i], mind.features[i].id).toBeCloseTo(0, 6));
    }
    expect(Object.keys(mind.weights)).toEqual(mind.features.map((feature) => feature.id));
  });

  test('advice names a legal action and reasons that the evaluation knows', async () => {
    const module = await loadRulebook(id);
    const mind = module?.bot.mind;
    if (!module || !mind) return;
    const known = mind.features.map((feature) => feature.id);
    let reasons = 0;
    for (const { state, seat } of decisions(module, 12, module.game.scenarios.at(-1)?.id)) {
      const advice = advise(module, sight(module.game, state, seat), seat, quickRng('advice'), {
        ...LEVELS.officer,
        trials: 400,
        millis: Infinity,
      });
      expect(module.game.legal(state, seat)).toContainEqual(advice.action);
      for (const { feature, gain } of advice.reasons) {
        expect(known).toContain(feature);
        expect(gain).toBeGreaterThan(0);
      }
      reasons += advice.reasons.length;
    }
    expect(reasons).toBeGreaterThan(0);
  });
});
