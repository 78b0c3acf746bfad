import type { GameModule } from '@bicorne/games';
import { OneByOne } from '@bicorne/table/alone';
import { accept, deny } from '@bicorne/table/fault';
import {
  decide,
  isOver,
  isPlayed,
  isPresent,
  LEAST_ENTRANTS,
  roundCount,
  standings,
  type Decision,
  type Event,
} from '@bicorne/tournament';
import { clockDue, lostOnTime, outOfTime } from '../clock/of-match.ts';
import { stageOf } from '../dice.ts';
import type { Queue } from '../queue/port.ts';
import type { EventStage, EventSummary, StoredEvent } from '../store/events.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import { absentees } from './absent.ts';
import { openCup } from './cups.ts';
import { botEntrant, botOf, eventOf, personOf } from './entrants.ts';
import { drawRound } from './pairing.ts';
import { comesBy, matchFor, outcomeOf, seatAt } from './table-match.ts';

export interface DirectorOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  /** Those for whom seats are kept are told of it. */
  readonly tellAsked: (match: string) => Promise<void>;
  /** An entrant: he is about to forfeit, or the tournament is over. */
  readonly tell: (person: string, match: StoredMatch, about: 'late' | 'placed', at: number) => Promise<void>;
  /** In milliseconds; tests have no time. */
  readonly minute: number;
  readonly failed: (error: unknown) => void;
}

const JOB = 'event';

/** What is to be decided now, and what the tournament is then. */
interface Due {
  readonly decisions: readonly Decision[];
  readonly cancelled?: string;
}

/** A table: only it is looked at, where it is known that nothing else can have changed. */
type Hint = { readonly round: number; readonly table: number } | null;

/**
 * Tournaments run themselves. Whatever is to be done follows from what was decided and from the matches; each
 * decision is added only if no other was since, so that several servers, or one that was killed, take it once.
 */
export class Director {
  readonly #options: DirectorOptions;
  readonly #work = new Map<string, OneByOne>();
  /** Matches at which those who are waited for were told so. */
  readonly #warned = new Set<string>();

  constructor(options: DirectorOptions) {
    this.#options = options;
    options.queue.handle(JOB, (id) => this.follow(id));
  }

  /** After a start: all that go on are looked at. */
  async start(stopping: AbortSignal): Promise<void> {
    for (const game of this.#options.games.keys()) await this.#openCup(game);
    for (const id of await this.#options.store.events.going()) {
      if (stopping.aborted) return;
      await this.follow(id).catch(this.#options.failed);
    }
  }

  async #openCup(id: string): Promise<void> {
    const game = this.#options.games.get(id)?.game;
    if (game) await openCup(this.#options.store, game);
  }

  /** A match of a tournament is over. */
  async ended({ terms }: StoredMatch): Promise<void> {
    if (terms.event) await this.follow(terms.event.id, terms.event);
  }

  /** Does what is due, until nothing is. */
  follow(id: string, hint: Hint = null): Promise<void> {
    const work = this.#work.get(id) ?? new OneByOne();
    this.#work.set(id, work);
    return work.alone(() => this.#follow(id, hint));
  }

  async #follow(id: string, hint: Hint): Promise<void> {
    for (let looking = hint; ;) {
      const stored = await this.#options.store.events.find(id);
      if (!stored || !isGoing(stored.stage)) return void this.#work.delete(id);
      const event = eventOf(stored);
      if (await this.#makeMatches(stored, event)) continue;
      const due = await this.#due(stored, event, looking);
      if (!due) return looking ? undefined : this.#wait(stored, event);
      if (await this.take(stored, event, due)) await this.#tellPlaced(stored, due);
      if (stored.host === null && stored.stage === 'open') await this.#openCup(stored.game);
      // Of a new round the hours are still to be noted.
      if (due.decisions.some((decision) => decision.do === 'pair')) looking = null;
    }
  }

  /** Adds decisions; false where another was first. */
  async take(
    stored: StoredEvent,
    event: Event,
    { decisions, cancelled }: Due,
    people: readonly string[] = [],
  ): Promise<boolean> {
    let after = event;
    for (const decision of decisions) {
      const decided = decide(after, decision);
      if (!decided.ok) throw new Error(`${decision.do}: ${decided.fault.message}`);
      after = decided.value;
    }
    const { store } = this.#options;
    const stage = cancelled === undefined ? stageAfter(after) : 'cancelled';
    const summary = await this.#summary(after, stage, cancelled);
    const at = store.now();
    return store.events.append(stored.id, stored.decisions.length, { decisions, stage, summary, at, people });
  }

  async #summary(event: Event, stage: EventStage, cancelled?: string): Promise<EventSummary> {
    return {
      entrants: event.entrants.filter(isPresent).length,
      round: event.rounds.length,
      rounds: roundCount(event),
      paused: event.paused,
      honour: stage === 'over' ? await this.#honour(event) : [],
      ...(cancelled === undefined ? {} : { cancelled }),
    };
  }

  /** The first three. */
  async #honour(event: Event): Promise<string[]> {
    const best = standings(event)
      .slice(0, 3)
      .map(({ number }) => event.entrants[number].id);
    const names = await this.#options.store.events.names(best);
    return best.map((id) => botOf(id) ?? names.get(id) ?? '');
  }

  /** When it is over, everybody who took part; it stands at the match that he played last. */
  async #tellPlaced({ id }: StoredEvent, { decisions }: Due): Promise<void> {
    const { store, tell } = this.#options;
    if (!decisions.some((decision) => decision.do === 'result' || decision.do === 'withdraw')) return;
    const stored = await store.events.find(id);
    if (stored?.stage !== 'over') return;
    const { entrants, rounds } = eventOf(stored);
    for (const [number, { id: entrant }] of entrants.entries()) {
      const last = stored.matches.findLast(({ round, table }) =>
        rounds[round].tables[table].players.includes(number),
      );
      const person = personOf(entrant);
      const match = last && person !== null ? await store.matches.find(last.match) : null;
      if (match && person !== null) await tell(person, match, 'placed', stored.endedAt ?? 0);
    }
  }

  /** Whoever has not come when most of the time is spent is told that he is about to forfeit. */
  async #warn(match: StoredMatch, due: number): Promise<void> {
    const { store, tell } = this.#options;
    if (this.#warned.has(match.id) || store.now() < warnsAt(match, due)) return;
    this.#warned.add(match.id);
    for (const [seat, { commitment }] of match.seats.entries()) {
      const kept = match.terms.kept?.[seat];
      if (commitment === null && kept && 'person' in kept) await tell(kept.person, match, 'late', due);
    }
  }

  // What is due

  async #due(stored: StoredEvent, event: Event, hint: Hint): Promise<Due | null> {
    if (!event.field) return dueEntry(stored, event, this.#options.store.now());
    const results = await this.#results(stored, event, hint);
    if (results.length > 0) return { decisions: results };
    const gone = absentees(event);
    if (gone.length > 0) return { decisions: gone };
    const mayPair = event.rounds.every(({ tables }) => tables.every(isPlayed)) || isSpread(stored);
    if (!mayPair || event.paused || isOver(event)) return null;
    if (event.rounds.length === roundCount(event)) return null;
    const drawn = await drawRound(event);
    if (!drawn.ok) throw new Error(drawn.fault.message);
    return { decisions: [{ do: 'pair', tables: drawn.value }] };
  }

  async #results(stored: StoredEvent, event: Event, hint: Hint): Promise<Decision[]> {
    const results: Decision[] = [];
    for (const { round, table, match } of stored.matches) {
      if (hint && (hint.round !== round || hint.table !== table)) continue;
      const { outcome } = event.rounds[round].tables[table];
      if (outcome?.how === 'played') continue;
      const first = await this.#options.store.matches.find(match);
      if (first && outcome) await this.#endForfeited(first, outcome.absent);
      const found = first && !outcome ? await this.#outcome(stored, first) : null;
      if (found) results.push({ do: 'result', round, table, outcome: found });
    }
    return results;
  }

  async #outcome(stored: StoredEvent, first: StoredMatch) {
    const { store } = this.#options;
    const due = comesBy(stored, first, this.#options.minute);
    if (due !== null && due <= store.now()) await this.#callOff(first.id);
    await this.#endLate(first);
    const again = await store.matches.find(first.id);
    return again && outcomeOf(store, stored, again);
  }

  /** Somebody has not come in time. */
  async #callOff(id: string): Promise<void> {
    const { tables } = this.#options;
    await tables.refresh(id);
    await tables.stop(id, ({ stored }) =>
      stageOf(stored) === 'play' || stageOf(stored) === 'over'
        ? deny('over', 'they have come')
        : accept({ winners: [], reason: 'aborted' }),
    );
  }

  /** By correspondence nobody need claim what the clock has decided. */
  async #endLate(first: StoredMatch): Promise<void> {
    const { store, tables } = this.#options;
    const second = first.affairs.second === undefined ? null : await store.matches.find(first.affairs.second);
    for (const match of [first, second])
      if (match?.turn.kind === 'seats' && outOfTime(match, store.now()).length > 0)
        await tables.stop(match.id, (table) => accept(lostOnTime(table, store.now())));
  }

  /** Who has left plays no longer. */
  async #endForfeited(first: StoredMatch, absent: readonly number[]): Promise<void> {
    const { store, tables } = this.#options;
    const second = first.affairs.second === undefined ? null : await store.matches.find(first.affairs.second);
    for (const [at, match] of [first, second].entries()) {
      if (!match || match.turn.kind === 'over') continue;
      const stays = ([0, 1] as const).filter((player) => !absent.includes(player));
      const seats = stays.map((player) => seatAt(first, player));
      const winners = seats.map((seat) => (at === 0 ? seat : 1 - seat));
      const begun = stageOf(match) === 'play';
      await tables.stop(match.id, () =>
        accept(begun ? { winners, reason: 'resigned' } : { winners: [], reason: 'aborted' }),
      );
    }
  }

  // Matches

  /** Whether there were some to make. */
  async #makeMatches(stored: StoredEvent, event: Event): Promise<boolean> {
    const game = this.#options.games.get(stored.game)?.game;
    if (!game) return false;
    let some = false;
    const made = new Set(stored.matches.map(({ round, table }) => `${round} ${table}`));
    for (const [round, { tables }] of event.rounds.entries())
      for (const [table, { players, outcome }] of tables.entries()) {
        if (players.length < 2 || outcome || made.has(`${round} ${table}`)) continue;
        const match = matchFor(stored, event, { round, table }, game, this.#options.store.now());
        if (!match) continue;
        await this.#make(stored.id, round, table, match);
        some = true;
      }
    return some;
  }

  async #make(
    event: string,
    round: number,
    table: number,
    match: NonNullable<ReturnType<typeof matchFor>>,
  ): Promise<void> {
    const { store, tables, tellAsked } = this.#options;
    if (!(await store.events.addMatch({ event, round, table, match: match.id }, match))) return;
    await tables.find(match.id);
    await tellAsked(match.id);
  }

  /** Until something is due by the clock. */
  async #wait(stored: StoredEvent, event: Event): Promise<void> {
    const { queue, store } = this.#options;
    const times: number[] = [];
    if (!event.field && stored.plan.closesAt !== undefined) times.push(stored.plan.closesAt);
    for (const { round, table, match } of stored.matches) {
      if (event.rounds[round].tables[table].outcome) continue;
      const first = await store.matches.find(match);
      const comes = first && comesBy(stored, first, this.#options.minute);
      if (first && comes !== null) {
        await this.#warn(first, comes);
        if (!this.#warned.has(match)) times.push(warnsAt(first, comes));
      }
      const due = comes ?? (first && isSpread(stored) ? clockDue(first) : null);
      if (due !== null) times.push(due);
    }
    if (times.length > 0) await queue.put(JOB, stored.id, Math.max(store.now() + SOON, Math.min(...times)));
  }
}

const SOON = 250;

/** When a third of the time is left. */
const warnsAt = ({ createdAt }: StoredMatch, due: number): number => due - Math.floor((due - createdAt) / 3);

export const isGoing = (stage: EventStage): boolean => stage === 'open' || stage === 'running';

const stageAfter = (event: Event): EventStage => {
  if (!event.field) return 'open';
  return isOver(event) ? 'over' : 'running';
};

/** By correspondence nobody waits for the other tables of a round robin. */
const isSpread = ({ plan, terms }: StoredEvent): boolean =>
  plan.clock.kind === 'days' && terms.format.kind === 'round-robin';

/** Entry closes by time, or with the last place; with too few the tournament is called off. */
function dueEntry({ plan, host }: StoredEvent, { entrants }: Event, now: number): Due | null {
  const present = entrants.filter(isPresent);
  const here = present.length;
  if (plan.whenFull && here >= plan.most) return { decisions: [{ do: 'close' }] };
  if (host === null && here === plan.most - 1 && present.every(({ agrees }) => agrees))
    return { decisions: [{ do: 'enter', entrant: botEntrant(LAST_SEAT, 1) }, { do: 'close' }] };
  if (plan.closesAt === undefined || plan.closesAt > now) return null;
  return here < LEAST_ENTRANTS ? { decisions: [], cancelled: TOO_FEW } : { decisions: [{ do: 'close' }] };
}

/** Who takes the last place of a cup, where all who have entered agree: those who come here first are beginners. */
const LAST_SEAT = 'recruit';

/** Instead of a reason somebody wrote. */
const TOO_FEW = 'too-few';
