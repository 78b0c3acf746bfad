import type { Plan } from '@bicorne/engine';
import { newProgress } from '@bicorne/table/plans';
import { expect, test } from 'vitest';
import { lotOrder } from '../../dice.ts';
import type { Ear } from '../talk.ts';
import type { Terms } from '../terms.ts';
import { ann, bea, entry, FIRST, newMatch, OVER } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const clock = { reserve: [1000, 2000], since: [5, null], paused: null };

/** What stands around the matches: terms, affairs, clocks, looks. */
export function termsContract({ store, reopen }: StoreUnderTest): void {
  test('terms are kept, and an invitation leads to its match', async () => {
    const terms: Terms = {
      clock: { kind: 'live', base: 60, increment: 5 },
      rated: true,
      delay: 10,
      kept: { 1: { token: 'token-of-red' } },
    };
    await store().matches.add(newMatch('first', terms, ann, null));
    await reopen();
    expect((await store().matches.invitedTo('token-of-red'))?.terms).toEqual(terms);
    expect(await store().matches.invitedTo('another')).toBeNull();
  });

  test('a match is found by whom it keeps a seat for, until it is over', async () => {
    const terms: Terms = { kept: { 1: { person: 'bea' } } };
    await store().matches.add(newMatch('first', terms, ann, null));
    await store().matches.add(newMatch('other', { kept: { 1: { token: 'bea' } } }, ann, null));
    expect((await store().matches.keptFor('bea')).map(({ id }) => id)).toEqual(['first']);
    expect(await store().matches.keptFor('be_')).toEqual([]);
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: OVER, movedAt: 7, clock });
    expect(await store().matches.keptFor('bea')).toEqual([]);
    await store().archive.add(entry('first', 7), null);
    expect(await store().matches.keptFor('bea')).toEqual([]);
  });

  test('what was kept for somebody is open to anybody, and he is not asked any more; others still are', async () => {
    const terms: Terms = { kept: { 0: { person: 'ann' }, 1: { person: 'bea' } }, delay: 10 };
    await store().matches.add(newMatch('first', terms, null, null));
    await store().matches.openKept('first', 'bea');
    expect((await store().matches.find('first'))?.terms).toEqual({
      kept: { 0: { person: 'ann' } },
      delay: 10,
    });
    expect(await store().matches.keptFor('bea')).toEqual([]);
    expect((await store().matches.keptFor('ann')).map(({ id }) => id)).toEqual(['first']);
  });

  test('affairs change only from what they were', async () => {
    await store().matches.add(newMatch('first'));
    expect(await store().matches.setAffairs('first', {}, { rematch: 'second' })).toBe(true);
    expect(await store().matches.setAffairs('first', {}, { rematch: 'third' })).toBe(false);
    expect((await store().matches.find('first'))?.affairs).toEqual({ rematch: 'second' });
  });

  test('steps without a clock take it away, and steps after the end let the match run again', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.setClock('first', 0, null, clock);
    const ended = { from: 0, steps: ['a'], turn: OVER, movedAt: 7, was: clock, clock };
    await store().matches.steps.append('first', ended);
    expect(await store().matches.movedSince(0)).toEqual([]);
    await store().matches.steps.append('first', {
      from: 1,
      steps: ['b'],
      turn: FIRST,
      movedAt: 8,
      was: clock,
    });
    expect(await store().matches.movedSince(0)).toMatchObject([{ id: 'first', steps: 2, clock: null }]);
    expect(await store().matches.withClocks()).toEqual([]);
  });

  test('clocks are stored with the steps, and by themselves', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    await store().matches.setClock('first', 0, null, clock);
    expect((await store().matches.withClocks()).map(({ id }) => id)).toEqual(['first']);
    const later = { ...clock, since: [null, 7] };
    const steps = { from: 0, steps: ['a'], turn: FIRST, movedAt: 7, was: clock, clock: later };
    expect(await store().matches.steps.append('first', steps)).toBe(true);
    expect((await store().matches.find('first'))?.clock).toEqual(later);
    expect(await store().matches.setClock('first', 0, null, clock)).toBe(false);
    expect((await store().matches.find('first'))?.clock).toEqual(later);
    await store().matches.steps.append('first', {
      from: 1,
      steps: ['b'],
      turn: OVER,
      movedAt: 9,
      was: later,
      clock: later,
    });
    expect(await store().matches.withClocks()).toEqual([]);
  });

  test('clocks that were wound meanwhile stay as they are: neither steps nor another clock come in', async () => {
    await store().matches.add(newMatch('first'));
    const paused = { ...clock, paused: { at: 5, until: 9 } };
    await store().matches.setClock('first', 0, null, clock);
    expect(await store().matches.setClock('first', 0, clock, paused)).toBe(true);
    const late = { ...clock, since: [null, 7] };
    expect(await store().matches.setClock('first', 0, clock, late)).toBe(false);
    expect(await store().matches.setClock('first', 0, null, late)).toBe(false);
    const steps = { from: 0, steps: ['a'], turn: FIRST, movedAt: 7 };
    expect(await store().matches.steps.append('first', { ...steps, was: clock, clock: late })).toBe(false);
    expect(await store().matches.steps.append('first', steps)).toBe(false);
    expect(await store().matches.find('first')).toMatchObject({ steps: 0, clock: paused });
    expect(await store().matches.steps.append('first', { ...steps, was: paused, clock: paused })).toBe(true);
  });

  test('sides by lot are dealt with the last seat, and number and commitment go with the sitter', async () => {
    await store().matches.add(newMatch('first', { lot: true }, ann, null));
    await store().matches.takeSeat('first', 1, bea);
    const order = lotOrder('secret', ['c1', 'c2']);
    const seats = (await store().matches.find('first'))?.seats ?? [];
    const sitters = [ann, bea];
    expect(
      seats.map(({ person, commitment, number }) => ({ person: person?.id, commitment, number })),
    ).toEqual(
      order.map((at) => ({
        person: sitters[at].person,
        commitment: sitters[at].commitment,
        number: sitters[at].number,
      })),
    );
  });

  test('sides by lot are dealt though the last seats are taken at the same moment', async () => {
    const dealt = lotOrder('secret', ['c1', 'c2']).map((at) => [ann, bea][at]);
    for (let i = 0; i < 20; i++) {
      const { matches } = store();
      await matches.add(newMatch(`match${i}`, { lot: true }, null, null));
      await Promise.all([
        matches.takeSeat(`match${i}`, 0, dealt[1]),
        matches.takeSeat(`match${i}`, 1, dealt[0]),
      ]);
      const { seats } = (await matches.find(`match${i}`)) ?? { seats: [] };
      expect(seats.map(({ commitment }) => commitment)).toEqual(dealt.map(({ commitment }) => commitment));
    }
  });

  test('sides by lot are dealt at once where every seat is taken from the beginning, by a bot, say', async () => {
    const dealt = lotOrder('secret', ['c1', 'c2']).map((at) => [ann, bea][at]);
    await store().matches.add(newMatch('first', { lot: true }, dealt[1], dealt[0]));
    const { seats } = (await store().matches.find('first')) ?? { seats: [] };
    expect(seats.map(({ commitment }) => commitment)).toEqual(dealt.map(({ commitment }) => commitment));
  });

  test('matches that run: of a person, and those that moved of late', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: FIRST, movedAt: 5000 });
    expect((await store().matches.movedSince(2000)).map(({ id }) => id)).toEqual(['first']);
    await store().matches.steps.append('second', { from: 0, steps: ['a'], turn: OVER, movedAt: 6000 });
    expect((await store().matches.runningOf('ann')).map(({ id }) => id)).toEqual(['first']);
    expect((await store().matches.movedSince(2000)).map(({ id }) => id)).toEqual(['first']);
  });

  test('a match is cut back to its first steps, and nothing is known of what came after', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.steps.append('first', { from: 0, steps: ['a', 'b', 'c'], turn: FIRST, movedAt: 5 });
    for (const n of [1, 3]) {
      await store().marks.put('first', { n, digest: `d${n}`, state: '{}' });
      await store().looks.addMoment('first', n, 5);
    }
    await store().matches.cut('first', { steps: 1, turn: FIRST, movedAt: 9, clock: null });
    expect(await store().matches.steps.read('first', 0)).toEqual(['a']);
    expect((await store().marks.of('first')).map(({ n }) => n)).toEqual([1]);
    expect(await store().looks.stepsBy('first')).toBe(1);
    expect(await store().matches.find('first')).toMatchObject({ steps: 1, movedAt: 9 });
  });

  test('what a seat answers beforehand is kept whole, and the last word counts', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    const none = { orders: null, standing: {} };
    expect(await store().orders.of('first', 0)).toEqual(none);
    const strike = {
      question: 'strike',
      when: [{ part: 'dice', is: 'least', value: 3 }],
      say: 'no',
    } as const;
    await store().orders.set('first', 0, [strike]);
    await store().orders.set('first', 1, []);
    await store().orders.set('first', 0, [strike, { question: 'ambush', say: 'yes' }]);
    await reopen();
    const { orders } = await store().orders.of('first', 0);
    expect(orders).toEqual([strike, { question: 'ambush', say: 'yes' }]);
    expect(await store().orders.of('first', 1)).toEqual({ orders: [], standing: {} });
    expect(await store().orders.of('second', 0)).toEqual(none);
  });

  test('a plan is kept for its seat, and changed only from what it was', async () => {
    await store().matches.add(newMatch('first'));
    const plan: Plan = {
      id: 'plan01',
      turn: 3,
      comes: 'next',
      runs: true,
      rests: [{ part: 'own', at: [1], is: 'least', value: 2 }],
      steps: [{ after: 0, do: ['go'], ask: 'go' }],
    };
    const kept = { person: 'ann', plan, progress: newProgress(4, true) };
    const { plans } = store();
    expect(await plans.add('first', 0, kept)).toBe(true);
    expect(await plans.add('first', 0, kept)).toBe(false);
    expect(await plans.add('first', 1, { ...kept, plan: { ...plan, id: 'plan00' } })).toBe(true);
    const begun = { ...kept, progress: { ...kept.progress, began: { turn: 4, steps: 9 } } };
    expect(await plans.change('first', 0, { ...begun, version: 1 })).toBe(true);
    expect(await plans.change('first', 0, { ...kept, version: 1 })).toBe(false);
    await reopen();
    expect(await store().plans.of('first', 0)).toEqual([{ ...begun, version: 2 }]);
    await store().plans.drop('first', 0, 'plan01');
    expect(await store().plans.of('first', 0)).toEqual([]);
    expect(await store().plans.change('first', 0, { ...kept, version: 2 })).toBe(false);
    expect(await store().plans.of('first', 1)).toHaveLength(1);
  });

  test('which steps were answered so is kept for each seat, in their order', async () => {
    await store().matches.add(newMatch('first'));
    await store().orders.give('first', 0, { step: 12, action: 'stand' });
    await store().orders.give('first', 0, { step: 3, action: 'stand' });
    await store().orders.give('first', 0, { step: 12, action: 'fall-back' });
    await reopen();
    expect(await store().orders.given('first', 0)).toEqual([
      { step: 3, action: 'stand' },
      { step: 12, action: 'fall-back' },
    ]);
    expect(await store().orders.given('first', 1)).toEqual([]);
  });

  test('how long a seat took for its last answers is kept for each seat', async () => {
    await store().matches.add(newMatch('first'));
    expect(await store().orders.pace('first', 0)).toEqual([]);
    await store().orders.setPace('first', 0, [4000]);
    await store().orders.setPace('first', 0, [4000, 90_000]);
    await reopen();
    expect(await store().orders.pace('first', 0)).toEqual([4000, 90_000]);
    expect(await store().orders.pace('first', 1)).toEqual([]);
  });

  test('what a seat was shown only grows', async () => {
    await store().matches.add(newMatch('first'));
    expect(await store().looks.lookedAt('first', 0)).toBe(0);
    await store().looks.saw('first', 0, 5);
    await store().looks.saw('first', 0, 3);
    await store().looks.saw('first', 1, 1);
    await reopen();
    expect(await store().looks.lookedAt('first', 0)).toBe(5);
    expect(await store().looks.lookedAt('first', 1)).toBe(1);
  });

  test('how many steps there were by then, as it was first noted', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    await store().looks.addMoment('first', 3, 300);
    await store().looks.addMoment('first', 1, 100);
    await store().looks.addMoment('first', 1, 999);
    const steps = [99, 100, 299, 300, undefined].map((at) => store().looks.stepsBy('first', at));
    expect(await Promise.all(steps)).toEqual([0, 1, 1, 3, 3]);
    expect(await store().looks.stepsBy('second')).toBe(0);
  });

  test('when a match that is over had how many steps nobody asks any more, and it is not kept', async () => {
    await store().matches.add(newMatch('first'));
    await store().looks.addMoment('first', 1, 100);
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: OVER, movedAt: 200 });
    await store().looks.addMoment('first', 2, 200);
    expect(await store().looks.stepsBy('first')).toBe(1);
    await store().archive.add(entry('first', 200), null);
    expect(await store().looks.stepsBy('first')).toBe(0);
  });

  test('the service remembers: the last word, the first word, or one in place of another', async () => {
    const { looks } = store();
    expect(await looks.remembered('key')).toBeNull();
    expect(await looks.rememberFirst('key', 'a')).toBe('a');
    expect(await looks.rememberFirst('key', 'b')).toBe('a');
    await looks.remember('key', 'c');
    expect(await looks.replace('key', 'a', 'd')).toBe(false);
    expect(await looks.replace('key', 'c', 'd')).toBe(true);
    await reopen();
    expect(await store().looks.remembered('key')).toBe('d');
  });
}

export function talkContract({ store, reopen }: StoreUnderTest): void {
  test('how people stand to each other', async () => {
    const { talk } = store();
    await talk.setStance('ann', 'bea', { block: true, mute: false });
    expect(await talk.isBlocked('bea', ['ann', 'cleo'])).toBe(true);
    expect(await talk.isBlocked('bea', [])).toBe(false);
    expect(await talk.isBlocked('ann', ['bea'])).toBe(false);
    expect(await talk.deafTo('bea', ['ann', 'bea'])).toEqual(['ann']);
    expect(await talk.deafTo('bea', ['bea'])).toEqual([]);
    expect(await talk.deafTo('bea')).toEqual(['ann']);
    await talk.setStance('ann', 'bea', { block: false, mute: true });
    expect(await talk.isBlocked('bea', ['ann'])).toBe(false);
    expect(await talk.stances('ann')).toEqual([
      { person: { id: 'bea', name: 'Беа' }, block: false, mute: true },
    ]);
  });

  test('the last lines before one, the oldest first, with the names of today', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    const line = { match: 'first', at: 1, person: 'ann', seat: 0, to: 'table' };
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three']) ids.push(await store().talk.say({ ...line, text }));
    await store().talk.say({ ...line, match: 'second', text: 'elsewhere' });
    await store().people.rename('ann', 'Anna');
    await reopen();
    const found = await store().talk.lines('first', [{ to: 'table' }], ids[2], 1);
    expect(found).toEqual([{ ...line, id: ids[1], text: 'two', person: { id: 'ann', name: 'Anna' } }]);
  });

  test('lines are found by whom they are said to, and where that is asked by who said them, in the order they were said', async () => {
    await store().matches.add(newMatch('first'));
    const say = (person: string, seat: number | null, to: string): Promise<number> =>
      store().talk.say({ match: 'first', at: 1, person, seat, to, text: `${person} to ${to}` });
    await say('ann', 0, 'table');
    await say('bea', null, 'onlookers');
    await say('ann', 0, 'red');
    await say('bea', 1, 'blue');
    await say('bea', 2, 'red');
    const texts = async (ears: readonly Ear[], most = 10, deafTo?: readonly string[]): Promise<string[]> =>
      (await store().talk.lines('first', ears, 1000, most, deafTo)).map(({ text }) => text);
    const toRed: Ear = { to: 'red', from: { person: 'ann', seats: [] } };
    expect(await texts([])).toEqual([]);
    expect(await texts([{ to: 'onlookers' }])).toEqual(['bea to onlookers']);
    expect(await texts([toRed, { to: 'blue' }, { to: 'table' }])).toEqual([
      'ann to table',
      'ann to red',
      'bea to blue',
    ]);
    expect(await texts([toRed, { to: 'blue' }, { to: 'table' }], 2)).toEqual(['ann to red', 'bea to blue']);
    expect(await texts([toRed, { to: 'blue' }, { to: 'table' }], 2, ['bea'])).toEqual([
      'ann to table',
      'ann to red',
    ]);
    expect(await texts([{ to: 'red', from: { person: 'cleo', seats: [2] } }])).toEqual(['bea to red']);
  });

  test('notes are one text for each person and match; reports come with the newest first', async () => {
    await store().matches.add(newMatch('first'));
    await store().talk.setNotes('first', 'ann', 'a');
    await store().talk.setNotes('first', 'ann', 'b');
    expect(await store().talk.notes('first', 'ann')).toBe('b');
    expect(await store().talk.notes('first', 'bea')).toBe('');
    const report = { person: 'ann', about: 'bea', match: null, reason: 'talk', text: 'rude', at: 1 };
    await store().talk.report(report);
    await store().talk.report({ ...report, text: 'again' });
    expect((await store().talk.reports(1)).map(({ text }) => text)).toEqual(['again']);
  });
}

export function noticeContract({ store, reopen }: StoreUnderTest): void {
  test('one notice for each person, turn and channel; it waits until it is ticked off', async () => {
    await store().matches.add(newMatch('first'));
    const notice = {
      id: 'n1',
      person: 'ann',
      match: 'first',
      about: 'turn' as const,
      turn: 5,
      channel: 'push' as const,
      at: 10,
    };
    expect(await store().notices.add(notice)).toBe(true);
    expect(await store().notices.add({ ...notice, id: 'n2' })).toBe(false);
    expect(await store().notices.add({ ...notice, id: 'n3', channel: 'mail' })).toBe(true);
    await reopen();
    expect(await store().notices.waiting('n1')).toEqual({ ...notice, game: 'picket' });
    await store().notices.close('n1', 'sent');
    expect(await store().notices.waiting('n1')).toBeNull();
    expect(await store().notices.allWaiting()).toEqual(['n3']);
    expect(await store().notices.add({ ...notice, id: 'n4' })).toBe(false);
    expect(await store().notices.forgetBefore(11, 10)).toBe(1);
    expect(await store().notices.forgetBefore(11, 10)).toBe(0);
    expect(await store().notices.add({ ...notice, id: 'n5' })).toBe(true);
    expect((await store().notices.allWaiting()).toSorted()).toEqual(['n3', 'n5']);
  });

  test('a letter is there until it was sent', async () => {
    const letter = { id: 'l1', address: 'a@b', subject: 's', text: 't', at: 1 };
    await store().notices.addLetter(letter);
    await reopen();
    expect(await store().notices.allLetters()).toEqual(['l1']);
    expect(await store().notices.letter('l1')).toEqual(letter);
    await store().notices.removeLetter('l1');
    expect(await store().notices.letter('l1')).toBeNull();
  });
}
