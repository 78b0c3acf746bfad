/**
 * The service worker: after the first visit the page comes from here, with or without a network. Each version of
 * the page has a cache of its own; a newer one is fetched whole and waits until the page lets it in.
 */

/** Both are written in when the page is built (build/offline.ts). */
const FILES: unknown = '__FILES__';
const CACHE = 'bicorne-__VERSION__';
/** Of the host; written out, since this script imports nothing. */
const FOLDER = import.meta.env.BASE_URL;
const addressOf = (path: string): string => FOLDER + path.slice(1);
const PAGE = addressOf('/index.html');
/** Never from here: what the server says is true only now. */
const LIVE = /^\/(?:api|socket\.io|health|metrics)(?:\/|$)/;

// The compiler's page library does not know these few.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushing extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Pressing extends Extendable {
  readonly notification: Notification;
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushing) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressing) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
}
declare const self: Scope & typeof globalThis;

const fileList = (): string[] => (Array.isArray(FILES) ? FILES.map(String) : []);

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: a new version must not be put together from old files.
  await cache.addAll(
    fileList()
      .map(addressOf)
      .map((file) => new Request(file, { cache: 'no-cache' })),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('bicorne-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** Every address that is no file is the page. */
const keptFor = ({ mode, url }: Request): string => (mode === 'navigate' ? PAGE : new URL(url).pathname);

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keptFor(request));
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && new URL(request.url).pathname.startsWith(addressOf('/assets/')))
    await cache.put(request, fetched.clone());
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', ({ data }) => {
  if (data === 'renew') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  event.respondWith(answer(event.request));
});

/** A turn notice: a sentence and where it leads, never what happened on the board. */
const textOf = (message: unknown, key: 'id' | 'text' | 'link'): string =>
  typeof message === 'object' && message !== null && key in message
    ? String(Object.entries(message).find(([name]) => name === key)?.[1])
    : '';

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  const said = { body: textOf(message, 'text'), tag: textOf(message, 'id'), data: textOf(message, 'link') };
  event.waitUntil(self.registration.showNotification('Bicorne', { ...said, icon: addressOf('/icon.svg') }));
});
/** The window that is there already, or a new one. */
async function show(link: string): Promise<void> {
  const { href } = new URL(addressOf(link), location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data || '/')));
});
