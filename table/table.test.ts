import {
  act,
  mayTakeBack,
  must,
  openMatch,
  runChance,
  seedRoller,
  turnOf,
  type Match,
  type Seat,
} from '@bicorne/engine';
import { loadGame, type GameModule } from '@bicorne/games';
import { playAll, writeStep } from './steps.ts';
import { expect, test } from 'vitest';
import { AROUND } from './proof/around.ts';
import { Table, type Stored } from './table.ts';

const loaded = await loadGame('picket');
if (!loaded) throw new Error('no example game');
const module = loaded;
const { game } = module;

const roll = seedRoller('the first');

/** The first moment at which somebody may take something back, and who. */
function firstSafe(): [Match, Seat] {
  let match = must(openMatch(game, { scenario: 'ford' }));
  for (;;) {
    match = runChance(match, roll).match;
    const turn = turnOf(match);
    if (turn.kind !== 'seats') throw new Error('nobody could take anything back');
    const [seat] = turn.seats;
    match = must(act(match, seat, game.legal(match.state, seat)[0])).match;
    if (mayTakeBack(match, seat) > 0) return [match, seat];
  }
}

/** A table at which the last step was taken back and taken again so often. */
function tableAfter(match: Match, undos: number, played: GameModule = module): Table<Stored> {
  const words = match.steps.map(writeStep);
  const again = Array.from({ length: undos }, () => ['<1', words[words.length - 1]]).flat();
  const stored = { id: 'abcdef', rules: game.rules, scenario: 'ford', options: match.header.options };
  return Table.open<Stored>(played, stored, [...words, ...again], { key: () => new Uint8Array(32) });
}

test('so much may be taken back by oneself and no more: every step of it is played again when the table is opened', () => {
  const [match, seat] = firstSafe();
  expect(tableAfter(match, 1999).takeBack(seat, 1).ok).toBe(true);
  const late = tableAfter(match, 2000);
  expect(late.takeBack(seat, 1)).toMatchObject({ ok: false, fault: { code: 'not-allowed' } });
  expect(late.snapshot(seat, AROUND).mayTakeBack).toBe(0);
});

/** A game that counts how often a step was taken in it. */
function counting(): { counted: GameModule; taken: () => number } {
  let taken = 0;
  const counted: GameModule = {
    ...module,
    game: {
      ...game,
      act: (...step) => (taken++, game.act(...step)),
      settle: (...step) => (taken++, game.settle(...step)),
    },
  };
  return { counted, taken: () => taken };
}

/** How many steps were taken to open it, with that many undos, and to show it to a seat. */
function workOf(match: Match, seat: Seat, undos: number): number {
  const { counted, taken } = counting();
  tableAfter(match, undos, counted).snapshot(seat, AROUND);
  return taken();
}

test('opening a match takes each of its steps once, and as often again for each who looks, whatever was taken back', () => {
  const [match, seat] = firstSafe();
  const all = match.steps.length + 300;
  expect(workOf(match, seat, 300)).toBeLessThanOrEqual(2 * all);
});

test('no step is handed on with the list of all before it', () => {
  const [match] = firstSafe();
  const words = match.steps.map(writeStep);
  const again = Array.from({ length: 300 }, () => ['<1', words[words.length - 1]]).flat();
  const playing = playAll(must(openMatch(game, { scenario: 'ford' })), [...words, ...again]);
  for (const one of playing) expect(one.match.steps.length).toBeLessThanOrEqual(2);
  expect(playing.whole.steps).toHaveLength(words.length + again.length);
});

test('a table that was opened is the match that was played', () => {
  const [match] = firstSafe();
  const { header: _, ...opened } = tableAfter(match, 0).match;
  expect(opened).toEqual({ ...match, game: opened.game, header: undefined });
});
