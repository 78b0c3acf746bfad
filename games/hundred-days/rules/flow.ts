import type { Doing, FireVerb, List } from './actions.ts';
import { listBattery } from './battery.ts';
import type { Battle } from './battle.ts';
import { listFire } from './fire.ts';
import { listFollow } from './skirmishers.ts';
import { ACTED, has, type Errand, type Phase, type State } from './state.ts';

// What comes after an action is done with: what hangs on it, then the next order.

export function nextErrand(state: State, battle: Battle): void {
  state.attack = null;
  state.flight = null;
  state.errand = stillToDo(state, battle, state.errand) ?? stillToDo(state, battle, following(state));
  if (state.errand) {
    state.phase = askedNext(state, battle, state.errand);
    return;
  }
  state.activation = null;
  state.phase = 'command';
}

export const ERRAND_PHASE = { battery: 'battery', follow: 'follow', join: 'joinFire' } as const;

/** The order matters, since one may bar the way of another: their owner chooses it. */
const askedNext = (state: State, battle: Battle, errand: Errand): Phase =>
  errand.kind !== 'battery' && ableFor(state, battle, errand).length > 1
    ? 'whoNext'
    : ERRAND_PHASE[errand.kind];

/** H18.5 */
function following({ activation, errand }: State): Errand | null {
  if (!activation || activation.hexes === 0 || activation.beside.length === 0) return null;
  if (errand?.kind === 'follow') return null;
  return { kind: 'follow', who: activation.beside, hexes: activation.bought };
}

const scratch: Doing<'pick' | 'follow' | FireVerb>[] = [];

/** The errand, those first who can do it now; null when nobody can. What bars the others may go away by it. */
function stillToDo(state: State, battle: Battle, errand: Errand | null): Errand | null {
  if (!errand) return null;
  const left = errand.who.filter((unit) => state.at[unit] >= 0 && !has(state, unit, ACTED));
  const able = ableFor(state, battle, { ...errand, who: left });
  if (able.length === 0) return null;
  return { ...errand, who: [...able, ...left.filter((unit) => !able.includes(unit))] };
}

export const ableFor = (state: State, battle: Battle, errand: Errand): readonly number[] =>
  errand.who.filter((unit) => {
    scratch.length = 0;
    listErrand(state, battle, errand, unit, scratch);
    return scratch.length > 0;
  });

function listErrand(
  state: State,
  battle: Battle,
  errand: Errand,
  unit: number,
  list: List<'pick' | 'follow' | FireVerb>,
): void {
  if (errand.kind === 'battery') listBattery(state, battle, [unit], list);
  else if (errand.kind === 'follow') listFollow(state, battle, unit, errand.hexes, list);
  else listJoint(state, battle, unit, errand.at, list);
}

/** H18.6: at the same hex as the parent. */
export function listJoint(
  state: State,
  battle: Battle,
  unit: number,
  at: number,
  list: List<FireVerb>,
): void {
  const all: Doing<FireVerb>[] = [];
  listFire(state, battle, unit, false, all);
  for (const action of all) if (action.at === at) list.push(action);
}
