import type { ClockSetting } from '@bicorne/table/protocol';
import type { ShellWords } from '../words/words.ts';

const MINUTE = 60;
const DAY = 86_400;

export const clockName = (clock: ClockSetting, { people }: ShellWords): string =>
  clock.kind === 'live'
    ? people.live(clock.base / MINUTE, clock.increment)
    : [
        people.days(clock.perMove / DAY),
        ...(clock.bank > 0 ? [people.bank(clock.bank / DAY)] : []),
        ...(clock.weekends ? [people.weekendsOff.toLowerCase()] : []),
      ].join(', ');

/** Also where there is none. */
export const clockWords = (clock: ClockSetting | null, shell: ShellWords): string =>
  clock ? clockName(clock, shell) : shell.people.noClock;

/** What was agreed, wherever it stands: on a card, in the hall, or in what somebody is about to ask for. */
export interface Agreed {
  readonly timing?: ClockSetting;
  readonly rated?: boolean;
  readonly pair?: { readonly game: number };
  readonly handicap?: { readonly amount: number };
  readonly bids?: unknown;
  readonly lot?: boolean;
  readonly delay?: number;
  readonly advice?: boolean;
  readonly paced?: boolean;
}

/** What was agreed, in a few words; nothing where nothing was. */
export const termsOf = (
  { timing, rated, pair, handicap, bids, lot, delay, advice, paced }: Agreed,
  shell: ShellWords,
): string[] => [
  ...(timing ? [clockName(timing, shell)] : []),
  ...(rated ? [shell.people.rated] : []),
  ...(pair ? [shell.people.pairGame(pair.game + 1)] : []),
  ...(handicap ? [shell.people.handicap(handicap.amount)] : []),
  ...(bids !== undefined && !handicap ? [shell.people.bidsFor] : []),
  ...(lot ? [shell.people.lot] : []),
  ...(delay === undefined ? [] : [shell.people.lateOnlookers(delay)]),
  ...(advice ? [shell.people.advised] : []),
  ...(paced ? [shell.people.paced] : []),
];
