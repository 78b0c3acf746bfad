import {
  completeOptions,
  drawOutcome,
  must,
  ONLOOKER,
  quickRng,
  type Options,
  type Viewer,
} from '@bicorne/engine';
import { ARMIES } from '../data/forces.ts';
import type { ScenarioInput } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { write } from '../rules/actions.ts';
import { seen, type MarengoEvent } from '../rules/events.ts';
import { acted, CROSSINGS, NAME, positionNamed } from '../rules/map.ts';
import { FACES, writeGroup } from '../rules/pieces.ts';
import { gunAt, morale, type State } from '../rules/state.ts';

type Army = (typeof ARMIES)[number];
type Faces = string;

/** Who stands where: `{ '5/3': 'i3 c2' }`. */
type Stand = Readonly<Record<string, Faces>>;

interface Drawn extends Omit<Partial<ScenarioInput>, 'pieces'> {
  readonly austrian?: Stand;
  readonly french?: Stand;
}

const isFace = (word: string): word is 'i3' | 'i2' | 'i1' | 'c2' | 'c1' | 'a1' =>
  /^(i[123]|c[12]|a1)$/.test(word);

const piecesOf = (army: Army, stand: Stand = {}): NonNullable<ScenarioInput['pieces']> =>
  Object.entries(stand).map(([at, faces]) => ({ army, at, faces: faces.split(' ').filter(isFace) }));

/** A drawn position; unless it says otherwise the Austrians act at 10 h with three orders, and each army has five discs. */
export function draw({ austrian, french, ...rest }: Drawn, options: Options = {}): Table {
  const scenario: ScenarioInput = {
    hour: 10,
    toMove: 'austrian',
    turn: {},
    uncommitted: { austrian: 5, french: 5 },
    ...rest,
    pieces: [...piecesOf('austrian', austrian), ...piecesOf('french', french)],
  };
  return new Table(must(game.setup(scenario, must(completeOptions(game.options, options)))));
}

/** A position whose turn has yet to begin. */
export const dawn = (drawn: Drawn, options: Options = {}): Table => {
  const { austrian, french, ...rest } = drawn;
  const scenario = {
    hour: 10,
    toMove: 'austrian',
    uncommitted: { austrian: 5, french: 5 },
    ...rest,
    pieces: [...piecesOf('austrian', austrian), ...piecesOf('french', french)],
  };
  return new Table(must(game.setup(scenario, must(completeOptions(game.options, options)))));
};

/** The battle from its first turn, the French dealt as the faces say (bag by bag), or at random. */
export function battle(deal: Faces | number = 1, options: Options = {}): Table {
  const table = new Table(
    must(game.setup(game.scenarios[0].scenario, must(completeOptions(game.options, options)))),
  );
  const given = typeof deal === 'string' ? deal.split(' ') : [];
  const rng = quickRng(typeof deal === 'number' ? deal : 1);
  while (game.turn(table.state).kind === 'chance') table.deal(given.shift(), rng);
  return table;
}

export class Table {
  readonly state: State;
  readonly events: MarengoEvent[] = [];

  constructor(state: State) {
    this.state = state;
  }

  deal(face: string | undefined, rng = quickRng(1)): void {
    const chance = game.chance(this.state);
    const outcome = face === undefined ? drawOutcome(chance, rng) : FACES.findIndex((name) => name === face);
    game.settle(this.state, outcome, (event) => this.events.push(event));
  }

  /** The army that must decide; null when it is over. */
  get asked(): Army | null {
    const turn = game.turn(this.state);
    return turn.kind === 'seats' ? ARMIES[turn.seats[0]] : null;
  }

  get question(): string | null {
    return game.prompt(this.state, ONLOOKER)?.ask ?? null;
  }

  get ending(): string | null {
    const { ending } = this.state;
    return ending && `${ending.winners.map((seat) => ARMIES[seat]).join()} ${ending.reason}`;
  }

  legal(pattern = /./): string[] {
    const turn = game.turn(this.state);
    if (turn.kind !== 'seats') return [];
    return game
      .legal(this.state, turn.seats[0])
      .map(write)
      .filter((word) => pattern.test(word))
      .sort();
  }

  can(word: string): boolean {
    return this.legal().includes(word);
  }

  /** Takes these actions one after another; each must be legal. */
  do(...words: string[]): this {
    for (const word of words) {
      const turn = game.turn(this.state);
      const seat = turn.kind === 'seats' ? turn.seats[0] : 0;
      const action = turn.kind === 'seats' && game.legal(this.state, seat).find((one) => write(one) === word);
      if (!action) throw new Error(`${word} is not legal; legal: ${this.legal().join(' ')}`);
      game.act(this.state, seat, action, (event) => this.events.push(event));
    }
    return this;
  }

  /** The hidden pieces of a position, those that have acted included. */
  at(name: string): Faces {
    const position = positionNamed(name);
    return writeGroup(this.state.faces[position] + this.state.faces[acted(position)]);
  }

  guns(name: string): number {
    return this.state.guns.filter((entry) => NAME[gunAt(entry)] === name).length;
  }

  get orders(): number {
    return this.state.orders;
  }

  morale(army: Army): number {
    return morale(this.state, ARMIES.indexOf(army));
  }

  uncommitted(army: Army): number {
    return this.state.uncommitted[ARMIES.indexOf(army)];
  }

  discs(army: Army, locality: number): number {
    return this.state.discs[ARMIES.indexOf(army)][locality];
  }

  traffic(crossing: string): number {
    return this.state.traffic[CROSSINGS.indexOf(crossing)];
  }

  /** What is remembered of an army: `5, 3/5: i3`. */
  notes(army: Army): string[] {
    return this.state.notes
      .filter((note) => ARMIES[note.army] === army)
      .map(
        ({ at, least }) => `${at.map((place) => NAME[place % NAME.length]).join(', ')}: ${writeGroup(least)}`,
      )
      .sort();
  }

  /** The types of what has happened, or the events of one type. */
  told(type: MarengoEvent['type'], viewer?: Viewer): MarengoEvent[] {
    const events = this.events.filter((event) => event.type === type);
    return viewer === undefined ? events : events.map((event) => seen(event, viewer));
  }

  /** Ends turns, declining everything that is asked, until this army's turn at this hour. */
  until(hour: number, army: Army): this {
    while (this.state.hour !== hour || ARMIES[this.state.army] !== army || this.question !== 'actions')
      this.do(this.can('end') ? 'end' : 'done');
    return this;
  }
}
