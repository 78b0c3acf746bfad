import type { Language } from '@bicorne/boardkit';
import { lazyWords } from '../lazy.ts';

/** What is said where people find each other; loaded with it. */
export interface HallWords {
  readonly title: string;
  readonly here: (count: number) => string;
  readonly playing: (count: number) => string;
  readonly waiting: (count: number) => string;
  readonly all: string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly putUp: string;
  readonly putUpNote: string;
  readonly wish: string;
  readonly wishNote: string;
  readonly wishes: string;
  readonly noWishes: string;
  readonly which: string;
  readonly clocksWished: string;
  readonly liveNote: string;
  readonly rated: string;
  readonly strong: string;
  readonly from: string;
  readonly to: string;
  readonly say: string;
  readonly takeBack: string;
  readonly own: string;
  readonly allBattles: string;
  readonly play: string;
  readonly more: (count: number) => string;
  readonly chooseGame: string;
  readonly open: string;
  readonly nobody: string;
  readonly noneFit: string;
  readonly now: string;
  /** The page of live boards, and the way to it. */
  readonly field: string;
  readonly live: string;
  readonly allGames: string;
  readonly isOver: string;
  readonly toTable: string;
  readonly stronger: string;
  readonly others: string;
  readonly noMatches: string;
  readonly sit: (seat: string) => string;
  readonly look: string;
  readonly yours: string;
  readonly watch: string;
  readonly linkTo: (seat: string) => string;
  readonly linkToAny: (seats: string) => string;
  readonly linkToWatch: string;
  readonly share: string;
  readonly qr: string;
  readonly needsAccount: string;
  readonly back: string;
  readonly players: string;
  readonly find: string;
  readonly partOfName: string;
  readonly foundNobody: string;
  readonly following: string;
  readonly isHere: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly results: string;
  readonly opponents: string;
  readonly since: string;
  readonly until: string;
  readonly mine: string;
  readonly reported: string;
  readonly noBest: string;
  readonly asOthers: string;
  readonly elsewhere: string;
  readonly fared: (won: number, drawn: number, matches: number) => string;
  /** Of a record that the archive does not take, by what is the matter with it. */
  readonly uploadFaults: Readonly<Record<'end' | 'acts' | 'rules', string>>;
  readonly filters: string;
  readonly anyClock: string;
  readonly clocks: Readonly<Record<'live' | 'days' | 'none', string>>;
  readonly rating: string;
  readonly anyRating: string;
  readonly unrated: string;
  readonly strength: string;
  readonly anyStrength: string;
  readonly near: (rating: number) => string;
  readonly side: string;
  readonly anySide: string;
  readonly language: string;
  readonly anyLanguage: string;
  readonly languages: Readonly<Record<Language, string>>;
  readonly rules: (count: number) => string;
  readonly commission: (army: string) => string;
  readonly commissionAsk: string;
  readonly holidays: string;
  readonly holidayNote: string;
  readonly holidayLeft: (days: number) => string;
  readonly holidayFrom: string;
  readonly holidayUntil: string;
  readonly takeHoliday: string;
  readonly holidayTaken: string;
  readonly comeBack: string;
  readonly stayHere: string;
  readonly onHoliday: (until: string) => string;
  readonly willBeAway: (from: string, until: string) => string;
  readonly restsAway: (seat: string, moment: string) => string;
  readonly lost: string;
}

export const { load: loadHallWords, use: useHallWords } = lazyWords<HallWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
