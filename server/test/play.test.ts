import {
  look,
  must,
  ONLOOKER,
  openRecord,
  quickRng,
  readRecord,
  replay,
  verify,
  type Game,
  type Match,
  type Viewer,
} from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { AGAINST_BOT, afterPlacing, Client, twoAtTable, value, withServer } from './client.ts';

const picket = await loadGame('picket');
const findGame = (id: string): Game | undefined => (picket?.game.id === id ? picket.game : undefined);

const asJson = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));

/** The match after each of its steps, from its record: the engine's word, independent of the server. */
function matchesOf(record: string): { matches: Match[]; events: ReturnType<typeof events> } {
  const sheet = must(readRecord(record));
  const moves = sheet.moves.filter(({ kind }) => kind !== 'digest');
  const matches = [must(openRecord(sheet, findGame))];
  for (let n = 1; n <= moves.length; n++)
    matches.push(must(replay({ tags: sheet.tags, moves: moves.slice(0, n) }, findGame)).match);
  return { matches, events: events({ tags: sheet.tags, moves }) };
}

const events = (sheet: Parameters<typeof replay>[0]) => must(replay(sheet, findGame)).events;

test('two people play a whole match; each is sent what the engine shows his seat, and nothing else', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const onlooker = await Client.guest(address, 'Cat');
    await onlooker.watch(id);
    const begun = blue.now.n;
    await Promise.all([blue.playRandomly(quickRng(1)), red.playRandomly(quickRng(2))]);
    await onlooker.until(() => onlooker.isOver);

    const { matches, events } = matchesOf(await red.text(`/api/matches/${id}/record`));
    const everybody: [Client, Viewer][] = [
      [blue, 0],
      [red, 1],
      [onlooker, ONLOOKER],
    ];
    for (const [client, viewer] of everybody) {
      expect(client.moments.map(({ n }) => n)).toEqual(matches.map((_, n) => n).slice(begun + 1));
      for (const { n, sight } of client.moments) expect(sight).toEqual(asJson(look(matches[n], viewer)));
      for (const update of client.updates) {
        expect(Object.keys(update).toSorted()).toEqual(['match', 'mayTakeBack', 'n', 'sight', 'step']);
        const seen = events[update.n - 1].flatMap((event) => matches[0].game.seen(event, viewer) ?? []);
        expect(update.step).toEqual(asJson({ n: update.n, events: seen }));
      }
    }
  }));

test('whoever comes later, or again, is shown the same story and the same sight', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const window = blue.again();
    await window.watch(id);
    await Promise.all([blue.playRandomly(quickRng(3)), red.playRandomly(quickRng(4))]);
    await window.until(() => window.isOver);
    expect(window.updates).toEqual(blue.updates);
    const late = await blue.again().watch(id);
    expect({ ...late, match: null, chance: null }).toEqual({ ...blue.now, match: null, chance: null });
    expect(late.match.stage).toBe('over');
  }));

test('the record of a match that is over is whole, for everybody, and proves its dice', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    await Promise.all([blue.playRandomly(quickRng(5)), red.playRandomly(quickRng(6))]);
    const record = await new Client(address).text(`/api/matches/${id}/record`);
    expect(must(verify(must(readRecord(record)), findGame))).toMatchObject({ dice: 'proven' });
    expect(record).toContain('[Seat "blue" "Ann"]');
    expect(record).toContain(`[Date "${new Date().toISOString().slice(0, 4)}-`);
  }));

test('while a match runs its record is what the one who asks has seen', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const drewOwn = /"type":"drew","block":0,"strength"/;
    const drewOther = /"type":"drew","block":3,"strength"/;
    const path = `/api/matches/${id}/record`;
    expect(await blue.text(path)).toMatch(drewOwn);
    expect(await blue.text(path)).not.toMatch(drewOther);
    expect(await red.text(path)).not.toMatch(drewOwn);
    const onlookers = await new Client(address).text(path);
    expect(onlookers).toContain('[Eyes "onlooker"]');
    expect(onlookers).not.toMatch(/"strength"|\[Number "server"/);
  }));

test('a person plays a whole match against the bot', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id, seats } = value(await ann.create(AGAINST_BOT));
    expect(seats.map(({ player, bot, mine }) => ({ player, bot, mine }))).toEqual([
      { player: 'Ann', bot: null, mine: true },
      { player: 'drill', bot: 'drill', mine: false },
    ]);
    await ann.watch(id);
    await ann.playRandomly(quickRng(7));
    expect(ann.isOver).toBe(true);
  }));

test('an action is accepted once, however often it is sent', () =>
  withServer(async ({ address }) => {
    const { blue } = await twoAtTable(address);
    const { n } = blue.now;
    const [first] = blue.sight.legal;
    const answers = await Promise.all([blue.act(first, n), blue.act(first, n), blue.act(first, n)]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.fault.code))).toEqual(['ok', 'stale', 'stale']);
    expect(blue.now.n).toBe(n + 1);
  }));

test('seats that decide at the same time do not have to wait for each other', () =>
  withServer(async ({ address }) => {
    const { blue, red } = await twoAtTable(address);
    const { n } = blue.now;
    const answers = await Promise.all([blue.act(blue.sight.legal[0], n), red.act(red.sight.legal[0], n)]);
    expect(answers).toEqual([
      { ok: true, value: { n: n + 1 } },
      { ok: true, value: { n: n + 2 } },
    ]);
  }));

test('whoever names the last message he has is sent the rest alone, if he can go on from there', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, id } = table;
    const { n } = blue.now;
    await blue.act(blue.sight.legal[0]);
    await blue.act(blue.sight.legal[0]);
    const window = blue.again();
    const watch = (message: object): Promise<unknown> => window.ask('watch', { match: id, ...message });
    expect(await watch({ have: n, rest: true })).toMatchObject({
      value: { n: n + 2, viewer: 0, updates: blue.updates.slice(-2) },
    });
    expect(await watch({ have: n + 2, rest: true })).toMatchObject({ value: { n: n + 2, updates: [] } });
    for (const whole of [{ have: n }, { have: -1, rest: true }, { have: n + 3, rest: true }])
      expect(await watch(whole)).toMatchObject({ value: { n: n + 2, sight: blue.sight } });
  }));

test('at a glance the board is shown without its story, and what changes on it is told', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, id } = table;
    const onlooker = await Client.guest(address, 'Cleo');
    const window = onlooker.again();
    const whole = await onlooker.watch(id);
    expect(whole.story.length).toBeGreaterThan(0);
    expect(await window.watch(id, { glance: true })).toEqual({ ...whole, story: [] });
    await blue.act(blue.sight.legal[0]);
    await window.until(() => window.updates.length > 0);
    expect(window.sight).toEqual(onlooker.sight);
  }));
