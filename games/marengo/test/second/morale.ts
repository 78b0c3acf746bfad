import { FRENCH_RALLY_BEFORE, TIME_TRACK } from '../../data/forces.ts';
import { ALL_LOCALITIES, approachesOf } from './board.ts';
import { add, ask, enemy, Over, type Army, type Asking, type Table } from './table.ts';

// Chapter 18

const discsAt = (t: Table, army: Army, locality: number): number => t.discs[army].get(locality) ?? 0;
const withDiscs = (t: Table, army: Army): number[] =>
  ALL_LOCALITIES.filter((locality) => discsAt(t, army, locality) > 0);
const morale = (t: Table, army: Army): number =>
  withDiscs(t, army).reduce((sum, locality) => sum + discsAt(t, army, locality), t.uncommitted[army]);

function takeFrom(t: Table, army: Army, locality: number, count: number): void {
  add(t.discs[army], locality, -count);
  if (army !== 'french') return;
  t.carried.set(locality, Math.min(t.carried.get(locality) ?? 0, discsAt(t, army, locality)));
}

export function regular(t: Table): void {
  const [austrian, french] = TIME_TRACK[t.hour] ?? [0, 0];
  t.uncommitted[t.army] += t.army === 'austrian' ? austrian : french;
}

/** Uncommitted discs first; then the enemy chooses. */
export function* lose(t: Table, army: Army, count: number): Asking {
  for (let left = count; left > 0; left--) {
    checkMorale(t, army);
    t.meet('M18.13', t.uncommitted[army] === 0);
    if (t.uncommitted[army] > 0) t.uncommitted[army]--;
    else takeFrom(t, army, yield* chosenDisc(t, 'lose', army, []), 1);
  }
  if (count > 0) checkMorale(t, army);
}

function checkMorale(t: Table, army: Army): void {
  if (morale(t, army) === 0) throw new Over(enemy(army), 'demoralised');
}

/** The locality whose disc the enemy of the army chooses, or 0. */
function* chosenDisc(t: Table, what: string, army: Army, others: string[], except = 0): Asking<number> {
  const places = withDiscs(t, army).filter((locality) => locality !== except);
  if (places.length === 0) return 0;
  const words = [...others, ...places.map((locality) => `disc:${locality}`)];
  const word = yield* ask(what, enemy(army), words);
  return word === 'done' ? 0 : Number(word.slice(5));
}

/** Uncommitted discs first; the enemy may make up the rest with discs from other localities. */
export function* commit(t: Table, army: Army, locality: number, count: number): Asking {
  for (let left = count; left > 0; left--) {
    if (t.uncommitted[army] > 0) t.uncommitted[army]--;
    else {
      const from = yield* chosenDisc(t, 'commit', army, ['done'], locality);
      if (from === 0) return;
      t.meet('M18.8');
      takeFrom(t, army, from, 1);
      if (army === 'french') add(t.carried, locality, 1);
    }
    add(t.discs[army], locality, 1);
  }
}

/** At the end of a turn. */
export function* renew(t: Table): Asking {
  const { army } = t;
  const fallen = withDiscs(t, army).filter((locality) => isLost(t, army, locality));
  let lost = 0;
  for (const locality of fallen) {
    t.meet('M18.20');
    lost += discsAt(t, army, locality);
    takeFrom(t, army, locality, discsAt(t, army, locality));
  }
  if (lost > 0) checkMorale(t, army);
  for (const locality of withDiscs(t, army)) {
    if (approachesOf(locality).some(({ to }) => t.holds(enemy(army), to))) continue;
    t.meet('M18.21');
    t.uncommitted[army] += discsAt(t, army, locality);
    takeFrom(t, army, locality, discsAt(t, army, locality));
  }
  if (army === 'french' && t.hour < FRENCH_RALLY_BEFORE) yield* rally(t);
}

function isLost(t: Table, army: Army, locality: number): boolean {
  if (t.holds(enemy(army), locality)) return true;
  return !t.holds(army, locality) && t.lastIn.get(locality) === enemy(army);
}

function* rally(t: Table): Asking {
  const fit = withDiscs(t, 'french').filter(
    (locality) => discsAt(t, 'french', locality) > (t.carried.get(locality) ?? 0),
  );
  t.meet('M18.23', fit.length < withDiscs(t, 'french').length);
  if (fit.length === 0) return;
  const word = yield* ask('renew', 'french', ['done', ...fit.map((locality) => `disc:${locality}`)]);
  if (word === 'done') return;
  takeFrom(t, 'french', Number(word.slice(5)), 1);
  t.uncommitted.french++;
}
