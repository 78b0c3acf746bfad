import { doJob } from '@bicorne/bots/job';
import {
  look,
  ONLOOKER,
  openMatch,
  readRecord,
  replay,
  stateAt,
  verify,
  type Action,
  type Game,
  type Match,
  type Sight,
} from '@bicorne/engine';
import { loadGame, loadWords, offeredGames } from '@bicorne/games';
import { applyPatch } from '@bicorne/table/patch';
import type { Answer, MatchCard, Snapshot } from '@bicorne/table/protocol';
import type { Mark } from '@bicorne/table/reopen';
import { expect, test } from 'vitest';
import { rerun, sightAt } from '../table/reel/rerun.ts';
import type { Book, Sitter } from './book.ts';
import { Host } from './host.ts';
import type { Shelf } from './shelf.ts';
import type { Given } from './orders.ts';
import type { News, Wish } from './wire.ts';

/** A shelf without a browser. */
/** With a secret the dice fall the same every time. */
function memoryShelf(secret?: string): Shelf {
  const books = new Map<string, Book>();
  const cards = new Map<string, MatchCard>();
  const steps = new Map<string, readonly string[]>();
  const marks = new Map<string, Mark>();
  const said = new Map<string, Given>();
  const given = new Map<string, readonly number[]>();
  return {
    async add(book, card, words) {
      books.set(book.id, secret === undefined ? book : { ...book, secret });
      cards.set(book.id, card);
      steps.set(book.id, words);
    },
    async find(id) {
      const book = books.get(id);
      if (!book) return null;
      const kept = { steps: steps.get(id) ?? [], mark: marks.get(id) ?? null };
      return { book, ...kept, said: said.get(id) ?? [], given: given.get(id) ?? [] };
    },
    async append(card, from, words, mark) {
      const before = steps.get(card.id) ?? [];
      if (before.length !== from) return false;
      cards.set(card.id, card);
      marks.set(card.id, mark);
      steps.set(card.id, [...before, ...words]);
      return true;
    },
    async setOrders(id, orders) {
      said.set(id, orders);
    },
    async setGiven(id, steps) {
      given.set(id, steps);
    },
    cards: async () => [...cards.values()],
    async remove(id) {
      books.delete(id);
    },
  };
}

/** A page without a screen: it keeps what it is told, and remembers every message. */
class Page {
  readonly shelf: Shelf;
  readonly host: Host;
  readonly heard: News[] = [];
  snapshot: Snapshot | null = null;
  #waiting: (() => void)[] = [];

  constructor(shelf = memoryShelf()) {
    this.shelf = shelf;
    this.host = new Host({
      shelf,
      thinker: { ask: doJob, stop: () => undefined },
      pondering: 10,
      tell: (news) => this.#hear(news),
    });
  }

  #hear(news: News): void {
    this.heard.push(news);
    if (news.news === 'update' && this.snapshot)
      this.snapshot = {
        ...this.snapshot,
        n: news.update.n,
        sight: applyPatch(this.snapshot.sight, news.update.sight),
        mayTakeBack: news.update.mayTakeBack,
      };
    this.#waiting.splice(0).forEach((wake) => wake());
  }

  news(): Promise<void> {
    return new Promise((wake) => this.#waiting.push(wake));
  }

  async start(wish: Wish): Promise<string> {
    return value(await this.host.answer('start', wish)).id;
  }

  /** As the page does when it is opened: whoever is to look looks. */
  async open(match: string): Promise<Snapshot> {
    const { to } = value(await this.host.answer('open', { match }));
    return this.watch(match, to ?? undefined);
  }

  async watch(match: string, seat?: string): Promise<Snapshot> {
    const from = seat === undefined ? {} : { seat };
    const shown = value(await this.host.answer('watch', { match, have: -1, ...from }));
    if (!('sight' in shown)) throw new Error('a device shows all of it');
    return (this.snapshot = shown);
  }

  get sight(): Sight {
    if (!this.snapshot) throw new Error('nobody looks');
    return this.snapshot.sight;
  }

  async act(match: string, action: Action): Promise<void> {
    value(await this.host.answer('act', { match, n: this.snapshot?.n ?? -1, action }));
  }
}

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
  return answer.value;
}

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

async function seatsOf(game: string): Promise<readonly string[]> {
  const module = await loadGame(game);
  const state = module?.game.setup(module.game.scenarios[0].scenario, defaults(module.game));
  return state?.ok ? (module?.game.seats(state.value) ?? []) : [];
}

const defaults = ({ options, scenarios }: Game) => ({
  ...Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default])),
  ...scenarios[0].options,
});

async function wish(game: string, sitter: (seat: string, at: number) => Sitter): Promise<Wish> {
  const module = await loadGame(game);
  return {
    game,
    scenario: module?.game.scenarios[0].id ?? '',
    options: {},
    seats: (await seatsOf(game)).map(sitter),
  };
}

const person = (seat: string): Sitter => ({ seat, player: 'Ann', bot: null });
const bot = (seat: string): Sitter => ({ seat, player: 'random', bot: 'random' });

/** Plays whoever looks by lot, until it is over or so many of his decisions are taken. */
async function play(page: Page, match: string, most: number, random: () => number): Promise<void> {
  for (let taken = 0; taken < most && page.sight.turn.kind !== 'over';) {
    const { legal } = page.sight;
    if (legal.length > 0) {
      await page.act(match, legal[Math.floor(random() * legal.length)]);
      taken++;
    } else await nextEyes(page, match);
  }
}

/** The device goes to the next person, or one waits for a bot. */
async function nextEyes(page: Page, match: string): Promise<void> {
  const { turn } = page.sight;
  const { seats } = page.snapshot?.match ?? { seats: [] };
  const to = turn.kind === 'seats' ? turn.seats.find((seat) => seats[seat].bot === null) : undefined;
  if (to === undefined) await page.news();
  else await page.watch(match, seats[to].seat);
}

/** Until the bots have answered: the one who looks is asked, or it is over. */
async function botsAnswer(page: Page): Promise<void> {
  while (page.sight.turn.kind !== 'over' && page.sight.legal.length === 0) await page.news();
}

async function replayed(text: string): Promise<Match> {
  const sheet = readRecord(text);
  if (!sheet.ok) throw new Error(sheet.fault.message);
  const game = (await loadGame(sheet.value.tags.find(([name]) => name === 'Game')?.[1] ?? ''))?.game;
  const find = (id: string) => (id === game?.id ? game : undefined);
  const played = replay(sheet.value, find);
  if (!played.ok) throw new Error(played.fault.message);
  const verdict = verify(sheet.value, find);
  expect(verdict).toMatchObject({ ok: true });
  return played.value.match;
}

test.each(offeredGames())(
  '%s: a match against a bot is played, kept, and its record proves its dice',
  async (game) => {
    const page = new Page();
    const match = await page.start(await wish(game, (seat, at) => (at === 0 ? person(seat) : bot(seat))));
    await page.open(match);
    await play(page, match, 60, numbers(3));
    await botsAnswer(page);
    const again = new Page(page.shelf);
    await again.open(match);
    expect(again.sight).toEqual(page.sight);
    if (page.sight.turn.kind !== 'over') value(await again.host.answer('resign', { match }));
    const text = value(await again.host.answer('record', { match }));
    const over = await replayed(text);
    expect(over.header.chance).toMatchObject({ kind: 'fair', numbers: { device: expect.any(String) } });
  },
);

test.each(offeredGames())(
  '%s: on one device the page is told what the one who looks may know, and no more',
  async (game) => {
    const page = new Page();
    const match = await page.start(await wish(game, person));
    const looks: { viewer: number; steps: number; sight: Sight }[] = [];
    await page.open(match);
    const random = numbers(5);
    for (let round = 0; round < 40 && page.sight.turn.kind !== 'over'; round++) {
      await play(page, match, 1, random);
      const steps = (await page.shelf.find(match))?.steps.length ?? 0;
      looks.push({ viewer: page.snapshot?.viewer ?? ONLOOKER, steps, sight: page.sight });
    }
    if (page.sight.turn.kind !== 'over') value(await page.host.answer('resign', { match }));
    const whole = await replayed(value(await page.host.answer('record', { match })));
    for (const { viewer, steps, sight } of looks)
      expect(JSON.parse(JSON.stringify(sight))).toEqual(
        JSON.parse(JSON.stringify(look({ ...whole, stopped: null, state: stateAt(whole, steps) }, viewer))),
      );
    const kinds = new Set(page.heard.flatMap((news) => Object.keys(news)));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['news', 'update']));
    for (const news of page.heard)
      if (news.news === 'update')
        expect(Object.keys(news.update).sort()).toEqual(['match', 'mayTakeBack', 'n', 'sight', 'step']);
  },
);

test.each(offeredGames())('%s: after a reload any earlier moment is shown as it was', async (game) => {
  const page = new Page();
  const match = await page.start(await wish(game, (seat, at) => (at === 0 ? person(seat) : bot(seat))));
  await page.open(match);
  const seen: { n: number; sight: Sight }[] = [];
  for (let round = 0; round < 12 && page.sight.turn.kind !== 'over'; round++) {
    await play(page, match, 1, numbers(round + 1));
    seen.push({ n: page.snapshot?.n ?? -1, sight: page.sight });
  }
  const again = new Page(page.shelf);
  await again.host.answer('think', { thinks: false });
  await again.open(match);
  for (const { n, sight } of seen)
    expect(value(await again.host.answer('moment', { match, n }))).toEqual({
      n,
      sight: { ...sight, legal: [] },
    });
  const none = await again.host.answer('moment', { match, n: 100_000 });
  expect(none).toMatchObject({ ok: false, fault: { code: 'unknown' } });
});

test('a moment is what the one who looks saw, not the one before him at the device', async () => {
  const page = new Page();
  const match = await page.start(await wish('napoleonics', person));
  const eyes = async (seat: string) => {
    await page.watch(match, seat);
    return value(await page.host.answer('moment', { match, n: 0 })).sight.view;
  };
  await page.open(match);
  const [first, second] = await seatsOf('napoleonics');
  expect(await eyes(first)).not.toEqual(await eyes(second));
});

test('whoever gets the device back is told where he left off', async () => {
  const page = new Page();
  const match = await page.start(await wish('hundred-days', person));
  const [first, second] = await seatsOf('hundred-days');
  expect((await page.watch(match, first)).lookedAt).toBeUndefined();
  const { n } = await page.watch(match, first);
  await page.watch(match, second);
  expect((await page.watch(match, first)).lookedAt).toBe(n);
});

test('where something is hidden the device is handed over behind a screen; where nothing is, without one', async () => {
  const hidden = async (game: string): Promise<boolean> => {
    const page = new Page();
    const match = await page.start(await wish(game, person));
    return value(await page.host.answer('open', { match })).hidden;
  };
  expect(await hidden('napoleonics')).toBe(true);
  expect(await hidden('hundred-days')).toBe(false);
});

test('a match goes on from any step of a record, with others at the table', async () => {
  const page = new Page();
  const match = await page.start(await wish('hundred-days', person));
  await page.open(match);
  await play(page, match, 30, numbers(11));
  value(await page.host.answer('resign', { match }));
  const record = value(await page.host.answer('record', { match }));
  const seats = (await seatsOf('hundred-days')).map((seat, at) => (at === 0 ? person(seat) : bot(seat)));
  const branched = value(await page.host.answer('branch', { record, at: 12, seats }));
  expect((await page.shelf.find(branched.id))?.steps).toHaveLength(12);
  await page.open(branched.id);
  await play(page, branched.id, 10, numbers(12));
  expect(page.sight.turn.kind).toBe('seats');
});

test('a finished record that is brought here keeps its dice', async () => {
  const page = new Page();
  const match = await page.start(await wish('marengo', person));
  await page.open(match);
  await play(page, match, 5, numbers(2));
  value(await page.host.answer('resign', { match }));
  const record = value(await page.host.answer('record', { match }));
  const kept = value(await page.host.answer('branch', { record, at: Number.MAX_SAFE_INTEGER }));
  expect(value(await page.host.answer('record', { match: kept.id }))).toBe(record);
});

test('while it runs the record of the device holds what the one who looks has seen', async () => {
  const page = new Page();
  const match = await page.start(
    await wish('napoleonics', (seat, at) => (at === 0 ? person(seat) : bot(seat))),
  );
  await page.open(match);
  const text = value(await page.host.answer('record', { match }));
  expect(text).toContain('[Eyes ');
  expect(text).not.toContain('[Number ');
});

test('C12.8 among three one gives up for his side, with a bot for an ally, but not for another person', async () => {
  const game = (await loadGame('campaign-1815'))?.game;
  const opened = game && openMatch(game, { options: { players: '3' } });
  if (!opened?.ok) throw new Error('there is no such match');
  const { seats, header } = opened.value;
  const resigned = async (sitter: (seat: string, at: number) => Sitter): Promise<unknown> => {
    const page = new Page();
    const plan = { game: 'campaign-1815', scenario: String(header.scenario), options: header.options };
    const match = await page.start({ ...plan, seats: seats.map(sitter) });
    await page.host.answer('think', { thinks: false });
    await page.open(match);
    const answer = await page.host.answer('resign', { match });
    return answer.ok && page.sight.turn.kind === 'over' ? page.sight.turn.ending.winners : answer;
  };
  const alone = (own: number) => (seat: string, at: number) => (at === own ? person(seat) : bot(seat));
  expect(await resigned(alone(0))).toEqual([1, 2]);
  expect(await resigned(alone(1))).toEqual([0]);
  expect(await resigned((seat, at) => (at === 0 ? bot(seat) : person(seat)))).toMatchObject({
    ok: false,
    fault: { code: 'not-allowed' },
  });
});

test('a gesture is kept at once, told as one and taken back as one; an ill one changes nothing', async () => {
  const page = new Page();
  const match = await page.start(await wish('picket', person));
  const { n, sight } = await page.open(match);
  const hexes = sight.legal.slice(0, 2);
  const heard = page.heard.length;
  const act = (action: readonly Action[]) => page.host.answer('act', { match, n, action });
  expect(await act([...hexes, hexes[0]])).toMatchObject({ fault: { code: 'illegal', place: '2' } });
  expect(await act([])).toMatchObject({ fault: { code: 'malformed' } });
  expect(page.heard).toHaveLength(heard);
  const before = (await page.shelf.find(match))?.steps ?? [];
  expect(await act(hexes)).toEqual({ ok: true, value: { n: n + 1 } });
  expect(page.heard.slice(heard)).toMatchObject([{ news: 'update', update: { n: n + 1, mayTakeBack: 1 } }]);
  const after = (await page.shelf.find(match))?.steps ?? [];
  expect(after.slice(before.length).map((word) => word.startsWith('+'))).toEqual([true, false]);
  const again = new Page(page.shelf);
  expect(await again.open(match)).toMatchObject({ n: n + 1, sight: page.sight, mayTakeBack: 1 });
  expect(await again.host.answer('undo', { match, n: n + 1, count: 1 })).toMatchObject({ ok: true });
  expect(again.sight.legal).toEqual(sight.legal);
});

test('another window that was first is not overwritten', async () => {
  const page = new Page();
  const match = await page.start(await wish('hundred-days', person));
  await page.open(match);
  const other = new Page(page.shelf);
  await other.open(match);
  await play(page, match, 1, numbers(1));
  const { legal } = other.sight;
  const late = await other.host.answer('act', { match, n: other.snapshot?.n ?? -1, action: legal[0] });
  expect(late).toMatchObject({ ok: false, fault: { code: 'stale' } });
  await other.open(match);
  expect(other.sight.view).toEqual(page.sight.view);
});

test('where another window was first with a bot’s move, whoever looks is called to look again', async () => {
  const page = new Page();
  const match = await page.start(
    await wish('hundred-days', (seat, at) => (at === 1 ? person(seat) : bot(seat))),
  );
  const other = new Page(page.shelf);
  await other.host.answer('think', { thinks: false });
  const { viewer } = await other.open(match);
  await page.open(match);
  await botsAnswer(page);
  const { seat } = other.snapshot?.match.seats[viewer] ?? { seat: '' };
  await other.host.answer('think', { thinks: true });
  while (!other.heard.some(({ news }) => news === 'pass')) await other.news();
  expect(other.heard).toContainEqual({ news: 'pass', match, pass: { to: seat, hidden: false } });
  await other.watch(match, seat);
  expect(other.sight).toEqual(page.sight);
});

test('a bot that is told to wait waits, and goes on when it may', async () => {
  const page = new Page();
  const match = await page.start(
    await wish('hundred-days', (seat, at) => (at === 1 ? person(seat) : bot(seat))),
  );
  await page.host.answer('think', { thinks: false });
  await page.open(match);
  const before = page.sight;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.sight).toBe(before);
  await page.host.answer('think', { thinks: true });
  await play(page, match, 1, numbers(4));
  expect(page.heard).toContainEqual({
    news: 'thinking',
    seat: before.turn.kind === 'seats' ? page.snapshot?.match.seats[before.turn.seats[0]].seat : '',
  });
});

test('a bot whose move cannot be kept waits, and goes on when it is told to', async () => {
  const kept = memoryShelf();
  let full = false;
  const page = new Page({
    ...kept,
    append: (...steps) => (full ? Promise.reject(new Error('no room')) : kept.append(...steps)),
  });
  const match = await page.start(
    await wish('hundred-days', (seat, at) => (at === 1 ? person(seat) : bot(seat))),
  );
  await page.host.answer('open', { match });
  full = true;
  await page.watch(match);
  while (!page.heard.some(({ news }) => news === 'halted')) await page.news();
  expect(page.heard.findLast(({ news }) => news === 'thinking')).toEqual({ news: 'thinking', seat: null });
  full = false;
  await page.host.answer('think', { thinks: true });
  await botsAnswer(page);
  expect(page.sight.legal.length).toBeGreaterThan(0);
});

/** Two people at one device, and one of them looks; then the worker falls, and nobody has looked since. */
async function fallen(at: number): Promise<{ page: Page; host: Host; match: string; seat: string }> {
  const page = new Page();
  const match = await page.start(await wish('napoleonics', person));
  await page.open(match);
  const seat = (await seatsOf('napoleonics'))[at];
  await page.watch(match, seat);
  return { page, host: new Page(page.shelf).host, match, seat };
}

test.each([0, 1])('after the worker fell, whoever looked gives up for himself (seat %i)', async (at) => {
  const { page, host, match, seat } = await fallen(at);
  value(await host.answer('resign', { match, seat }));
  const { turn } = (await new Page(page.shelf).open(match)).sight;
  expect(turn).toMatchObject({ ending: { winners: [1 - at] } });
});

test.each([0, 1])(
  'after the worker fell, whoever looked sees his own earlier moment, and answers beforehand for himself (seat %i)',
  async (at) => {
    const { page, host, match, seat } = await fallen(at);
    const n = page.snapshot?.n ?? -1;
    const moment = value(await host.answer('moment', { match, n, seat }));
    expect(moment.sight.view).toEqual(page.sight.view);
    value(await host.answer('standing', { match, question: 'first-strike', answer: 'ask', seat }));
    expect((await page.shelf.find(match))?.said[at]).toEqual([]);
  },
);

test('the record of a running match that nobody has open holds what all who share the device may know', async () => {
  const { host, match } = await fallen(0);
  expect(value(await host.answer('record', { match }))).toContain('[Eyes "onlooker"]');
});

test('a match that newer rules cannot play again goes on from where it stood, and is watched again from there', async () => {
  const page = new Page();
  const match = await page.start(await wish('hundred-days', person));
  await page.open(match);
  await play(page, match, 20, numbers(9));
  const { view } = page.sight;
  const shelf: Shelf = {
    ...page.shelf,
    find: async (id) => {
      const kept = await page.shelf.find(id);
      return (
        kept && { ...kept, book: { ...kept.book, rules: '0' }, steps: ['0:nonsense', ...kept.steps.slice(1)] }
      );
    },
  };
  const later = new Page(shelf);
  await later.open(match);
  expect(later.sight.view).toEqual(view);
  await play(later, match, 5, numbers(10));
  expect((await page.shelf.find(match))?.steps.some((step) => step.startsWith('='))).toBe(true);

  value(await later.host.answer('resign', { match }));
  const run = await rerun(value(await later.host.answer('record', { match })));
  expect(run && sightAt(run, 0, page.snapshot?.viewer ?? ONLOOKER).view).toEqual(view);
});

/** Plays by lot until somebody is asked what would tell by being asked, or for so many decisions. */
async function untilStanding(
  page: Page,
  match: string,
  most: number,
  random: () => number,
): Promise<boolean> {
  const isAsked = (): boolean => page.sight.legal.length > 0 && page.sight.prompt?.standing !== undefined;
  for (let taken = 0; taken < most && !isAsked(); taken++) {
    await play(page, match, 1, random);
    if (page.sight.turn.kind === 'over') break;
    if (page.sight.legal.length === 0) await nextEyes(page, match);
  }
  return isAsked();
}

test('on one device nobody is asked what would tell by being asked, until he wants to be', async () => {
  const page = new Page(memoryShelf('5'.repeat(32)));
  const match = await page.start(await wish('napoleonics', person));
  const { standing } = await page.open(match);
  expect(standing).toEqual({ 'first-strike': 'no' });
  expect(await untilStanding(page, match, 300, numbers(21))).toBe(false);
  const steps = (await page.shelf.find(match))?.steps ?? [];
  for (const seat of page.snapshot?.match.seats ?? []) {
    await page.watch(match, seat.seat);
    const set = { match, question: 'first-strike', answer: 'ask' } as const;
    expect(value(await page.host.answer('standing', set))).toEqual({ 'first-strike': 'ask' });
  }
  const later = new Page(page.shelf);
  expect((await later.open(match)).standing).toEqual({ 'first-strike': 'ask' });
  expect(steps.filter((step) => /^[01]:no$/.test(step)).length).toBeGreaterThan(0);
  expect(await untilStanding(later, match, 2000, numbers(22))).toBe(true);
  const before = (await later.shelf.find(match))?.steps.length ?? 0;
  value(await later.host.answer('standing', { match, question: 'first-strike', answer: 'no' }));
  await later.host.answer('think', { thinks: true });
  expect((await later.shelf.find(match))?.steps[before]).toMatch(/^[01]:no$/);
});

test('a standing answer is one of the questions of the game, and of somebody who sits there', async () => {
  const page = new Page();
  const match = await page.start(await wish('marengo', person));
  expect((await page.open(match)).standing).toBeUndefined();
  const strange = await page.host.answer('standing', { match, question: 'first-strike', answer: 'no' });
  expect(strange).toMatchObject({ ok: false, fault: { code: 'unknown' } });
});

test.each([
  ['napoleonics', 'play'],
  ['marengo', 'actions'],
  ['campaign-1815', 'march'],
  ['hundred-days', 'command'],
])('%s: whoever just plays begins, with what every turn of his begins with (%s)', async (game, ask) => {
  const page = new Page();
  const { firstBattle } = (await loadWords(game, 'en')) ?? {};
  const quick = { game, player: 'Ann', levels: { recruit: 'Recruit' }, ...firstBattle };
  const { id, seats } = value(await page.host.answer('quick', quick));
  expect(seats.filter(({ bot }) => bot === null).map(({ player }) => player)).toEqual(['Ann']);
  await page.host.answer('think', { thinks: false });
  const { viewer, sight } = await page.open(id);
  expect(sight).toMatchObject({ turn: { seats: [viewer] }, prompt: { ask } });
});
