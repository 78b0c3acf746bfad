import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  bySide,
  readBySide,
  readNumber,
  readScenarioFile,
  readText,
  readWords,
  SECTION_READ,
  type Draft,
  type ScenarioFile,
} from './draft.ts';
import { must } from './result.ts';

const schema = z.strictObject({
  title: z.strictObject({ en: z.string(), uk: z.string().optional() }),
  first: z.string().optional(),
  rounds: z.int().optional(),
  cards: z.record(z.string(), z.int()).optional(),
  places: z.array(z.string().max(5)).optional(),
  shout: z.string().optional(),
  position: z.strictObject({ points: z.record(z.string(), z.int()) }).optional(),
});

const FILE: ScenarioFile<z.infer<typeof schema>, Draft> = {
  schema,
  readers: {
    title: readWords,
    first: readText,
    rounds: readNumber,
    cards: readBySide(Number),
    places(draft, { lines }) {
      draft['places'] = lines.map(({ text }) => text);
      return SECTION_READ;
    },
    shout(draft) {
      draft['shout'] = String(draft['first']).toUpperCase();
      return SECTION_READ;
    },
    score(draft, section) {
      draft['position'] = { points: bySide(section, Number) };
      return SECTION_READ;
    },
  },
  empty: () => ({}),
  last: ['shout'],
  named: { 'position.points': 'score' },
};

const read = (text: string) => readScenarioFile(FILE, text);
const fault = (text: string): string => {
  const result = read(text);
  return result.ok ? 'taken' : `${result.fault.place}: ${result.fault.message}`;
};

it('fills a scenario section by section', () => {
  const text = 'title: A hill\ntitle.uk: Пагорб\nfirst: north\nrounds: 7\ncards: north 5, south 6\n';
  expect(must(read(text))).toEqual({
    title: { en: 'A hill', uk: 'Пагорб' },
    first: 'north',
    rounds: 7,
    cards: { north: 5, south: 6 },
  });
});

it('reads a section that wants the others after them, wherever it stands', () => {
  expect(must(read('shout: yes\ntitle: A\nfirst: north')).shout).toBe('NORTH');
});

it('tells a section that there is not', () => {
  expect(fault('title: A\nweather: fine')).toBe('line 2: there is no section weather');
});

it('tells a section that is there twice, rather than forget the first', () => {
  expect(fault('title: A\nrounds: 3\ntitle.uk: А\nrounds: 4')).toBe(
    'line 4: there is a section rounds already',
  );
});

it('takes no number that is left out for a nought', () => {
  expect(fault('title: A\nrounds:')).toMatch(/^line 2: rounds: /);
  expect(fault('title: A\ncards: north, south 6')).toMatch(/^line 2: cards\.north: /);
});

it('tells what the schema finds wrong at the line of its section', () => {
  expect(fault('title: A\nrounds: many')).toMatch(/^line 2: rounds: /);
  expect(fault('title: A\n\nscore:\n  north few')).toMatch(/^line 4: position\.points\.north: /);
  expect(fault('rounds: 3')).toMatch(/^line 1: title: /);
});

it('tells what is wrong with an entry of a list at its own line', () => {
  expect(fault('title: A\nplaces:\n  hill\n  a far village')).toMatch(/^line 4: places\.1: /);
});
