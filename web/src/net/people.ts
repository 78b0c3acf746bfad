import type { ReportRequest, Sends, Settings, Stance, WebhookFormat } from '@bicorne/table/protocol';
import { api, ask, sit, sitWhere } from './api.ts';

/** What the server does for people, beside their matches. */

export const people = {
  me: api.me,
  holiday: () => ask('GET /holiday', {}),
  takeHoliday: (wish: Sends<'POST /holiday'>) => ask('POST /holiday', { send: wish }),
  service: () => ask('GET /service', {}),
  bid: (match: string, send: Sends<'POST /matches/:id/bid'>) =>
    ask('POST /matches/:id/bid', { id: match, send }),
  pair: (match: string) => ask('GET /matches/:id/pair', { id: match }),
  events: () => ask('GET /events', { send: {} }),
  announce: (event: Sends<'POST /events'>) => ask('POST /events', { send: event }),
  event: (id: string) => ask('GET /events/:id', { id }),
  enterEvent: (id: string) => ask('POST /events/:id/enter', { id }),
  agreeToBot: (id: string) => ask('POST /events/:id/agree', { id }),
  leaveEvent: (id: string) => ask('POST /events/:id/withdraw', { id }),
  organise: (id: string, wish: Sends<'POST /events/:id/organise'>) =>
    ask('POST /events/:id/organise', { id, send: wish }),
  profile: (id: string) => ask('GET /people/:id', { id }),

  claim: (name: string, passphrase: string) => ask('POST /account', { send: { name, passphrase } }),
  signIn: (name: string, passphrase: string, bring: boolean) =>
    ask('POST /login', { send: { name, passphrase, bring } }),
  signOut: (everywhere: boolean) => ask('POST /logout', { send: { everywhere } }),
  recover: (name: string, proof: { words: string } | { token: string }, passphrase: string, bring: boolean) =>
    ask('POST /recover', { send: { name, proof, passphrase, bring } }),
  recoverByMail: (name: string) => ask('POST /recover/mail', { send: { name } }),
  confirmMail: (token: string) => ask('POST /account/mail/confirm', { send: { token } }),

  rename: (name: string) => ask('POST /account/name', { send: { name } }),
  changePassphrase: (passphrase: string, next: string) =>
    ask('POST /account/passphrase', { send: { passphrase, next } }),
  newWords: (passphrase: string) => ask('POST /account/words', { send: { passphrase } }),
  setMail: (passphrase: string, mail: string | null) =>
    ask('POST /account/mail', { send: { passphrase, mail } }),
  leave: (passphrase: string | undefined) => ask('POST /account/delete', { send: { passphrase } }),
  settings: (settings: Settings) => ask('POST /settings', { send: settings }),
  career: (id: string) => ask('GET /people/:id/career', { id }),
  named: (name: string) => ask('GET /people', { send: { name } }),
  following: () => ask('GET /following', {}),
  follow: (id: string, follow: boolean) => ask('POST /people/:id/follow', { id, send: { follow } }),
  companions: () => ask('GET /companions', {}),
  stances: () => ask('GET /stances', {}),
  setStance: ({ person: { id }, block, mute }: Stance) =>
    ask('POST /people/:id/stance', { id, send: { block, mute } }),
  report: (report: ReportRequest) => ask('POST /report', { send: report }),

  push: ({ endpoint = '', keys }: PushSubscriptionJSON) =>
    ask('POST /push', {
      send: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
    }),
  removePush: (endpoint: string) => ask('POST /push/remove', { send: { endpoint } }),
  webhook: (hook: { url: string; format: WebhookFormat } | null) => ask('POST /webhook', { send: hook }),
  testNotices: (way: Sends<'POST /notices/test'>['way']) => ask('POST /notices/test', { send: { way } }),

  entry: (id: string) => ask('GET /archive/:id', { id }),
  archive: (query: Sends<'GET /archive'>) => ask('GET /archive', { send: query }),
  upload: (record: string) => ask('POST /archive', { send: { record } }),
  ladder: (game: string, season?: string) => ask('GET /ladder', { send: { game, season } }),
  balance: (game: string, scenario: string) => ask('GET /balance', { send: { game, scenario } }),
  results: (game: string) => ask('GET /results', { send: { game } }),
  best: (game: string) => ask('GET /ratings', { send: { game } }),

  wish: (wish: Omit<Sends<'POST /wish'>, 'commitment'>) =>
    sitWhere((commitment) => ask('POST /wish', { send: { ...wish, commitment } })),
  endWish: () => ask('POST /wish/end', {}),
  takeWish: (wish: string, take: Omit<Sends<'POST /wishes/:id'>, 'commitment'>) =>
    sit((commitment) => ask('POST /wishes/:id', { id: wish, send: { ...take, commitment } })),

  invitation: (token: string) => ask('GET /invitations/:id', { id: token }),
  acceptInvitation: (token: string, match: string) =>
    sit((commitment) => ask('POST /invitations/:id', { id: token, send: { commitment } }), match),
  joinAny: (match: string) => api.join(match),
  close: (match: string) => ask('POST /matches/:id/close', { id: match }),
  leaveSeat: (match: string) => ask('POST /matches/:id/leave', { id: match }),
  rematch: (match: string) =>
    sit((commitment) => ask('POST /matches/:id/rematch', { id: match, send: { commitment } })),
  share: (match: string) => ask('POST /matches/:id/share', { id: match }),
  chat: (match: string) => ask('GET /matches/:id/chat', { id: match, send: {} }),
  notes: (match: string) => ask('GET /matches/:id/notes', { id: match }),
  tried: (match: string) => ask('GET /matches/:id/tried', { id: match }),
  setTried: (match: string, sealed: string) =>
    ask('POST /matches/:id/tried', { id: match, send: { sealed } }),
  setNotes: (match: string, text: string) => ask('POST /matches/:id/notes', { id: match, send: { text } }),
};
