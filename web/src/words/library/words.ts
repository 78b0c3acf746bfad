import type { BattleTag } from '@bicorne/table/battle';
import type { Sends } from '@bicorne/table/protocol';
import { lazyWords } from '../lazy.ts';

type BattleOrder = NonNullable<Sends<'GET /battles'>['order']>;

/** What is said in the library of battles; loaded with it. */
export interface LibraryWords {
  readonly title: string;
  readonly intro: string;
  /** Words of a battle's title. */
  readonly called: string;
  readonly kind: string;
  readonly anyKind: string;
  readonly tags: Readonly<Record<BattleTag, string>>;
  readonly order: string;
  readonly orders: Readonly<Record<BattleOrder, string>>;
  readonly none: string;
  readonly ofAuthor: string;
  readonly everybodys: string;
  readonly played: (times: number) => string;
  readonly stars: (count: number) => string;
  readonly version: (version: number) => string;
  /** An older version is shown. */
  readonly older: (shown: number, last: number) => string;
  readonly toLast: string;
  readonly cannotPlay: string;
  readonly change: string;
  readonly star: string;
  readonly unstar: string;
  readonly link: string;
  readonly strength: string;
  readonly results: string;
  readonly noResults: string;
  readonly between: string;
  readonly withBots: string;
  readonly drawn: string;
  readonly versions: string;
  readonly parent: string;
  readonly forks: string;
  readonly report: string;
  readonly reportNote: string;
  readonly send: string;
  readonly reported: string;
  readonly withdraw: string;
  readonly withdrawSure: string;
  readonly away: Readonly<Record<'withdrawn' | 'hidden', string>>;
  readonly publish: string;
  readonly publishNote: string;
  readonly publishAs: (version: number) => string;
  readonly publishAnew: string;
  readonly whatIsNew: string;
  readonly mostTags: string;
  readonly published: string;
  readonly lookAt: string;
  readonly faultsFirst: string;
  /** Why it was not taken. */
  readonly refused: string;
  /** On the page of a game. */
  readonly own: string;
  readonly untitled: string;
}

export const { load: loadLibraryWords, use: useLibraryWords } = lazyWords<LibraryWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
