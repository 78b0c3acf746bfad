import type { Odds } from '@bicorne/engine';
import type { OfferKind } from '@bicorne/table/protocol';
import type { Preferences } from '../preferences.ts';

/** What is said at the table beside the game's own words. */
export interface PlayWords {
  readonly chances: string;
  readonly certainty: Readonly<Record<Odds['certainty'], string>>;
  /** What follows from a step that is asked about. */
  readonly noWayBack: string;
  readonly endsTurn: string;
  /** Names the list of several things that one press may mean. */
  readonly several: string;
  readonly doIt: string;
  readonly cancel: string;
  readonly allActions: (count: number) => string;
  /** Of a long list: the field in which one types what one looks for, and how many there are of it. */
  readonly findAction: string;
  readonly foundActions: (count: number) => string;
  readonly resetTurn: string;
  readonly askBack: string;
  readonly offerDraw: string;
  readonly withdraw: string;
  /** To the one who is asked. */
  readonly offered: Readonly<Record<OfferKind, (who: string, army: string, bot: string) => string>>;
  /** To the one who asked. */
  readonly offering: Readonly<Record<OfferKind, string>>;
  readonly agree: string;
  readonly decline: string;
  /** Above the lines of the log that are new. */
  readonly newLines: string;
  readonly showNew: string;
  /** Plays the others' turn once more. */
  readonly showAgain: string;
  /** Lines of the log that lie behind one of their kind. */
  readonly moreLines: (count: number) => string;
  /** An earlier moment is shown. */
  readonly earlier: string;
  readonly backToNow: string;
  readonly skip: string;
  /** Something grave has been read. */
  readonly goOn: string;
  readonly speed: string;
  readonly branch: string;
  readonly turnBack: string;
  readonly turnOn: string;
  /** Opens a board of one's own on the position. */
  readonly tryOut: string;
  readonly standing: StandingWords;
  readonly luck: LuckWords;
  readonly settings: SettingsWords;
}

/** Of answers that are given beforehand. */
interface StandingWords {
  /** Opens the page of all of them. */
  readonly open: string;
  /** The same where there are plans as well. */
  readonly both: string;
  /** Beside a line of the log that tells of one. */
  readonly given: string;
  /** At the end of one's own turn. */
  readonly offered: string;
  readonly goOn: string;
  readonly note: string;
}

interface LuckWords {
  readonly title: string;
  /** One side, and the share of armies that would have had less luck with the same throws. */
  readonly verdicts: Readonly<
    Record<'lucky' | 'plain' | 'unlucky', (who: string, percent: string) => string>
  >;
  readonly none: string;
  readonly thrown: (throws: number, dice: number) => string;
  readonly note: string;
}

type Choices<K extends keyof Preferences> = Readonly<Record<Preferences[K] & string, string>>;

interface SettingsWords {
  readonly palette: string;
  readonly palettes: Choices<'palette'>;
  readonly text: string;
  readonly texts: Choices<'text'>;
  readonly motion: string;
  readonly motions: Choices<'motion'>;
  readonly pace: string;
  readonly paces: Choices<'pace'>;
  readonly play: string;
  readonly sounds: string;
  readonly confirm: string;
  readonly hints: string;
  readonly coordinates: string;
  readonly follow: string;
}
