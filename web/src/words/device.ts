/** What is said in the lobby and of matches on this device. */
export interface DeviceWords {
  readonly playNow: string;
  /** The same battle once more, after its end. */
  readonly again: string;
  readonly battles: string;
  readonly backToGames: string;
  readonly here: string;
  readonly empty: string;
  readonly you: string;
  /** Bots by the name they have in the registry; others are called by that name. */
  readonly levels: Readonly<Record<string, string>>;
  readonly levelNotes: Readonly<Record<string, string>>;
  readonly level: string;
  /** In whose manner a bot plays, by the commander's name in the registry. */
  readonly manner: string;
  readonly plainManner: string;
  readonly commanders: Readonly<Record<string, string>>;
  readonly bothHere: string;
  readonly bothHereNote: string;
  readonly botNote: string;
  readonly importRecord: string;
  readonly imported: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly offline: string;
  readonly newer: string;
  readonly handTo: (who: string) => string;
  readonly handToNote: string;
  readonly iAm: (who: string) => string;
  readonly thinking: (who: string) => string;
  readonly stopThinking: string;
  readonly stopped: string;
  readonly goOn: string;
}
