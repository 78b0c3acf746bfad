import type { ClockSetting, MatchCard } from '@bicorne/table/protocol';
import type { ShellWords } from '../words/words.ts';

const MINUTE = 60;
const DAY = 86_400;

export const clockName = (clock: ClockSetting, { people }: ShellWords): string =>
  clock.kind === 'live'
    ? people.live(clock.base / MINUTE, clock.increment)
    : people.days(clock.perMove / DAY);

/** What was agreed, in a few words; nothing where nothing was. */
export const termsOf = ({ clock, rated, lot, handicap }: MatchCard, shell: ShellWords): string[] => [
  ...(clock ? [clockName(clock.setting, shell)] : []),
  ...(rated ? [shell.people.rated] : []),
  ...(handicap ? [shell.people.handicap(handicap.amount)] : []),
  ...(lot ? [shell.people.lot] : []),
];
