import type { Answer, Delivery, Me, Service, Settings, WebhookFormat } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Field, Form, Select, type Fields } from './Form.tsx';
import { tellSettings } from './settings.ts';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly me: Me;
  readonly shell: ShellWords;
  readonly onMe: (me: Me) => void;
}

type Way = Exclude<keyof Settings['notices'], 'digest'>;
const FORMATS = ['discord', 'slack', 'ntfy', 'telegram'] as const satisfies readonly WebhookFormat[];
const FORMAT_NAMES = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' };

/** By which ways one wants to hear that it is one's turn, as far as this server has them. */
export function Notices({ me, shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  const service = useService();
  const push = usePush();
  const set = (notices: Settings['notices']): void =>
    void asking.ask(
      () => tellSettings(notices),
      (settings) => settings && onMe({ ...me, settings }),
    );
  const way = (name: Way, note: string | null): ReactNode => (
    <label className="choice">
      <input
        type="checkbox"
        checked={me.settings.notices[name]}
        disabled={asking.busy}
        onChange={(event) => set({ ...me.settings.notices, [name]: event.target.checked })}
      />
      <span>
        {shell.people.noticeWays[name]}
        {note !== null && <small>{note}</small>}
      </span>
    </label>
  );
  return (
    <>
      <p className="people-note">{shell.people.noticesNote}</p>
      {way('mail', mailNote(me, service, shell))}
      {me.mail !== null && me.settings.notices.mail && (
        <div className="people-way">
          <label className="choice">
            <input
              type="checkbox"
              checked={me.settings.notices.digest}
              disabled={asking.busy}
              onChange={({ target }) => set({ ...me.settings.notices, digest: target.checked })}
            />
            <span>{shell.people.digest}</span>
          </label>
          <Test way="mail" shell={shell} />
        </div>
      )}
      {way('push', push.on ? null : shell.people.noPushYet)}
      <div className="people-way">
        <PushHere push={push} service={service} shell={shell} />
        {push.on && <Test way="push" shell={shell} />}
      </div>
      {way('webhook', me.webhook ? null : shell.people.noWebhookYet)}
      <div className="people-way">
        <Webhook me={me} shell={shell} onMe={onMe} />
      </div>
    </>
  );
}

function useService(): Service | null {
  const [service, setService] = useState<Service | null>(null);
  useEffect(() => void people.service().then((answer) => answer.ok && setService(answer.value)), []);
  return service;
}

function mailNote(me: Me, service: Service | null, { people: words }: ShellWords): string {
  if (service && !service.mail) return words.noMailHere;
  return me.mail ?? words.noMailYet;
}

interface Push {
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
}

/** Whether this browser gets pushes. */
function usePush(): Push {
  const [on, setOn] = useState(false);
  useEffect(() => void subscription().then((found) => setOn(found !== null)), []);
  return { on, setOn };
}

interface PushProps {
  readonly push: Push;
  readonly service: Service | null;
  readonly shell: ShellWords;
}

/** Lets this browser have them, or takes that back. */
function PushHere({ push: { on, setOn }, service, shell }: PushProps): ReactNode {
  const [said, setSaid] = useState('');
  const allow = async (): Promise<void> => {
    const done = await subscribe(service?.pushKey ?? '').catch(() => null);
    setOn(done?.ok === true);
    setSaid(done?.ok ? shell.people.pushOn : shell.people.pushRefused);
  };
  const end = async (): Promise<void> => {
    await unsubscribe();
    setOn(false);
    setSaid(shell.people.pushOff);
  };
  return (
    <p className="people-row">
      <button type="button" className="button" onClick={() => void (on ? end() : allow())}>
        {on ? shell.people.pushEnd : shell.people.pushHere}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}

/** Where there is no service worker there is no push. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(applicationServerKey: string): Promise<Answer<null>> {
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return people.push(made.toJSON());
}

async function unsubscribe(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await people.removePush(known.endpoint);
  await known.unsubscribe();
}

interface TestProps {
  readonly way: Way;
  readonly shell: ShellWords;
}

/** A word of greeting by this way, and what became of it. */
function Test({ way, shell }: TestProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  return (
    <p className="people-row">
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void ask(() => people.testNotices(way), setDelivery)}
      >
        {shell.people.test}
      </button>
      <span role="status">
        {fault !== null && shell.faults[fault]}
        {fault === null && !busy && delivery !== null && shell.people.deliveries[delivery]}
      </span>
    </p>
  );
}

/** Of a bot of one's own and a chat with it. */
const telegramUrl = (token: string, chat: string): string =>
  `https://api.telegram.org/bot${token}/sendMessage?chat_id=${encodeURIComponent(chat)}`;

function webhookOf(field: Fields): Me['webhook'] {
  const format = FORMATS.find((one) => one === field('format')) ?? 'ntfy';
  if (format === 'telegram') return { url: telegramUrl(field('token'), field('chat')), format };
  return field('url') === '' ? null : { url: field('url'), format };
}

/** A message to a channel of one's own. */
function Webhook({ me, shell, onMe }: Props): ReactNode {
  const [format, setFormat] = useState<WebhookFormat>(me.webhook?.format ?? 'discord');
  const save = async (webhook: Me['webhook']): Promise<Answer<Me['webhook']>> => {
    const answer = await people.webhook(webhook);
    return answer.ok ? { ok: true, value: webhook } : answer;
  };
  const took = (webhook: Me['webhook']): void => onMe({ ...me, webhook });
  return (
    <>
      <Form
        label={shell.people.change}
        shell={shell}
        ask={(field) => save(webhookOf((name) => (name === 'format' ? format : field(name))))}
        then={took}
      >
        <Select
          label={shell.people.webhookFormat}
          of={FORMATS}
          names={FORMAT_NAMES}
          value={format}
          onChange={(chosen) => setFormat(chosen || 'ntfy')}
        />
        {format === 'telegram' ? (
          <>
            <p className="people-note">{shell.people.telegramNote}</p>
            <Field name="token" label={shell.people.telegramToken} />
            <Field name="chat" label={shell.people.telegramChat} />
          </>
        ) : (
          <Field
            name="url"
            type="url"
            label={shell.people.webhookAddress}
            value={me.webhook?.format === format ? me.webhook.url : ''}
            optional
          />
        )}
      </Form>
      {me.webhook && <Test way="webhook" shell={shell} />}
    </>
  );
}
