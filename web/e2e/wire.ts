import {
  look,
  openMatch,
  must,
  quickRng,
  readRecord,
  replay,
  tagValue,
  turnOf,
  type Played,
  type Sight,
} from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { applyPatch } from '@bicorne/table/patch';
import type { Update } from '@bicorne/table/protocol';
import { playAll, writeStep } from '@bicorne/table/steps';
import { Stream } from '@bicorne/table/stream';
import type { Page, WebSocket } from 'playwright-core';

/** Everything that a page is sent over its sockets, put together as the page does it. */
export class Wire {
  /** What its player saw after each message, by number. */
  readonly sights = new Map<number, Sight>();
  readonly words = new Set<string>();
  viewer = -1;
  #last: Sight | null = null;
  #n = 0;

  constructor(page: Page) {
    let open: WebSocket | null = null;
    page.on('websocket', (socket) => {
      open = socket;
      // who has taken a seat opens another line; what comes late over the one before he does not hear
      socket.on('framereceived', ({ payload }) => {
        if (socket === open) this.#hear(String(payload));
      });
    });
  }

  #hear(frame: string): void {
    const message: unknown = JSON.parse(/^4[23]\d*(\[.*\])$/s.exec(frame)?.[1] ?? 'null');
    if (!Array.isArray(message)) return;
    if (frame.startsWith('42')) this.words.add(String(message[0]));
    const [first, second] = message;
    if (isSnapshot(first)) this.#see(first.value.n, first.value.sight, first.value.viewer);
    if (isRest(first)) first.value.updates.forEach((update) => this.#go(update));
    if (first === 'update') this.#go(second);
  }

  /** After a broken line the same may come twice: in what was missed, and with the answer to an action asked again. */
  #go({ n, sight }: Pick<Update, 'n' | 'sight'>): void {
    if (this.#last && n === this.#n + 1) this.#see(n, applyPatch(this.#last, sight));
  }

  #see(n: number, sight: Sight, viewer = this.viewer): void {
    this.viewer = viewer;
    this.#n = n;
    this.#last = sight;
    this.sights.set(n, sight);
  }
}

interface SnapshotAnswer {
  readonly value: { readonly n: number; readonly viewer: number; readonly sight: Sight };
}

interface RestAnswer {
  readonly value: { readonly updates: readonly Pick<Update, 'n' | 'sight'>[] };
}

const answers = (message: unknown, ...fields: readonly string[]): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'value' in message &&
  typeof message.value === 'object' &&
  message.value !== null &&
  fields.every((field) => Object.hasOwn(Object(message.value), field));

const isSnapshot = (message: unknown): message is SnapshotAnswer => answers(message, 'sight', 'viewer');
const isRest = (message: unknown): message is RestAnswer => answers(message, 'updates');

/** What the page's own store holds, read out of React. */
export const readStore = (
  page: Page,
): Promise<{ table: { n: number; viewer: number; sight: Sight } | null }> =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const found: unknown[] = [];
    const visit = (fiber: unknown): void => {
      for (let one = fiber; isObject(one); one = one['sibling']) {
        for (let hook = one['memoizedState']; isObject(hook); hook = hook['next'])
          if (
            isObject(hook['memoizedState']) &&
            'table' in hook['memoizedState'] &&
            'busy' in hook['memoizedState']
          )
            found.push(hook['memoizedState']);
        visit(one['child']);
      }
    };
    const isObject = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null;
    // React keeps two trees and draws them by turns: only its root knows which of them is shown.
    visit(Object.getOwnPropertyDescriptor(root, key ?? '')?.value?.stateNode?.current);
    return JSON.parse(JSON.stringify(found[0] ?? { table: null }));
  });

/**
 * Of a finished match: what each message would have shown had everything that this viewer could not know been
 * something else. What the page was sent must be exactly that: then nothing in it depends on a secret.
 */
export async function blindSights(
  record: string,
  viewer: number,
): Promise<{ sights: Map<number, Sight>; secrets: number }> {
  const sheet = must(readRecord(record));
  const module = await loadGame(tagValue(sheet, 'Game') ?? '');
  if (!module) throw new Error('no such game');
  const { match } = must(replay(sheet, () => module.game));
  const { scenario, options } = match.header;
  const start = must(openMatch(module.game, { scenario, options }));
  const stream = new Stream('', viewer, start);
  const sights = new Map<number, Sight>();
  let secrets = 0;
  let part: Played[] = [];
  for (const played of playAll(start, match.steps.map(writeStep))) {
    part.push(played);
    if (turnOf(played.match).kind === 'chance') continue;
    stream.take(part);
    part = [];
    const state = module.secrecy.redraw(played.match.state, viewer, quickRng(stream.n));
    if (JSON.stringify(state) !== JSON.stringify(played.match.state)) secrets++;
    sights.set(stream.n, look({ ...played.match, state }, viewer));
  }
  return { sights, secrets };
}
