import type { Answer, Me, Settings, WebhookFormat } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';
import { Field, Form } from './Form.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly me: Me;
  readonly shell: ShellWords;
  readonly onMe: (me: Me) => void;
}

const WAYS = ['push', 'mail', 'webhook'] as const;
const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'ntfy'];

/** By which ways one wants to hear that it is one's turn. */
export function Notices({ me, shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  const set = (notices: Settings['notices']): void => {
    const settings = { ...me.settings, notices };
    void asking.ask(
      () => people.settings(settings),
      () => onMe({ ...me, settings }),
    );
  };
  return (
    <>
      {WAYS.map((way) => (
        <label key={way} className="choice">
          <input
            type="checkbox"
            checked={me.settings.notices[way]}
            disabled={asking.busy}
            onChange={(event) => set({ ...me.settings.notices, [way]: event.target.checked })}
          />
          <span>{shell.people.noticeWays[way]}</span>
        </label>
      ))}
      <PushHere shell={shell} />
      <Webhook me={me} shell={shell} onMe={onMe} />
    </>
  );
}

function PushHere({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [said, setSaid] = useState('');
  const allow = async (): Promise<void> => {
    const done = await subscribe().catch(() => null);
    setSaid(done?.ok ? shell.people.pushOn : shell.people.pushRefused);
  };
  return (
    <p className="people-row">
      <button type="button" className="button" onClick={() => void allow()}>
        {shell.people.pushHere}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}

async function subscribe(): Promise<Answer<null>> {
  const service = await people.service();
  if (!service.ok) return service;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: service.value.pushKey,
  });
  return people.push(subscription.toJSON());
}

function Webhook({ me, shell, onMe }: Props): ReactNode {
  const asking = useAsking();
  const test = useAsking();
  const save = (url: string, format: WebhookFormat): void => {
    const webhook = url === '' ? null : { url, format };
    void asking.ask(
      () => people.webhook(webhook),
      () => onMe({ ...me, webhook }),
    );
  };
  return (
    <>
      <Form
        asking={asking}
        label={shell.people.change}
        shell={shell}
        onSubmit={(field) => save(field('url'), FORMATS.find((one) => one === field('format')) ?? 'ntfy')}
      >
        <Field
          name="url"
          type="url"
          label={shell.people.webhookAddress}
          value={me.webhook?.url ?? ''}
          optional
        />
        <select
          name="format"
          aria-label={shell.people.noticeWays.webhook}
          defaultValue={me.webhook?.format ?? 'discord'}
        >
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {format}
            </option>
          ))}
        </select>
      </Form>
      {me.webhook && (
        <Form
          asking={test}
          label={shell.people.test}
          shell={shell}
          onSubmit={() => void test.ask(people.testWebhook)}
        />
      )}
    </>
  );
}
