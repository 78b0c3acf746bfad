import type {
  ArchiveEntry,
  ArchivePage,
  ChatLine,
  Companion,
  Claimed,
  Invitation,
  MatchCard,
  Me,
  Profile,
  RatingRow,
  ResultRow,
  RecoveryWords,
  ReportRequest,
  Service,
  Settings,
  Stance,
  WebhookFormat,
} from '@bicorne/table/protocol';
import { ask, sit } from './api.ts';

/** What the server does for people, beside their matches. */

const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

export const people = {
  me: () => ask<Me | null>('GET', '/me'),
  service: () => ask<Service>('GET', '/service'),
  profile: (id: string) => ask<Profile>('GET', `/people/${id}`),

  claim: (name: string, passphrase: string) => post<Claimed>('/account', { name, passphrase }),
  signIn: (name: string, passphrase: string, bring: boolean) =>
    post<Me>('/login', { name, passphrase, bring }),
  signOut: (everywhere: boolean) => post<null>('/logout', { everywhere }),
  recover: (name: string, proof: { words: string } | { token: string }, passphrase: string, bring: boolean) =>
    post<Claimed>('/recover', { name, proof, passphrase, bring }),
  recoverByMail: (name: string) => post<null>('/recover/mail', { name }),
  confirmMail: (token: string) => post<null>('/account/mail/confirm', { token }),

  rename: (name: string) => post<Me>('/account/name', { name }),
  changePassphrase: (passphrase: string, next: string) =>
    post<null>('/account/passphrase', { passphrase, next }),
  newWords: (passphrase: string) => post<RecoveryWords>('/account/words', { passphrase }),
  setMail: (passphrase: string, mail: string | null) => post<null>('/account/mail', { passphrase, mail }),
  leave: (passphrase: string | undefined) =>
    post<null>('/account/delete', passphrase === undefined ? {} : { passphrase }),
  settings: (settings: Settings) => post<Settings>('/settings', settings),
  companions: () => ask<readonly Companion[]>('GET', '/companions'),
  stances: () => ask<readonly Stance[]>('GET', '/stances'),
  setStance: ({ person, block, mute }: Stance) =>
    post<Stance>(`/people/${person.id}/stance`, { block, mute }),
  report: (report: ReportRequest) => post<null>('/report', report),

  push: (subscription: PushSubscriptionJSON) =>
    post<null>('/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  removePush: (endpoint: string) => post<null>('/push/remove', { endpoint }),
  webhook: (hook: { url: string; format: WebhookFormat } | null) => post<null>('/webhook', hook),
  testWebhook: () => post<null>('/webhook/test'),

  archive: (query: URLSearchParams) => ask<ArchivePage>('GET', `/archive?${query.toString()}`),
  upload: (record: string) => post<ArchiveEntry>('/archive', { record }),
  results: (game: string) => ask<readonly ResultRow[]>('GET', `/results?game=${game}`),
  best: (game: string) => ask<readonly RatingRow[]>('GET', `/ratings?game=${game}`),

  invitation: (token: string) => ask<Invitation>('GET', `/invitations/${token}`),
  acceptInvitation: (token: string, match: string) => sit(`/invitations/${token}`, {}, match),
  joinAny: (match: string) => sit(`/matches/${match}/join`, {}, match),
  close: (match: string) => post<MatchCard>(`/matches/${match}/close`),
  leaveSeat: (match: string) => post<MatchCard>(`/matches/${match}/leave`),
  rematch: (match: string) => sit(`/matches/${match}/rematch`, {}),
  share: (match: string) => post<MatchCard>(`/matches/${match}/share`),
  chat: (match: string) => ask<readonly ChatLine[]>('GET', `/matches/${match}/chat`),
  notes: (match: string) => ask<{ readonly text: string }>('GET', `/matches/${match}/notes`),
  setNotes: (match: string, text: string) => post<null>(`/matches/${match}/notes`, { text }),
};
