import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, tempFile, tempFolder } from './test-help.ts';
import { languageOf, modulesOf } from './words/modules.ts';
import { putTexts } from './words/put.ts';
import { textsOf } from './words/texts.ts';

const SOURCE = [
  "import { said } from './said.ts';",
  "const form = plural('uk');",
  "type Side = 'french';",
  'export const words = {',
  "  locale: 'uk',",
  "  side: (name: Side) => (name === 'french' ? 'Франція' : 'Британія'),",
  '  march: (n: number, to: string) => `${n} гексів до ${to}`,',
  "  lines: ['Перша', 'Друга'],",
  "  story: said('One', 'Один', 'Раз'),",
  '};',
].join('\n');

const found = (language: string, of: string | null): Record<string, string> =>
  Object.fromEntries(textsOf(SOURCE, language, of).map(({ key, text }) => [key, text]));

describe('texts of a module', () => {
  test('are those of its language, by the way to them; what is put in has a number', () => {
    expect(found('uk', 'uk')).toEqual({
      'words.side': 'Франція',
      'words.side~2': 'Британія',
      'words.march': '{1} гексів до {2}',
      'words.lines.1': 'Перша',
      'words.lines.2': 'Друга',
      'words.story': 'Один',
    });
    expect(found('ru', 'uk')).toEqual({ 'words.story': 'Раз' });
  });

  test('are put in where they stood, quotes and all, and nothing else changes', () => {
    const after = putTexts(
      SOURCE,
      textsOf(SOURCE, 'uk', 'uk'),
      new Map([
        ['words.lines.2', "Дру'га"],
        ['words.march', 'до {1} ще `{2}`'],
      ]),
    );
    expect(after).toContain("lines: ['Перша', 'Дру\\'га']");
    expect(after).toContain('`до ${n} ще \\`${to}\\``');
    expect(after.split('\n')).toHaveLength(SOURCE.split('\n').length);
    const again = Object.fromEntries(textsOf(after, 'uk', 'uk').map(({ key, text }) => [key, text]));
    expect(again).toEqual({
      ...found('uk', 'uk'),
      'words.lines.2': "Дру'га",
      'words.march': 'до {1} ще `{2}`',
    });
  });

  test('a text that loses what is put in, or that nobody knows, is refused', () => {
    const texts = textsOf(SOURCE, 'uk', 'uk');
    expect(() => putTexts(SOURCE, texts, new Map([['words.march', 'далеко']]))).toThrow('{1} {2}');
    expect(() => putTexts(SOURCE, texts, new Map([['words.gone', 'пішов']]))).toThrow('words.gone');
  });
});

describe('the modules of the house', () => {
  test.each(['en', 'uk', 'ru'])('all texts in %s go out and come back as they were', async (language) => {
    const file = join(tempFolder(), 'texts.json');
    expect((await run('words', '--language', language, '--export', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(1500);
    const back = await run('words', '--language', language, '--import', file);
    expect(back.out).toContain('nothing differs');
  });

  test('every text put in anew reads back as it was written', () => {
    for (const { file, source, texts } of modulesOf('uk')) {
      const wanted = new Map(texts.map(({ key, text }) => [key, `${text}\\'"\``]));
      const again = new Map(
        textsOf(putTexts(source, texts, wanted), 'uk', languageOf(file)).map(({ key, text }) => [key, text]),
      );
      expect(again).toEqual(wanted);
    }
  });

  test('a file that is no table of texts changes nothing', async () => {
    for (const text of ['[]', '{', '{"web/src/words/uk.ts#none":"x"}', '{"nowhere.ts#a":"x"}']) {
      const { code } = await run('words', '--language', 'uk', '--import', tempFile('texts.json', text));
      expect(code).toBe(1);
    }
  });
});
