import { LANGUAGES, type Words } from '@bicorne/boardkit';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../data/blocks.ts';
import { TOWNS } from '../../data/towns.ts';
import { game } from '../../index.ts';
import { ARMY_OF } from '../../rules/blocks.ts';
import { seen } from '../../rules/events.ts';
import { battle, map, type Table } from '../../test/table.ts';
import { ENDINGS } from '../words/lexicon.ts';
import { words as en } from '../words/en.ts';
import { words as ru } from '../words/ru.ts';
import { words as uk } from '../words/uk.ts';
import { playout, type Moment } from '../moments.ts';

const WORDS = { en, uk, ru };
/** Names of the notation and slips of templates: none of them is for a reader. */
const RAW = /undefined|null|NaN|\[object|\b[FAP]\d\d\b|beyond-|^\s*$|\(\)| {2}|^[,:]|: ›/;

const GAMES = [
  ['free', 1, {}],
  ['historical', 2, {}],
  ['historical', 3, { players: '3' }],
  ['ligny', 4, {}],
  ['waterloo', 5, { players: '3' }],
  ['free', 6, { bid: true }],
  ['waterloo', 7, { revealLate: true }],
] as const;
const STEPS = 500;

/** What is said at a moment to every seat and to the onlooker. */
function* said(
  { state, seat, legal, events }: Moment,
  language: keyof typeof WORDS,
): Generator<string | null> {
  // As the shell knows them: events have passed over the wire.
  const words: Words = WORDS[language];
  for (const viewer of [-1, 0, 1, 2].slice(0, state.players + 1)) {
    const view = game.view(state, viewer);
    const prompt = game.prompt(state, viewer);
    if (prompt) yield words.prompt(prompt, view, viewer === seat);
    if (viewer === seat)
      for (const action of legal) {
        yield words.action(action, view);
        yield words.listed?.(action, view) ?? null;
      }
    for (const event of events) yield words.event(seen(event, viewer), view);
  }
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('tell the actions of a list apart, also for whoever leads two armies', () => {
    for (const [scenario, seed, options] of GAMES)
      for (const { state, seat, legal } of playout(scenario, seed, STEPS, options)) {
        if (seat === null) continue;
        const view = game.view(state, seat);
        const texts = legal.map((action) => WORDS[language].listed?.(action, view));
        expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
      }
  });

  it('say every question, action and event of random games without raw names', () => {
    const asked = new Set<string>();
    for (const [scenario, seed, options] of GAMES)
      for (const moment of playout(scenario, seed, STEPS, options)) {
        if (moment.seat !== null) asked.add(moment.state.phase);
        for (const line of said(moment, language)) if (line !== null) expect(line).not.toMatch(RAW);
      }
    expect(asked.size).toBeGreaterThanOrEqual(12);
  });

  it('C6.91 warn the attacker who is about to lose by stalemate with every question', () => {
    const words: Words = WORDS[language];
    const OWN = { left: ['F06'], centre: ['F07'], right: ['F09'] };
    const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
    const asked = (t: Table, seat: number): string =>
      words.prompt(game.prompt(t.state, seat) ?? { ask: '', rule: '' }, t.view(seat), true);
    const t = battle({ ...OWN, left: ['F06', 'F08'] }, FOE, {}, { towns: { charleroi: ['F10'] } });
    const calm = asked(t, 0);
    t.do('done', 'done');
    expect(t.seat).toBe('allied');
    const defender = asked(t, 1);
    t.do('done');
    const warned = asked(t, 0);
    expect(warned.startsWith(calm.slice(0, 5)) && warned.length > calm.length + 60).toBe(true);
    const [warning] = warned.split(/[.:] /).slice(-1);
    expect(defender).not.toContain(warning);
    t.do('move.F08.left.reserve');
    expect(asked(t, 0)).toContain(warning);
    t.do('done');
    expect([t.asked, asked(t, 0).includes(warning)]).toEqual(['reinforce', true]);
    const fires = battle({ ...OWN, left: ['F06', 'F08'] }, FOE, { quiet: 1 }).do('fire.F08.far', '*666');
    expect(asked(fires, 0)).not.toContain(warning);
  });

  it('name every block and town, no two alike within an army', () => {
    const words = WORDS[language];
    const names = BLOCKS.map(({ army }, block) => `${army} ${words.block(block)}`);
    expect(new Set(names).size).toBe(BLOCKS.length);
    TOWNS.forEach((_, town) => expect(words.town(town)).not.toMatch(RAW));
  });

  it('say whose every block is: both sides have a II Corps', () => {
    const words = WORDS[language];
    const named = new Set<string>();
    for (const [scenario, seed, options] of GAMES)
      for (const { state, events } of playout(scenario, seed, STEPS, options))
        for (const event of events) {
          // A throw follows the line of what it is thrown for.
          if (!('block' in event) || event.type === 'rolled' || event.type === 'force-rolled') continue;
          const line = words.event(event, game.view(state, -1));
          if (line === null) continue;
          named.add(event.type);
          expect(line).toContain(words.armies[ARMY_OF[event.block]]);
        }
    expect([...named]).toEqual(
      expect.arrayContaining(['opened', 'lost', 'fired', 'tested', 'destroyed', 'held', 'square']),
    );
  });

  it('name the winner at every end', () => {
    const [{ state }] = [...playout('historical', 1, 1)];
    const view = game.view(state, 0);
    for (const reason of [...ENDINGS, 'adjudicated'])
      for (const winner of [0, 1])
        expect(WORDS[language].ending({ winners: [winner], reason }, view)).toContain(
          WORDS[language].sideName(winner),
        );
  });

  it('C2.4 say whose part of a round it was in whatever turn that is read', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    ).do('done');
    const part = t.events.find(({ type }) => type === 'part');
    const later = { ...t.view(0), turn: t.state.turn + 1 };
    expect(part && WORDS[language].event(part, later)).toContain(WORDS[language].sideName(1));
  });

  it('C11.5 say who has won in whatever moment that is read, also before the sides are taken', () => {
    const towns = { brussels: ['F06'], ghent: ['F07'], mons: ['A02', 'A03'], namur: ['P02'] };
    const { events } = map(towns, { turn: 22 }).do('done');
    const ended = events.find(({ type }) => type === 'ended');
    const [{ state }] = [...playout('free', 6, 1, { bid: true })];
    expect(ended && WORDS[language].event(ended, game.view(state, 0))).toContain(WORDS[language].sideName(0));
  });

  it('name scenarios, options and seats', () => {
    for (const { id } of game.scenarios) expect(WORDS[language].scenarios[id]?.history).toBeTruthy();
    for (const id of Object.keys(game.options)) expect(WORDS[language].options[id]?.text).toBeTruthy();
    for (const players of ['2', '3'])
      for (const { state } of playout('historical', 1, 1, { players }))
        for (const seat of game.seats(state)) expect(WORDS[language].seats[seat]).toBeTruthy();
  });
});

it('no Latin letters but the numbers of corps are left in Ukrainian and Russian names', () => {
  for (const words of [uk, ru]) {
    BLOCKS.forEach((_, block) =>
      expect(words.block(block).replaceAll(/[IVX]+/g, '')).not.toMatch(/[A-Za-z]/),
    );
    TOWNS.forEach((_, town) => expect(words.town(town)).not.toMatch(/[A-Za-z]/));
  }
});

it.each(LANGUAGES)(
  'C13.2 the one who opens the bids is asked for a side, not for a raise: %s',
  (language) => {
    const [, opening] = [...playout('free', 6, 2, { bid: true })];
    const view = game.view(opening.state, opening.state.actor);
    const prompt = game.prompt(opening.state, opening.state.actor);
    expect(prompt && WORDS[language].prompt(prompt, view, true)).toMatch(/0/);
    expect(prompt && WORDS[language].prompt(prompt, view, true)).not.toMatch(/-1/);
  },
);
