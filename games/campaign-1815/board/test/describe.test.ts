import { describe, expect, it } from 'vitest';
import { blockNamed } from '../../rules/blocks.ts';
import { townNamed } from '../../rules/board.ts';
import { battle, map, type Table } from '../../test/table.ts';
import { nameOfFight, readingOf, readingOfPiece } from '../describe.ts';
import { words } from '../words/en.ts';

const [FRENCH, ALLIED] = [0, 1];
const linesOf = (t: Table, seat: number, town: string): readonly string[] =>
  readingOf(t.view(seat), words, townNamed(town)).lines;

describe('the glass on a town', () => {
  it('C3.8 tells a block that was seen with the strength last seen', () => {
    const t = map({ beaumont: ['F06=2', 'F09'], mons: ['A02'] });
    const note = [blockNamed('F06'), blockNamed('F09')].map((block, i) => words.blockSteps(block, [2, 4][i]));
    expect(linesOf(t, ALLIED, 'beaumont')).toContain(words.ui.maybe(note.join('; ')));
  });

  it('C3.10 tells how many were seen to go two towns, and the owner sees his blocks', () => {
    const t = map({ philippeville: ['F20', 'F06'], mons: ['A02'] }, { unknown: ['F20', 'F06'] });
    t.do('ride.F20.philippeville.laneffe', 'march.F20.laneffe.charleroi');
    const fast = words.ui.fast(words.armies[FRENCH], 1);
    expect(linesOf(t, ALLIED, 'charleroi')).toContain(fast);
    expect(linesOf(t, FRENCH, 'charleroi')).not.toContain(fast);
    expect(linesOf(t, ALLIED, 'philippeville')).not.toContain(fast);
  });
});

describe('a fight', () => {
  const bridge = (): Table =>
    map({ laneffe: ['F02', 'F07'], charleroi: ['P02', 'P03'] }).do('march.F02.laneffe.charleroi');
  const named = (t: Table, town: string): string => nameOfFight(t.view(FRENCH), words, t.fight(town));

  it('C6.1 has no name but the town’s before the marches are done', () => {
    const t = bridge();
    expect(named(t, 'charleroi')).toBe('Charleroi');
    expect(named(t.do('done'), 'charleroi')).toBe('Skirmish at Charleroi');
  });

  const guard = (t: Table): string => {
    const block = blockNamed('F02');
    const piece = { army: FRENCH, block, status: t.state.flags[block], group: -1 };
    return readingOfPiece(t.view(FRENCH), words, piece, []).lines[0];
  };

  it('C6.86 in a skirmish the glass reads the firepower of the arm, in a battle that of the block', () => {
    expect(guard(bridge().do('done'))).toContain(words.ui.fireNeeds(1));
    const line = { left: ['F02'], centre: ['F07'], right: ['F09'] };
    expect(guard(battle(line, { left: ['P02'], centre: ['P03'], right: ['P07'] }))).toContain(
      words.ui.fireNeeds(3),
    );
  });
});
