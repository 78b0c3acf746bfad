import {
  act,
  look,
  mayTakeBack,
  must,
  ONLOOKER,
  openMatch,
  rolled,
  settle,
  turnOf,
  type Chance,
  type Match,
  type Opening,
} from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { game } from '../index.ts';
import { GRID } from '../data/map.ts';

const BLUE = 0;
const RED = 1;
const OPEN = '...../..../...../..../.....';

const open = (opening: Opening = {}): Match => must(openMatch(game, opening));

/** A position: `blue a1 2` is a blue block of strength 2 on a1; a `!` behind it makes it known. */
function position(lines: readonly string[], rest: object = {}, options: object = {}): Match {
  const blocks: Record<string, object[]> = { blue: [], red: [] };
  for (const line of lines) {
    const [seat, at, strength] = line.split(' ');
    blocks[seat].push({ at, strength: Number(strength[0]), known: strength.endsWith('!') });
  }
  return open({ scenario: { map: OPEN, blocks, ...rest }, options });
}

/** Whoever is to act does these things one after the other. */
function play(match: Match, ...words: string[]): Match {
  return words.reduce((now, word) => {
    const turn = turnOf(now);
    return must(act(now, turn.kind === 'seats' ? turn.seats[0] : -1, word)).match;
  }, match);
}

const roll = (match: Match, ...faces: number[]): Match =>
  must(settle(match, rolled(faces.map((face) => face - 1)))).match;

const listed = (match: Match, seat: number): string[] =>
  look(match, seat).legal.map((action) => match.game.write(action));

function legal(match: Match): string[] {
  const turn = turnOf(match);
  return turn.kind === 'seats' ? listed(match, turn.seats[0]) : [];
}

/** The board without its last line, as this viewer sees it. */
const board = (match: Match, viewer = ONLOOKER): string =>
  match.game.draw(look(match, viewer).view).split('\n').slice(0, 5).join('\n');

/** What chance must decide. */
const asked = (match: Match): Chance => match.game.chance(match.state);

const drawAll = (match: Match, ...strengths: number[]): Match =>
  strengths.reduce((now, strength) => must(settle(now, strength)).match, match);

describe('P1 board and blocks', () => {
  it('P1.1 rows have 5, 4, 5, 4 and 5 hexes', () => {
    expect(GRID.rows.map(({ length }) => length)).toEqual([5, 4, 5, 4, 5]);
  });

  it('P1.1 a lake cannot be entered', () => {
    const match = position(['blue b2 1', 'red e5 1'], { map: '...../..../.~.../..../.....' });
    expect(legal(play(match, 'block0'))).toEqual(['-b3', '-c3', '-b1', '-a2', '-a3', 'stay']);
  });

  it('P1.1 a block cannot be set up in a lake', () => {
    const blocks = { blue: [{ at: 'c2', strength: 1 }], red: [{ at: 'd2', strength: 1 }] };
    expect(openMatch(game, { scenario: { map: OPEN, blocks } }).ok).toBe(true);
    expect(openMatch(game, { scenario: { map: '...../..../.~.../..../.....', blocks } })).toMatchObject({
      fault: { code: 'invalid', place: 'scenario.blocks', message: expect.stringContaining('c2 is a lake') },
    });
  });

  it('P1.1 two blocks cannot be set up in one hex', () => {
    expect(() => position(['blue c2 1', 'red c2 1'])).toThrow('c2 is a lake or taken');
  });

  it('P1.2 only its owner knows the strength of a block', () => {
    const match = position(['blue b2 3', 'red d2 2']);
    expect(board(match, BLUE)).toContain('a3');
    expect(board(match, BLUE)).toContain('X?');
    expect(board(match, RED)).toContain('a?');
    expect(board(match, ONLOOKER)).toMatch(/a\?[^]*X\?/);
  });

  it('P1.2 everybody knows the strength of a block that has been revealed', () => {
    expect(board(position(['blue b2 3!', 'red d2 2!']), ONLOOKER)).toMatch(/a3[^]*X2/);
  });

  it('P1.2 a position gives each seat one to three blocks', () => {
    const four = ['blue a1 1', 'blue a2 1', 'blue a3 1', 'blue a4 1', 'red e1 1'];
    expect(() => position(four.slice(1))).not.toThrow();
    expect(() => position(four)).toThrow('<=3');
    expect(() => position(four.slice(0, 3))).toThrow('>=1');
  });
});

describe('P2 set-up', () => {
  it('P2.1 each block is picked from 1, 2, 3, whatever was picked before', () => {
    expect(asked(drawAll(open(), 3, 3))).toMatchObject({ kind: 'pick', from: [1, 2, 3] });
    expect(settle(open(), 4)).toMatchObject({ fault: { code: 'illegal' } });
  });

  it('P2.2 both seats place at the same time, on their home rows', () => {
    const match = drawAll(open(), 1, 1, 2, 1, 1, 2);
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [BLUE, RED] });
    expect(listed(match, RED)).toEqual(['@e1', '@e2', '@e3', '@e4', '@e5']);
    expect(must(act(match, RED, '@e3')).match.live).toHaveLength(7);
  });

  it('P2.2 a hex that is taken cannot be taken again', () => {
    const match = must(act(drawAll(open(), 1, 1, 2, 1, 1, 2), BLUE, '@a2')).match;
    expect(act(match, BLUE, '@a2')).toMatchObject({ fault: { code: 'illegal', rule: 'P2.2' } });
  });

  it('P2.2 a map without room for them is refused, unless they stand already', () => {
    const map = '...../..../...../..../~.~~.';
    expect(openMatch(game, { scenario: { map } })).toMatchObject({
      fault: { place: 'scenario.map', message: 'a home row must have room for three blocks' },
    });
    expect(position(['blue a1 1', 'red d1 1'], { map }).stopped).toBeNull();
  });

  it('P2.2 places are secret until the last block stands, and then everybody is told', () => {
    const placing = play(drawAll(open(), 1, 1, 2, 1, 1, 2), '@a1', '@a2', '@a3', '@e1', '@e2');
    expect(board(placing, RED)).not.toMatch(/[abc]\?/);
    const { match, events } = must(act(placing, RED, '@e3'));
    expect(events[1]).toEqual({ type: 'deployed', at: [0, 1, 2, 18, 19, 20] });
    expect(board(match, RED)).toContain('a?  b?  c?');
  });
});

it('where both place at once, each takes back its own steps alone', () => {
  const drawn = drawAll(open(), 1, 2, 3, 1, 2, 3);
  const blue = must(act(must(act(drawn, BLUE, '@a1')).match, BLUE, '@a2')).match;
  const red = must(act(blue, RED, '@e1')).match;
  expect([mayTakeBack(blue, BLUE), mayTakeBack(red, BLUE), mayTakeBack(red, RED)]).toEqual([2, 0, 1]);
});

describe('P3 marching', () => {
  it('P3.1 a block goes to a neighbouring hex without a friend', () => {
    const match = position(['blue a1 1', 'blue a2 1', 'red e5 1']);
    expect(legal(match)).toEqual(['block0', 'block1']);
    expect(legal(play(match, 'block0'))).toEqual(['-b1', 'stay']);
  });

  it('P3.1 entering an empty hex ends the turn', () => {
    const match = play(position(['blue a1 1', 'red e5 1']), 'block0', '-b1');
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [RED] });
  });

  it('P3.1 an enemy’s hex is attacked', () => {
    const match = position(['blue b1 1', 'red c1 1']);
    expect(must(act(play(match, 'block0'), BLUE, '-c1')).events).toEqual([
      { type: 'attacked', block: 0, target: 3 },
    ]);
  });

  it('P3.1 odd turns are blue’s, even turns red’s', () => {
    const blocks = ['blue a1 1', 'red e5 1'];
    expect(turnOf(position(blocks, { turn: 7 }))).toEqual({ kind: 'seats', seats: [BLUE] });
    expect(turnOf(position(blocks, { turn: 8 }))).toEqual({ kind: 'seats', seats: [RED] });
  });

  it('P3.2 a block may stay where it is, which ends the turn', () => {
    const match = position(['blue a1 1', 'red e5 1']);
    const after = play(match, 'block0', 'stay');
    expect(turnOf(after)).toEqual({ kind: 'seats', seats: [RED] });
    expect(board(after)).toBe(board(match));
  });

  it('P3.2 a block that cannot go anywhere stays', () => {
    const match = position(['blue a1 1', 'red e5 1'], { map: '.~.../~.../...../..../.....' });
    expect(legal(play(match, 'block0'))).toEqual(['stay']);
  });

  it('P3.3 with scouts a block that has entered a hex reveals every enemy next to it', () => {
    const match = position(['blue a1 1', 'red c1 3', 'red e5 2'], {}, { scouts: true });
    const { match: scouted, events } = must(act(play(match, 'block0'), BLUE, '-b1'));
    expect(events).toContainEqual({ type: 'revealed', block: 3, strength: 3 });
    expect(board(scouted, ONLOOKER)).toMatch(/a\?[^]*X3[^]*Y\?/);
  });

  it('P3.3 what is known is not revealed again', () => {
    const match = position(['blue a1 1', 'red c1 3!'], {}, { scouts: true });
    expect(must(act(play(match, 'block0'), BLUE, '-b1')).events).toEqual([
      { type: 'marched', block: 0, to: 5 },
    ]);
  });

  it('P3.3 without the option nothing is seen', () => {
    const match = play(position(['blue a1 1', 'red c1 3']), 'block0', '-b1');
    expect(board(match, BLUE)).toContain('X?');
  });
});

describe('P4 fighting', () => {
  const attack = (blocks: readonly string[]): Match => play(position(blocks), 'block0', '-c2');

  it('P4.1 the attacked seat is asked, whatever its block is', () => {
    const match = attack(['blue b1 3', 'red c2 1', 'red d2 1']);
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [RED] });
    expect(legal(match)).toEqual(['stand', 'back-d1']);
  });

  it('P4.1 a block that falls back leaves its hex to the attacker, and nothing is revealed', () => {
    const match = play(attack(['blue b1 3', 'red c2 1']), 'back-d2');
    expect(board(match)).toBe(
      [
        'a ..  ..  ..  ..  ..',
        'b   ..  ..  ..  ..',
        'c ..  a?  ..  ..  ..',
        'd   ..  X?  ..  ..',
        'e ..  ..  ..  ..  ..',
      ].join('\n'),
    );
  });

  it('P4.1 blue falls back towards row 1', () => {
    const match = play(position(['red d1 1', 'blue c2 1'], { turn: 2 }), 'block3', '-c2');
    expect(legal(match)).toEqual(['stand', 'back-b1', 'back-b2']);
  });

  it('P4.1 it must stand where nothing behind it is empty', () => {
    expect(legal(attack(['blue b1 1', 'red c2 1', 'red d1 1', 'red d2 2']))).toEqual(['stand']);
  });

  it('P4.2 both blocks are revealed to everybody when it stands', () => {
    const match = play(attack(['blue b1 3', 'red c2 1']), 'stand');
    expect(board(match, ONLOOKER)).toMatch(/a3[^]*X1/);
  });

  it('P4.2 the attacker rolls a die for each point of its strength', () => {
    const match = play(attack(['blue b1 3', 'red c2 1']), 'stand');
    expect(asked(match)).toMatchObject({ kind: 'dice', count: 3 });
  });

  it('P4.2 each 5 or 6 takes a point from the defender', () => {
    const match = roll(play(attack(['blue b1 3', 'red c2 3']), 'stand'), 5, 6, 1);
    expect(board(match)).toMatch(/a3[^]*X1/);
  });

  it('P4.2 other numbers do nothing', () => {
    const match = roll(play(attack(['blue b1 3', 'red c2 3']), 'stand'), 1, 3, 4);
    expect(board(match)).toMatch(/a3[^]*X3/);
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [RED] });
  });

  it('P4.3 a block without strength is gone, and the attacker enters its hex', () => {
    const match = roll(play(attack(['blue b1 2', 'red c2 1', 'red e5 2']), 'stand'), 6, 6);
    expect(board(match)).toContain('c ..  a2');
    expect(board(match)).not.toContain('X');
  });

  it('P4.3 a block that is gone cannot be chosen', () => {
    expect(legal(roll(play(attack(['blue b1 1', 'red c2 1', 'red e5 2']), 'stand'), 6))).toEqual(['block4']);
  });
});

describe('P5 victory', () => {
  it('P5.1 a block in the enemy’s home row wins', () => {
    const match = play(position(['blue d1 1', 'red c5 3']), 'block0', '-e1');
    expect(turnOf(match)).toEqual({ kind: 'over', ending: { winners: [BLUE], reason: 'breakthrough' } });
  });

  it('P5.1 red wins in row 1, also by an attack', () => {
    const match = play(
      position(['blue a1 1', 'red b1 1', 'blue a5 3'], { turn: 2 }),
      'block3',
      '-a1',
      'stand',
    );
    expect(turnOf(roll(match, 6))).toEqual({
      kind: 'over',
      ending: { winners: [RED], reason: 'breakthrough' },
    });
  });

  it('P5.2 the enemy’s last block gone wins at once', () => {
    const match = roll(play(position(['blue b1 1', 'red c2 1']), 'block0', '-c2', 'stand'), 6);
    expect(turnOf(match)).toEqual({ kind: 'over', ending: { winners: [BLUE], reason: 'destroyed' } });
  });

  it('P5.3 after 24 turns the match is a draw', () => {
    const match = play(position(['blue a1 1', 'red e5 3'], { turn: 24 }), 'block3', 'stay');
    expect(turnOf(match)).toEqual({ kind: 'over', ending: { winners: [], reason: 'time' } });
  });

  it('P5.3 the 23rd turn is not the last', () => {
    const match = play(position(['blue a1 1', 'red e5 3'], { turn: 23 }), 'block0', 'stay');
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [RED] });
  });
});

it('the margin is the strength that each seat has left', () => {
  const match = roll(play(position(['blue b1 2', 'red c2 1', 'blue a1 3']), 'block0', '-c2', 'stand'), 6, 1);
  expect(turnOf(match).kind).toBe('over');
  expect(match.game.margin?.(match.state)).toEqual({ coin: 'strength', of: [5, 0] });
});

it('a bot counts the blocks in play, its own less the enemy’s', () => {
  const [one, two, three] = ['a1', 'a2', 'e5'].map((at) => ({ at, strength: 2 }));
  const state = must(game.setup({ map: OPEN, blocks: { blue: [one, two], red: [three] } }, {}));
  expect([bot.worth(state, BLUE), bot.worth(state, RED)]).toEqual([1, -1]);
});
