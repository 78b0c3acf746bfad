import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure, noWords, readArgs, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { modulesOf, type Module } from './words/modules.ts';
import { putTexts, Unfit } from './words/put.ts';

const LANGUAGES = ['en', 'uk', 'ru'];

export const words: Command = {
  help: () => `npx bicorne words --language LANGUAGE (--export FILE | --import FILE)

Writes every text of a language into one flat JSON file, as services for translators take it, or reads such a
file back into the modules, which remain the source. {1}, {2} stand for what the program puts in: they stay, in
their order. The rulebooks are Markdown and need no export. After an import: npm run format && npm test.

  npx bicorne words --language uk --export uk.json
  npx bicorne words --language uk --import uk.json`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    noWords(positionals);
    const { language } = values;
    if (language === undefined || !LANGUAGES.includes(language))
      throw new UsageError(`--language takes one of ${LANGUAGES.join(', ')}`);
    const modules = modulesOf(language);
    if (values.export !== undefined) {
      const texts = flatten(modules);
      await writeFile(values.export, `${JSON.stringify(texts, null, 2)}\n`);
      terminal.say(`${Object.keys(texts).length} texts of ${modules.length} modules`);
      return 0;
    }
    if (values.import === undefined) throw new UsageError('--export FILE or --import FILE is missing');
    const changed = await bringIn(modules, await readTexts(values.import));
    terminal.say(changed.length === 0 ? 'nothing differs' : changed.join('\n'));
    return 0;
  },
};

const OPTIONS = {
  language: { type: 'string' },
  export: { type: 'string' },
  import: { type: 'string' },
} as const;

const MARK = '#';

const flatten = (modules: readonly Module[]): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap(({ file, texts }) =>
      texts.map(({ key, text }) => [`${file}${MARK}${key}`, text] as const),
    ),
  );

const Texts = z.record(z.string(), z.string());

async function readTexts(file: string): Promise<Map<string, Map<string, string>>> {
  const byModule = new Map<string, Map<string, string>>();
  for (const [name, text] of Object.entries(parse(await readFile(file, 'utf8')))) {
    const [module, key = ''] = name.split(MARK, 2);
    byModule.set(module, (byModule.get(module) ?? new Map<string, string>()).set(key, text));
  }
  return byModule;
}

function parse(text: string): Record<string, string> {
  try {
    return Texts.parse(JSON.parse(text));
  } catch {
    throw new Failure('this is no flat JSON object of texts');
  }
}

/** All or nothing: a file with a fault changes no module. */
async function bringIn(
  modules: readonly Module[],
  wanted: Map<string, Map<string, string>>,
): Promise<string[]> {
  const unknown = [...wanted.keys()].find((name) => !modules.some(({ file }) => file === name));
  if (unknown !== undefined) throw new Failure(`there is no module ${unknown} with texts of this language`);
  const changed = modules
    .map((module) => ({ ...module, after: putInto(module, wanted.get(module.file)) }))
    .filter(({ source, after }) => source !== after);
  for (const { path, after } of changed) await writeFile(path, after);
  return changed.map(({ file }) => file);
}

function putInto({ file, source, texts }: Module, wanted: ReadonlyMap<string, string> = new Map()): string {
  try {
    return putTexts(source, texts, wanted);
  } catch (error) {
    if (error instanceof Unfit) throw new Failure(`${file}: ${error.message}`);
    throw error;
  }
}
