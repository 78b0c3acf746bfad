import { aimsAt, fireDice, hitsOn, type Aim } from './fire.ts';
import { isCovered } from './ground.ts';
import { isNextTo } from './hexes.ts';
import { takeHits, testLeader, withdrawIfAlone } from './losses.ts';
import { choices, fallBack, leaderOf, retreat } from './retreats.ts';
import { mayStrike, moraleOf, shockDice, shockHitsOn, struck, type Blow } from './shock.ts';
import {
  ask,
  destroy,
  enter,
  foeOf,
  foesAt,
  footAt,
  gunsAt,
  leaderAt,
  objectOf,
  plays,
  roll,
  unitsAt,
  verbOf,
  withKevin,
  type Leader,
  type Play,
  type Table,
  type Unit,
} from './table.ts';

// An attack from its declaration to its end: H8, H9.13, H10, H12.3, H17, H18.9–15.

const count = (faces: readonly number[], low: number): number => faces.filter((face) => face >= low).length;

// Fire

export function* fire(t: Table, by: Unit, word: string, moved: boolean): Play {
  const at = objectOf(word);
  const aim = chosenAim(t, word);
  const dice = fireDice(t, by, at, aim, moved);
  const low = hitsOn(t, by, at);
  const sharp = by.rifles && !by.square ? yield* roll('rifleDie', 1, low - 1) : [];
  const plain = dice > sharp.length ? yield* roll('attackDice', dice - sharp.length, low) : [];
  const hits = count(sharp, low - 1) + count(plain, low);
  const ones = [...sharp, ...plain].includes(1) ? 1 : 0;
  yield* testLeader(t, 'leaderDie', leaderAt(t, at), ones);
  yield* takeHits(t, at, aim, hits);
  yield* withdrawIfAlone(t, foeOf(by.side), at);
}

const chosenAim = (t: Table, word: string): Aim => {
  const [first] = aimsAt(t, objectOf(word));
  return verbOf(word).endsWith('-guns') ? 'guns' : first;
};

// Shock

export function* shock(t: Table, by: Unit, word: string, contact: boolean): Play {
  const at = objectOf(word);
  const aim = chosenAim(t, word);
  const blow: Blow = { by, at, aim, contact, lead: null, bonus: 0, joined: false, mustFollow: false };
  if (footAt(t, at)?.arm !== 'skirmishers' || withKevin(t)) yield* leaderJoins(t, blow);
  yield* strike(t, blow);
}

/** H17.1 */
function* leaderJoins(t: Table, blow: Blow): Play {
  const leader = leaderAt(t, blow.by.at);
  if (!plays(t, 'leaderInShock') || blow.by.arm !== 'infantry' || !leader || leader.acted) return;
  const most = Math.min(leader.value, t.actions);
  if (most === 0) return;
  const offers = Array.from({ length: most + 1 }, (_, dice) => `leader-dice:${dice}`);
  const dice = Number(objectOf(yield* ask('leaderDice', leader.side, offers)));
  if (dice === 0) return;
  t.actions -= dice;
  leader.acted = true;
  blow.lead = leader;
  blow.bonus = dice;
}

function* strike(t: Table, blow: Blow): Play {
  const foot = blow.aim === 'guns' ? undefined : footAt(t, blow.at);
  if (foot?.arm === 'skirmishers') return yield* strikeSkirmishers(t, blow, foot);
  if (foot?.arm === 'cavalry') return yield* strikeCavalry(t, blow, foot);
  if (foot?.arm === 'infantry' && blow.by.arm === 'cavalry') yield* formSquare(t, blow, foot);
  yield* comeToBlows(t, blow);
}

// The square in reaction

function* formSquare(t: Table, blow: Blow, foot: Unit): Play {
  if (foot.square || isCovered(t, foot.at)) return;
  const word = yield* ask('reactSquare', foot.side, ['yes', 'no']);
  if (word === 'no') return;
  const leader = leaderAt(t, foot.at);
  const calm = moraleOf(t, foot, blow.by.at) - (leader ? leader.value - 1 : 0);
  const most = (plays(t, 'squareByMorale') ? calm : 4) - (blow.joined ? 1 : 0);
  const [die] = yield* roll('squareDie', 1, most);
  if (die > most) {
    blow.bonus++;
    return;
  }
  foot.square = true;
  yield* placeGuns(t, foot);
  yield* nameTarget(t, blow);
}

/** H12.11 */
export function* placeGuns(t: Table, foot: Unit): Play {
  const guns = gunsAt(t, foot.at);
  if (!guns) return;
  guns.inside = (yield* ask('gunsInside', foot.side, ['inside', 'outside'])) === 'inside';
}

/** H12.15 */
function* nameTarget(t: Table, blow: Blow): Play {
  const aims = aimsAt(t, blow.at).filter((aim) => mayStrike(t, blow.by, blow.at, aim));
  const words = { foot: 'aim-square', guns: 'aim-guns', hex: 'aim-hex' };
  if (aims.includes('hex')) {
    blow.aim = 'hex';
    return;
  }
  const word = yield* ask(
    'nameTarget',
    blow.by.side,
    aims.map((aim) => words[aim]),
  );
  blow.aim = word === 'aim-guns' ? 'guns' : 'foot';
}

// Cavalry attacked

function* strikeCavalry(t: Table, blow: Blow, foot: Unit): Play {
  if (blow.by.arm === 'cavalry') {
    const sum = moraleOf(t, foot, blow.by.at);
    const [die] = yield* roll('chargeDie', 1, sum);
    if (die <= sum && die !== 6) return;
  } else if (yield* cavalryGivesWay(t, blow, foot)) {
    if (foesAt(t, blow.by.side, blow.at).length === 0) return yield* advance(t, blow);
  }
  yield* comeToBlows(t, blow);
}

/** H17.10–13 */
function* cavalryGivesWay(t: Table, blow: Blow, foot: Unit): Play<boolean> {
  const from = blow.by.at;
  const flight = { unit: foot, leader: leaderOf(t, foot), from, behind: [], closed: '' };
  if (choices(t, flight).length === 0) return false;
  const word = yield* ask('meet', foot.side, ['meet', 'fall-back']);
  if (word === 'meet') return false;
  yield* fallBack(t, flight);
  let { leader } = flight;
  for (let left = shockDice(t, blow) - 1; left > 0; left--) {
    // H17.12: a leader who was alone goes on with it; one who stands with guns stays
    if (!gunsAt(t, foot.at)) leader ??= leaderAt(t, foot.at);
    if (!(yield* fallBack(t, { ...flight, leader, closed: blow.at }))) break;
  }
  return true;
}

// Skirmishers attacked

function* strikeSkirmishers(t: Table, blow: Blow, foot: Unit): Play {
  if (!withKevin(t)) {
    yield* retreat(t, foot, blow.by.at);
    return yield* advance(t, blow);
  }
  const { parent } = foot;
  if (!parent || !isNextTo(parent.at, foot.at)) return yield* comeToBlows(t, blow);
  if (blow.by.arm === 'infantry') {
    const word = yield* ask('callBack', foot.side, ['yes', 'no']);
    if (word === 'no') return yield* comeToBlows(t, blow);
  }
  const [die] = yield* roll('callBackDie', 1, 3);
  const joins = die <= 3;
  if (joins) takeIn(t, parent, foot);
  else destroy(t, foot);
  yield* goForward(t, blow, joins, parent);
}

export function takeIn(t: Table, parent: Unit, skirmishers: Unit): void {
  destroy(t, skirmishers);
  parent.given--;
  parent.figures++;
}

/** H18.11, H18.12 */
function* goForward(t: Table, blow: Blow, joins: boolean, parent: Unit): Play {
  const { by, at } = blow;
  const leader = leaderAt(t, by.at);
  const ahead = { ...by, at };
  const [aim] = aimsAt(t, parent.at);
  const goesOn = joins && mayStrike(t, ahead, parent.at, aim);
  const led = yield* askToLead(by, leader !== undefined, goesOn && blow.lead !== null);
  goInto(t, by, at, led ? leader : undefined);
  if (!goesOn) return;
  blow.at = parent.at;
  blow.aim = aim;
  blow.joined = true;
  yield* strike(t, blow);
}

function* askToLead(by: Unit, hasLeader: boolean, mustLead: boolean): Play<boolean> {
  if (!hasLeader) return false;
  const offers = mustLead ? ['advance-led'] : ['advance', 'advance-led'];
  return (yield* ask('advance', by.side, offers)) === 'advance-led';
}

// The dice and what follows

function* comeToBlows(t: Table, blow: Blow): Play {
  const { by, at } = blow;
  const side = foeOf(by.side);
  blow.mustFollow = by.arm === 'infantry' && footAt(t, at)?.arm === 'skirmishers';
  const low = shockHitsOn(t, blow);
  const faces = yield* roll('attackDice', shockDice(t, blow), low);
  const hits = count(faces, low);
  const ones = faces.filter((face) => face === 1).length;
  yield* testLeader(t, 'leaderDie', leaderAt(t, at), ones);
  yield* testLeader(t, 'ownLeaderDie', blow.lead ?? undefined, ones);
  if (hits === 0) return;
  const shaken = yield* testMorale(t, blow);
  yield* takeHits(t, at, blow.aim, hits);
  const stays = yield* withdrawIfAlone(t, side, at);
  for (const unit of shaken) if (unit.at === at) yield* retreat(t, unit, by.at);
  if (!stays) yield* withdrawIfAlone(t, side, at);
  if (unitsAt(t, at).length === 0) yield* advance(t, blow);
}

/** H10: those who must fall back, the foot unit first. */
function* testMorale(t: Table, blow: Blow): Play<Unit[]> {
  const { foot, guns } = struck(t, blow);
  const shaken: Unit[] = [];
  if (foot) {
    if (foot.square || foot.arm === 'skirmishers') return [];
    if (!(yield* fails(t, blow, foot, 'footMorale'))) return [];
    shaken.push(foot);
  }
  if (guns && (yield* fails(t, blow, guns, 'gunsMorale'))) shaken.push(guns);
  return shaken;
}

function* fails(t: Table, blow: Blow, unit: Unit, what: string): Play<boolean> {
  const sum = moraleOf(t, unit, blow.by.at);
  const [die] = yield* roll(what, 1, sum);
  return die > sum || die === 6;
}

/** H9.14, H9.15 */
function* advance(t: Table, { by, at, mustFollow }: Blow): Play {
  const leader = leaderAt(t, by.at);
  const offers = ['advance', ...(leader ? ['advance-led'] : []), ...(mustFollow ? [] : ['stay'])];
  const word = yield* ask('advance', by.side, offers);
  if (word !== 'stay') goInto(t, by, at, word === 'advance-led' ? leader : undefined);
}

function goInto(t: Table, by: Unit, at: string, leader?: Leader): void {
  if (leader) leader.acted = true;
  enter(t, by, at, leader);
}
