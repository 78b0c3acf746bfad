import { phases, type Chance, type Listing, type Outcome, type Seat } from '@bicorne/engine';
import {
  ADVANCE,
  ADVANCE_LED,
  AIM_GUNS,
  AIM_SQUARE,
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
  type Doing,
  type HundredDaysAction,
  type List,
} from './actions.ts';
import { battleOf, type Battle } from './battle.ts';
import type { HundredDaysEvent, Say } from './events.ts';
import {
  decline,
  endBattery,
  fireBattery,
  followParent,
  joinFire,
  listBatteryFire,
  listFollowing,
  listJoining,
  listNextBattery,
  listWhoNext,
  pickBattery,
  pickNext,
  pickNobody,
} from './errands.ts';
import { nextErrand } from './flow.ts';
import { withdrawalHexes } from './leaders.ts';
import { endMarch, listMarch, step } from './march.ts';
import { endAsk, listMarks, mark, markLeader } from './marks.ts';
import {
  fireFromMarch,
  grandBattery,
  listCommands,
  listOrders,
  orderBack,
  orderFire,
  orderOut,
  orderOutOfSquare,
  orderRally,
  orderShock,
  orderSquare,
  pick,
  pickLeader,
  shockFromMarch,
  takeAlong,
} from './order.ts';
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

const { ask, roll } = phases<State, HundredDaysAction, HundredDaysEvent>();

const player = (state: State): Seat => state.seat;
/** An attack is always made by the seat whose turn it is. */
const defender = (state: State): Seat => other(state.seat);
const oneDie = (): Chance => dice(1);
const onesRolled = ({ attack }: State): Chance => dice(attack ? attack.ones : 1);

// The chapters play on the ground of a battle.

const on =
  (chapter: (state: State, battle: Battle, say: Say) => void) =>
  (state: State, say: Say): void =>
    chapter(state, battleOf(state), say);

const listed =
  <A extends HundredDaysAction>(chapter: (state: State, battle: Battle, list: Listing<A>) => void) =>
  (state: State): readonly A[] => {
    const list: A[] = [];
    chapter(state, battleOf(state), list);
    return list;
  };

const settled =
  (chapter: (state: State, battle: Battle, outcome: Outcome, say: Say) => void) =>
  (state: State, say: Say, outcome: Outcome): void =>
    chapter(state, battleOf(state), outcome, say);

/** One entry for each thing that can be asked, of a seat or of chance. */
export const PHASES = {
  mark: ask({
    rule: 'H16.56',
    seat: (state) => state.asks[0].seat,
    legal: listed(listMarks),
    does: { mark, 'cavalry-leader': markLeader, no: on(endAsk) },
  }),
  actionDie: roll({ rule: 'H4.2', chance: oneDie, settle: settled(settleActionDie) }),
  command: ask({
    rule: 'H4.5',
    seat: player,
    legal: listed(listCommands),
    does: { pick, 'pick-leader': pickLeader, 'grand-battery': grandBattery, 'end-turn': on(endTurn) },
  }),
  order: ask({
    rule: 'H4.6',
    seat: player,
    legal: listed(listOrders),
    does: {
      step,
      'take-along': takeAlong,
      fire: orderFire,
      'fire-guns': orderFire,
      shock: orderShock,
      'shock-guns': orderShock,
      'form-square': on(orderSquare),
      'leave-square': on(orderOutOfSquare),
      rally: orderRally,
      'put-out': orderOut,
      'take-back': orderBack,
    },
  }),
  march: ask({
    rule: 'H5.8',
    seat: player,
    legal: listed(listMarch),
    does: {
      step,
      halt: on(endMarch),
      fire: fireFromMarch,
      'fire-guns': fireFromMarch,
      shock: shockFromMarch,
      'shock-guns': shockFromMarch,
    },
  }),
  battery: ask({
    rule: 'H17.16',
    seat: player,
    legal: listed(listNextBattery),
    does: { pick: pickBattery, done: on(endBattery) },
  }),
  batteryFire: ask({
    rule: 'H17.15',
    seat: player,
    legal: listed(listBatteryFire),
    does: { fire: fireBattery, 'fire-guns': fireBattery },
  }),
  leaderDice: ask({
    rule: 'H17.1',
    seat: player,
    legal: listed(listLeaderDice),
    does: {
      'leader-dice'(state, say, action) {
        if (state.attack) addLeaderDice(state, battleOf(state), state.attack, action.dice, say);
        react(state, battleOf(state), say);
      },
    },
  }),
  reactSquare: ask({
    rule: 'H12.3',
    seat: defender,
    legal: () => YES_NO,
    does: {
      yes(state) {
        state.phase = 'squareDie';
      },
      no: on(rollShock),
    },
  }),
  squareDie: roll({ rule: 'H12.3', chance: oneDie, settle: settled(settleSquareDie) }),
  gunsInside: ask({
    rule: 'H12.11',
    seat: (state) => (state.attack ? defender(state) : state.seat),
    legal: () => [INSIDE_SQUARE, OUTSIDE_SQUARE],
    does: {
      inside: (state, say) => putGuns(state, true, say),
      outside: (state, say) => putGuns(state, false, say),
    },
  }),
  nameTarget: ask({
    rule: 'H12.15',
    seat: player,
    legal: () => [AIM_SQUARE, AIM_GUNS],
    does: {
      'aim-square': (state, say) => aim(state, 'foot', say),
      'aim-guns': (state, say) => aim(state, 'guns', say),
    },
  }),
  meet: ask({
    rule: 'H17.10',
    seat: defender,
    legal: () => [MEET, FALL_BACK],
    does: { meet: on(rollShock), 'fall-back': on(fallBack) },
  }),
  chargeDie: roll({ rule: 'H17.8', chance: oneDie, settle: settled(settleChargeDie) }),
  callBack: ask({
    rule: 'H18.9',
    seat: defender,
    legal: () => YES_NO,
    does: {
      yes(state) {
        state.phase = 'callBackDie';
      },
      no: on(rollShock),
    },
  }),
  callBackDie: roll({ rule: 'H18.10', chance: oneDie, settle: settled(settleCallBackDie) }),
  rifleDie: roll({ rule: 'H16.31', chance: oneDie, settle: settled(settleRifleDie) }),
  attackDice: roll({
    rule: 'H8.5',
    chance: ({ attack }) => dice(attack ? attack.dice : 0),
    settle: settled(settleAttackDice),
  }),
  leaderDie: roll({
    rule: 'H6.5',
    chance: (state) => (state.attack?.shock ? onesRolled(state) : dice(1)),
    settle: settled(settleLeaderDie),
  }),
  ownLeaderDie: roll({ rule: 'H17.2', chance: onesRolled, settle: settled(settleLeaderDie) }),
  footMorale: roll({ rule: 'H10.2', chance: oneDie, settle: settled(settleMorale) }),
  gunsMorale: roll({ rule: 'H10.5', chance: oneDie, settle: settled(settleMorale) }),
  loss: ask({
    rule: 'H8.8',
    seat: defender,
    legal: ({ attack }) => (attack ? [LOSE[attack.foot], LOSE[attack.guns]] : []),
    does: { lose: (state, say, { unit }) => takeLoss(state, battleOf(state), unit, say) },
  }),
  withdraw: ask({
    rule: 'H6.9',
    seat: defender,
    legal: (state) => [
      ...withdrawalHexes(state, battleOf(state), loneLeader(state)).map((hex) => WITHDRAW[hex]),
      STAY,
    ],
    does: {
      withdraw(state, say, { to }) {
        withdraw(state, loneLeader(state), to, say);
        resolve(state, battleOf(state), say);
      },
      stay(state, say) {
        if (state.attack) state.attack.stage = 'advance'; // he is not asked again
        resolve(state, battleOf(state), say);
      },
    },
  }),
  retreat: ask({
    rule: 'H11.1',
    seat: defender,
    legal(state) {
      const { attack, flight } = state;
      if (!attack || !flight) return [];
      return retreatHexes(state, battleOf(state), attack.from, flight.chain).map((hex) => RETREAT[hex]);
    },
    does: { retreat: (state, say, { to }) => retreatTo(state, battleOf(state), to, say) },
  }),
  advance: ask({
    rule: 'H9.14',
    seat: player,
    legal: listed(listAdvances),
    does: {
      advance: (state, say) => advance(state, battleOf(state), false, say),
      'advance-led': (state, say) => advance(state, battleOf(state), true, say),
      stay: on(resolve),
    },
  }),
  rallyDie: roll({
    rule: 'H13.2',
    chance: oneDie,
    settle(state, say, outcome) {
      const battle = battleOf(state);
      if (state.activation) rally(state, battle, state.activation.unit, outcome, say);
      nextErrand(state, battle);
    },
  }),
  whoNext: ask({
    rule: 'H18.5',
    seat: player,
    legal: listed(listWhoNext),
    does: { pick: pickNext, no: on(pickNobody) },
  }),
  follow: ask({
    rule: 'H18.5',
    seat: player,
    legal: listed(listFollowing),
    does: { follow: followParent, no: on(decline) },
  }),
  joinFire: ask({
    rule: 'H18.6',
    seat: player,
    legal: listed(listJoining),
    does: { fire: joinFire, 'fire-guns': joinFire, no: on(decline) },
  }),
} satisfies Readonly<Record<Exclude<Phase, 'over'>, unknown>>;

const YES_NO: readonly Doing<'yes' | 'no'>[] = [YES, NO];

function putGuns(state: State, inside: boolean, say: Say): void {
  const hex = state.attack ? state.attack.at : state.at[state.activation?.unit ?? NONE];
  placeGuns(state, hex, inside, say);
  gunsPlaced(state, battleOf(state), say);
}

function aim(state: State, at: 'foot' | 'guns', say: Say): void {
  if (state.attack) state.attack.aim = at;
  rollShock(state, battleOf(state), say);
}

function listAdvances(state: State, battle: Battle, list: List<'advance' | 'advance-led' | 'stay'>): void {
  list.push(ADVANCE);
  if (mayLeadAdvance(state, battle)) list.push(ADVANCE_LED);
  if (!state.attack?.mustAdvance) list.push(STAY);
}

const loneLeader = (state: State): number =>
  state.attack ? chiefOf(state, battleOf(state), state.attack.at, defender(state)) : NONE;
