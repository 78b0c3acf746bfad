import { z } from 'zod';
import {
  archiveQuery,
  balanceQuery,
  ladderQuery,
  ratingQuery,
  resultQuery,
  uploadRequest,
  type ArchiveEntry,
  type ArchivePage,
  type BattleBalance,
  type GameEntry,
  type LadderPage,
  type RatingRow,
  type ResultRow,
} from './archive.ts';
import { holidayRequest, type HolidayCard } from './clock.ts';
import { eventQuery, eventRequest, organiseRequest, type EventCard, type EventSheet } from './events.ts';
import { takeRequest, wishRequest } from './hall.ts';
import {
  battleAt,
  battleQuery,
  misuseRequest,
  publishRequest,
  starRequest,
  versionRequest,
  type BattlePage,
  type BattleSheet,
} from './library.ts';
import {
  bidRequest,
  joinRequest,
  matchRequest,
  rematchRequest,
  type Invitation,
  type MatchCard,
  type MatchList,
} from './matches.ts';
import {
  accountRequest,
  confirmRequest,
  deleteRequest,
  followRequest,
  guestRequest,
  loginRequest,
  logoutRequest,
  mailRequest,
  nameRequest,
  passphraseRequest,
  peopleQuery,
  proofRequest,
  pushRemoveRequest,
  pushRequest,
  recoverMailRequest,
  recoverRequest,
  reportRequest,
  settings,
  stanceRequest,
  testRequest,
  webhookRequest,
  type Career,
  type Claimed,
  type Companion,
  type Delivery,
  type Me,
  type Profile,
  type RecoveryWords,
  type Seen,
  type Service,
  type Settings,
  type Stance,
} from './people.ts';
import type { PairCard } from './pairs.ts';
import { chatQuery, notesRequest, triedRequest, type ChatLine, type Notes, type Tried } from './talk.ts';

/** What is sent along, with GET in the address, else as the body; and, for types alone, what is answered. */
interface Route<Takes extends z.ZodType, Gives> {
  readonly takes: Takes;
  readonly gives?: Gives;
}

/** Whatever is sent to a route that takes nothing. */
const nothing = z.unknown().transform(() => null);

const gives = <Gives>(): Route<typeof nothing, Gives> => ({ takes: nothing });
const takes = <Takes extends z.ZodType>(takes: Takes) => ({
  gives: <Gives>(): Route<Takes, Gives> => ({ takes }),
});
/** A record as plain text, where it can be had; else a fault as ever. */
const givesText = gives<string>;

/**
 * All that is asked over HTTP, below `/api`: server, page and the description for other programs are made of it. What
 * is sent and answered, and what it means, is said where it is defined, by subject.
 */
export const ROUTES = {
  // people.ts
  'GET /me': gives<Me | null>(),
  'POST /guest': takes(guestRequest).gives<Me>(),
  'POST /account': takes(accountRequest).gives<Claimed>(),
  'POST /login': takes(loginRequest).gives<Me>(),
  'POST /logout': takes(logoutRequest).gives<null>(),
  'POST /account/name': takes(nameRequest).gives<Me>(),
  'POST /account/passphrase': takes(passphraseRequest).gives<null>(),
  'POST /account/words': takes(proofRequest).gives<RecoveryWords>(),
  'POST /account/mail': takes(mailRequest).gives<null>(),
  'POST /account/mail/confirm': takes(confirmRequest).gives<null>(),
  'POST /account/delete': takes(deleteRequest).gives<null>(),
  'POST /recover/mail': takes(recoverMailRequest).gives<null>(),
  'POST /recover': takes(recoverRequest).gives<Claimed>(),
  'POST /settings': takes(settings).gives<Settings>(),
  'GET /people/:id': gives<Profile>(),
  'POST /people/:id/stance': takes(stanceRequest).gives<Stance>(),
  'GET /people/:id/career': gives<Career>(),
  'POST /people/:id/follow': takes(followRequest).gives<null>(),
  'GET /people': takes(peopleQuery).gives<readonly Seen[]>(),
  'GET /following': gives<readonly Seen[]>(),
  'GET /companions': gives<readonly Companion[]>(),
  'GET /stances': gives<readonly Stance[]>(),
  'POST /report': takes(reportRequest).gives<null>(),
  'POST /push': takes(pushRequest).gives<null>(),
  'POST /push/remove': takes(pushRemoveRequest).gives<null>(),
  'POST /webhook': takes(webhookRequest).gives<null>(),
  'POST /notices/test': takes(testRequest).gives<Delivery>(),
  'GET /service': gives<Service>(),
  'GET /holiday': gives<HolidayCard>(),
  'POST /holiday': takes(holidayRequest).gives<HolidayCard>(),

  // matches.ts
  'GET /matches': gives<MatchList>(),
  'POST /matches': takes(matchRequest).gives<MatchCard>(),
  'GET /matches/:id': gives<MatchCard>(),
  'POST /matches/:id/join': takes(joinRequest).gives<MatchCard>(),
  'POST /matches/:id/close': gives<MatchCard>(),
  'POST /matches/:id/leave': gives<MatchCard>(),
  'POST /matches/:id/rematch': takes(rematchRequest).gives<MatchCard>(),
  'POST /matches/:id/bid': takes(bidRequest).gives<MatchCard>(),
  'POST /matches/:id/share': gives<MatchCard>(),
  'GET /matches/:id/record': givesText(),
  'GET /matches/:id/pair': gives<PairCard>(),
  'GET /invitations/:id': gives<Invitation>(),
  'POST /invitations/:id': takes(joinRequest).gives<MatchCard>(),

  // events.ts
  'GET /events': takes(eventQuery).gives<readonly EventCard[]>(),
  'POST /events': takes(eventRequest).gives<EventCard>(),
  'GET /events/:id': gives<EventSheet>(),
  'POST /events/:id/enter': gives<EventSheet>(),
  'POST /events/:id/withdraw': gives<EventSheet>(),
  'POST /events/:id/agree': gives<EventSheet>(),
  'POST /events/:id/organise': takes(organiseRequest).gives<EventSheet>(),
  'GET /events/:id/records': givesText(),
  'GET /events/:id/calendar': givesText(),
  // hall.ts
  'POST /wish': takes(wishRequest).gives<MatchCard | null>(),
  'POST /wish/end': gives<null>(),
  'POST /wishes/:id': takes(takeRequest).gives<MatchCard>(),

  // library.ts
  'GET /battles': takes(battleQuery).gives<BattlePage>(),
  'POST /battles': takes(publishRequest).gives<BattleSheet>(),
  'GET /battles/:id': takes(battleAt).gives<BattleSheet>(),
  'POST /battles/:id/version': takes(versionRequest).gives<BattleSheet>(),
  'POST /battles/:id/star': takes(starRequest).gives<BattleSheet>(),
  'POST /battles/:id/withdraw': gives<null>(),
  'POST /battles/:id/report': takes(misuseRequest).gives<null>(),

  // talk.ts
  'GET /matches/:id/chat': takes(chatQuery).gives<readonly ChatLine[]>(),
  'GET /matches/:id/notes': gives<Notes>(),
  'POST /matches/:id/notes': takes(notesRequest).gives<null>(),
  'GET /matches/:id/tried': gives<Tried>(),
  'POST /matches/:id/tried': takes(triedRequest).gives<null>(),

  // archive.ts
  'GET /games': gives<readonly GameEntry[]>(),
  'GET /archive': takes(archiveQuery).gives<ArchivePage>(),
  'POST /archive': takes(uploadRequest).gives<ArchiveEntry>(),
  'GET /archive/:id': gives<ArchiveEntry>(),
  'GET /records/:id': givesText(),
  'GET /ratings': takes(ratingQuery).gives<readonly RatingRow[]>(),
  'GET /results': takes(resultQuery).gives<readonly ResultRow[]>(),
  'GET /ladder': takes(ladderQuery).gives<LadderPage>(),
  'GET /balance': takes(balanceQuery).gives<BattleBalance>(),
};

type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

/** What is answered. */
export type Gives<R extends RouteName> = Routes[R] extends Route<z.ZodType, infer Gives> ? Gives : never;
/** What is sent along; `unknown` where the route takes nothing. */
export type Sends<R extends RouteName> = z.input<Routes[R]['takes']>;
/** The same as it is heard: checked, and whole. */
export type Hears<R extends RouteName> = z.output<Routes[R]['takes']>;
