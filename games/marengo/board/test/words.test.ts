import { LANGUAGES } from '@bicorne/boardkit';
import { describe, expect, it } from 'vitest';
import { game } from '../../index.ts';
import { draw, type Table } from '../../test/table.ts';
import { seen } from '../../rules/events.ts';
import { CROSSINGS, FIRST_BOX, LOCALITY_EXITS, SIDES } from '../../rules/map.ts';
import type { MarengoAction } from '../../rules/actions.ts';
import type { Road } from '../../rules/frames.ts';
import type { MarengoView } from '../../rules/view.ts';
import { sheetFor } from '../sheet.ts';
import { wayOf } from '../words/twins.ts';
import { ASKED, ENDINGS } from '../words/lexicon.ts';
import { words as en } from '../words/en.ts';
import { words as ru } from '../words/ru.ts';
import { words as uk } from '../words/uk.ts';
import { playout, type Moment } from '../moments.ts';

const WORDS = { en, uk, ru };
/** Names of the notation and slips of templates: none of them is for a reader. */
const RAW = /undefined|null|NaN|\[object|\bhand\b|\bbag\d|\d\/\d|:main|:local|^\s*$|\(\)|  /;

const POSITIONS = Array.from({ length: FIRST_BOX - 1 }, (_, at) => at + 1);
const GAMES = [11, 12, 13, 14, 15, 16];
const STEPS = 900;

/** What is said at a moment to both seats and to the onlooker. */
function* said(
  { state, seat, legal, events }: Moment,
  language: keyof typeof WORDS,
): Generator<string | null> {
  const words = WORDS[language];
  for (const viewer of [-1, 0, 1]) {
    const view = game.view(state, viewer);
    const prompt = game.prompt(state, viewer);
    if (prompt) yield words.prompt(prompt, view, viewer === seat);
    if (viewer === seat)
      for (const action of legal) {
        yield words.action(action, view);
        yield words.listed?.(action, view) ?? null;
      }
    for (const event of events) {
      yield words.event(seen(event, viewer), view);
    }
  }
}

const setOutFrom = (locality: number): Road => ({
  at: 'road',
  from: locality,
  locality,
  road: -1,
  step: 0,
  taken: true,
  paid: false,
  raid: 'none',
  by: -1,
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('tell the actions of a list apart, also for whoever does not see the map', () => {
    for (const { state, seat, legal } of playout(17, STEPS)) {
      if (seat === null) continue;
      const view = game.view(state, seat);
      const texts = legal.map((action) => WORDS[language].listed?.(action, view));
      expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
    }
  });

  it('tell apart all roads out of a locality, and the approaches by which it is attacked', () => {
    const { state } = [...playout(1, 1)][0];
    const listed = (action: MarengoAction, view: MarengoView): string | undefined =>
      WORDS[language].listed?.(action, view);
    for (const [locality, exits] of LOCALITY_EXITS.entries()) {
      const view = { ...game.view(state, 0), frames: [setOutFrom(locality)] };
      const roads = exits.map((exit) => listed({ do: 'cross', by: exit >> 1 }, view));
      const attacks = SIDES[locality].map((via) => listed({ do: 'attack', from: locality, via }, view));
      for (const texts of [roads, attacks]) expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('give every place a name of its own: 1 and 2, 14 and 15 meet twice', () => {
    const names = POSITIONS.map((position) => WORDS[language].position(position));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('say every question, action and event of random games without raw names', () => {
    const asked = new Set<string>();
    for (const seed of GAMES)
      for (const moment of playout(seed, STEPS)) {
        if (moment.seat !== null) asked.add(game.prompt(moment.state, moment.seat)?.ask ?? '');
        for (const line of said(moment, language)) if (line !== null) expect(line).not.toMatch(RAW);
      }
    expect(asked.size).toBeGreaterThanOrEqual(20);
  });

  it('ask every question there is, also those that are rare', () => {
    const view = game.view([...playout(1, 1)][0].state, 0);
    const about = { from: 91, to: 9, via: 91, locality: 5, left: 2, taken: 0 };
    for (const ask of ASKED)
      for (const mine of [true, false])
        expect(WORDS[language].prompt({ ask, rule: 'M1', about }, view, mine)).not.toMatch(RAW);
  });

  it('name the winner at every end, and nobody’s enemy: either side may read it', () => {
    const view = game.view([...playout(1, 1)][0].state, 0);
    for (const reason of [...ENDINGS, 'clock'])
      for (const winner of [0, 1]) {
        const line = WORDS[language].ending({ winners: [winner], reason }, view);
        expect(line).toContain(WORDS[language].armies[winner]);
        expect(line).not.toMatch(/enem|ворож|ворог|враг|враж/i);
      }
  });

  it('name scenario and option', () => {
    for (const { id } of game.scenarios) expect(WORDS[language].scenarios[id]?.history).toBeTruthy();
    for (const id of Object.keys(game.options)) expect(WORDS[language].options[id]?.text).toBeTruthy();
  });
});

describe('a question is the one that is asked', () => {
  const asked = (table: Table): string => {
    const [view, prompt] = [game.view(table.state, table.state.army), game.prompt(table.state, -1)];
    return prompt ? en.prompt(prompt, view, true) : '';
  };

  it('M20.9 whoever has taken up all that can march is asked about cavalry', () => {
    const table = draw({ austrian: { '47': 'i2 c2' }, french: { '70': 'i2' } });
    expect(asked(table.do('march:47>59', 'piece:i2'))).toMatch('More?');
    expect(asked(table.do('piece:c2'))).toMatch('Does cavalry go on');
    const room = draw({ austrian: { '5': 'i2 i2 i2', '9': 'i2 i2' }, french: { '22': 'i2' } });
    expect(asked(room.do('march:5>9', 'piece:i2'))).toMatch('Does cavalry go on');
  });

  it('M14.7 with nothing begun that must be finished a second piece is a question', () => {
    const table = draw({
      toMove: 'french',
      french: { '8': 'i2', '15': 'i2', '86': 'i2 i2 i2' },
      disorganised: [8, 15],
    });
    expect(asked(table.do('organise:8'))).toBe('Does the same order organise a second piece?');
  });
});

it('roads that read alike but for where they lie do lie there', () => {
  const { crossings } = sheetFor(false);
  const ahead = { N: ['y', -1], S: ['y', 1], W: ['x', -1], E: ['x', 1] } as const;
  for (const [crossing, name] of CROSSINGS.entries()) {
    const way = wayOf(crossing);
    if (way === undefined || way === 'M') continue;
    const [axis, sign] = ahead[way];
    const others = CROSSINGS.flatMap((other, at) =>
      at !== crossing && other.slice(0, -1) === name.slice(0, -1) ? [crossings[at]] : [],
    );
    expect(others.length, name).toBeGreaterThan(0);
    for (const other of others)
      expect(sign * (crossings[crossing][axis] - other[axis]), name).toBeGreaterThan(0);
  }
});

it('no Latin letters are left in Ukrainian and Russian names of the map', () => {
  for (const words of [uk, ru])
    for (let locality = 1; locality <= 90; locality++)
      expect(words.locality(locality)).not.toMatch(/[A-Za-z]/);
});
