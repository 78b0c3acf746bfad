import { approachNamed, fullBlock, isObstruction, opposite, penalties, type Approach } from './board.ts';
import { finish, layDown, MOST, pieceWords, taken } from './marches.ts';
import { commit, lose } from './morale.ts';
import { retreat } from './retreats.ts';
import { shareOut, spread } from './sharing.ts';
import {
  areOrganised,
  ask,
  enemy,
  faceOf,
  faces,
  ofFace,
  type Army,
  type Asking,
  type Piece,
  type Table,
} from './table.ts';

// Chapter 11

/** An assault as it goes on; pieces that were destroyed stay in these lists with no strength. */
interface Storm {
  readonly via: Approach;
  readonly defence: Approach;
  readonly attacker: Army;
  readonly defender: Army;
  /** The leading pieces, and the others that were named. */
  readonly lead: Piece[];
  readonly hand: Piece[];
  readonly guard: Piece[];
  readonly counter: Piece[];
  attackerLost: number;
  defenderLost: number;
}

const strengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { strength }) => sum + strength, 0);
const alive = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ strength }) => strength > 0);

const mayFight = (piece: Piece, defence: Approach): boolean =>
  piece.arm !== 'cavalry' || !isObstruction(defence);
const mayStrike = (piece: Piece, defence: Approach): boolean =>
  piece.strength >= 2 && mayFight(piece, defence);

/** Whether this one may be chosen besides those chosen already. */
const fits = (piece: Piece, chosen: readonly Piece[], defence: Approach): boolean =>
  chosen.length < fullBlock(defence) && chosen.every(({ arm }) => arm === piece.arm);

export function assaultsFrom(t: Table, position: string): string[] {
  const via = approachNamed(position);
  const pieces = t.ready(position);
  if (t.orders === 0 || !areOrganised(pieces) || t.isClosed(via.border) || t.isShut(via.to, t.army))
    return [];
  const defence = opposite(via);
  const led = pieces.some((piece) => mayStrike(piece, defence));
  return led && t.standing(defence.name).length > 0 ? [`assault:${position}`] : [];
}

export function* assault(t: Table, position: string): Asking {
  t.pay();
  const via = approachNamed(position);
  const storm: Storm = {
    via,
    defence: opposite(via),
    attacker: t.army,
    defender: enemy(t.army),
    lead: [],
    hand: [],
    guard: [],
    counter: [],
    attackerLost: 0,
    defenderLost: 0,
  };
  yield* chooseGuard(t, storm);
  yield* chooseAttackers(t, storm);
  yield* barrage(t, storm);
  yield* counterAttack(t, storm);
  const won = yield* fight(t, storm);
  yield* won ? carry(t, storm) : repel(t, storm);
}

/** The defender's assault pieces that do neither lead nor counter-attack. */
const supports = (t: Table, { defence }: Storm): Piece[] =>
  t.standing(defence.name).filter(({ role }) => role === '');

// Steps 2 and 3

function* chooseGuard(t: Table, storm: Storm): Asking {
  const { defence, defender, guard } = storm;
  for (;;) {
    const fit = t
      .standing(defence.name)
      .filter((one) => one.role === '' && fits(one, guard, defence) && mayFight(one, defence));
    if (guard.length === fullBlock(defence) || supports(t, storm).length === 0) return;
    const word = yield* ask('assault-lead', defender, ['done', ...fit.map((one) => `lead:${faceOf(one)}`)]);
    if (word === 'done') return;
    const piece = ofFace(fit, word.slice(5));
    piece.role = 'guard';
    guard.push(piece);
    t.say('led', defender, defence.name, faceOf(piece));
  }
}

function* chooseAttackers(t: Table, { via, defence, lead, hand }: Storm): Asking {
  for (;;) {
    const rest = t.ready(via.name).filter(({ role }) => role === '');
    const leaders = rest.filter((one) => mayStrike(one, defence) && fits(one, lead, defence));
    if (lead.length + hand.length === MOST || rest.length === 0) return;
    const words = leaders.map((one) => `lead:${faceOf(one)}`);
    if (lead.length > 0) words.push('done', ...pieceWords(rest));
    const word = yield* ask('assault-storm', t.army, words);
    if (word === 'done') return;
    if (word.startsWith('piece:')) hand.push(taken(rest, word));
    else {
      const piece = ofFace(leaders, word.slice(5));
      piece.role = 'lead';
      lead.push(piece);
      t.say('led', t.army, via.name, faceOf(piece));
    }
  }
}

// Steps 4 and 5

function* barrage(t: Table, storm: Storm): Asking {
  const { via, defender, lead } = storm;
  const hidden = supports(t, storm).filter(({ bombards }) => bombards === '');
  if (hidden.length === 0 || penalties(via, 'a') > 0) return;
  const guns = hidden.filter(({ arm, tired }) => arm === 'artillery' && !tired);
  const words = guns.length > 0 ? ['fire', 'hold'] : ['hold'];
  if ((yield* ask('assault-barrage', defender, words)) === 'hold') return;
  t.say('fired', defender, storm.defence.name);
  const hit = yield* ask(
    'assault-hit',
    storm.attacker,
    faces(lead).map((face) => `reduce:${face}@lead`),
  );
  t.reduce(ofFace(lead, hit.slice(7, 9)));
  t.meet('M11.12');
  storm.attackerLost++;
}

function* counterAttack(t: Table, storm: Storm): Asking {
  const { defence, defender, counter, lead } = storm;
  for (;;) {
    const hidden = supports(t, storm).filter(({ bombards }) => bombards === '');
    const fit = hidden.filter((one) => mayStrike(one, defence) && fits(one, counter, defence));
    if (hidden.length === 0 || counter.length === fullBlock(defence)) break;
    const words = ['done', ...fit.map((one) => `counter:${faceOf(one)}`)];
    const word = yield* ask('assault-counter', defender, words);
    if (word === 'done') break;
    const piece = ofFace(fit, word.slice(8));
    piece.role = 'counter';
    counter.push(piece);
    t.say('countered', defender, defence.name, faceOf(piece));
  }
  if (counter.length > 0)
    storm.defenderLost += yield* shareOut(t, 'assault-share', counter, lead.length, 'counter');
}

// Steps 6 to 8

function* fight(t: Table, storm: Storm): Asking<boolean> {
  const { defence, attacker, defender, lead, hand, guard, counter } = storm;
  const penalty = penalties(defence, lead[0].arm[0]);
  const total = strengthOf(lead) - penalty - strengthOf(guard) - strengthOf(counter);
  t.say('result', strengthOf(lead), penalty, strengthOf(guard), strengthOf(counter), total);
  const horse = alive(counter).filter(({ arm }) => arm === 'cavalry').length;
  const rout = -total >= strengthOf(lead) ? lead.length : 0;
  const forAttacker = guard.length + horse + rout;
  const forDefender = lead.length;
  t.meet('M11.19', horse > 0);
  t.meet('M11.20', rout > 0);
  t.meet('M11.21', alive(counter).length < counter.length);
  t.meet('M11.16', lead.length > 1 || guard.length > 1 || counter.length > 1);

  const byLead = yield* shareOut(t, 'assault-suffer', lead, forAttacker, 'lead');
  const byHand = yield* spread(t, 'assault-spill', attacker, () => alive(hand), forAttacker - byLead);
  storm.attackerLost += byLead + byHand;

  const byGuard = yield* shareOut(t, 'assault-endure', guard, forDefender, 'lead');
  const others = (): Piece[] => [...supports(t, storm), ...alive(counter)];
  const byOthers = yield* spread(t, 'assault-overflow', defender, others, forDefender - byGuard);
  storm.defenderLost += byGuard + byOthers;
  t.meet('M11.17', total <= 0 && t.standing(defence.name).length === 0);
  t.meet('M11.23', byHand > 0 || byOthers > 0);
  t.meet('M11.24', byLead + byHand < forAttacker || byGuard + byOthers < forDefender);
  t.say('decided', storm.via.name, total > 0 ? 'won' : 'lost');
  return total > 0;
}

// Step 9

function hide({ lead, guard, counter }: Storm): void {
  for (const piece of [...guard, ...counter]) piece.role = '';
  for (const piece of lead) piece.role = 'hand';
}

function* repel(t: Table, storm: Storm): Asking {
  const { via, defence, attacker, defender, lead, hand, guard, counter } = storm;
  hide(storm);
  layDown(t, alive([...lead, ...hand]), via.name);
  t.closed.add(via.border);
  yield* lose(t, attacker, storm.attackerLost);
  yield* commit(t, defender, defence.of, guard.length + counter.length);
}

function* carry(t: Table, storm: Storm): Asking {
  const { via, defence, defender, lead, hand } = storm;
  hide(storm);
  t.stormed.add(defence.of);
  yield* lose(t, defender, storm.defenderLost);
  const entering = alive([...lead, ...hand]);
  const broad = defence.wide && entering.length > 1;
  yield* retreat(t, { army: defender, locality: defence.of, from: via.of, broad });
  yield* finish(t, entering, defence.of);
}
