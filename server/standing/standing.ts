import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import type { Game, Seat, StandingQuestion } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { answersOf, firstAnswer } from '@bicorne/table/answers';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Person, StandingAnswers, standingMessage } from '@bicorne/table/protocol';
import type { z } from 'zod';
import { stageOf } from '../dice.ts';
import { MOST_TRIES, retryAfter } from '../queue/port.ts';
import { heldBy, seatOf } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';

const LONGEST_WAIT = 10_000;

export interface StandingOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  /** Shows the holder of a seat, wherever he looks, what is now answered for it. */
  readonly tell: (match: StoredMatch, seat: Seat, standing: StandingAnswers) => void;
  readonly failed: (error: unknown, match: string) => void;
}

/**
 * Says "no" for seats that asked for it beforehand, to questions that would tell by being asked. It goes the way of
 * any action, after the one before it was acknowledged: the others are sent what they would be if a hand had done it.
 */
export class Standing {
  readonly #options: StandingOptions;
  /** What is being looked up and answered, by match. */
  readonly #work = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();

  constructor(options: StandingOptions) {
    this.#options = options;
  }

  /** After a start: what a kill left unanswered in matches whose clocks nobody need be there to lose by. */
  async start(stopping: AbortSignal): Promise<void> {
    const { store, games, tables, failed } = this.#options;
    for (const { id, game, terms } of await store.matches.withClocks())
      if (terms.clock?.kind === 'live' && games.get(game)?.game.standing && !stopping.aborted)
        await tables.find(id).catch((error: unknown) => failed(error, id));
  }

  /** Whether there are such questions in this match at all. */
  mayAnswer({ game }: StoredMatch): boolean {
    return this.#options.games.get(game)?.game.standing !== undefined;
  }

  /** Whether all who are asked now are answered for. */
  async answers(table: Table): Promise<boolean> {
    const question = questionAt(table)?.question;
    if (question === undefined) return false;
    for (const seat of asked(table.stored)) if ((await this.of(table, seat))[question] !== 'no') return false;
    return true;
  }

  async of({ stored, match }: Table, seat: Seat): Promise<StandingAnswers> {
    return match.game.standing ? this.#answers(match.game, stored, seat) : {};
  }

  async #answers(game: Game, stored: StoredMatch, seat: Seat): Promise<StandingAnswers> {
    const given = await this.#options.store.standing.given(stored.id, seat);
    const sharesDevice = heldBy(stored, stored.seats[seat].person?.id ?? null).length > 1;
    return answersOf(game, given, firstAnswer(stored.terms.clock, sharesDevice));
  }

  async set(
    person: Person | null,
    { match, question, answer, seat }: z.output<typeof standingMessage>,
  ): Promise<Answer<StandingAnswers>> {
    const table = await this.#options.tables.find(match);
    if (!table) return deny('unknown', 'there is no such match');
    const at = seatOf(table.stored, person, seat);
    if (!at.ok) return at;
    const stage = stageOf(table.stored);
    if (stage === 'over') return deny('over', 'the match has ended');
    if (stage !== 'play') return deny('not-begun', 'the match has not begun');
    if (!table.match.game.standing?.includes(question))
      return deny('unknown', 'this game has no such question');
    await this.#options.store.standing.set(match, at.value, question, answer);
    this.wake(table);
    const standing = await this.of(table, at.value);
    this.#options.tell(table.stored, at.value, standing);
    return accept(standing);
  }

  /** To be called whenever somebody may have become the one to act. */
  wake(table: Table): void {
    const question = questionAt(table);
    if (!question) return;
    const { id } = table.stored;
    const { steps } = table;
    const answers = asked(table.stored).map((seat) =>
      this.#untilDone(id, () => this.#answer(table, seat, steps, question)),
    );
    const work = Promise.all(answers)
      .then(() => undefined)
      .finally(() => {
        if (this.#work.get(id) === work) this.#work.delete(id);
      });
    this.#work.set(id, work);
  }

  /** When nothing is about to be answered in this match. */
  async settled(match: string): Promise<void> {
    await this.#work.get(match);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#work.values());
  }

  /** Nobody else would answer: where the store cannot be reached it is tried again. */
  async #untilDone(match: string, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    for (let tries = 1; tries < MOST_TRIES && !signal.aborted; tries++) {
      try {
        return await work();
      } catch (error) {
        this.#options.failed(error, match);
        await pause(Math.min(retryAfter(tries), LONGEST_WAIT), null, { signal }).catch(() => undefined);
      }
    }
  }

  async #answer(table: Table, seat: Seat, steps: number, { question, no }: StandingQuestion): Promise<void> {
    await soon();
    const answers = await this.of(table, seat);
    if (answers[question] === 'no') await this.#options.tables.answer(table.stored.id, seat, steps, no);
  }
}

function questionAt({ match: { game, state }, stored }: Table): StandingQuestion | undefined {
  if (!game.standing || stageOf(stored) !== 'play') return undefined;
  const [seat] = asked(stored);
  return seat === undefined ? undefined : game.prompt(state, seat)?.standing;
}

/** The people who are to act. */
const asked = ({ turn, seats }: StoredMatch): Seat[] =>
  turn.kind === 'seats' ? turn.seats.filter((seat) => seats[seat].person !== null) : [];
