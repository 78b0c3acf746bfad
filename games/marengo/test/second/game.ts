import { FIRST_HOUR, LAST_HOUR, ORDERS, PIECES_TO_WIN } from '../../data/forces.ts';
import type { Scenario } from '../../data/scenarios.ts';
import { assault, assaultsFrom } from './assaults.ts';
import { attack, attacksFrom } from './attacks.ts';
import { approachNamed, found, isApproach, isEast, isReserve, localityOf } from './board.ts';
import { bombardmentsFrom, cancel, complete, declare, rest, wake } from './bombardments.ts';
import { march, marchesFrom } from './marches.ts';
import { regular, renew } from './morale.ts';
import { organise, organisings, type Meanwhile } from './organising.ts';
import { enterBy, entries, roadMarch, roadsFrom } from './roads.ts';
import { ask, enemy, Over, pieceOf, type Asking, type Table } from './table.ts';

// Chapters 4, 5, 6, 16 and 19

/** The whole game, from the deal to the end. */
export function* play(t: Table, scenario: Scenario): Asking<Over> {
  try {
    yield* deal(t, scenario);
    for (;;) yield* turn(t);
  } catch (end) {
    if (end instanceof Over) return end;
    throw end;
  }
}

function* deal(t: Table, { bags, disorganised }: Scenario): Asking {
  for (const { army, faces, into } of bags) {
    const bag: string[] = [...faces];
    for (const { at, count } of into)
      for (let n = 0; n < count; n++) {
        const face = yield { ask: 'deal', seat: -1, words: [...bag] };
        bag.splice(bag.indexOf(face), 1);
        const piece = pieceOf(army, face, at);
        t.pieces.push(piece);
        if (localityOf(at) > 0) t.lastIn.set(localityOf(at), army);
        piece.organised = army === 'austrian' || !isSurprised(t, disorganised, at);
      }
  }
}

/** 14: the French on the map when the day begins. */
const isSurprised = ({ hour }: Table, disorganised: readonly number[], at: string): boolean =>
  localityOf(at) > 0 && (hour === FIRST_HOUR || disorganised.includes(localityOf(at)));

function* turn(t: Table): Asking {
  t.orders = ORDERS;
  if (t.army === 'austrian') t.carried.clear();
  regular(t);
  wake(t);
  recover(t);
  yield* actions(t);
  yield* renew(t);
  rest(t);
  t.forget();
  if (t.army === 'french') endRound(t);
  t.army = enemy(t.army);
}

/** 16 */
function recover(t: Table): void {
  for (const piece of t.pieces)
    if (piece.army === t.army && isApproach(piece.at)) {
      const { of, to } = approachNamed(piece.at);
      if (t.holds(enemy(t.army), to)) continue;
      t.meet(piece.bombards === '' ? 'M16.1' : 'M10.11');
      t.put(piece, String(of));
    }
}

/** 19 */
function endRound(t: Table): void {
  if (t.hour < LAST_HOUR) {
    t.hour++;
    return;
  }
  const east = t.pieces.filter(
    ({ army, at }) => army === 'austrian' && localityOf(at) > 0 && isEast(localityOf(at)),
  );
  throw east.length >= PIECES_TO_WIN ? new Over('austrian', 'breakthrough') : new Over('french', 'line-held');
}

function* actions(t: Table): Asking {
  for (;;) {
    const word = yield* ask('actions', t.army, ['end', ...offers(t)]);
    if (word === 'end') return;
    const [act, rest] = word.split(/:(.*)/);
    yield* take(t, act, rest);
  }
}

function offers(t: Table): string[] {
  const own = t.pieces.filter(({ army, at }) => army === t.army && localityOf(at) > 0);
  const words = [...entries(t), ...organisings(t)];
  for (const position of new Set(own.map(({ at }) => at))) {
    if (isApproach(position)) words.push(...bombardmentsFrom(t, position));
    if (t.ready(position).length === 0) continue;
    words.push(...marchesFrom(t, position), ...attacksFrom(t, position));
    if (isReserve(position)) words.push(...roadsFrom(t, localityOf(position)));
    else words.push(...assaultsFrom(t, position));
  }
  return words;
}

type Deed = (t: Table, one: string, other: string) => Asking | void;
const DEEDS: Readonly<Record<string, Deed>> = {
  march,
  attack,
  assault,
  bombard: declare,
  complete,
  cancel,
  road: (t, from) => roadMarch(t, Number(from)),
  enter: (t, box) => enterBy(t, 'enter', box),
  pontoon: (t, box) => enterBy(t, 'pontoon', box),
  organise: (t, at) => organise(t, Number(at), MEANWHILE),
};

const MEANWHILE: Meanwhile = {
  offers,
  take: (t, word) => {
    const [act, rest] = word.split(/:(.*)/);
    return take(t, act, rest);
  },
};

function* take(t: Table, act: string, rest: string): Asking {
  const [one, other] = rest.split('>');
  const going = found(DEEDS[act], act)(t, one, other);
  if (going) yield* going;
}
