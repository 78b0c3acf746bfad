import { expect, it } from 'vitest';
import type { Action, Game } from '../contract.ts';
import { pebbles } from '../pebbles.fixture.ts';
import { signatureOf } from './signature.ts';

const game: Game = pebbles;
const changed = (change: Partial<Game>): string => signatureOf({ ...game, ...change });

it('is the same whenever it is taken', () => {
  expect(signatureOf(game)).toBe(signatureOf(game));
  expect(signatureOf(game)).toMatch(/^[0-9a-f]{16}$/);
});

it('leaves out the order of the list, what is told and what is asked', () => {
  const same = changed({
    legal: (state, seat) => game.legal(state, seat).toReversed(),
    act: (state, seat, action) => game.act(state, seat, action),
    prompt: () => null,
    view: () => null,
    rules: 'another name of the version',
  });
  expect(same).toBe(signatureOf(game));
});

it('changes with what is legal', () => {
  const list = (state: unknown, seat: number): readonly Action[] => game.legal(state, seat);
  const fewer = changed({
    legal: (state, seat) => {
      const all = list(state, seat);
      return all.length > 1 ? all.filter((action) => game.write(action) !== 'peek') : all;
    },
  });
  expect(fewer).not.toBe(signatureOf(game));
});

it('changes with what comes of an action, and with what chance does', () => {
  const idle = changed({
    act(state, seat, action) {
      game.act(state, seat, action);
      if (typeof state === 'object' && state !== null && 'taken' in state) state.taken = 0;
    },
  });
  expect(idle).not.toBe(signatureOf(game));
  const loaded = changed({ settle: (state, outcome) => game.settle(state, Math.min(outcome, 1)) });
  expect(loaded).not.toBe(signatureOf(game));
});
