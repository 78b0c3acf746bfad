import {
  completeOptions,
  must,
  readOutcome,
  type GameEvent,
  type Options,
  type Viewer,
} from '@bicorne/engine';
import { BLOCKS } from '../data/blocks.ts';
import { TOWNS } from '../data/towns.ts';
import { game } from '../index.ts';
import { PLACES } from '../rules/actions.ts';
import { blockNamed } from '../rules/blocks.ts';
import { townNamed } from '../rules/board.ts';
import type { CampaignEvent } from '../rules/events.ts';
import { noteOf } from '../rules/fog.ts';
import { fightAt, has, OPEN, type State } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';

/** A table to play a drawn position on, with words as in a record: actions, and `*` before what chance shows. */
export class Table {
  readonly state: State;
  readonly events: CampaignEvent[] = [];

  constructor(scenario: object, given: Options = {}) {
    this.state = must(game.setup(scenario, must(completeOptions(game.options, given))));
  }

  /** Plays words one after another; an illegal one is an error. */
  do(...words: string[]): this {
    for (const word of words) this.#play(word);
    return this;
  }

  #play(word: string): void {
    const emit = (event: CampaignEvent): void => void this.events.push(event);
    if (word.startsWith('*')) {
      if (game.turn(this.state).kind !== 'chance')
        throw new Error(`no chance for ${word} in ${this.state.phase}`);
      game.settle(this.state, must(readOutcome(game.chance(this.state), word.slice(1))), emit);
      return;
    }
    const action = game.read(word);
    if (!action || !this.can(word))
      throw new Error(`${word} is not legal in ${this.state.phase}: ${this.list().join(' ')}`);
    game.act(this.state, this.state.actor, action, emit);
  }

  can(word: string): boolean {
    return this.list().includes(word);
  }

  /** The legal actions that begin so. */
  list(start = ''): string[] {
    const { state } = this;
    const turn = game.turn(state);
    if (turn.kind !== 'seats') return [];
    return game
      .legal(state, turn.seats[0])
      .map((action) => game.write(action))
      .filter((word) => word.startsWith(start));
  }

  /** Towns to which this block can go by such an action. */
  ways(start: string): string[] {
    return this.list(`${start}.`)
      .map((word) => word.split('.')[3])
      .sort();
  }

  get asked(): string {
    return this.state.phase;
  }

  /** The name of the seat that is asked. */
  get seat(): string {
    return game.seats(this.state)[this.state.actor];
  }

  steps(id: string): number {
    return this.state.steps[blockNamed(id)];
  }

  town(id: string): string {
    const town = this.state.at[blockNamed(id)];
    return town < 0 ? 'off the board' : TOWNS[town].id;
  }

  place(id: string): string {
    return PLACES[this.state.place[blockNamed(id)]];
  }

  /** Whether everybody sees the block's face. */
  isOpen(id: string): boolean {
    return has(this.state, blockNamed(id), OPEN);
  }

  view(viewer: Viewer): CampaignView {
    return game.view(this.state, viewer);
  }

  /** How the events of this kind look to a viewer. */
  heard(viewer: Viewer, type: string): (GameEvent | null)[] {
    return this.events.filter((event) => event.type === type).map((event) => game.seen(event, viewer));
  }

  fight(town: string) {
    const fight = fightAt(this.state, townNamed(town));
    if (!fight) throw new Error(`no fight at ${town}`);
    return fight;
  }

  /** Firepower of the last fire. */
  get power(): number {
    const fired = this.events.findLast((event) => event.type === 'fired');
    return fired?.power ?? 0;
  }

  /** What everybody may think of a hidden block: the towns it may be in. */
  note(id: string): string[] {
    return noteOf(this.state, blockNamed(id)).map((group) => TOWNS[group >> 2].id);
  }
}

/** A position on the map. */
export const map = (
  towns: Readonly<Record<string, readonly string[]>>,
  more: object = {},
  options: Options = {},
): Table => new Table({ setup: 'position', towns, ...more }, options);

type Host = Readonly<Record<string, unknown>>;

/** A battle at Ligny, the French attacking from Charleroi, in the combat step of the attacker unless said otherwise. */
export function battle(
  attacker: Host,
  defender: Host,
  more: object = {},
  rest: object = {},
  options: Options = {},
): Table {
  const field = { town: 'ligny', entered: ['charleroi'], attacker, defender, step: 'combat', ...more };
  return new Table({ setup: 'position', towns: {}, battles: [field], ...rest }, options);
}

/** Ligny all but won by the French (one good roll of F02), and a battle at Quatre Bras next door. */
export const wonNextDoor = (
  towns: Readonly<Record<string, readonly string[]>> = {},
  quatreBras: object = {},
  rest: object = {},
): Table =>
  map(towns, {
    ...rest,
    battles: [
      {
        town: 'ligny',
        entered: ['charleroi'],
        attacker: { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F02'] },
        defender: { left: [], centre: [], right: ['P12=1'] },
        step: 'combat',
      },
      {
        town: 'quatre-bras',
        entered: ['charleroi'],
        attacker: { left: ['F12'], centre: ['F13'], right: ['F15'] },
        defender: { left: ['A02'], centre: ['A03'], right: ['A05'] },
        ...quatreBras,
      },
    ],
  });

/** Blocks of an army by name. */
export const army = (letter: string): string[] =>
  BLOCKS.filter(({ id }) => id.startsWith(letter)).map(({ id }) => id);
