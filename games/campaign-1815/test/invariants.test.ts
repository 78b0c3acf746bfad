import { completeOptions, drawOutcome, must, quickRng } from '@bicorne/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { ARMY_OF, BLOCK_COUNT, FULL, IS_FAST, IS_GUNS, SIDE_OF } from '../rules/blocks.ts';
import { TOWN_COUNT } from '../rules/board.ts';
import { terrainAt, WOOD } from '../rules/field.ts';
import { groupOf, isHidden, noteOf } from '../rules/fog.ts';
import { holds } from '../rules/held.ts';
import { reckonStanding } from '../rules/standing.ts';
import { fightAt, LEFT, OFF, roleOf, sideIn, type State } from '../rules/state.ts';

const BLOCKS = Array.from({ length: BLOCK_COUNT }, (_, block) => block);

/** What must hold at every moment, whatever was played. */
function faults(s: State): string[] {
  const list: string[] = [];
  const standing = BLOCKS.filter((block) => s.at[block] >= 0);
  const present = Array<number>(3 * TOWN_COUNT).fill(0);
  for (const block of standing) present[ARMY_OF[block] * TOWN_COUNT + s.at[block]]++;
  if (present.join() !== s.present.join()) list.push('towns are miscounted');
  const reckoned = structuredClone(s);
  reckonStanding(reckoned);
  if (reckoned.standing.join() !== s.standing.join()) list.push('a block stands where it is not');
  for (let town = 0; town < TOWN_COUNT; town++)
    for (const side of [0, 1])
      if (holds(s, side, town) !== sideIn(s, side, town) > 0) list.push(`town ${town} is held wrongly`);
  if (s.busiest !== Math.max(...s.roadUse)) list.push('the busiest road is another');
  for (const f of s.fights) {
    const ranks = Array<number>(16).fill(0);
    for (const block of standing)
      if (s.at[block] === f.town && s.place[block] !== OFF) ranks[roleOf(s, block) * 8 + s.place[block]]++;
    if (ranks.join() !== f.ranks.join()) list.push('ranks are miscounted');
  }
  for (const block of standing) list.push(...blockFaults(s, block));
  return list;
}

const isHiding = (s: State, army: number, group: number): boolean =>
  BLOCKS.some((block) => ARMY_OF[block] === army && isHidden(s, block) && groupOf(s, block) === group);

function blockFaults(s: State, block: number): string[] {
  const list: string[] = [];
  const f = fightAt(s, s.at[block]);
  if (s.steps[block] < 1 || s.steps[block] > FULL[block])
    list.push(`block ${block} has ${s.steps[block]} steps`);
  if (!f && sideIn(s, 1 - SIDE_OF[block], s.at[block]) > 0)
    list.push(`block ${block} stands among enemies without a fight`);
  if (!f && s.place[block] !== OFF) list.push(`block ${block} is on a field without a fight`);
  if (f && s.place[block] >= LEFT && IS_GUNS[block] && terrainAt(s, f, block) === WOOD)
    list.push(`guns ${block} in a wood`);
  const note = noteOf(s, block);
  if (isHidden(s, block) && note.length > 0 && !note.includes(groupOf(s, block)))
    list.push(`the note on ${block} is wrong`);
  if (note.some((noted) => !isHiding(s, ARMY_OF[block], noted)))
    list.push(`block ${block} is noted where nobody is hidden`);
  const group = groupOf(s, block);
  if (
    isHidden(s, block) &&
    (group & 3) === 0 &&
    hiddenFast(s, ARMY_OF[block], group) < s.fast[ARMY_OF[block] * TOWN_COUNT + s.at[block]]
  )
    list.push(`fewer fast blocks than known around ${block}`);
  return list;
}

const hiddenFast = (s: State, army: number, group: number): number =>
  BLOCKS.filter((b) => ARMY_OF[b] === army && IS_FAST[b] && isHidden(s, b) && groupOf(s, b) === group).length;

/** Plays a random game and gathers what is wrong at any step of it. */
function play(scenario: number, options: object, seed: number): string[] {
  const entry = game.scenarios[scenario];
  const s = must(game.setup(entry.scenario, must(completeOptions(game.options, options))));
  const rng = quickRng(seed);
  for (;;) {
    const turn = game.turn(s);
    const wrong = faults(s);
    if (wrong.length > 0 || turn.kind === 'over') return wrong.map((fault) => `${s.phase}: ${fault}`);
    if (turn.kind === 'chance') game.settle(s, drawOutcome(game.chance(s), rng));
    else {
      const legal = game.legal(s, turn.seats[0]);
      game.act(s, turn.seats[0], legal[rng.below(legal.length)]);
    }
  }
}

describe('in every random game', () => {
  it('counts, places, notes and knowledge are true at every step', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.constantFrom('2', '3'),
        fc.boolean(),
        fc.nat(),
        (scenario, players, revealLate, seed) => {
          expect(play(scenario, { players, revealLate }, seed)).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  });
});
