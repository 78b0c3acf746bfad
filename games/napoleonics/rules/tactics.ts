import { CARDS_IN_FORCE, ONE_UNIT } from '../data/cards.ts';
import { SECTIONS } from '../data/board.ts';
import { INFANTRY } from '../data/units.ts';
import { DONE, MANOEUVRE, PLACE, RESTORE, SECTION, SINGLE, SUPPLY, type Doing } from './actions.ts';
import { BATTLE_DIE, FLAG, facesOf } from './dice.ts';
import type { Tell } from './events.ts';
import { fieldOf, type Field } from './field.ts';
import { markLeader, markOrdered, ofArms, orderEngaged, sectionPlaces } from './orders.ts';
import { activeSeat, ask, pass, roll } from './phase.ts';
import { attachedTo, shiftUnit } from './pieces.ts';
import { NONE, ORDERED, goTo, type State } from './state.ts';

/** N15, N16: what the card lets its player order. */
export const command = pass((state, tell) => {
  const { orders } = CARDS_IN_FORCE[state.card];
  switch (orders.kind) {
    case 'sections':
      state.left = sectionPlaces(orders.places, state.rating);
      return goTo(state, 'ordering');
    case 'arms':
      return orderUpToFour(
        state,
        (field, unit) => (field.first ? orders.arms[field.arm[unit]] : ofArms(field, orders, unit)), // N19.8
      );
    case 'section':
      return hasUnit(state, (field, unit) => field.arm[unit] === INFANTRY)
        ? goTo(state, 'section')
        : orderOne(state);
    case 'engaged':
      orderEngaged(state, tell);
      return goTo(state, 'squares');
    case 'leaders':
      return leadership(state, tell);
    case 'manoeuvre':
      return goTo(state, 'manner');
    case 'elan':
    case 'rally':
      return goTo(state, 'commandRoll');
    case 'supply':
      return goTo(state, supplied(state, fieldOf(state), true).length > 0 ? 'supply' : 'ending');
    case 'nothing':
      return goTo(state, 'ending');
    case 'copy':
    case 'one':
      return orderOne(state);
  }
});

const MOST = 4;

function hasUnit(state: State, is: (field: Field, unit: number) => boolean): boolean {
  const field = fieldOf(state);
  return state.hexOf.some(
    (hex, unit) => hex !== NONE && field.seat[unit] === state.active && is(field, unit),
  );
}

function orderUpToFour(state: State, is: (field: Field, unit: number) => boolean): void {
  if (!hasUnit(state, is)) return orderOne(state);
  state.left = [MOST];
  goTo(state, 'ordering');
}

// N16.2
function orderOne(state: State): void {
  state.card = ONE_UNIT;
  state.left = [1];
  goTo(state, 'ordering');
}

// N16.18
function leadership(state: State, tell: Tell): void {
  const field = fieldOf(state);
  const mine = (leader: number): boolean =>
    state.leaderHex[leader] !== NONE && field.leaderSeat[leader] === state.active;
  if (!state.leaderHex.some((_, leader) => mine(leader))) return orderOne(state);
  state.leaderHex.forEach((hex, leader) => {
    if (!mine(leader) || state.unitAt[hex] !== NONE) return;
    markLeader(state, leader, ORDERED);
    tell?.({ type: 'leaderOrdered', leader });
  });
  state.left = [1];
  goTo(state, 'ordering');
}

// N16.16
export const section = ask({
  rule: 'N16.16',
  seat: activeSeat,
  legal: (state) =>
    SECTIONS.flatMap((_, i) =>
      hasUnit(state, (field, unit) => isInSection(state, field, unit, i)) ? [SECTION[i]] : [],
    ),
  does: {
    section(state, tell, { section }) {
      const field = fieldOf(state);
      state.section = section;
      tell?.({ type: 'section', seat: state.active, section });
      state.hexOf.forEach((hex, unit) => {
        const mine = hex !== NONE && field.seat[unit] === state.active;
        if (mine && isInSection(state, field, unit, section)) markOrdered(state, unit, tell);
      });
      goTo(state, 'squares');
    },
  },
});

const isInSection = (state: State, field: Field, unit: number, i: number): boolean =>
  field.arm[unit] === INFANTRY && (field.sections[state.active][state.hexOf[unit]] & (1 << i)) !== 0;

// N16.19
export const manner = ask({
  rule: 'N16.19',
  seat: activeSeat,
  legal: () => [MANOEUVRE, SINGLE],
  does: {
    manoeuvre(state) {
      state.left = [MOST];
      goTo(state, 'ordering');
    },
    single: orderOne,
  },
});

// N16.10, N16.20
export const commandRoll = roll({
  chance: ({ rating }) => ({ kind: 'dice', die: BATTLE_DIE, count: rating }),
  settle(state, tell, outcome) {
    const faces = facesOf(outcome);
    tell?.({ type: 'commandRoll', seat: state.active, faces });
    const elan = CARDS_IN_FORCE[state.card].orders.kind === 'elan';
    state.left = [faces[0], faces[1], faces[2], elan ? faces[FLAG] : 0];
    goTo(state, elan ? 'ordering' : 'restoring');
  },
});

function restorable(state: State, field: Field, first: boolean): Doing<'restore'>[] {
  const list: Doing<'restore'>[] = [];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (state.hexOf[unit] === NONE || field.seat[unit] !== state.active) continue;
    if (state.left[field.arm[unit]] === 0 || state.blocks[unit] >= field.kind[unit].blocks) continue;
    list.push(RESTORE[state.hexOf[unit]]);
    if (first) return list;
  }
  return list;
}

export const restoring = pass((state) => {
  goTo(state, restorable(state, fieldOf(state), true).length > 0 ? 'restore' : 'squares');
});

export const restore = ask({
  rule: 'N16.20',
  seat: activeSeat,
  legal(state) {
    const list: Doing<'restore' | 'done'>[] = restorable(state, fieldOf(state), false);
    list.push(DONE);
    return list;
  },
  does: {
    restore(state, tell, { hex }) {
      const unit = state.unitAt[hex];
      const arm = fieldOf(state).arm[unit];
      state.left = state.left.with(arm, state.left[arm] - 1);
      state.blocks = state.blocks.with(unit, state.blocks[unit] + 1);
      tell?.({ type: 'restored', unit });
      if ((state.marks[unit] & ORDERED) === 0) markOrdered(state, unit, tell);
      goTo(state, 'restoring');
    },
    done: (state) => goTo(state, 'squares'),
  },
});

/** N16.21: the units that can be out of supply. */
function supplied(state: State, field: Field, first: boolean): Doing<'supply'>[] {
  const list: Doing<'supply'>[] = [];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (state.hexOf[unit] === NONE || state.squareOf[unit] > 0) continue;
    if (baggageHexes(state, field, unit).length === 0) continue;
    list.push(SUPPLY[state.hexOf[unit]]);
    if (first) return list;
  }
  return list;
}

function baggageHexes(state: State, field: Field, unit: number): number[] {
  const seat = field.seat[unit];
  const sections = field.sections[seat];
  const here = sections[state.hexOf[unit]];
  for (const row of field.rows[seat].slice(0, 2)) {
    const free = row.filter(
      (hex) =>
        (sections[hex] & here) !== 0 &&
        field.open[field.arm[unit]][hex] &&
        state.unitAt[hex] === NONE &&
        state.leaderAt[hex] === NONE,
    );
    if (free.length > 0) return free;
  }
  return [];
}

export const supply = ask({
  rule: 'N16.21',
  seat: activeSeat,
  legal: (state) => supplied(state, fieldOf(state), false),
  does: {
    supply(state, _tell, { hex }) {
      state.piece = state.unitAt[hex];
      goTo(state, 'place');
    },
  },
});

export const place = ask({
  rule: 'N16.21',
  seat: activeSeat,
  legal: (state) => baggageHexes(state, fieldOf(state), state.piece).map((hex) => PLACE[hex]),
  does: {
    place(state, tell, { hex: to }) {
      const unit = state.piece;
      const from = state.hexOf[unit];
      tell?.({ type: 'supplied', unit, from, to });
      shiftUnit(state, fieldOf(state), unit, to, attachedTo(state, unit), tell);
      goTo(state, 'ending');
    },
  },
});
