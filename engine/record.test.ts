import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  act,
  branch,
  openMatch,
  resume,
  runChance,
  seedRoller,
  stop,
  takeBack,
  turnOf,
  type Match,
} from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { quickRng } from './random.ts';
import { matchSheet, readRecord, writeRecord, type Move, type Tag } from './record.ts';
import { replay, verify } from './replay.ts';
import { must } from './result.ts';

const HEAD = '[Bicorne "1"]\n[Game "pebbles"]\n[Rules "1"]\n[Scenario "small"]\n';
const find = (id: string): typeof pebbles | undefined => (id === 'pebbles' ? pebbles : undefined);

const word = fc.stringMatching(/^[a-z@+-][a-z0-9@+:.-]{0,8}[a-z0-9]$/);
const seat = fc.constantFrom('ann', 'bob', 'third-seat');
const line = fc.constant(0);
const plain: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('act' as const), seat, text: word, line }),
  fc.record({ kind: fc.constant('chance' as const), text: word, line }),
  fc.record({ kind: fc.constant('undo' as const), count: fc.integer({ min: 1, max: 999 }), line }),
  fc.record({
    kind: fc.constant('stop' as const),
    winners: fc.subarray(['ann', 'bob']),
    reason: fc.constantFrom('resigned', 'clock'),
    line,
  }),
  fc.record({
    kind: fc.constant('resume' as const),
    rules: fc.constantFrom('2', '3.1'),
    state: fc.jsonValue(),
    line,
  }),
  fc.record({ kind: fc.constant('digest' as const), value: fc.stringMatching(/^[0-9a-f]{16}$/), line }),
  fc.record({
    kind: fc.constant('comment' as const),
    text: fc.string({ unit: 'binary' }).filter((text) => !/[}\r]/.test(text)),
    line,
  }),
);
const moves: fc.Arbitrary<Move[]> = fc.letrec<{ moves: Move[] }>((tie) => ({
  moves: fc.array(
    fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      plain,
      fc.record({ kind: fc.constant('variation' as const), moves: tie('moves'), line }),
    ),
    { maxLength: 12 },
  ),
})).moves;
const tags = fc.array(
  fc.tuple(fc.constantFrom('Seat', 'Event', 'Note'), fc.string(), fc.string({ unit: 'binary' })),
);

const withoutLines = (list: readonly Move[]): unknown =>
  list.map((move) => ({
    ...move,
    line: 0,
    ...(move.kind === 'variation' ? { moves: withoutLines(move.moves) } : {}),
  }));

describe('a record', () => {
  it('reads back as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(tags, moves, (extra, list) => {
        const head: Tag[] = [['Bicorne', '1'], ...extra];
        const text = writeRecord({ tags: head, moves: list });
        const sheet = must(readRecord(text));
        expect(sheet.tags).toEqual(head);
        // -0 is the one JSON value that does not come back
        expect(JSON.stringify(withoutLines(sheet.moves))).toBe(JSON.stringify(withoutLines(list)));
        expect(writeRecord(sheet)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, whatever text it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `${HEAD}\n${text}`),
        ),
        (text) => {
          expect(typeof readRecord(text).ok).toBe('boolean');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('holds comments over several lines, with anything in them but a closing brace', () => {
    const sheet = must(readRecord(`${HEAD}\nann: take1 {why ( not\n1. two { *heads } bob: x`));
    expect(withoutLines(sheet.moves)).toEqual([
      { kind: 'act', seat: 'ann', text: 'take1', line: 0 },
      { kind: 'comment', text: 'why ( not\n1. two { *heads ', line: 0 },
      { kind: 'act', seat: 'bob', text: 'x', line: 0 },
    ]);
  });

  it('turns a closing brace in a comment round, so that it can be written', () => {
    const moves: Move[] = [{ kind: 'comment', text: 'a } b', line: 0 }];
    expect(writeRecord({ tags: [['Bicorne', '1']], moves })).toContain('{a ) b}');
  });

  it('holds variations inside variations, numbered like what they stand for', () => {
    const text = `${HEAD}\n1. ann: take1 take2 ( 2. ann: take1 *heads ( 3. *tails ) ) done`;
    const sheet = must(readRecord(text));
    expect(sheet.moves.map(({ kind }) => kind)).toEqual(['act', 'act', 'variation', 'act']);
    const inner = sheet.moves[2];
    expect(inner.kind === 'variation' && inner.moves.map(({ kind }) => kind)).toEqual([
      'act',
      'chance',
      'variation',
    ]);
    expect(writeRecord(sheet).replaceAll('\n', ' ')).toContain('( 2. ann: take1 *heads ( *tails ) )');
  });

  it('is read with the line ends of any system', () => {
    expect(readRecord(`${HEAD}\nann: take1\n`.replaceAll('\n', '\r\n')).ok).toBe(true);
  });

  it.each([
    ['', 'line 1', 'begins with'],
    ['[Bicorne "2"]\n', 'line 1', 'format 2'],
    ['[Game "x"]\n', 'line 1', 'begins with'],
    ['[Bicorne "1"]\n[Game pebbles]\n', 'line 2', 'expected a tag'],
    ['[Bicorne "1"]\n[Game "\\x"]\n', 'line 2', 'expected a tag'],
    [`${HEAD}\ntake1`, 'line 6', 'no seat is named'],
    [`${HEAD}\nann: take1\n{never`, 'line 7', 'never closed'],
    [`${HEAD}\nann: take1\n( bob:\n take1`, 'line 8', 'never closed'],
    [`${HEAD}\nann: take1 <x`, 'line 6', 'expected <count'],
    [`${HEAD}\nann: take1 <0`, 'line 6', 'expected <count'],
    [`${HEAD}\nann: take1 <1000000`, 'line 6', 'expected <count'],
    [`${HEAD}\nann: take1 !ann`, 'line 6', 'expected !winner=reason'],
    [`${HEAD}\nann: take1 !ann=`, 'line 6', 'expected !winner=reason'],
    [`${HEAD}\n=12`, 'line 6', 'expected =rules=state'],
    [`${HEAD}\n==%7B%7D`, 'line 6', 'expected =rules=state'],
    [`${HEAD}\n${'( '.repeat(33)}${') '.repeat(33)}`, 'line 6', 'at most 32 deep'],
    [`${HEAD}\n=2=%7B`, 'line 6', 'cannot be read'],
    [`[Bicorne "1"]\n[Eyes "ann"]\n`, 'line 2', 'one seat'],
  ])('that is wrong is refused, and the line named: %j', (text, place, message) => {
    const result = readRecord(text);
    expect(result).toMatchObject({ ok: false, fault: { code: 'malformed', place } });
    expect(result.ok ? '' : result.fault.message).toContain(message);
  });
});

/** Random play from a seed, with some of it taken back, until so many steps are in the match. */
function playLong(steps: number): Match {
  const rng = quickRng('long');
  const roll = seedRoller('long');
  const players = { ann: 'Ann “the \\ pebble” O’Hara', bob: '' };
  const notes = { date: '1815-06-18', clock: '30 min + 30 s' };
  const opening = { scenario: 'big', players, ...notes };
  let match = must(openMatch(pebbles, { ...opening, chance: { kind: 'seed', seed: 'long' } }));
  while (match.steps.length < steps && turnOf(match).kind !== 'over') {
    match = runChance(match, roll).match;
    const turn = turnOf(match);
    if (turn.kind !== 'seats') break;
    const legal = match.game.legal(match.state, turn.seats[0]);
    match = must(act(match, turn.seats[0], legal[rng.below(legal.length)])).match;
    if (rng.below(40) === 0) match = must(takeBack(match, 1 + rng.below(3)));
  }
  return match;
}

describe('the record of a match', () => {
  it('of 1,000 actions is written, read, verified and replayed', () => {
    const match = playLong(1000);
    expect(match.steps.length).toBeGreaterThanOrEqual(1000);
    const text = writeRecord(matchSheet(match));
    const sheet = must(readRecord(text));
    const again = must(replay(sheet, find)).match;
    expect(verify(sheet, find)).toMatchObject({ ok: true, value: { chances: match.chances } });
    expect(again).toEqual(match);
  });

  it('has a digest of the state behind every fiftieth standing step', () => {
    const match = playLong(300);
    const behind: number[] = [];
    let standing = 0;
    for (const move of matchSheet(match).moves) {
      if (move.kind === 'digest') behind.push(standing);
      else standing += move.kind === 'undo' ? -move.count : 1;
    }
    expect(behind).toEqual(
      Array.from({ length: Math.floor(match.live.length / 50) }, (_, n) => 50 * (n + 1)),
    );
  });

  it.each([
    [49, 0],
    [50, 1],
    [51, 1],
  ])('of %i steps has %i digests', (steps, digests) => {
    const { moves } = matchSheet(must(branch(playLong(300), steps)));
    expect(moves.filter(({ kind }) => kind === 'digest')).toHaveLength(digests);
  });

  it('is written in lines of at most a hundred characters', () => {
    const moves = Array.from({ length: 60 }, (_, n): Move => ({ kind: 'chance', text: `${n}`, line: 0 }));
    const lines = writeRecord({ tags: [['Bicorne', '1']], moves })
      .trimEnd()
      .split('\n');
    expect(lines.slice(2).map(({ length }) => length <= 100)).toEqual([true, true, true]);
  });

  it('is written by playing the match through once', () => {
    let acts = 0;
    const counting: typeof pebbles = {
      ...pebbles,
      act: (...args) => {
        acts++;
        pebbles.act(...args);
      },
    };
    const match = playLong(300);
    expect(matchSheet({ ...match, game: counting })).toEqual(matchSheet(match));
    expect(acts).toBeLessThanOrEqual(match.live.length);
  });

  it('keeps what was taken back, and the seat is named again behind it', () => {
    const match = must(openMatch(pebbles, { scenario: { heap: 5 }, chance: { kind: 'seed', seed: 'x' } }));
    const ready = runChance(match, seedRoller('x')).match;
    const back = must(takeBack(must(act(ready, 0, 'take1')).match, 1));
    const text = writeRecord(matchSheet(must(act(back, 0, 'take2')).match));
    expect(text).toMatch(/ann: take1 <1\n3\. ann: take2/);
  });

  it('numbers its steps as `show --at` does, also behind a change of the rules', () => {
    const match = must(openMatch(pebbles, { scenario: { heap: 5 }, chance: { kind: 'seed', seed: 'x' } }));
    const ready = runChance(match, seedRoller('x')).match;
    const on = must(act(resume(ready, pebbles, ready.state), 0, 'take1')).match;
    expect(on.live).toHaveLength(4);
    expect(writeRecord(matchSheet(on))).toMatch(/^4\. ann: take1$/m);
  });

  it('gives the whole position where the scenario has no name', () => {
    const sheet = matchSheet(must(openMatch(pebbles, { scenario: { heap: 5 } })));
    expect(sheet.tags).toContainEqual(['Position', '{"heap":5}']);
  });

  it('says how it ended: by the rules, by the players, or not yet', () => {
    const match = must(openMatch(pebbles, { scenario: { heap: 1 }, chance: { kind: 'seed', seed: 'x' } }));
    const ready = runChance(match, seedRoller('x')).match;
    const result = (of: Match): Tag | undefined => matchSheet(of).tags.find(([name]) => name === 'Result');
    expect(result(ready)).toEqual(['Result', '*']);
    expect(result(must(act(ready, 0, 'take1')).match)).toEqual(['Result', 'ann last-pebble']);
    expect(result(must(stop(ready, { winners: [], reason: 'agreed' })))).toEqual(['Result', 'draw agreed']);
  });
});
