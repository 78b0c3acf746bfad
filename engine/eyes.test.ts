import { describe, expect, it } from 'vitest';
import { ONLOOKER } from './contract.ts';
import { readEyes, seenBy, writeEyes } from './eyes.ts';
import { act, openMatch, resume, settle, stop, takeBack, type Match, type Opening } from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { must } from './result.ts';

/** Tokens drawn as given; ann takes one and peeks, takes her second pebble back, says done, and bob is to act. */
function match(tokens: readonly [number, number] = [1, 3], opening: Opening = {}): Match {
  const drawn = tokens.reduce(
    (now: Match, token) => must(settle(now, token)).match,
    must(openMatch(pebbles, opening)),
  );
  const peeked = must(act(must(act(drawn, 0, 'take1')).match, 0, 'peek')).match;
  const back = must(takeBack(must(act(peeked, 0, 'take2')).match, 1));
  return must(settle(must(act(back, 0, 'done')).match, 16)).match;
}

const body = (text: string): string => text.slice(text.indexOf('\n\n') + 2);

describe('the record of one seat', () => {
  it('has its own actions, and every event as it saw it', () => {
    expect(body(writeEyes(seenBy(match(), 0)))).toBe(
      [
        '?',
        '> {"type":"drew","seat":0,"value":1}',
        '?',
        '> {"type":"drew","seat":1}',
        'ann: take1',
        '> {"type":"took","seat":0,"value":1}',
        'ann: peek',
        '> {"type":"peeked","seat":0,"value":3}',
        'ann: take2',
        '> {"type":"took","seat":0,"value":2}',
        '<1',
        'ann: done',
        '?',
        '> {"type":"tossed","seat":0,"value":16}',
        '',
      ].join('\n'),
    );
  });

  it('does not show, nor count, what the seat did not notice', () => {
    expect(body(writeEyes(seenBy(match(), 1)))).toBe(
      [
        '?',
        '> {"type":"drew","seat":0}',
        '?',
        '> {"type":"drew","seat":1,"value":3}',
        '?',
        '> {"type":"took","seat":0,"value":1}',
        '?',
        '> {"type":"took","seat":0,"value":2}',
        '<1',
        '?',
        '> {"type":"tossed","seat":0,"value":16}',
        '',
      ].join('\n'),
    );
  });

  it('counts of what was taken back what the seat had noticed, and goes on from there', () => {
    const drawn = [1, 3].reduce(
      (now: Match, token) => must(settle(now, token)).match,
      must(openMatch(pebbles, { scenario: { heap: 3 } })),
    );
    const say = (now: Match, word: string): Match => must(act(now, 0, word)).match;
    const back = must(takeBack(['take1', 'peek', 'take2'].reduce(say, drawn), 2));
    const end = (viewer: number): string[] =>
      body(writeEyes(seenBy(say(back, 'take1'), viewer)))
        .split('\n')
        .slice(-5);
    expect(end(0)).toEqual([
      '> {"type":"ended","seat":0}',
      '<2',
      'ann: take1',
      '> {"type":"took","seat":0,"value":1}',
      '',
    ]);
    expect(end(1)).toEqual([
      '> {"type":"ended","seat":0}',
      '<1',
      '?',
      '> {"type":"took","seat":0,"value":1}',
      '',
    ]);
  });

  it('is the same in every world the seat could be in', () => {
    expect(writeEyes(seenBy(match([1, 3]), 1))).toBe(writeEyes(seenBy(match([2, 3]), 1)));
    expect(writeEyes(seenBy(match([1, 3]), ONLOOKER))).toBe(writeEyes(seenBy(match([2, 1]), ONLOOKER)));
    expect(writeEyes(seenBy(match([1, 3]), 0))).not.toBe(writeEyes(seenBy(match([1, 2]), 0)));
  });

  it('tells neither the seed nor a whole position, and only the numbers that are open', () => {
    const seeded = writeEyes(
      seenBy(match([1, 3], { scenario: { heap: 77 }, chance: { kind: 'seed', seed: 'tell-nobody' } }), 1),
    );
    expect(seeded).not.toContain('tell-nobody');
    expect(seeded).not.toContain('77');
    expect(seeded).toContain('[Scenario "?"]');
    const fair = { kind: 'fair', commitments: { server: 'c0', ann: 'c1' }, numbers: { ann: 'n1' } } as const;
    const text = writeEyes(seenBy(match([1, 3], { chance: fair }), 1));
    expect(text).toContain('[Commitment "server" "c0"]');
    expect(text).not.toContain('[Number "server"');
    expect(text).toContain('[Eyes "bob"]');
  });

  it.each([0, 1, ONLOOKER])('reads back for viewer %s', (viewer) => {
    const stopped = must(stop(match(), { winners: [0], reason: 'clock' }));
    const eyes = seenBy(stopped, viewer);
    expect(must(readEyes(writeEyes(eyes)))).toEqual(eyes);
  });

  it('begins anew where the match went on under other rules', () => {
    const on = must(act(resume(match(), { ...pebbles, rules: '2' }, match().state), 1, 'take1')).match;
    const text = writeEyes(seenBy(on, 0));
    expect(body(text)).toBe('=2\n?\n> {"type":"took","seat":1,"value":1}\n');
    expect(must(readEyes(text)).entries).toHaveLength(2);
  });

  it.each([
    ['no eyes', '[Bicorne "1"]\n\n?\n', 'line 1'],
    ['an event without a step', '[Bicorne "1"]\n[Eyes "ann"]\n\n> {"type":"took"}\n', 'line 4'],
    ['an event that is none', '[Bicorne "1"]\n[Eyes "ann"]\n\n?\n> {"took":1}\n', 'line 5'],
    ['an event that is not JSON', '[Bicorne "1"]\n[Eyes "ann"]\n\n?\n> {\n', 'line 5'],
    ['another seat’s action', '[Bicorne "1"]\n[Eyes "ann"]\n\nbob: take1\n', 'line 4'],
  ])('with %s is refused, and the line named', (_, text, place) => {
    expect(readEyes(text)).toMatchObject({ ok: false, fault: { code: 'malformed', place } });
  });
});
