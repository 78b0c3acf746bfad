import { must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import {
  battleOf,
  decide,
  interventions,
  isOver,
  nextRound,
  openEvent,
  standings,
  type Decision,
  type Event,
  type Outcome,
  type Terms,
} from '../index.ts';
import { after, closed, paired, playOut, termsOf } from './random.fixture.ts';

const SWISS = termsOf({ kind: 'swiss', rounds: 3 }, { match: 'single' });
const won: Outcome = { how: 'played', games: [{ winner: 0, margin: [5, 2] }] };
const lost: Outcome = { how: 'played', games: [{ winner: 1, margin: [2, 5] }] };
const reason = 'a wrong click';
const idAt = (event: Event, table: number, player: number): string =>
  event.entrants[event.rounds[event.rounds.length - 1].tables[table].players[player]].id;
const pointsOf = (event: Event, id: string): number | undefined =>
  standings(event).find(({ number }) => event.entrants[number].id === id)?.points;
const fault = (event: Event, decision: Decision): string => {
  const decided = decide(event, decision);
  return decided.ok ? 'taken' : decided.fault.code;
};

describe('terms', () => {
  it.each<[string, Partial<Terms>]>([
    ['terms.format.rounds', { format: { kind: 'swiss', rounds: 0 } }],
    ['terms.points.won', { points: { ...SWISS.points, won: 0.3 } }],
    ['terms.tieBreaks', { tieBreaks: ['margin', 'margin'] }],
    ['terms.battles.scenarios', { battles: { kind: 'lots', scenarios: [] } }],
    ['terms.seed', { seed: '' }],
  ])('are refused where they say nothing sensible: %s', (place, wrong) => {
    expect(openEvent({ ...SWISS, ...wrong })).toMatchObject({ ok: false, fault: { code: 'invalid', place } });
  });

  it('say the battle of each round: one, a list gone round, or lots that anybody can draw again', () => {
    const scenarios = ['plain', 'ford'];
    const battles = (kind: 'rounds' | 'lots'): string[] =>
      [0, 1, 2, 3, 4, 5].map((round) => battleOf({ ...SWISS, battles: { kind, scenarios } }, round));
    expect(battles('rounds')).toEqual(['plain', 'ford', 'plain', 'ford', 'plain', 'ford']);
    expect(new Set(battles('lots'))).toEqual(new Set(scenarios));
    expect(paired(closed(SWISS, 4)).rounds[0].scenario).toBe('plain');
  });
});

describe('entry', () => {
  it('needs three, and nobody enters twice or by nobody’s name', () => {
    const two = after(must(openEvent(SWISS)), { do: 'enter', entrant: 'a' }, { do: 'enter', entrant: 'b' });
    expect(fault(two, { do: 'close' })).toBe('not-allowed');
    expect(fault(two, { do: 'enter', entrant: 'a' })).toBe('invalid');
    expect(fault(two, { do: 'enter', entrant: '' })).toBe('invalid');
    expect(fault(two, { do: 'pair', tables: [] })).toBe('not-allowed');
  });

  it('draws the field by lots, or by rating where the terms say so', () => {
    const entries: Decision[] = [1500, 1900, 1700].map((rating, i) => ({
      do: 'enter',
      entrant: `e${i}`,
      rating,
    }));
    const drawn = (seeding: Terms['seeding'], seed: string): readonly number[] | null =>
      after(must(openEvent({ ...SWISS, seeding, seed })), ...entries, { do: 'close' }).field;
    expect(drawn('ratings', 'x')).toEqual([1, 2, 0]);
    expect(new Set([...'abcdefgh'].map((seed) => String(drawn('lots', seed)))).size).toBeGreaterThan(1);
  });

  it('stays open in Swiss rounds until the last is paired, and nowhere else', () => {
    const late: Decision = { do: 'enter', entrant: 'late' };
    const begun = playOut(paired(closed(SWISS, 4)), () => won);
    const joined = paired(after(begun, late));
    expect(joined.rounds[1].tables.flatMap(({ players }) => players)).toContain(4);
    expect(joined.entrants[4].came).toBe(1);
    expect(fault(closed(termsOf({ kind: 'knock-out' }), 4), late)).toBe('not-allowed');
    expect(fault(closed(termsOf({ kind: 'round-robin' }), 4), late)).toBe('not-allowed');
    const last = paired(playOut(joined, () => won));
    expect(fault(last, { do: 'enter', entrant: 'too-late' })).toBe('not-allowed');
  });
});

describe('a round', () => {
  it('is paired when the one before is whole, and never by other tables than its own', () => {
    const event = paired(closed(SWISS, 4));
    expect(
      fault(event, {
        do: 'pair',
        tables: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toBe('not-allowed');
    const next = playOut(event, () => won);
    for (const tables of [
      [[0, 1]],
      [
        [0, 1],
        [2, 2],
      ],
      [
        [0, 1],
        [2, 9],
      ],
      [[0], [1], [2, 3]],
      [[0, 1, 2], [3]],
    ])
      expect(fault(next, { do: 'pair', tables })).toBe('invalid');
    expect(
      fault(closed(termsOf({ kind: 'knock-out' }), 4), {
        do: 'pair',
        tables: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toBe('invalid');
  });

  it('takes each result once, of a table that is there, of so many games as the terms say', () => {
    const event = paired(closed(SWISS, 5));
    expect(fault(event, { do: 'result', round: 0, table: 9, outcome: won })).toBe('unknown');
    expect(fault(event, { do: 'result', round: 0, table: 2, outcome: won })).toBe('not-allowed');
    expect(fault(event, { do: 'result', round: 0, table: 0, outcome: { how: 'played', games: [] } })).toBe(
      'invalid',
    );
    expect(fault(event, { do: 'result', round: 0, table: 0, outcome: { how: 'forfeit', absent: [] } })).toBe(
      'invalid',
    );
    const done = after(event, { do: 'result', round: 0, table: 0, outcome: won });
    expect(fault(done, { do: 'result', round: 0, table: 0, outcome: won })).toBe('not-allowed');
  });

  it('is not paired while the tournament is paused; results still come in', () => {
    const paused = after(paired(closed(SWISS, 4)), { do: 'pause', reason: 'thunder' });
    const whole = playOut(paused, () => won);
    expect(nextRound(whole)).toMatchObject({ ok: false, fault: { code: 'not-allowed' } });
    expect(nextRound(after(whole, { do: 'resume' })).ok).toBe(true);
  });

  it('of a round robin does not wait for the one before', () => {
    expect(paired(paired(closed(termsOf({ kind: 'round-robin' }), 4))).rounds).toHaveLength(2);
  });

  it('is the last when the terms say so', () => {
    let event = closed(SWISS, 4);
    for (let round = 0; round < 3; round++) {
      expect(isOver(event)).toBe(false);
      event = playOut(paired(event), () => won);
    }
    expect(isOver(event)).toBe(true);
    expect(nextRound(event)).toMatchObject({ ok: false, fault: { code: 'over' } });
  });
});

describe('the organiser', () => {
  const begun = paired(closed(SWISS, 4));

  it('corrects a result, and the standings follow; all is listed with its reason', () => {
    const decided = after(begun, { do: 'result', round: 0, table: 0, outcome: won });
    const id = idAt(begun, 0, 0);
    expect(pointsOf(decided, id)).toBe(1);
    expect(fault(begun, { do: 'correct', round: 0, table: 0, outcome: lost, reason })).toBe('not-allowed');
    expect(fault(decided, { do: 'correct', round: 0, table: 0, outcome: lost, reason: ' ' })).toBe('invalid');
    const corrected = after(decided, { do: 'correct', round: 0, table: 0, outcome: lost, reason });
    expect(pointsOf(corrected, id)).toBe(0);
    expect(interventions(corrected)).toMatchObject([{ number: 7, decision: { do: 'correct', reason } }]);
  });

  it('does not change by that who was paired before', () => {
    const second = paired(playOut(begun, () => won));
    const corrected = after(second, { do: 'correct', round: 0, table: 0, outcome: lost, reason });
    expect(corrected.rounds[1]).toEqual(second.rounds[1]);
  });

  it('cannot let another go on when the next round of a knock-out has been drawn, but may change the margin', () => {
    const cup = termsOf({ kind: 'knock-out' }, { match: 'single' });
    const final = paired(playOut(paired(closed(cup, 4)), () => won));
    expect(fault(final, { do: 'correct', round: 0, table: 0, outcome: lost, reason })).toBe('not-allowed');
    const closer: Outcome = { how: 'played', games: [{ winner: 0, margin: [5, 4] }] };
    expect(fault(final, { do: 'correct', round: 0, table: 0, outcome: closer, reason })).toBe('taken');
  });

  it('withdraws a player: what he still has to play is forfeited, and he is not paired again', () => {
    const id = idAt(begun, 0, 1);
    const gone = after(begun, { do: 'withdraw', entrant: id, reason });
    expect(gone.rounds[0].tables[0].outcome).toEqual({ how: 'forfeit', absent: [1] });
    expect(fault(gone, { do: 'withdraw', entrant: id, reason })).toBe('not-allowed');
    expect(fault(gone, { do: 'withdraw', entrant: 'stranger', reason })).toBe('unknown');
    const next = paired(playOut(gone, () => won));
    const number = next.entrants.findIndex((one) => one.id === id);
    expect(next.rounds[1].tables.flatMap(({ players }) => players)).not.toContain(number);
  });

  it('lets the opponents of one who left a round robin win what he would have played', () => {
    const league = termsOf({ kind: 'round-robin' }, { match: 'single' });
    let event = after(closed(league, 4), { do: 'withdraw', entrant: 'a', reason });
    while (event.rounds.length < 3) event = playOut(paired(event), () => won);
    const forfeits = event.rounds.flatMap(({ tables }) =>
      tables.filter(({ outcome }) => outcome?.how === 'forfeit'),
    );
    expect(forfeits).toHaveLength(3);
    expect(pointsOf(event, 'a')).toBe(0);
  });

  it('replaces a player, who takes over the place and its points, also after it was left', () => {
    const id = idAt(begun, 0, 0);
    const swapped = after(
      begun,
      { do: 'result', round: 0, table: 0, outcome: won },
      { do: 'replace', entrant: id, by: 'heir', reason },
    );
    expect(pointsOf(swapped, 'heir')).toBe(1);
    expect(swapped.entrants.find((one) => one.id === 'heir')?.before).toEqual([id]);
    expect(fault(swapped, { do: 'enter', entrant: id })).toBe('invalid');
    expect(fault(swapped, { do: 'replace', entrant: 'heir', by: id, reason })).toBe('invalid');
    const left = after(
      swapped,
      { do: 'withdraw', entrant: 'heir', reason },
      { do: 'replace', entrant: 'heir', by: 'third', reason },
    );
    expect(left.entrants.find((one) => one.id === 'third')?.left).toBeNull();
  });
});

it('ties are broken by what the terms list, and no more', () => {
  const rows = standings(playOut(paired(closed({ ...SWISS, tieBreaks: ['margin'] }, 4)), () => won));
  expect(rows.map(({ tieBreaks }) => Object.keys(tieBreaks))).toEqual(rows.map(() => ['margin']));
  expect(rows.map(({ place }) => place)).toEqual([1, 1, 3, 3]);
});
