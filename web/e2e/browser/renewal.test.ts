import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '@bicorne/server';
import type { Browser, BrowserContext, CDPSession, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openBrowser, SIZES } from '../browser.ts';
import { PATIENCE, meetBot, onTheTable, sitDown, story } from '../house.ts';
import { playOn } from '../player.ts';
import { freePort } from '../service.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const NEWER = '<meta name="edition" content="newer" />';

/** A service whose page can be replaced by a newer one, as on a day when the operator renews it. */
class Renewed {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'bicorne-renewal-'));
  #server: RunningServer | null = null;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${String(port)}`;
    cpSync(DIST, this.#web, { recursive: true });
  }

  get #web(): string {
    return join(this.#folder, 'page');
  }

  async start(): Promise<void> {
    const limits = {
      requests: 1e5,
      guests: 1e3,
      logins: 1e3,
      guesses: 1e3,
      matches: 1e3,
      messages: 1e3,
      lines: 1e3,
    };
    this.#server = await startServer({
      port: this.#port,
      data: join(this.#folder, 'data'),
      web: this.#web,
      logLevel: 'error',
      botDelay: 0,
      limits,
    });
  }

  /** The same page under another name, so that it can be told apart. */
  async renew(): Promise<void> {
    await this.#server?.close();
    this.#change('index.html', (page) => page.replace('<head>', `<head>${NEWER}`));
    this.#change('sw.js', (script) => script.replace(/bicorne-[0-9a-f]{12}/, 'bicorne-newer'));
    await this.start();
  }

  #change(file: string, change: (text: string) => string): void {
    const path = join(this.#web, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

let browser: Browser;
let service: Renewed;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());
beforeEach(async () => {
  service = new Renewed(await freePort());
  await service.start();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await service.close();
});

/** The line of a page to the server, on which an action may be kept waiting. */
class Wire {
  /** How often it was opened. */
  opened = 0;
  #holds = false;
  #held: (() => void)[] = [];

  readonly route = (socket: WebSocketRoute): void => {
    const server = socket.connectToServer();
    this.opened++;
    socket.onMessage((message) => {
      const go = (): void => server.send(message);
      if (this.#holds && String(message).includes('["act"')) this.#held.push(go);
      else go();
    });
  };

  hold(): void {
    this.#holds = true;
  }

  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  release(): void {
    this.#holds = false;
    this.#held.splice(0).forEach((go) => go());
  }
}

interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
  readonly url: string;
  readonly wire: Wire;
}

/** Somebody whose browser has kept the page. */
async function visitor(): Promise<Visitor> {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => {
    const kept = JSON.stringify({ language: 'en', pace: 'none', motion: 'reduced', confirm: false });
    localStorage.setItem('bicorne.preferences', kept);
  });
  const page = await context.newPage();
  // So that its time can be stopped.
  await page.clock.install();
  const wire = new Wire();
  await page.routeWebSocket(/socket\.io/, wire.route);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(service.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, context, faults, url: service.url, wire };
}

/** As the page does by itself now and then, and whenever the network comes back: said until it has heard, and looked. */
const lookForNewer = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async () => {
      const kept = await navigator.serviceWorker.getRegistration();
      if (document.querySelector('meta[name=edition]') ?? kept?.installing ?? kept?.waiting) return true;
      window.dispatchEvent(new Event('online'));
      return false;
    },
    undefined,
    { polling: 300 },
  );

/**
 * A browser lets a newer worker in as soon as the old one is idle, and one that is being debugged never is: tests
 * debug them all. So the old one, which is the one that keeps the page when this is made, is stopped here, as the
 * browser would by itself.
 */
class OldWorker {
  readonly #session: CDPSession;
  #version: string | undefined;
  #runs = false;
  #isIdle = false;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      this.#version ??= versions.find(({ status }) => status === 'activated')?.versionId;
      const old = versions.find(({ versionId }) => versionId === this.#version);
      if (old) this.#runs = old.runningStatus === 'running';
      this.#stop();
    });
  }

  static async of(page: Page): Promise<OldWorker> {
    const worker = new OldWorker(await page.context().newCDPSession(page));
    await worker.#session.send('ServiceWorker.enable');
    await vi.waitUntil(() => worker.#version, { timeout: PATIENCE });
    return worker;
  }

  idle(is = true): void {
    this.#isIdle = is;
    this.#stop();
  }

  #stop(): void {
    if (this.#isIdle && this.#runs && this.#version !== undefined)
      void this.#session.send('ServiceWorker.stopWorker', { versionId: this.#version });
  }
}

/** To the first page. What the old one still fetches on its way there the old worker gives it, which must not be stopped before. */
async function leave(page: Page): Promise<void> {
  await page.locator('.bar-home').click();
  await page.locator('.play-now').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const newer = (page: Page): Promise<void> =>
  page.locator('meta[name=edition]').waitFor({ state: 'attached' });
const isNewer = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name=edition]').count()) > 0;

it('a kept page that finds a newer one says so at the table, and renews itself when one leaves it', async () => {
  const guest = await visitor();
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await playOn(page, 8);
  const worker = await OldWorker.of(page);
  await service.renew();
  await lookForNewer(page);
  await page.locator('.newer').waitFor();
  await playOn(page, 4);
  expect(await isNewer(page)).toBe(false);
  const [table, before] = [page.url(), await story(page)];

  await leave(page);
  worker.idle();
  await newer(page);
  await page.goto(table);
  await onTheTable(page);
  expect((await story(page)).slice(0, before.length)).toEqual(before);
  expect(guest.faults).toEqual([]);
});

it('a newer page that is being fetched already when one comes in is taken as well', async () => {
  const { page, faults, url } = await visitor();
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    const isFetched = ({ installing, waiting }: ServiceWorkerRegistration): boolean =>
      (installing ?? waiting) !== null || document.querySelector('meta[name=edition]') !== null;
    serviceWorker.register = async (script) => {
      const kept = await register(script);
      const found = new Promise((resolve) => kept.addEventListener('updatefound', resolve, { once: true }));
      void kept.update();
      if (!isFetched(kept)) await found;
      return kept;
    };
  });
  const worker = await OldWorker.of(page);
  await service.renew();
  await page.goto(url);
  worker.idle();
  await newer(page);
  expect(faults).toEqual([]);
});

it('a lesson is not begun anew for a newer page, which comes when one leaves it', async () => {
  const { page, faults, url } = await visitor();
  await page.goto(`${url}/learn/napoleonics`);
  const told = page.locator('.lesson-text');
  const first = await told.innerText();
  await page.locator('.lesson-card .button.main').click();
  await expect.poll(() => told.innerText()).not.toBe(first);
  const second = await told.innerText();
  const worker = await OldWorker.of(page);
  worker.idle();
  await service.renew();
  await lookForNewer(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  // Nothing is to come: a slow machine makes this no stricter than it is.
  await page.waitForTimeout(3000);
  expect(await told.innerText()).toBe(second);

  worker.idle(false);
  await leave(page);
  worker.idle();
  await newer(page);
  expect(faults).toEqual([]);
});

it('a table that is renewed from another window waits for the answer to its move', async () => {
  const host = await visitor();
  await sitDown(host, 'napoleonics', 'anyone');
  await onTheTable(host.page);
  const friend = await visitor();
  await friend.page.goto(host.page.url());
  await friend.page.locator('.notice .button').first().click();
  const { page, wire } = await whoIsAsked(host, friend);
  const other = await page.context().newPage();
  await other.goto(service.url);
  await other.locator('.play-now').first().waitFor();
  const [before, opened] = [await story(page), wire.opened];
  await service.renew();
  await expect.poll(() => wire.opened).toBeGreaterThan(opened);
  await page.locator('.notice[role=status]').waitFor({ state: 'detached' });

  // The answer may take as long as the rest of this does: for the page no time goes by.
  await page.clock.pauseAt(Date.now() + 1000);
  wire.hold();
  await page.locator('.nap-hand button').first().dispatchEvent('click');
  await expect.poll(() => wire.isHolding).toBe(true);
  const letIn = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      ),
  );
  (await OldWorker.of(other)).idle();
  await lookForNewer(other);
  await newer(other);
  await letIn;
  expect(await isNewer(page)).toBe(false);
  wire.release();
  await newer(page);
  await page.clock.resume();
  await onTheTable(page);
  const after = await story(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

/** Whichever of the two is to act first. */
async function whoIsAsked(...all: readonly Visitor[]): Promise<Visitor> {
  return Promise.any(
    all.map(async (one) => {
      await one.page.locator('main.table[data-turn=mine]').waitFor();
      return one;
    }),
  );
}
