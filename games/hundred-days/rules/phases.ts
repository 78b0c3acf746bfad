import type { Chance, Outcome, Seat } from '@bicorne/engine';
import {
  ADVANCE,
  ADVANCE_LED,
  AIM_GUNS,
  AIM_SQUARE,
  DONE,
  FALL_BACK,
  INSIDE_SQUARE,
  LOSE,
  MEET,
  NO,
  OUTSIDE_SQUARE,
  RETREAT,
  STAY,
  WITHDRAW,
  YES,
  type HundredDaysAction,
} from './actions.ts';
import { listBattery } from './battery.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import {
  fireAt,
  followParent,
  joinFire,
  listNextErrand,
  listWhoNext,
  pickBattery,
  pickNext,
} from './errands.ts';
import { listFire } from './fire.ts';
import { nextErrand } from './flow.ts';
import { withdrawalHexes } from './leaders.ts';
import { endMarch, listMarch, step } from './march.ts';
import { listMarks, mark } from './marks.ts';
import { attackFromMarch, command, listCommands, listOrders, order } from './order.ts';
import { chiefOf } from './pieces.ts';
import { rally } from './rally.ts';
import {
  advance,
  fallBack,
  gunsPlaced,
  mayLeadAdvance,
  react,
  settleCallBackDie,
  settleChargeDie,
  settleSquareDie,
} from './reaction.ts';
import {
  resolve,
  retreatTo,
  settleAttackDice,
  settleLeaderDie,
  settleMorale,
  settleRifleDie,
  takeLoss,
  withdraw,
} from './resolve.ts';
import { retreatHexes } from './retreat.ts';
import { dice } from './roll.ts';
import { addLeaderDice, listLeaderDice, rollShock } from './shock.ts';
import { placeGuns } from './square.ts';
import { NONE, other, type Phase, type State } from './state.ts';
import { endTurn, settleActionDie } from './turn.ts';

/** One entry for each thing that can be asked, of a seat or of chance. */
interface Question {
  readonly rule: string;
  seat(state: State): Seat;
  legal(state: State, battle: Battle, list: HundredDaysAction[]): void;
  act(state: State, battle: Battle, action: HundredDaysAction, say: Say): void;
}

interface Roll {
  readonly rule: string;
  chance(state: State): Chance;
  settle(state: State, battle: Battle, roll: Outcome, say: Say): void;
}

type Entry = Question | Roll;

const player = (state: State): Seat => state.seat;
/** An attack is always made by the seat whose turn it is. */
const defender = (state: State): Seat => other(state.seat);
const oneDie = (): Chance => dice(1);
const onesRolled = ({ attack }: State): Chance => dice(attack ? attack.ones : 1);

const one =
  (...words: readonly HundredDaysAction[]): Question['legal'] =>
  (_state, _battle, list) => {
    list.push(...words);
  };

export const PHASE: Readonly<Record<Phase, Entry | null>> = {
  mark: { rule: 'H16.56', seat: (state) => state.asks[0].seat, legal: listMarks, act: mark },
  actionDie: { rule: 'H4.2', chance: oneDie, settle: settleActionDie },
  command: {
    rule: 'H4.5',
    seat: player,
    legal: listCommands,
    act(state, battle, action, say) {
      if (action.do === 'end-turn') endTurn(state, battle, say);
      else command(state, battle, action, say);
    },
  },
  order: {
    rule: 'H4.6',
    seat: player,
    legal(state, battle, list) {
      if (state.activation) listOrders(state, battle, state.activation.unit, list);
    },
    act: order,
  },
  march: {
    rule: 'H5.8',
    seat: player,
    legal: listMarch,
    act(state, battle, action, say) {
      if (action.do === 'step') step(state, battle, action.to, say);
      else if (action.do === 'halt') endMarch(state, battle);
      else attackFromMarch(state, battle, action, say);
    },
  },
  battery: {
    rule: 'H17.16',
    seat: player,
    legal(state, battle, list) {
      if (state.errand?.kind !== 'battery') return;
      listBattery(state, battle, state.errand.who, list);
      if (state.errand.fired) list.push(DONE);
    },
    act: pickBattery,
  },
  batteryFire: {
    rule: 'H17.15',
    seat: player,
    legal(state, battle, list) {
      if (state.activation) listFire(state, battle, state.activation.unit, false, list);
    },
    act(state, battle, action, say) {
      if ('at' in action && state.activation) fireAt(state, battle, state.activation.unit, action, say);
    },
  },
  leaderDice: {
    rule: 'H17.1',
    seat: player,
    legal(state, battle, list) {
      if (state.attack) listLeaderDice(state, battle, state.attack, list);
    },
    act(state, battle, action, say) {
      if (action.do !== 'leader-dice' || !state.attack) return;
      addLeaderDice(state, battle, state.attack, action.dice, say);
      react(state, battle, say);
    },
  },
  reactSquare: {
    rule: 'H12.3',
    seat: defender,
    legal: one(YES, NO),
    act(state, battle, action, say) {
      if (action.do === 'yes') state.phase = 'squareDie';
      else rollShock(state, battle, say);
    },
  },
  squareDie: { rule: 'H12.3', chance: oneDie, settle: settleSquareDie },
  gunsInside: {
    rule: 'H12.11',
    seat: (state) => (state.attack ? defender(state) : state.seat),
    legal: one(INSIDE_SQUARE, OUTSIDE_SQUARE),
    act(state, battle, action, say) {
      const hex = state.attack ? state.attack.at : state.at[state.activation?.unit ?? NONE];
      placeGuns(state, hex, action.do === 'inside', say);
      gunsPlaced(state, battle, say);
    },
  },
  nameTarget: {
    rule: 'H12.15',
    seat: player,
    legal: one(AIM_SQUARE, AIM_GUNS),
    act(state, battle, action, say) {
      if (state.attack) state.attack.aim = action.do === 'aim-guns' ? 'guns' : 'foot';
      rollShock(state, battle, say);
    },
  },
  meet: {
    rule: 'H17.10',
    seat: defender,
    legal: one(MEET, FALL_BACK),
    act(state, battle, action, say) {
      if (action.do === 'meet') rollShock(state, battle, say);
      else fallBack(state, battle, say);
    },
  },
  chargeDie: { rule: 'H17.8', chance: oneDie, settle: settleChargeDie },
  callBack: {
    rule: 'H18.9',
    seat: defender,
    legal: one(YES, NO),
    act(state, battle, action, say) {
      if (action.do === 'yes') state.phase = 'callBackDie';
      else rollShock(state, battle, say);
    },
  },
  callBackDie: { rule: 'H18.10', chance: oneDie, settle: settleCallBackDie },
  rifleDie: { rule: 'H16.31', chance: oneDie, settle: settleRifleDie },
  attackDice: {
    rule: 'H8.5',
    chance: ({ attack }) => dice(attack ? attack.dice : 0),
    settle: settleAttackDice,
  },
  leaderDie: {
    rule: 'H6.5',
    chance: (state) => (state.attack?.shock ? onesRolled(state) : dice(1)),
    settle: settleLeaderDie,
  },
  ownLeaderDie: { rule: 'H17.2', chance: onesRolled, settle: settleLeaderDie },
  footMorale: { rule: 'H10.2', chance: oneDie, settle: settleMorale },
  gunsMorale: { rule: 'H10.5', chance: oneDie, settle: settleMorale },
  loss: {
    rule: 'H8.8',
    seat: defender,
    legal({ attack }, _battle, list) {
      if (attack) list.push(LOSE[attack.foot], LOSE[attack.guns]);
    },
    act(state, battle, action, say) {
      if (action.do === 'lose') takeLoss(state, battle, action.unit, say);
    },
  },
  withdraw: {
    rule: 'H6.9',
    seat: defender,
    legal(state, battle, list) {
      for (const hex of withdrawalHexes(state, battle, loneLeader(state, battle))) list.push(WITHDRAW[hex]);
      list.push(STAY);
    },
    act(state, battle, action, say) {
      if (action.do === 'withdraw') withdraw(state, loneLeader(state, battle), action.to, say);
      else if (state.attack) state.attack.stage = 'advance'; // he is not asked again
      resolve(state, battle, say);
    },
  },
  retreat: {
    rule: 'H11.1',
    seat: defender,
    legal(state, battle, list) {
      const { attack, flight } = state;
      if (!attack || !flight) return;
      for (const hex of retreatHexes(state, battle, attack.from, flight.chain)) list.push(RETREAT[hex]);
    },
    act(state, battle, action, say) {
      if (action.do === 'retreat') retreatTo(state, battle, action.to, say);
    },
  },
  advance: {
    rule: 'H9.14',
    seat: player,
    legal(state, battle, list) {
      list.push(ADVANCE);
      if (mayLeadAdvance(state, battle)) list.push(ADVANCE_LED);
      if (!state.attack?.mustAdvance) list.push(STAY);
    },
    act(state, battle, action, say) {
      if (action.do === 'stay') resolve(state, battle, say);
      else advance(state, battle, action.do === 'advance-led', say);
    },
  },
  rallyDie: {
    rule: 'H13.2',
    chance: oneDie,
    settle(state, battle, roll, say) {
      if (state.activation) rally(state, battle, state.activation.unit, roll, say);
      nextErrand(state, battle);
    },
  },
  whoNext: { rule: 'H18.5', seat: player, legal: listWhoNext, act: pickNext },
  follow: { rule: 'H18.5', seat: player, legal: listNextErrand, act: followParent },
  joinFire: { rule: 'H18.6', seat: player, legal: listNextErrand, act: joinFire },
  over: null,
};

const loneLeader = (state: State, battle: Battle): number =>
  state.attack ? chiefOf(state, battle, state.attack.at, defender(state)) : NONE;
