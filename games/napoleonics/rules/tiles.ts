import type { Seat } from '@bicorne/engine';
import { TERRAINS, isClosed } from '../data/terrain.ts';
import type { Tell } from './events.ts';
import { LEADER, fieldOf, type Field, type Removal } from './field.ts';
import { pass } from './phase.ts';
import { NONE, TILE, goTo, type State } from './state.ts';
import { bannersOf } from './victory.ts';

/** N14.30 … N14.32: looks for the events of the scenario that take tiles off the map. */
export function removeTiles(state: State, tell: Tell): void {
  for (let i = 0; state.tiles && i < state.tiles.removed.length; i++) {
    const { removed, turns } = state.tiles;
    if (removed[i] === TILE.gone) continue;
    const field = fieldOf(state);
    const removal = field.removals[i];
    if (removed[i] === TILE.lies && !hasHappened(state, field, removal, turns)) continue;
    const gone = !isHeldUp(state, field, removal);
    state.tiles = { removed: removed.with(i, gone ? TILE.gone : TILE.due), turns };
    if (gone) tell?.({ type: 'tilesGone', hexes: removal.tiles });
  }
}

function hasHappened(state: State, field: Field, { seat, when }: Removal, turns: number): boolean {
  if ('reaches' in when) return when.reaches.some((hex) => isOf(state, field, hex, seat));
  if ('wins' in when) return bannersOf(state, field, seat) >= when.wins;
  return state.active === seat && ownTurns(turns) >= when.turn;
}

const isOf = (state: State, field: Field, hex: number, seat: Seat): boolean =>
  state.unitAt[hex] !== NONE && field.seat[state.unitAt[hex]] === seat;

/** The players take turns: each has had half of them. */
const ownTurns = (turns: number): number => Math.ceil(turns / 2);

/** N14.32: a tile stays as long as a piece stands on it that could not stand on what lies below. */
const isHeldUp = (state: State, field: Field, { tiles, leaving }: Removal): boolean =>
  tiles.some((hex) => {
    const unit = state.unitAt[hex];
    const closed = (arm: number): boolean => isClosed(TERRAINS[leaving], arm);
    return (unit !== NONE && closed(field.arm[unit])) || (state.leaderAt[hex] !== NONE && closed(LEADER));
  });

/** The turn has begun, and what is counted then has been counted. */
export const opened = pass((state, tell) => {
  if (state.tiles) state.tiles = { ...state.tiles, turns: state.tiles.turns + 1 };
  removeTiles(state, tell);
  goTo(state, 'play');
});
