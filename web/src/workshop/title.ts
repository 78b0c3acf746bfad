import type { Language } from '@bicorne/boardkit';
import { valueAt } from '@bicorne/boardkit/workshop/path.ts';

/** What a battle is called in this language, or in English; empty where it has no name. */
export function titleOf(scenario: unknown, language: Language): string {
  const said = valueAt(scenario, ['title', language]);
  const english = valueAt(scenario, ['title', 'en']);
  return [said, english].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
