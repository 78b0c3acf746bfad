import { ARMIES, type Army } from './data/units.ts';
import { HEX_NAMES } from './data/board.ts';
import { CARD_NAMES } from './data/cards.ts';
import type { Scenario } from './data/scenario.ts';
import { fieldOf, groupsOf } from './rules/field.ts';
import { NONE, TILE, type State } from './rules/state.ts';

/** The battle that begins with this position, which is the beginning of somebody's turn. */
export function battleAt(state: State): Scenario | null {
  if (state.phase !== 'play') return null;
  const { scenario, kind } = fieldOf(state);
  const { removals: _tiles, position: _before, ...rest } = scenario;
  const removals = removalsLeft(state, scenario);
  return {
    ...rest,
    first: ARMIES[state.active],
    units: scenario.units.flatMap(({ at: _at, blocks: _blocks, square: _square, ...unit }, i) =>
      state.hexOf[i] === NONE
        ? []
        : [
            {
              at: HEX_NAMES[state.hexOf[i]],
              ...unit,
              ...(state.blocks[i] === kind[i].blocks ? {} : { blocks: state.blocks[i] }),
              ...(state.squareOf[i] === 0 ? {} : { square: state.squareOf[i] }),
            },
          ],
    ),
    leaders: scenario.leaders.flatMap((leader, i) =>
      state.leaderHex[i] === NONE ? [] : [{ ...leader, at: HEX_NAMES[state.leaderHex[i]] }],
    ),
    ...(removals.length > 0 ? { removals } : {}),
    position: {
      hands: byArmy((seat) => state.hands[seat].map(nameOf)),
      tracks: byArmy((seat) =>
        Object.fromEntries(
          state.tracks[seat].flatMap((card, place) =>
            card === NONE ? [] : [[String(place + 1), nameOf(card)]],
          ),
        ),
      ),
      discards: state.discards.flatMap((count, card) => Array<string>(count).fill(nameOf(card))),
      won: byArmy((seat) => state.won[seat]),
      held: (scenario.objectives ?? [])
        .flatMap(groupsOf)
        .flatMap((hexes, i) => (state.held[i] === 1 ? [hexes[0]] : [])),
      last: byArmy((seat) => (state.last[seat] === NONE ? null : (CARD_NAMES[state.last[seat]] ?? null))),
    },
  };
}

const nameOf = (card: number): string => CARD_NAMES[card];
const byArmy = <T>(of: (seat: number) => T): Record<Army, T> => ({ french: of(0), allied: of(1) });

/** Tiles that still lie; the turns to come are counted from this one. N14.30 */
function removalsLeft({ tiles, active }: State, scenario: Scenario): NonNullable<Scenario['removals']> {
  if (!tiles) return [];
  const { removed, turns } = tiles;
  return (scenario.removals ?? []).flatMap((removal, i) => {
    if (removed[i] === TILE.gone) return [];
    if (removed[i] === TILE.due) return [{ ...removal, when: { turn: 1 } }];
    if (!('turn' in removal.when)) return [removal];
    const beganFirst = (ARMIES.indexOf(removal.army) === active) === (turns % 2 === 1);
    const comes = 2 * removal.when.turn - (beganFirst ? 1 : 0);
    return [{ ...removal, when: { turn: Math.max(1, Math.ceil((comes - turns + 1) / 2)) } }];
  });
}
