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
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { writeStep } from './steps.ts';
import { Table } from './table.ts';

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
function tableAfter(match: Match, undos: number): Table {
  const words = match.steps.map(writeStep);
  const again = Array.from({ length: undos }, () => ['<1', words[words.length - 1]]).flat();
  const sitter = { person: null, bot: null, commitment: null, number: null };
  const stored = {
    id: 'abcdef',
    game: game.id,
    rules: game.rules,
    scenario: 'ford',
    options: match.header.options,
    listed: false,
    secret: '',
    seats: match.seats.map((name) => ({ name, ...sitter })),
    turn: turnOf(match),
    createdAt: 0,
    movedAt: 0,
    terms: {},
    affairs: {},
    clock: null,
    steps: words.length + again.length,
  };
  return Table.open(module, stored, [...words, ...again]);
}

test('so much may be taken back by oneself and no more: every step of it is played again when the table is opened', () => {
  const [match, seat] = firstSafe();
  expect(tableAfter(match, 1999).takeBack(seat, 1).ok).toBe(true);
  const late = tableAfter(match, 2000);
  expect(late.takeBack(seat, 1)).toMatchObject({ ok: false, fault: { code: 'not-allowed' } });
  expect(late.snapshot(seat, null).mayTakeBack).toBe(0);
});
