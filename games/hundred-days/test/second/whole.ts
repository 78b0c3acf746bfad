import { fire } from './attacks.ts';
import { fireOffers } from './fire.ts';
import { isNextTo } from './hexes.ts';
import { marchLeader, order, pickOffers } from './orders.ts';
import { setMarks } from './marks.ts';
import {
  ask,
  foeOf,
  isGuns,
  leaderNamed,
  objectOf,
  plays,
  roll,
  unitNamed,
  verbOf,
  type Play,
  type Table,
  type Unit,
} from './table.ts';

// The match from its first question to its end: H4, H14, H17.15.

export function* play(t: Table): Play {
  yield* setMarks(t);
  let begun = t.scenario.position?.actions !== undefined;
  while (t.outcome === '') {
    if (!begun) yield* beginTurn(t);
    begun = false;
    yield* spend(t);
    endTurn(t);
  }
}

function* beginTurn(t: Table): Play {
  t.actions = 0;
  const [die] = yield* roll('actionDie', 1);
  const base = t.scenario.actions[t.turn] - t.leadersLost[t.turn];
  t.actions = Math.max(1, base + Math.ceil(die / 2));
  refresh(t);
}

function refresh(t: Table): void {
  for (const piece of [...t.units, ...t.leaders]) if (piece.side === t.turn) piece.acted = false;
}

function* spend(t: Table): Play {
  for (;;) {
    const word = yield* ask('command', t.turn, [...pickOffers(t), ...batteryOffers(t), 'end-turn']);
    switch (verbOf(word)) {
      case 'end-turn':
        return;
      case 'pick':
        yield* order(t, unitNamed(t, objectOf(word)));
        break;
      case 'pick-leader':
        yield* marchLeader(t, leaderNamed(t, objectOf(word)));
        break;
      default:
        yield* fireTogether(t, unitNamed(t, objectOf(word)));
    }
  }
}

function endTurn(t: Table): void {
  refresh(t);
  const { need, first, rounds, timeout } = t.scenario;
  const winner = [t.turn, foeOf(t.turn)].find((side) => t.points[side] >= need[side]);
  if (winner) t.outcome = `${winner} by points`;
  else if (t.turn === first) t.turn = foeOf(first);
  else if (t.round >= rounds) t.outcome = `${timeout} by time`;
  else {
    t.turn = first;
    t.round++;
  }
}

// The grand battery

const isReady = (t: Table, unit: Unit): boolean =>
  unit.side === t.turn && isGuns(unit) && unit.at !== '' && !unit.acted && !unit.inside;

/** All that stand together with this one, itself included. */
function groupOf(t: Table, unit: Unit): Unit[] {
  const group = [unit];
  for (const one of group)
    for (const next of t.units)
      if (isReady(t, next) && !group.includes(next) && isNextTo(one.at, next.at)) group.push(next);
  return group.sort((a, b) => a.id - b.id);
}

function batteryOffers(t: Table): string[] {
  if (!plays(t, 'grandBattery') || t.grandBattery[t.turn] || t.actions < 1) return [];
  return t.units
    .filter((unit) => isReady(t, unit))
    .filter((unit) => {
      const group = groupOf(t, unit);
      return (
        group[0] === unit && group.length > 1 && group.some((one) => fireOffers(t, one, false).length > 0)
      );
    })
    .map(({ id }) => `grand-battery:${id}`);
}

function* fireTogether(t: Table, first: Unit): Play {
  let group = groupOf(t, first);
  t.actions--;
  t.grandBattery[t.turn] = true;
  for (let fired = false; ; fired = true) {
    const able = group.filter((unit) => fireOffers(t, unit, false).length > 0);
    if (able.length === 0) return;
    const picks = able.map(({ id }) => `pick:${id}`);
    const word = yield* ask('battery', t.turn, fired ? [...picks, 'done'] : picks);
    if (word === 'done') return;
    const unit = unitNamed(t, objectOf(word));
    group = group.filter((one) => one !== unit);
    const shot = yield* ask('batteryFire', t.turn, fireOffers(t, unit, false));
    unit.acted = true;
    yield* fire(t, unit, shot, false);
  }
}
