import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withFolder } from '../test/client.ts';
import type { NewEntry } from './archive.ts';
import type { NewVersion } from './library.ts';
import type { Store } from './port.ts';
import { openSqlite } from './sqlite.ts';

/** Indices of what runs or waits, not of all that ever was: to read one of these to its end is no fault. */
const FEW = new Set([
  'matches_running',
  'matches_with_clocks',
  'first_seats',
  'open_seats',
  'bot_seats',
  'matches_watchable',
  'wishes_by_time',
  'notices_waiting',
]);
/** Lists in the order of their index, that a question with a limit leaves when it has enough. */
const WALKED = new Set(['battles_new', 'battles_played', 'battles_starred']);
/** Lists that a question makes for itself. */
const OWN = new Set(['ended', 'open', 'found']);

const ENTRY: NewEntry = {
  id: 'match',
  game: 'picket',
  scenario: 'ford',
  imported: false,
  rated: true,
  public: true,
  winners: [],
  result: 'drawn',
  reason: 'agreed',
  steps: 1,
  endedAt: 1,
  record: null,
  players: [{ seat: 'blue', person: 'ann', name: 'Ann', nameKey: 'ann', bot: false }],
};

const VERSION: NewVersion = {
  title: { en: 'One' },
  tags: [],
  scenario: {},
  changes: '',
  at: 2,
  parts: ['on', 'one'],
};

/** All that is asked while the server runs or starts, and all by which it forgets. */
const QUESTIONS: readonly ((store: Store) => Promise<unknown>)[] = [
  ({ people }) => people.ofSession('hash'),
  ({ library }) => library.setStar('one', 'bea', true),
  ({ library }) =>
    library.publish({ ...VERSION, id: 'two', game: 'picket', author: 'bea', parent: 'one' }, 9),
  ({ follows }) => follows.follow('ann', 'bea', 1),
  ({ people }) => people.accountNamed('ann'),
  ({ people }) => people.rename('ann', 'Anna'),
  ({ people }) => people.endSessions('ann'),
  ({ people }) => people.endSessionsBefore(1, 10),
  ({ people }) => people.useLink('hash', 'confirm', 1),
  ({ people }) => people.endLinks('ann', 'recover'),
  ({ people }) => people.pushes('ann'),
  ({ people }) => people.bring('bea', 'ann'),
  ({ people }) => people.followName('ann', 10),
  ({ people }) => people.forget('ann'),
  ({ matches }) => matches.find('match'),
  ({ matches }) => matches.invitedTo('token'),
  ({ matches }) => matches.ofPerson('ann', 100),
  ({ matches }) => matches.companions('ann', 100),
  ({ matches }) => matches.runningOf('ann'),
  ({ matches }) => matches.keptFor('ann'),
  ({ matches }) => matches.open(100),
  ({ matches }) => matches.watchable(100),
  ({ hall }) => hall.known(['ann', 'bea']),
  ({ wishes }) => wishes.of('ann'),
  ({ follows }) => follows.followed('ann', 10),
  ({ holidays }) => holidays.of('ann'),
  ({ follows }) => follows.named('nn', 10),
  ({ follows }) => follows.unfollow('ann', 'bea'),
  ({ archive }) => archive.namesWith('nn', 10),
  ({ archive }) => archive.search({ most: 25, since: 1 }),
  ({ ratings }) => ratings.history('ann', 10),
  ({ wishes }) => wishes.all(100),
  ({ wishes }) => wishes.end('ann'),
  ({ wishes }) => wishes.forgetBefore(1, 10),
  ({ matches }) => matches.withBots(),
  ({ matches }) => matches.withClocks(),
  ({ matches }) => matches.movedSince(1),
  ({ matches }) => matches.steps.read('match', 0),
  ({ marks }) => marks.of('match'),
  ({ jobs }) => jobs.due('turn', 1, 64),
  ({ jobs }) => jobs.nextAfter(1, ['turn']),
  ({ talk }) => talk.stances('ann'),
  ({ talk }) => talk.isBlocked('ann', ['bea']),
  ({ talk }) => talk.deafTo('ann'),
  ({ talk }) => talk.lines('match', [{ to: 'table' }], 1, 100, ['bea']),
  ({ talk }) => talk.notes('match', 'ann'),
  ({ looks }) => looks.stepsBy('match', 1),
  ({ notices }) => notices.allWaiting(),
  ({ notices }) => notices.waiting('notice'),
  ({ notices }) => notices.waitingFor('ann', 'mail'),
  ({ notices }) => notices.forgetBefore(1, 10),
  ({ ratings }) => ratings.of('ann'),
  ({ ratings }) => ratings.best('picket', 110, 100),
  ({ archive }) => archive.add(ENTRY, null),
  ({ archive }) => archive.publish('match'),
  ({ archive }) => archive.results('picket'),
  ({ ladders }) => ladders.best('picket', '2026-4', 100),
  ({ ladders }) => ladders.seasons('picket', 12),
  ({ ladders }) => ladders.placeOf('picket', '2026-4', 'ann'),
  ({ archive }) => archive.hide('match'),
  ({ archive }) => archive.missing(),
  ...[
    { game: 'picket' },
    { scenario: 'ford' },
    { result: 'drawn' },
    { winner: 'blue' },
    { nameKey: 'ann' },
    { person: 'ann' },
    { before: { endedAt: 1, id: 'match' } },
  ].map(
    (query) =>
      ({ archive }: Store) =>
        archive.search({ most: 25, ...query }),
  ),
  ...(['new', 'played', 'starred'] as const).flatMap((order) =>
    [
      {},
      { game: 'picket' },
      { author: 'ann' },
      { parts: ['br', '#small'] },
      { after: { value: 1, id: 'one' } },
    ].map(
      (query) =>
        ({ library }: Store) =>
          library.search({ parts: [], order, most: 12, ...query }),
    ),
  ),
  ({ library }) => library.find('one'),
  ({ library }) => library.versions('one', 100),
  ({ library }) => library.scenario('one', 1),
  ({ library }) => library.results('one'),
  ({ library }) => library.forks('one', 10),
  ({ library }) => library.addVersion('one', 1, VERSION),
  ({ library }) => library.setState('one', 'listed', 'hidden'),
  ({ library }) => library.isStarred('one', 'bea'),
  ({ attempts }) => attempts.take('key', { most: 1, refill: 1 }, 1),
];

function scans(db: DatabaseSync, sql: string): string[] {
  return db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail))
    .filter((step) => {
      const [, what = '', index = ''] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(step) ?? [];
      // What is written in one go is a list of its own.
      const isGiven = what.endsWith('-ROW');
      const isLeft = WALKED.has(index) && sql.includes('LIMIT');
      return what !== '' && !isGiven && !isLeft && !OWN.has(what) && !FEW.has(index);
    })
    .map((step) => `${step}: ${sql}`);
}

test('nothing is looked for by reading all there is of it, however much is stored', () =>
  withFolder(async (folder) => {
    const asked = new Set<StatementSync>();
    const { prepare } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
      const statement = prepare.call(this, sql);
      asked.add(statement);
      return statement;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const file = join(folder, 'bicorne.sqlite');
    const store = openSqlite(file);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash-a');
    await store.people.add({ id: 'bea', name: 'Bea' }, 'hash-b');
    await store.library.publish({ ...VERSION, id: 'one', game: 'picket', author: 'bea', parent: null }, 9);
    asked.clear();
    for (const question of QUESTIONS) await question(store);
    // Whole numbers go in as such, and stand here as others.
    const words = [...asked].map(({ expandedSQL }) => expandedSQL.replaceAll(/(\d)\.0\b/g, '$1'));
    const db = new DatabaseSync(file);
    const found = words.flatMap((sql) => scans(db, sql));
    db.close();
    await store.close();
    expect(words.length).toBeGreaterThan(QUESTIONS.length);
    expect(found).toEqual([]);
  }));
