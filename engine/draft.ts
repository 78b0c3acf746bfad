import { atLine, proseOf, readSections, type Section } from './diagram.ts';
import { ok, type Result } from './result.ts';
import type { Schema } from './schema.ts';

/** A scenario while its file is being read, before its schema has seen it. */
export type Draft = Record<string, unknown>;
/** Puts what one section says into the draft. */
export type SectionReader<D extends Draft = Draft> = (draft: D, section: Section) => Result<null>;
export type SectionReaders<D extends Draft = Draft> = Readonly<Record<string, SectionReader<D>>>;

/** What a reader returns that has found nothing wrong. */
export const SECTION_READ: Result<null> = ok(null);

export const asDraft = (value: unknown): Draft =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** `title:` and `title.uk:`: the same in each language. */
export const readWords: SectionReader = (draft, section) => {
  const [name, language = 'en'] = section.name.split('.');
  draft[name] = { ...asDraft(draft[name]), [language]: proseOf(section) };
  return SECTION_READ;
};

export const readText: SectionReader = (draft, section) => {
  draft[section.name] = proseOf(section);
  return SECTION_READ;
};

export const readNumber: SectionReader = (draft, section) => {
  const text = proseOf(section);
  draft[section.name] = text === '' ? NaN : Number(text);
  return SECTION_READ;
};

/** `french 5, allied 4`: something for each side, behind its name; where there is nothing the schema says so. */
export const bySide = (section: Section, read: (text: string) => unknown): Draft =>
  Object.fromEntries(
    proseOf(section)
      .split(',')
      .map((part) => part.trim().split(/\s+(.*)/s))
      .map(([side, value = '']) => [side, value === '' ? undefined : read(value)]),
  );

export const readBySide =
  (read: (text: string) => unknown): SectionReader =>
  (draft, section) => {
    draft[section.name] = bySide(section, read);
    return SECTION_READ;
  };

/** How a game writes its scenarios. */
export interface ScenarioFile<T, D extends Draft> {
  readonly schema: Schema<T>;
  readonly readers: SectionReaders<D>;
  readonly empty: () => D;
  /** Sections that want the others to be read before them. */
  readonly last?: readonly string[];
  /** Sections that have another name than what they fill: `{ 'position.actions': 'left' }`. */
  readonly named?: Readonly<Record<string, string>>;
}

/** A scenario from its file. Faults name the line, also those that the schema finds. */
export function readScenarioFile<T, D extends Draft>(file: ScenarioFile<T, D>, text: string): Result<T> {
  const sections = readSections(text);
  if (!sections.ok) return sections;
  const twice = sections.value.find(({ name }, i, all) => all.findIndex((one) => one.name === name) < i);
  if (twice) return atLine(twice.line, `there is a section ${twice.name} already`);
  const draft = file.empty();
  for (const section of inOrder(sections.value, file.last ?? [])) {
    const name = headOf(section);
    if (!Object.hasOwn(file.readers, name))
      return atLine(section.line, `there is no section ${section.name}`);
    const result = file.readers[name](draft, section);
    if (!result.ok) return result;
  }
  return checkDraft(file, draft, sections.value);
}

const headOf = ({ name }: Section): string => name.split('.')[0];

const inOrder = (sections: readonly Section[], last: readonly string[]): Section[] =>
  sections.toSorted((one, other) => Number(last.includes(one.name)) - Number(last.includes(other.name)));

/** What the schema finds wrong is told at the line of its section, in a list at the line of the entry. */
function checkDraft<T, D extends Draft>(
  { schema, named = {} }: ScenarioFile<T, D>,
  draft: D,
  sections: readonly Section[],
): Result<T> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return ok(parsed.data);
  const { path, message } = parsed.error.issues[0];
  const [key, index] = path[0] === 'position' ? path.slice(1) : path;
  const name = named[path.slice(0, 2).map(String).join('.')] ?? key;
  const section = sections.find((one) => headOf(one) === name);
  const entry = section?.lines[typeof index === 'number' ? index : 0] ?? section;
  return atLine(entry?.line ?? 1, `${path.map(String).join('.')}: ${message}`);
}
