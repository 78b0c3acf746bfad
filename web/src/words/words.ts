import type { Language } from '@bicorne/boardkit';
import type { WireFault } from '@bicorne/table/protocol';
import type { EndingWords } from '../table/ending.ts';
import type { AdviceWords } from './advice.ts';
import type { DeviceWords } from './device.ts';
import type { PeopleWords } from './people.ts';
import type { HandWords } from './hand.ts';
import type { PlayWords } from './play.ts';

/** Every word of the shell. Games bring their own (`Words` in boardkit). */
export interface ShellWords {
  readonly language: string;
  readonly tagline: string;
  /** Where battles of one's own are made. */
  readonly workshop: string;
  /** Positions with a question; the one of the day is of this game. */
  readonly exercises: { readonly title: string; readonly ofDay: (game: string) => string };
  /** Of an address at which there is nothing, and why that may be. */
  readonly notHere: { readonly said: string; readonly why: string };
  readonly lobby: {
    readonly yourName: string;
    readonly chooseScenario: string;
    readonly side: string;
    readonly opponent: string;
    readonly opponents: { readonly bot: string; readonly friend: string; readonly anyone: string };
    readonly opponentNotes: {
      readonly bot: string;
      readonly friend: string;
      readonly anyone: string;
      /** One certain person. */
      readonly person: string;
    };
    readonly rules: string;
    readonly start: string;
    readonly invite: string;
    /** Over the matches in which somebody keeps a seat for one. */
    readonly asked: string;
    readonly decline: string;
    readonly running: string;
    readonly finished: string;
    readonly noMatches: string;
    readonly yourTurn: string;
    readonly theirTurn: string;
    readonly join: string;
    readonly over: string;
    /** Of a finished match, to whoever had one of its sides. */
    readonly results: { readonly won: string; readonly lost: string; readonly drawn: string };
    readonly reconstruction: string;
  };
  readonly table: {
    readonly waitingForPlayer: string;
    /** A seat is kept for this person, who was told. */
    readonly waitingFor: (name: string) => string;
    readonly copyLink: string;
    readonly copied: string;
    readonly joinAs: (seat: string) => string;
    /** Before it begins: to whoever made the match, and to the others who sit there. */
    readonly closeMatch: string;
    readonly leaveSeat: string;
    readonly watching: string;
    readonly undo: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly yes: string;
    readonly no: string;
    readonly log: string;
    /** Headings for whoever hears the page: what is asked, and what lies before the player. */
    readonly question: string;
    readonly tray: string;
    readonly orderOfBattle: string;
    readonly actions: string;
    readonly hand: string;
    readonly rule: (number: string) => string;
    readonly lost: string;
    readonly flip: string;
    readonly fit: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly map: string;
    readonly replay: string;
    /** Leads to what decided a finished match. */
    readonly report: string;
    readonly record: string;
    readonly lobby: string;
    /** Who has won a match that its rules did not end; how it ended follows. */
    readonly victory: (who: string) => string;
    readonly endings: EndingWords;
    readonly chance: string;
    /** A match that has not begun waits for these seats; for whoever comes, where none is settled. */
    readonly awaits: (seats: string) => string;
    readonly yourTurn: string;
    readonly menu: string;
  };
  readonly play: PlayWords;
  readonly hand: HandWords;
  readonly advice: AdviceWords;
  readonly device: DeviceWords;
  readonly people: PeopleWords;
  readonly book: {
    readonly title: string;
    readonly contents: string;
    readonly search: string;
    readonly close: string;
    /** The captain's book: how an experienced player thinks. */
    readonly captain: string;
    readonly searchAdvice: string;
    readonly playFrom: string;
  };
  readonly replay: {
    readonly title: string;
    readonly eyes: string;
    readonly onlooker: string;
    readonly step: (n: number, of: number) => string;
    readonly play: string;
    readonly pause: string;
    readonly first: string;
    readonly back: string;
    readonly next: string;
    readonly last: string;
    readonly verified: string;
    /** The record went on under other rules: so many rolls and draws before that cannot be checked. */
    readonly verifiedSince: (unchecked: number) => string;
    readonly notVerified: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly look: string;
    readonly light: string;
    readonly dark: string;
    readonly system: string;
  };
  readonly teach: {
    readonly story: string;
    readonly learn: string;
    readonly lessons: string;
    readonly progress: string;
    readonly goOn: string;
    readonly done: string;
    readonly nextLesson: (title: string) => string;
    readonly toLobby: string;
  };
  /** What went wrong, for whoever plays: by the fault's code. */
  readonly faults: Readonly<Record<WireFault['code'], string>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ words: ShellWords }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
};

export const loadShellWords = async (language: Language): Promise<ShellWords> =>
  (await LOADERS[language]()).words;
