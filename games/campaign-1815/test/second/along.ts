import { check, completeOptions, drawOutcome, must, quickRng, writeOutcome, type Rng } from '@bicorne/engine';
import { ARMIES, BLOCKS } from '../../data/blocks.ts';
import { scenarioSchema } from '../../data/schema.ts';
import { TOWNS } from '../../data/towns.ts';
import { game } from '../../index.ts';
import { PLACES } from '../../rules/actions.ts';
import { DISORDER, has, HOLDS, OPEN, SQUARE, type State } from '../../rules/state.ts';
import { setTable, type Answer, type Board, type Play, type Question } from './board.ts';
import { holds } from './fields.ts';
import { play } from './whole.ts';

// The game worked out a second time, slowly, by names, from the rulebook and the printed rows alone: what is
// asked of whom, what is offered, and what comes of it, held against the engine at every decision.

const OVER: Question = { ask: 'over', seat: -1, offers: [], about: [], dice: 0 };

class Second {
  question: Question = OVER;
  readonly #play: Play;

  constructor(board: Board) {
    this.#play = play(board);
    this.#take(this.#play.next());
  }

  #take(next: IteratorResult<Question, void>): void {
    this.question = next.done ? OVER : next.value;
  }

  answer(answer: Answer): void {
    this.#take(this.#play.next(answer));
  }
}

const idOf = (block: number): string => (block < 0 ? '' : BLOCKS[block].id);

/** What the engine asks, in the words of the second working-out. */
function asked(s: State): Question {
  const turn = game.turn(s);
  if (turn.kind === 'over') return OVER;
  if (turn.kind === 'seats') {
    const [seat] = turn.seats;
    const offers = game.legal(s, seat).map((action) => game.write(action));
    return { ask: s.phase, seat, offers, about: [], dice: 0 };
  }
  const chance = game.chance(s);
  if (chance.kind === 'dice')
    return { ask: s.phase, seat: -1, offers: [], about: [idOf(s.block)], dice: chance.count };
  return { ask: s.phase, seat: -1, offers: chance.from.map((one) => chance.names[one]), about: [], dice: 0 };
}

const wordsOf = ({ ask, seat, offers, dice }: Question): string =>
  [ask, seat, dice, ...[...offers].sort()].join(' ');
const isSame = (ours: Question, theirs: Question): boolean =>
  wordsOf(ours) === wordsOf(theirs) && theirs.about.every((id) => ours.about.includes(id));

/** A question with one answer need not be put (C2.7). */
function skipToSame(second: Second, theirs: Question): void {
  while (!isSame(second.question, theirs)) {
    const { offers, seat } = second.question;
    if (seat < 0 || offers.length !== 1) return;
    second.answer({ word: offers[0], block: '' });
  }
}

function difference(second: Second, s: State): string[] {
  const theirs = asked(s);
  skipToSame(second, theirs);
  const ours = second.question;
  if (isSame(ours, theirs)) return [];
  const head = ({ ask, seat, dice, about }: Question): string =>
    `${ask} of ${seat}, ${dice} dice, ${about.join()}`;
  return [
    `rulebook: ${head(ours)}`,
    `engine: ${head(theirs)}`,
    `not offered: ${ours.offers.filter((word) => !theirs.offers.includes(word)).join(' ')}`,
    `wrongly offered: ${theirs.offers.filter((word) => !ours.offers.includes(word)).join(' ')}`,
  ];
}

/** Where every block stands, how strong, and in which condition. */
const ours = (b: Board): string[] =>
  b.pieces.map((one) => {
    const { id, town, left, place, open, square, host, disordered } = one;
    if (town === '') return `${id} off`;
    const fight = b.fights.find((f) => f.town === town);
    const held = fight && holds(fight, one);
    const field =
      place === 'off' ? [] : [place, open && 'open', square && 'square', host?.id, held && 'holds'];
    return [id, left, town, disordered && 'disorganised', ...field].filter(Boolean).join(' ');
  });

const theirs = (s: State, b: Board): string[] =>
  b.pieces.map(({ id }) => {
    const block = BLOCKS.findIndex((one) => one.id === id);
    if (s.at[block] < 0) return `${id} off`;
    const said = (flag: number, word: string): string => (has(s, block, flag) ? word : '');
    const place = PLACES[s.place[block]];
    const host = idOf(s.host[block]);
    const field =
      place === 'off' ? [] : [place, said(OPEN, 'open'), said(SQUARE, 'square'), host, said(HOLDS, 'holds')];
    const town = TOWNS[s.at[block]].id;
    return [id, s.steps[block], town, said(DISORDER, 'disorganised'), ...field].filter(Boolean).join(' ');
  });

/** What else lies open on the table. */
const ourTally = (b: Board): string =>
  [b.turn, ...ARMIES.map((army) => b.lost[army]), b.winner ?? ''].join(' ');
function theirTally(s: State): string {
  const side = s.ending?.winners[0];
  const winner = side === undefined ? '' : side === s.seatOf[0] ? 'french' : 'allied';
  return [s.turn + 1, ...s.lost, winner].join(' ');
}

function unlike(s: State, b: Board): string[] {
  const [engine, book] = [
    [theirTally(s), ...theirs(s, b)],
    [ourTally(b), ...ours(b)],
  ];
  return engine.flatMap((row, i) => (row === book[i] ? [] : [`engine ${row}, rulebook ${book[i]}`]));
}

const kindOf = (word: string): string => word.split('.', 1)[0];
/** Where an action goes from and to, whoever does it. */
const wayOf = (word: string): string => word.split('.').slice(2).join('.');

/**
 * A player with a taste of his own for each kind of action, so that no two games are alike. Some like to send block
 * after block the same way: that fills the roads and makes battles.
 */
function someone(rng: Rng): (offers: readonly string[]) => string {
  const tastes = new Map<string, number>();
  const steady = rng.below(3) * 4;
  let way = '';
  const taste = (kind: string): number => {
    const known = tastes.get(kind) ?? 4 ** rng.below(kind === 'retreat' ? 2 : 4);
    tastes.set(kind, known);
    return known;
  };
  return (offers) => {
    const same = offers.filter((word) => way !== '' && wayOf(word) === way);
    const list = same.length > 0 && rng.below(10) < steady ? same : offers;
    const kinds = [...new Set(list.map(kindOf))];
    let left = rng.below(kinds.reduce((sum, kind) => sum + taste(kind), 0));
    const kind = kinds.find((one) => (left -= taste(one)) < 0) ?? kinds[0];
    const liked = list.filter((word) => kindOf(word) === kind);
    const word = liked[rng.below(liked.length)];
    way = wayOf(word);
    return word;
  };
}

export interface Match {
  readonly scenario: unknown;
  readonly players: '2' | '3';
  readonly revealLate: boolean;
  readonly bid: boolean;
  readonly seed: number;
}

interface Compared {
  readonly compared: number;
  /** The first difference, if there is one. */
  readonly wrong: readonly string[];
}

/** Plays a random game, comparing all along. */
export function compareAlong(
  { scenario, players, revealLate, bid, seed }: Match,
  count?: (what: string) => void,
): Compared {
  const s = must(game.setup(scenario, must(completeOptions(game.options, { players, revealLate, bid }))));
  const board = setTable(must(check(scenarioSchema, scenario, 'scenario')), Number(players), revealLate, bid);
  const second = new Second(board);
  const rng = quickRng(seed);
  const choose = someone(rng);
  const words: string[] = [];
  for (let compared = 0; ; compared++) {
    const wrong = difference(second, s);
    // Who goes back over several streams is asked of one after another: until the last answer nobody has to be moved.
    if (s.phase !== 'recoil') wrong.push(...unlike(s, board));
    if (wrong.length > 0) return { compared, wrong: [...wrong, `played: ${words.slice(-20).join(' ')}`] };
    const turn = game.turn(s);
    if (turn.kind === 'over') return { compared, wrong };
    if (turn.kind === 'chance') {
      const chance = game.chance(s);
      const outcome = drawOutcome(chance, rng);
      const word = writeOutcome(chance, outcome);
      count?.(second.question.ask);
      words.push(`*${word}`);
      second.answer({ word, block: idOf(s.block) });
      game.settle(s, outcome);
    } else {
      const word = choose(second.question.offers);
      words.push(word);
      count?.(kindOf(word));
      second.answer({ word, block: '' });
      const action = game.read(word);
      if (action) game.act(s, turn.seats[0], action);
    }
  }
}
