import { must, readOutcome, completeOptions, type Viewer } from '@bicorne/engine';
import { GRID, ROW_NAMES, hexNamed } from '../data/board.ts';
import { CARD_NAMES, CARDS_IN_FORCE } from '../data/cards.ts';
import { readScenario } from '../data/format.ts';
import type { Scenario } from '../data/scenario.ts';
import { ARMIES, type Army } from '../data/units.ts';
import { game } from '../index.ts';
import { write } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { diceFor, type Reckoning } from '../rules/reckon.ts';
import type { State } from '../rules/state.ts';
import { bannersOf } from '../rules/victory.ts';

/**
 * A position for a test is drawn as rows of cells, each row begun by the name of its first hex:
 *   `D6: H/bLN . F`  – a British line unit on the hill D6, D7 clear, a wood on D8.
 * The French stand at the bottom and move first unless the test says otherwise.
 */
export interface Terms {
  readonly top?: Army;
  readonly first?: Army;
  readonly banners?: number;
  readonly hands?: Partial<Record<Army, readonly string[]>>;
  readonly cards?: Partial<Record<Army, number>>;
  /** Further sections of the scenario file. */
  readonly more?: string;
  readonly edition?: 'first' | 'later';
  readonly nationalCards?: boolean;
}

const PLAIN_HAND = ['probe-left', 'probe-centre', 'probe-right', 'attack-left', 'attack-right'];

/** Banners nobody wins in a test by chance: a corner of each army's own, and far more than there are pieces. */
const FAR_GOAL = 'objectives:\n  french 12 permanent A1\n  allied 12 permanent I13\n';

export function fileOf(drawing: string, terms: Terms = {}): string {
  const words = GRID.row.map(() => '.');
  for (const line of drawing.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const [first, ...cells] = line.split(/:?\s+/);
    cells.forEach((cell, i) => (words[hexNamed(first) + i] = cell));
  }
  const rows = ROW_NAMES.map(
    (name, row) => `  ${name} ${words.filter((_, hex) => GRID.row[hex] === row).join(' ')}`,
  );
  const hand = (army: Army): readonly string[] => terms.hands?.[army] ?? PLAIN_HAND;
  const cards = (army: Army): number => terms.cards?.[army] ?? 12;
  return [
    'title: test',
    `top: ${terms.top ?? 'allied'}`,
    `cards: french ${cards('french')}, allied ${cards('allied')}`,
    `first: ${terms.first ?? 'french'}`,
    `banners: ${terms.banners ?? 12}`,
    'map:',
    ...rows,
    'hands:',
    ...ARMIES.map((army) => `  ${army} ${hand(army).join(' ')}`),
    terms.banners === undefined ? FAR_GOAL : '',
    terms.more ?? '',
  ].join('\n');
}

export const scenarioOf = (drawing: string, terms: Terms = {}): Scenario =>
  must(readScenario(fileOf(drawing, terms)));

export class Table {
  state: State;
  readonly events: Event[] = [];

  constructor(drawing: string, terms: Terms = {}) {
    const { edition = 'later', nationalCards = false } = terms;
    const options = must(completeOptions(game.options, { edition, nationalCards }));
    this.state = must(game.setup(scenarioOf(drawing, terms), options));
  }

  /** Plays on: each word is an action of whoever is to act, or, with a star, what chance answers (`*iifs`). */
  do(...words: string[]): this {
    for (const word of words) this.#take(word);
    return this;
  }

  #take(word: string): void {
    const tell = (event: Event): void => void this.events.push(event);
    const turn = game.turn(this.state);
    if (word.startsWith('*')) {
      if (turn.kind !== 'chance') throw new Error(`${word}: chance is not asked, but ${this.asked}`);
      return game.settle(this.state, must(readOutcome(game.chance(this.state), word.slice(1))), tell);
    }
    if (turn.kind !== 'seats') throw new Error(`${word}: nobody is asked, but ${this.asked}`);
    const action = game.legal(this.state, turn.seats[0]).find((one) => write(one) === word);
    if (!action) throw new Error(`${word} is not legal in ${this.asked}: ${this.legal.join(' ')}`);
    game.act(this.state, turn.seats[0], action, tell);
  }

  /** What is asked now, and of whom: `play of french`, `roll of 4 dice`. */
  get asked(): string {
    const turn = game.turn(this.state);
    if (turn.kind === 'over') return `over, won by ${ARMIES[turn.ending.winners[0]]}`;
    if (turn.kind === 'seats') return `${this.state.phase} of ${ARMIES[turn.seats[0]]}`;
    const chance = game.chance(this.state);
    return chance.kind === 'dice'
      ? `${this.state.phase} of ${chance.count} dice`
      : `${this.state.phase} of a card`;
  }

  get legal(): string[] {
    const turn = game.turn(this.state);
    return turn.kind === 'seats' ? game.legal(this.state, turn.seats[0]).map(write) : [];
  }

  /** The rule behind the question. */
  get rule(): string | undefined {
    return game.prompt(this.state, this.state.active)?.rule;
  }

  /** What stands on a hex, in the words of the drawing: `fLN4+`, `+b`, or nothing. */
  at(name: string): string {
    const hex = hexNamed(name);
    const field = fieldOf(this.state);
    const unit = this.state.unitAt[hex];
    const leader = this.state.leaderAt[hex];
    const kind = field.kind[unit];
    const square = this.state.squareOf[unit] > 0 ? `#${this.state.squareOf[unit]}` : '';
    const piece = unit === -1 ? '' : `${kind.nation[0]}${kind.code}${this.state.blocks[unit]}${square}`;
    const flag = leader === -1 ? '' : unit === -1 ? `+${field.scenario.leaders[leader].nation[0]}` : '+';
    return piece + flag;
  }

  banners(army: Army): number {
    return bannersOf(this.state, fieldOf(this.state), ARMIES.indexOf(army));
  }

  hand(army: Army): string[] {
    return this.state.hands[ARMIES.indexOf(army)].map((card) => CARD_NAMES[card]);
  }

  track(army: Army): string[] {
    return this.state.tracks[ARMIES.indexOf(army)].map((card) => (card < 0 ? '' : CARD_NAMES[card]));
  }

  get card(): string {
    return CARDS_IN_FORCE[this.state.card].name;
  }

  dice(attack: Reckoning): number | null {
    return diceFor(this.state, attack);
  }

  view(viewer: Viewer): ReturnType<typeof game.view> {
    return game.view(this.state, viewer);
  }

  told(type: Event['type']): Event[] {
    return this.events.filter((event) => event.type === type);
  }
}

/** A table at which a card has been played and these pieces ordered. */
export const ordered = (
  drawing: string,
  card: string,
  orders: readonly string[],
  terms: Terms = {},
): Table => {
  const army = terms.first ?? 'french';
  const hands = { ...terms.hands, [army]: [card, ...(terms.hands?.[army] ?? PLAIN_HAND)] };
  const table = new Table(drawing, { ...terms, hands });
  table.do(`play:${card}`, ...orders);
  if (table.legal.includes('done') && table.asked.startsWith('order ')) table.do('done');
  return table;
};

/** One unit of the active army in the centre, ordered and standing, attacks; the melee is declared. */
export function melee(drawing: string, from: string, at: string, terms: Terms = {}): Table {
  const table = ordered(drawing, 'attack-centre', [`order:${from}`], terms);
  if (table.asked.startsWith('move ')) table.do('done');
  return table.do(`battle:${from}`, `attack:${at}`);
}
