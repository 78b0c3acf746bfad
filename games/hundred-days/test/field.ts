import { must, rolled, type Outcome } from '@bicorne/engine';
import { GRID, hexName, hexNamed } from '../data/board.ts';
import { readKey, readLeader, readSkirmishers, readUnit } from '../data/format.ts';
import { GROUND, GROUNDS, type Ground } from '../data/terrain.ts';
import { NATIONS, SEATS } from '../data/units.ts';
import { game } from '../index.ts';
import { read, write } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { GONE, has, INSIDE, NONE, SQUARE, WAITING, type State } from '../rules/state.ts';
import { completeOptions } from '@bicorne/engine';

/**
 * A position in words, one thing a line: pieces as in a scenario file (`french infantry E5 square`,
 * `leader allied 2 C3`, `skirmishers french D5 of:0`), ground (`wood E4`), hexsides (`stream E4-E5`, `road A1-B1-C1`),
 * and whatever else differs from a plain field with the French to play and six points left.
 */
export function field(text: string, options: Readonly<Record<string, boolean | string>> = {}): Table {
  return new Table(must(game.setup(scenarioOf(text), must(completeOptions(game.options, options)))));
}

type Row = Record<string, unknown>;

export function scenarioOf(text: string): Row {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const after = (word: string): string[] =>
    lines.filter((line) => line.split(' ')[0] === word).map((line) => line.slice(word.length + 1));
  const word = (name: string): string | undefined => after(name)[0];
  const number = (name: string, usual: number): number => Number(word(name) ?? usual);
  const bySide = (name: string, usual: unknown): Row => {
    const given = after(name).map((line) => line.split(' '));
    return Object.fromEntries(
      SEATS.map((side) => {
        const value = given.find(([first]) => first === side)?.[1];
        return [side, value === undefined ? usual : typeof usual === 'number' ? Number(value) : value];
      }),
    );
  };
  const fresh = word('fresh') !== undefined;
  return {
    map: drawMap(lines),
    ...lists(after),
    actions: bySide('base', 4),
    need: bySide('need', 9),
    edge: { ...bySide('edge', 'north'), ...(after('edge').length > 0 ? {} : { french: 'south' }) },
    first: word('first') ?? 'french',
    rounds: number('rounds', 10),
    timeout: word('timeout') ?? 'allied',
    units: lines.filter((line) => NATIONS.some((nation) => line.startsWith(`${nation} `))).map(readUnit),
    leaders: after('leader').map(readLeader),
    keys: after('key').map(readKey),
    skirmishers: after('skirmishers').map(readSkirmishers),
    ...(fresh ? {} : { position: positionOf(word, number, bySide) }),
  };
}

const lists = (after: (word: string) => string[]): Row => ({
  streams: after('stream').flatMap((line) => line.split(' ')),
  rivers: after('river').flatMap((line) => line.split(' ')),
  bridges: after('bridge').flatMap((line) => line.split(' ')),
  roads: after('road').flatMap((line) => line.split(' ')),
});

function positionOf(
  word: (name: string) => string | undefined,
  number: (name: string, usual: number) => number,
  bySide: (name: string, usual: unknown) => Row,
): Row {
  const rolls = word('rolls') !== undefined;
  return {
    round: number('round', 1),
    turn: word('turn') ?? 'french',
    ...(rolls ? {} : { actions: number('left', 6) }),
    ...(word('points') === undefined ? {} : { points: bySide('points', 0) }),
    leadersLost: bySide('lost', 0),
  };
}

function drawMap(lines: readonly string[]): string[] {
  const letters = GRID.row.map(() => GROUND.clear.letter);
  for (const line of lines) {
    const [ground, ...hexes] = line.split(' ');
    const known = GROUNDS.find((one: Ground) => one === ground);
    if (known) for (const hex of hexes) letters[hexNamed(hex)] = GROUND[known].letter;
  }
  return GRID.rows.map((_, row) => letters.filter((_letter, hex) => GRID.row[hex] === row).join(' '));
}

/** A match in a test's hands: orders by their notation, dice by their faces, and questions about the board. */
export class Table {
  state: State;
  readonly events: HundredDaysEvent[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** What the seat to act may do, in notation. */
  get legal(): string[] {
    const turn = game.turn(this.state);
    if (turn.kind !== 'seats') return [];
    return game.legal(this.state, turn.seats[0]).map(write);
  }

  /** What is being asked, of whom: `french order`, `allied retreat`, `dice attackDice`. */
  get asks(): string {
    const turn = game.turn(this.state);
    if (turn.kind === 'over') return 'over';
    return `${turn.kind === 'chance' ? 'dice' : SEATS[turn.seats[0]]} ${this.state.phase}`;
  }

  /** Takes legal actions one after the other; anything else is a mistake of the test. */
  do(...words: readonly string[]): this {
    for (const word of words) {
      const turn = game.turn(this.state);
      const action = read(word);
      if (turn.kind !== 'seats' || !action || !this.legal.includes(word))
        throw new Error(`${word} is not legal at ${this.asks}: ${this.legal.join(' ')}`);
      game.act(this.state, turn.seats[0], action, (event) => this.events.push(event));
    }
    return this;
  }

  /** Picks the foot unit of a hex, or its guns, or what waits to enter (by number). */
  pick(where: string | number, what?: 'foot' | 'guns'): this {
    return this.do(`pick:${typeof where === 'number' ? where : this.unit(where, what)}`);
  }

  pickLeader(leader: number): this {
    return this.do(`pick-leader:${leader}`);
  }

  /** May this unit be picked at all? */
  mayPick(where: string, what?: 'foot' | 'guns'): boolean {
    return this.legal.includes(`pick:${this.unit(where, what)}`);
  }

  /** The dice fall as written, `661`; several rolls one after the other. */
  roll(...rolls: readonly string[]): this {
    for (const faces of rolls) {
      if (game.turn(this.state).kind !== 'chance') throw new Error(`nobody rolls at ${this.asks}`);
      const { count } = this.dice;
      if (count !== faces.length) throw new Error(`${count} dice are rolled at ${this.asks}, not ${faces}`);
      game.settle(this.state, outcome(faces), (event) => this.events.push(event));
    }
    return this;
  }

  /** How many dice are to be rolled. */
  get dice(): { readonly count: number } {
    const chance = game.chance(this.state);
    return { count: chance.kind === 'dice' ? chance.count : 0 };
  }

  /** The unit of a hex: the kind asked for, else its foot, else its guns. */
  unit(hex: string, what?: 'foot' | 'guns'): number {
    const at = hexNamed(hex);
    const foot = what === 'guns' ? NONE : this.state.foot[at];
    const unit = foot === NONE && what !== 'foot' ? this.state.guns[at] : foot;
    if (unit === NONE) throw new Error(`no ${what ?? 'unit'} in ${hex}`);
    return unit;
  }

  /** Who stands in a hex: `infantry 3`, `infantry 2+1 square`, `artillery 2 inside`, `leader 0`; nothing for an empty hex. */
  at(hex: string): string {
    const here = hexNamed(hex);
    const units = [this.state.foot[here], this.state.guns[here]].filter((unit) => unit !== NONE);
    const words = units.map((unit) => this.describe(unit));
    if (this.state.chief[here] !== NONE) words.push(`leader ${this.state.chief[here]}`);
    return words.join(', ');
  }

  describe(unit: number): string {
    const { state } = this;
    const marker = state.marker[unit] > 0 ? `+${state.marker[unit]}` : '';
    const marks = [has(state, unit, SQUARE) ? ' square' : '', has(state, unit, INSIDE) ? ' inside' : ''].join(
      '',
    );
    return `${battleOf(state).roster.arm[unit]} ${state.figures[unit]}${marker}${marks}`;
  }

  /** Where a unit is, by number. */
  where(unit: number): string {
    const at = this.state.at[unit];
    return at === GONE ? 'gone' : at === WAITING ? 'waiting' : hexName(at);
  }

  whereLeader(leader: number): string {
    const at = this.state.leaderAt[leader];
    return at === GONE ? 'gone' : at === WAITING ? 'waiting' : hexName(at);
  }

  /** The hexes that the listed actions of one kind name: `step`, `fire`, `retreat`… */
  targets(verb: string): string[] {
    return this.legal
      .filter((word) => word.startsWith(`${verb}:`))
      .map((word) => word.slice(verb.length + 1))
      .toSorted();
  }

  get left(): number {
    return this.state.actions;
  }

  get points(): readonly number[] {
    return this.state.points;
  }

  /** Ends the turn and rolls the other side's action die. */
  endTurn(die = '1'): this {
    return this.do('end-turn').roll(die);
  }
}

const outcome = (faces: string): Outcome => rolled([...faces].map((face) => Number(face) - 1));
