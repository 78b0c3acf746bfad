import type { EventEntrant } from '@bicorne/table/protocol';
import { botTitle } from '../people/bots.ts';
import type { ShellWords } from '../words/words.ts';

/** What an entrant is called: bots by their level and number, whoever left for good by that. */
export function entrantName({ name, bot }: EventEntrant, shell: ShellWords): string {
  if (!bot) return name || shell.people.left;
  const [level, number = ''] = name.split(' ');
  return `${botTitle(level, shell)} ${number}`.trim();
}
