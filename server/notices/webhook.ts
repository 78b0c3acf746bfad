import type { Webhook } from '../store/people.ts';
import { postOutside } from './outward.ts';

export interface Message {
  readonly id: string;
  readonly text: string;
  /** Where the page shows it. */
  readonly link: string;
}

interface Post {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const asJson = (value: unknown): Post => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

const FORMATS: Readonly<Record<Webhook['format'], (message: Message, url: string) => Post>> = {
  discord: ({ text, link }) => asJson({ content: `${text} ${link}`, allowed_mentions: { parse: [] } }),
  slack: ({ text, link }) => asJson({ text: `${text} <${link}>` }),
  ntfy: ({ text, link }) => ({
    body: text,
    headers: { 'content-type': 'text/plain; charset=utf-8', title: 'Bicorne', click: link },
  }),
  telegram: ({ text, link }, url) =>
    asJson({ chat_id: new URL(url).searchParams.get('chat_id'), text: `${text} ${link}` }),
};

export function webhookPost({ format, url }: Webhook, message: Message): Post {
  const { body, headers } = FORMATS[format](message, url);
  return { body, headers: { ...headers, 'x-bicorne-notice': message.id } };
}

/** Throws when it should be tried again; an address that says no is not asked twice. Says whether it took it. */
export async function sendWebhook(
  webhook: Webhook,
  message: Message,
  allowInside: boolean,
): Promise<boolean> {
  const { body, headers } = webhookPost(webhook, message);
  const status = await postOutside(webhook.url, body, headers, allowInside);
  if (status === 429 || status >= 500) throw new Error(`the webhook answered ${status}`);
  return status >= 200 && status < 300;
}
