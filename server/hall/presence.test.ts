import { expect, test } from 'vitest';
import { Presence, type Attendance } from './presence.ts';

/** Servers that hear each other, but for what is lost on the way. */
function servers(names: readonly string[]) {
  let now = 0;
  const lost = new Set<string>();
  const all = new Map<string, Presence>();
  const others = (name: string): Presence[] => [...all].flatMap(([one, it]) => (one === name ? [] : [it]));
  const spread = (name: string, attendance: Attendance): void => {
    if (!lost.has(name)) for (const other of others(name)) other.heard(attendance);
  };
  for (const name of names)
    all.set(
      name,
      new Presence({
        server: name,
        now: () => now,
        tell: (attendance) => spread(name, attendance),
        ask: (server) => others(name).forEach((other) => other.tellAll(server)),
        changed: () => undefined,
      }),
    );
  const at = (name: string): Presence => {
    const found = all.get(name);
    if (!found) throw new Error(name);
    return found;
  };
  return { at, lost, pass: (time: number) => void (now += time) };
}

test('whoever has windows at two servers is one', () => {
  const { at } = servers(['a', 'b']);
  for (const [server, who] of [
    ['a', 'ann'],
    ['b', 'ann'],
    ['b', 'bea'],
  ])
    at(server).came(who);
  at('a').tell();
  at('b').tell();
  expect([at('a').count, at('b').count]).toEqual([2, 2]);
  at('b').went('bea');
  at('b').tell();
  expect([at('a').isHere('bea'), at('a').isHere('ann')]).toEqual([false, true]);
});

test('a server that missed something is told all with the next word', () => {
  const { at, lost } = servers(['a', 'b']);
  at('a').tell();
  lost.add('a');
  at('a').came('ann');
  at('a').tell();
  lost.delete('a');
  expect(at('b').isHere('ann')).toBe(false);
  at('a').tell();
  expect(at('b').isHere('ann')).toBe(true);
});

test('those of a server that says nothing more are gone after a while', () => {
  const { at, pass } = servers(['a', 'b']);
  at('a').came('ann');
  at('a').tell();
  at('b').tell();
  expect(at('b').count).toBe(1);
  pass(30_000);
  at('b').tell();
  expect(at('b').count).toBe(0);
});
