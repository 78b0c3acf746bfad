import { drawOutcome, must, writeOutcome, type Rng } from '@bicorne/engine';
import { HEX_NAMES } from '../../data/board.ts';
import { CARD_NAMES } from '../../data/cards.ts';
import type { Scenario } from '../../data/scenario.ts';
import { game } from '../../index.ts';
import { diceFor } from '../../rules/reckon.ts';
import type { State } from '../../rules/state.ts';
import { bannersOf } from '../../rules/victory.ts';
import { fieldOf } from '../../rules/field.ts';
import { fireDice, meleeDice } from './dice.ts';
import { distance } from './hexes.ts';
import { match } from './match.ts';
import { Table, type Question } from './table.ts';

export interface Options {
  readonly edition: 'first' | 'later';
  readonly nationalCards: boolean;
}

/** How often each kind of question was compared. */
export type Tally = Map<string, number>;

const nameAt = (hex: number): string => (hex < 0 ? '' : HEX_NAMES[hex]);
const named = (card: number): string => (card < 0 ? '' : CARD_NAMES[card]);
const spread = (counts: readonly number[]): string[] =>
  counts.flatMap((n, card) => Array<string>(n).fill(CARD_NAMES[card]));

/** What stands on the field, in words. */
const fieldBySecond = (table: Table): string[] => [
  ...table.units.map(({ hex, blocks, square }) => `${hex} ${blocks} ${square}`),
  ...table.leaders.map(({ hex }) => `leader ${hex}`),
  ...[0, 1].map((seat) => `banners ${table.bannersOf(seat)}`),
];
const fieldByGame = (state: State): string[] => [
  ...state.hexOf.map((hex, unit) => `${nameAt(hex)} ${state.blocks[unit]} ${state.squareOf[unit]}`),
  ...state.leaderHex.map((hex) => `leader ${nameAt(hex)}`),
  ...[0, 1].map((seat) => `banners ${bannersOf(state, fieldOf(state), seat)}`),
];

/** Where every card is. */
const cardsBySecond = ({ hands, tracks, deck, discards }: Table) => ({
  hands: hands.map((hand) => hand.toSorted()),
  tracks,
  deck: deck.toSorted(),
  discards: discards.toSorted(),
});
const cardsByGame = (state: State): ReturnType<typeof cardsBySecond> => ({
  hands: state.hands.map((hand) => hand.map(named).toSorted()),
  tracks: state.tracks.map((track) => track.map(named)),
  deck: spread(state.deck).toSorted(),
  discards: spread(state.discards).toSorted(),
});

function tableOf(scenario: Scenario, state: State, { edition, nationalCards }: Options): Table {
  const table = new Table(scenario, edition, nationalCards);
  table.seat = state.active;
  Object.assign(table, cardsByGame(state), { won: [...state.won] });
  table.last = state.last.map(named);
  return table;
}

/** Seldom the end of a phase, and often toward the enemy, so that much is going on. */
function choose(words: readonly string[], table: Table, rng: Rng): string {
  const busy = words.filter((word) => !['done', 'no', 'stay', 'ignore:0'].includes(word));
  const list = busy.length > 0 && rng.below(6) > 0 ? busy : words;
  const word = list[rng.below(list.length)];
  return word.startsWith('to:') && rng.below(3) > 0 ? nearest(list, table) : word;
}

function nearest(words: readonly string[], table: Table): string {
  const enemies = table.army(1 - table.seat);
  const away = (word: string): number =>
    Math.min(...enemies.map(({ hex }) => (word === 'exit' ? 9 : distance(word.slice(3), hex))));
  return words.reduce((best, word) => (away(word) < away(best) ? word : best));
}

interface Asked {
  readonly what: string;
  readonly words: readonly string[];
}

function asked(state: State): Asked {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { what: `over for ${turn.ending.winners[0]}`, words: [] };
  if (turn.kind === 'seats') {
    const [seat] = turn.seats;
    return { what: `ask ${seat}`, words: game.legal(state, seat).map(game.write).toSorted() };
  }
  const chance = game.chance(state);
  if (chance.kind === 'dice') return { what: `roll ${chance.count}`, words: [] };
  return { what: 'pick', words: chance.from.map(named).toSorted() };
}

function expected(question: Question): Asked {
  if (question.kind === 'ask') return { what: `ask ${question.seat}`, words: question.words.toSorted() };
  if (question.kind === 'roll') return { what: `roll ${question.dice}`, words: [] };
  return { what: 'pick', words: question.from.toSorted() };
}

const isSame = (one: Asked, other: Asked): boolean =>
  one.what === other.what &&
  one.words.length === other.words.length &&
  one.words.every((word, i) => word === other.words[i]);

function answer(question: Question, state: State, table: Table, rng: Rng): string {
  const turn = game.turn(state);
  if (turn.kind === 'over') return '';
  if (turn.kind === 'chance') {
    const chance = game.chance(state);
    const outcome = drawOutcome(chance, rng);
    game.settle(state, outcome);
    return writeOutcome(chance, outcome);
  }
  const [seat] = turn.seats;
  const legal = game.legal(state, seat);
  const word = choose(legal.map(game.write), table, rng);
  const piece = game.prompt(state, seat)?.about?.['piece'];
  game.act(state, seat, legal[legal.findIndex((action) => game.write(action) === word)]);
  return question.kind === 'ask' && question.about ? `${word}@${piece}` : word;
}

/** Where the two part, with what went before. */
function differ(story: readonly string[], what: string, one: unknown, other: unknown): never {
  const lines = [
    what,
    `the game: ${JSON.stringify(one)}`,
    `worked out: ${JSON.stringify(other)}`,
    story.slice(-30).join(' '),
  ];
  throw new Error(lines.join('\n'));
}

function compareTables(state: State, table: Table, story: readonly string[]): void {
  const [pieces, again] = [fieldByGame(state), fieldBySecond(table)];
  const i = pieces.findIndex((word, at) => word !== again[at]);
  if (i !== -1) differ(story, `piece ${i}`, pieces[i], again[i]);
  if (state.phase !== 'play') return;
  const [cards, once] = [cardsByGame(state), cardsBySecond(table)];
  if (JSON.stringify(cards) !== JSON.stringify(once)) differ(story, 'cards', cards, once);
}

/** The dice that the game foretells of each attack, before one is chosen. */
function compareDice(state: State, table: Table, words: readonly string[], story: readonly string[]): void {
  const unit = table.unitAt(nameAt(state.hexOf[state.piece]));
  if (!unit) return;
  const { hex: from, moved } = unit;
  const card = CARD_NAMES.includes(table.card) ? { card: table.card } : {};
  for (const at of words.map((word) => word.slice(7))) {
    const way = distance(from, at) === 1 ? 'melee' : 'fire';
    const dice = way === 'fire' ? fireDice(table, unit, at) : meleeDice(table, unit, at, 'card');
    const foretold = diceFor(state, { from, at, way, moved, ...card }) ?? 0; // batteries may have to help
    if (foretold !== dice) differ(story, `${way} from ${from} at ${at}`, foretold, dice);
  }
}

/** N8.3: a standing answer is good where First Strike is the only thing to say, held or not. */
function compareStanding(state: State, words: readonly string[], story: readonly string[]): void {
  const standing = game.prompt(state, 1 - state.active)?.standing !== undefined;
  const only = words.every((word) => word === 'no' || word === 'strike');
  if (standing !== only) differ(story, 'standing answer', standing, only);
}

/** Plays one match at random and works everything out a second time, question by question. */
export function compareAlong(scenario: Scenario, options: Options, rng: Rng, tally: Tally): void {
  const state = must(game.setup(scenario, { ...options }));
  while (state.phase === 'deal') game.settle(state, drawOutcome(game.chance(state), rng));
  const table = tableOf(scenario, state, options);
  const { cards, position } = scenario;
  const dealt = table.hands.map((hand) => hand.length);
  if (!position && dealt.join() !== `${cards.french},${cards.allied}`) differ([], 'the deal', dealt, cards);
  const play = match(table);
  const story: string[] = [];
  for (let next = play.next(); ;) {
    if (next.done === true) {
      const over = `over for ${next.value}`;
      if (asked(state).what !== over) differ(story, 'the end', asked(state), over);
      return;
    }
    const question = next.value;
    const [put, worked] = [asked(state), expected(question)];
    if (!isSame(put, worked)) {
      // A question with one answer need not be put.
      if (question.kind !== 'ask' || question.words.length !== 1) differ(story, state.phase, put, worked);
      next = play.next(question.words[0]);
      continue;
    }
    compareTables(state, table, story);
    if (state.phase === 'target') compareDice(state, table, put.words, story);
    if (state.phase === 'react') compareStanding(state, put.words, story);
    tally.set(state.phase, (tally.get(state.phase) ?? 0) + 1);
    const word = answer(question, state, table, rng);
    story.push(word);
    next = play.next(word);
  }
}
