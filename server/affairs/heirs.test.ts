import type { Turn } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { newClock, pass } from '../clock/clock.ts';
import type { StoredMatch } from '../store/matches.ts';
import { clockOfHeir, legacyOf } from './heirs.ts';

const HOUR = 3_600_000;
const CLOCK = { kind: 'live', base: 3600, increment: 0 } as const;
const TURN: Turn = { kind: 'seats', seats: [1] };

/** Blue alone against red and green; `asked` has been asked since the beginning of time. */
function table(asked: readonly number[], people: readonly (string | null)[] = ['ann', 'bea', 'cleo']) {
  const stored: StoredMatch = {
    id: 'match',
    game: 'toy',
    rules: '1',
    scenario: 'one',
    options: {},
    listed: false,
    secret: '',
    turn: TURN,
    createdAt: 0,
    movedAt: 0,
    steps: 1,
    terms: { clock: CLOCK },
    affairs: {},
    host: null,
    clock: pass(CLOCK, newClock(CLOCK, 3), asked, 0),
    seats: people.map((id, at) => ({
      name: ['blue', 'red', 'green'][at],
      person: id === null ? null : { id, name: id },
      bot: id === null ? 'drill' : null,
      commitment: 'c',
      number: 'n',
    })),
  };
  return { stored, allies: (seat: number) => (seat === 0 ? [] : [3 - seat]) };
}

test('an army goes to the ally who has time; nobody inherits from his foe, and no bot from anybody', () => {
  expect(legacyOf(table([1]), [1], HOUR)).toMatchObject({
    seats: [1],
    from: { id: 'bea' },
    to: { id: 'cleo' },
  });
  expect(legacyOf(table([0]), [0], HOUR)).toBeNull();
  expect(legacyOf(table([1], ['ann', 'bea', null]), [1], HOUR)).toBeNull();
  expect(legacyOf(table([1], ['ann', 'bea', 'bea']), [1], HOUR)).toBeNull();
});

test('where both allies have let their time run out, neither takes over', () => {
  expect(legacyOf(table([1, 2]), [1], HOUR)).toBeNull();
  expect(legacyOf(table([1, 2]), [1, 2], HOUR)).toBeNull();
});

test('the army has the time that its new commander has, from now on', () => {
  const three = table([1]);
  const legacy = legacyOf(three, [1], HOUR);
  if (!legacy) throw new Error('nobody inherits');
  const clock = clockOfHeir(three, legacy, HOUR);
  expect(clock).toMatchObject({ reserve: [HOUR, HOUR, HOUR], since: [null, HOUR, null] });
});
