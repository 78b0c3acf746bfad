import type { GameModule } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, PairCard, Person } from '@bicorne/table/protocol';
import { planAgain } from '../again.ts';
import { resultOf } from '../archive/result.ts';
import { card } from '../card.ts';
import { drawNumber, seat, stageOf } from '../dice.ts';
import { newId } from '../people/secrets.ts';
import type { NewMatch, StoredMatch, StoredSeat } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import { pairOf } from './outcome.ts';

/** In the second game of a live match whose clocks go on, nobody begins with less. */
const LEAST_LEFT = 60_000;

interface Options {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
}

/** The same battle twice with sides changed: makes the second game, and says what came of both. */
export class Pairs {
  readonly #store: Store;
  readonly #games: Options['games'];
  readonly #tables: Tables;

  constructor({ store, games, tables }: Options) {
    this.#store = store;
    this.#games = games;
    this.#tables = tables;
  }

  /**
   * Makes the second game when its time has come; done twice, or by two servers, it is made once. Both sit there at
   * once, with numbers that the server draws: whoever lost the first game cannot stay away.
   */
  async follow({ id }: StoredMatch): Promise<void> {
    const first = await this.#store.matches.find(id);
    if (!first || !isDue(first)) return;
    const plan = this.#plan(first);
    if (!plan || !(await this.#store.matches.addSecond(first, plan))) return;
    await this.#tables.reseat(id);
    await this.#tables.find(plan.id);
  }

  #plan(first: StoredMatch): NewMatch | null {
    const game = this.#games.get(first.game)?.game;
    const { pair } = first.terms;
    if (!game || !pair) return null;
    const sitter = ({ person, bot }: StoredSeat) => seat({ person: person?.id ?? null, bot });
    const plan = planAgain(first, game, sitter, true);
    if (!plan.ok) return null;
    const left = pair.oneClock ? leftOf(first) : null;
    return {
      ...plan.value,
      id: newId(),
      secret: drawNumber(),
      createdAt: this.#store.now(),
      host: first.host ?? '',
      listed: first.listed,
      terms: {
        ...plan.value.terms,
        pair: { ...pair, game: 1, first: first.id },
        ...(left ? { left } : {}),
        ...(first.terms.event ? { event: first.terms.event } : {}),
      },
    };
  }

  async find(id: string, person: Person | null): Promise<Answer<PairCard>> {
    const given = await this.#store.matches.find(id);
    const first = given?.terms.pair?.first;
    const begun = first === undefined ? given : await this.#store.matches.find(first);
    if (!begun?.terms.pair) return deny('unknown', 'this match is no game of a pair');
    const { second } = begun.affairs;
    const after = second === undefined ? null : await this.#store.matches.find(second);
    const games = after ? [begun, after] : [begun];
    const entries = await Promise.all(games.map((game) => this.#store.archive.find(game.id)));
    const [one, other] = entries;
    const pair = one && other ? pairOf(one, other) : null;
    return accept({
      games: games.map((game) => card(game, person?.id ?? null, this.#store.now())),
      players: begun.seats.map((sitter) => sitter.person?.name ?? sitter.bot ?? ''),
      result: pair && { games: pair.outcome.games, points: pair.points },
    });
  }
}

/** Closed before it began, or without a result, it has no second game. */
function isDue(first: StoredMatch): boolean {
  const { pair } = first.terms;
  if (pair?.game !== 0 || first.affairs.second !== undefined) return false;
  const stage = stageOf(first);
  if (pair.games === 'together' && stage === 'play') return true;
  return first.turn.kind === 'over' && resultOf(first.turn.ending) !== 'none';
}

/** What is left to whoever comes to each seat. */
function leftOf({ clock, terms }: StoredMatch): number[] | null {
  if (!clock || terms.clock?.kind !== 'live') return null;
  return clock.reserve.map((_, at) => Math.max(LEAST_LEFT, clock.reserve.at(at - 1) ?? 0));
}
