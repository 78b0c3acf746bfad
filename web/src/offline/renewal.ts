import { create } from 'zustand';
import { addressOf, pathOf } from '../place.ts';

/**
 * The page keeps itself for the time without a network, and renews itself when the server has a newer one. No
 * move is lost: moves are on the server or on the shelf before they are shown, and nobody at a table is
 * interrupted.
 */
interface Renewal {
  /** A newer page is ready, and waits until one leaves the table. */
  readonly ready: boolean;
}
export const useRenewal = create<Renewal>(() => ({ ready: false }));

const CHECK_EVERY = 30 * 60_000;

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasKept = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(addressOf('/sw.js')).catch(() => null);
  if (!registration) return;
  const check = (): void => void registration.update().catch(() => undefined);
  setInterval(check, CHECK_EVERY);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  window.addEventListener('online', check);
  navigator.serviceWorker.addEventListener('controllerchange', () => wasKept && takeNewPage());
  registration.addEventListener('updatefound', () => watch(registration));
  // The browser looks for itself when a page is opened: it may have found one before we listened.
  watch(registration);
  if (registration.waiting && wasKept) offer(registration.waiting);
}

function watch({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
  });
}

let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker): void {
  waiting = worker;
  useRenewal.setState({ ready: true });
  renewIfIdle();
}

/** Also in a lesson, or where a match is watched again: loaded anew, both would begin from the start. */
const isAtTable = (): boolean => /^\/(?:match|learn|replay)\//.test(pathOf(location.pathname));

/** To be called whenever another page is shown. */
export function renewIfIdle(): void {
  if (useRenewal.getState().ready && !isAtTable()) waiting?.postMessage('renew');
}

/** Moves that are on their way: a page that renews itself waits for the answers. */
const underway = new Set<Promise<unknown>>();
export function waitFor(answer: Promise<unknown>): void {
  underway.add(answer);
  void answer.finally(() => underway.delete(answer));
}

/** The newer worker has taken over, here or in another window. */
async function takeNewPage(): Promise<void> {
  while (underway.size > 0) await Promise.allSettled(underway);
  location.reload();
}
