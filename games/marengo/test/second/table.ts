import { ARMIES } from '../../data/forces.ts';
import type { Scenario } from '../../data/scenarios.ts';
import { approachesOf, capacityOf, found, localityOf, type Approach } from './board.ts';

export type Army = (typeof ARMIES)[number];
export const enemy = (army: Army): Army => (army === 'french' ? 'austrian' : 'french');

/** What somebody is asked, or what is dealt (seat -1); the answer is the word of the action, or the face. */
export interface Question {
  readonly ask: string;
  readonly seat: number;
  readonly words: readonly string[];
}
export type Asking<T = void> = Generator<Question, T, string>;

export function* ask(what: string, army: Army, words: readonly string[]): Asking<string> {
  return yield { ask: what, seat: ARMIES.indexOf(army), words: [...new Set(words)] };
}

export interface Piece {
  readonly army: Army;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  strength: number;
  /** A reserve, an approach or a box. */
  at: string;
  acted: boolean;
  organised: boolean;
  /** In which part of an action it is taken up. */
  role: '' | 'hand' | 'answer' | 'lead' | 'guard' | 'counter';
  /** How far a bombardment has gone; the artillery lies face up. */
  bombards: '' | 'declared' | 'ready' | 'fired';
  /** It declared or completed a bombardment in its army's last turn. */
  tired: boolean;
}

/** Thrown at the moment the game is over. */
export class Over extends Error {
  readonly winner: Army;
  constructor(winner: Army, reason: string) {
    super(reason);
    this.winner = winner;
  }
}

interface BoxRow {
  readonly name: string;
  readonly army: Army;
  readonly into: number;
  readonly hour: number;
}
/** Chapter 15, as printed beside the boxes. */
export const BOXES: readonly BoxRow[] = [
  { name: 'alessandria', army: 'austrian', into: 1, hour: 6 },
  { name: 'tortona', army: 'french', into: 86, hour: 11 },
  { name: 'novi', army: 'french', into: 77, hour: 16 },
  { name: 'sale', army: 'french', into: 83, hour: 17 },
];

export const faceOf = ({ arm, strength, bombards }: Piece): string =>
  bombards === '' ? `${arm[0]}${strength}` : `g${strength}`;

const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export const pieceOf = (army: Army, face: string, at: string): Piece => ({
  army,
  arm: found(
    ARMS.find((arm) => arm[0] === face[0]),
    face,
  ),
  strength: Number(face[1]),
  at,
  acted: false,
  organised: true,
  role: '',
  bombards: '',
  tired: false,
});

type Count<K> = Map<K, number>;
export const add = <K>(count: Count<K>, key: K, n: number): void => {
  count.set(key, (count.get(key) ?? 0) + n);
};

/** The board, the pieces and the discs as they lie on a table. */
export class Table {
  readonly together: boolean;
  hour: number;
  army: Army;
  orders = 0;
  pieces: Piece[] = [];
  readonly uncommitted: Record<Army, number>;
  readonly discs: Record<Army, Count<number>> = { austrian: new Map(), french: new Map() };
  /** Of the French discs those that the enemy moved there in his last turn. */
  readonly carried: Count<number> = new Map();
  readonly lastIn = new Map<number, Army>();
  /** By crossing: the last step in which it was used this turn, and the locality one came from. */
  readonly traffic = new Map<string, { readonly step: number; readonly from: number }>();
  readonly raided = new Set<string>();
  readonly tried = new Set<string>();
  readonly closed = new Set<string>();
  readonly stormed = new Set<number>();
  pontoon = false;
  /** The localities whose organising is begun, and the orders kept for it, while something else is done. */
  unfinished: { readonly begun: ReadonlyMap<number, number>; readonly kept: number } | null = null;
  /** What has been shown and said aloud since the last question. */
  said: string[] = [];
  /** The rules that had their say, by number: only those that are seldom met. */
  met: string[] = [];

  constructor({ hour, toMove, uncommitted }: Scenario, together: boolean) {
    this.together = together;
    this.hour = hour;
    this.army = toMove;
    this.uncommitted = { ...uncommitted };
  }

  say(...words: (string | number)[]): void {
    this.said.push(words.join(' '));
  }

  meet(rule: string, where = true): void {
    if (where) this.met.push(rule);
  }

  /** Looks at what is not the case: that meets no rule. */
  suppose<T>(look: () => T): T {
    const { met } = this;
    this.met = [];
    const seen = look();
    this.met = met;
    return seen;
  }

  forbids(rule: string, holds: boolean): boolean {
    this.meet(rule, holds);
    return holds;
  }

  /** What was used up in a turn. */
  forget(): void {
    this.pontoon = false;
    for (const used of [this.traffic, this.raided, this.tried, this.closed, this.stormed]) used.clear();
  }

  /** All the pieces of an army in a locality, those that are taken up excepted. */
  inside(locality: number, army: Army): Piece[] {
    return this.pieces.filter(
      (one) => one.army === army && one.role !== 'hand' && localityOf(one.at) === locality,
    );
  }

  holds(army: Army, locality: number): boolean {
    return this.inside(locality, army).length > 0;
  }

  standing(position: string): Piece[] {
    return this.pieces.filter(({ at, role }) => at === position && role !== 'hand');
  }

  /** Those of the army on turn that may still act from here; face-up artillery first gives up its bombardment. */
  ready(position: string): Piece[] {
    return this.standing(position).filter(
      ({ army, acted, bombards }) => army === this.army && !acted && bombards === '',
    );
  }

  /** How many more friends may enter. */
  room(locality: number, army: Army): number {
    const room = capacityOf(locality) - this.inside(locality, army).length;
    this.meet('M3.5', room < 3);
    return room;
  }

  /** 11: an assault over this border was lost in this turn. */
  isClosed(border: string): boolean {
    return this.forbids('M11.3', this.closed.has(border));
  }

  /** 15: the enemy still waits to enter here. */
  isShut(locality: number, army: Army): boolean {
    const shut = BOXES.some(
      (box) => box.into === locality && box.army !== army && this.pieces.some(({ at }) => at === box.name),
    );
    return this.forbids('M15.7', shut);
  }

  /** 14: at 6 h no French piece blocks an approach. */
  maySideUp(army: Army): boolean {
    return army === 'austrian' || this.hour > 6;
  }

  /** The approaches of a locality that face the enemy and may be blocked now. */
  fronts(locality: number, army: Army): Approach[] {
    if (!this.maySideUp(army)) return [];
    return approachesOf(locality).filter(({ to }) => this.holds(enemy(army), to));
  }

  /** Puts a piece somewhere; a bombardment declared elsewhere is off. */
  put(piece: Piece, at: string): void {
    if (piece.at !== at) piece.bombards = '';
    piece.at = at;
    piece.role = '';
    this.enter(piece, localityOf(at));
  }

  /** Comes into a locality: 14 where organised and disorganised meet all are disorganised. */
  enter(piece: Piece, locality: number): void {
    this.lastIn.set(locality, piece.army);
    if (piece.army !== 'french') return;
    const all = [piece, ...this.inside(locality, 'french')];
    if (areOrganised(all)) return;
    this.meet(
      'M14.11',
      all.some(({ organised }) => organised),
    );
    for (const one of all) one.organised = false;
  }

  remove(piece: Piece): void {
    this.pieces.splice(this.pieces.indexOf(piece), 1);
  }

  /** 2: exchanged for one that is weaker by one, both shown. */
  reduce(piece: Piece): void {
    const before = faceOf(piece);
    piece.strength--;
    if (piece.strength === 0) this.remove(piece);
    this.say('reduced', piece.army, piece.at, before, piece.strength === 0 ? 'gone' : faceOf(piece));
  }

  pay(): void {
    if (this.orders === 0) throw new Error('no order left');
    this.orders--;
  }
}

/** The one of this face among these. */
export const ofFace = (pieces: readonly Piece[], face: string): Piece =>
  found(
    pieces.find((one) => faceOf(one) === face),
    `${face} among ${pieces.map(faceOf).join()}`,
  );
export const faces = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(faceOf))];
export const areOrganised = (pieces: readonly Piece[]): boolean => pieces.every(({ organised }) => organised);

/** Sets a table at the beginning of a turn; pieces in bags are dealt later. */
export function tableOf(scenario: Scenario, together: boolean): Table {
  const table = new Table(scenario, together);
  for (const { army, at, faces: list, acted } of scenario.pieces)
    for (const face of list) table.pieces.push({ ...pieceOf(army, face, at), acted });
  for (const { army, at, stage } of scenario.guns)
    table.pieces.push({ ...pieceOf(army, 'a1', at), bombards: stage, acted: stage !== 'ready' });
  for (const { army, at, count, moved } of scenario.discs) {
    table.discs[army].set(at, count);
    if (moved > 0) table.carried.set(at, moved);
  }
  for (const { army, at } of scenario.entered) table.lastIn.set(at, army);
  for (const { army, at } of table.pieces) if (localityOf(at) > 0) table.lastIn.set(localityOf(at), army);
  for (const piece of table.pieces) piece.organised = !isDisorganised(scenario, piece);
  return table;
}

const isDisorganised = ({ disorganised }: Scenario, { army, at }: Piece): boolean =>
  army === 'french' && disorganised.includes(localityOf(at));
