import { checkPlan, look, MOST_PLANS, planMoment, type Plan, type Seat } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import { newProgress, viewPlans, type PlanProgress, type PlanView } from '@bicorne/table/plans';
import type {
  Answer,
  Person,
  PlanCard,
  PlansCard,
  plansMessage,
  PlanStanding,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import { stageOf } from '../dice.ts';
import { seatOf } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { KeptPlan } from '../store/plans.ts';
import type { Store } from '../store/port.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';

export interface PlansOptions {
  readonly store: Store;
  readonly tables: Tables;
  /** Whether other servers keep plans on the same store. */
  readonly shared: boolean;
  /** Shows the holder of a seat, wherever he looks, how his plans stand. */
  readonly tell: (match: StoredMatch, seat: Seat, card: PlansCard) => void;
  /** Hears that a plan may be carried out now. */
  readonly wake: (table: Table) => void;
}

/** A step that a plan takes now. */
export interface Firing {
  readonly do: string | readonly string[];
  /** When the step before it was taken, by the store's clock; null where it is the first. */
  readonly after: number | null;
  /** Keeps that it is about to be taken; false where the plan was changed meanwhile. */
  mark(): Promise<boolean>;
  /** It could not be: a gesture may be allowed at its beginning and not to its end. */
  fail(): Promise<void>;
}

interface Viewed extends PlanView {
  readonly kept: KeptPlan;
}

/** Keeps what players mean to do in their turns, and says what is to be done when one of those comes. */
export class Plans {
  readonly #options: PlansOptions;
  /** Which seats have plans, as far as that was looked up, and when the turn had last passed then. */
  readonly #known = new WeakMap<Table, Map<Seat, { readonly has: boolean; readonly movedAt: number }>>();

  constructor(options: PlansOptions) {
    this.#options = options;
  }

  /** Whether it may be that this seat has plans: where it is not known it has to be looked up. */
  mayHave(table: Table, seat: Seat): boolean {
    if (!table.match.game.conditions?.ground) return false;
    const known = this.#known.get(table)?.get(seat);
    if (!known) return true;
    // What another server keeps for the seat is found when the turn has passed.
    return known.has || (this.#options.shared && known.movedAt !== table.stored.movedAt);
  }

  #know(table: Table, seat: Seat, has: boolean): void {
    const known = this.#known.get(table) ?? new Map<Seat, { has: boolean; movedAt: number }>();
    this.#known.set(table, known.set(seat, { has, movedAt: table.stored.movedAt }));
  }

  async #load(table: Table, seat: Seat): Promise<readonly KeptPlan[]> {
    const { id, seats } = table.stored;
    const all = await this.#options.store.plans.of(id, seat);
    // Whoever has taken over an army has not taken over what another meant to do with it.
    const own = all.filter(({ person }) => person === seats[seat].person?.id);
    this.#know(table, seat, own.length > 0);
    return own;
  }

  async #view(table: Table, seat: Seat): Promise<readonly Viewed[]> {
    const all = await this.#load(table, seat);
    if (all.length === 0) return [];
    const given = await this.#options.store.orders.given(table.stored.id, seat);
    const steps = given.map(({ step }) => step);
    const views = viewPlans(table.match, seat, all, steps);
    return views.map(({ outlook, progress }, at) => ({ kept: all[at], outlook, progress }));
  }

  // Showing

  async of(table: Table, seat: Seat): Promise<PlansCard | null> {
    if (!table.match.game.conditions?.ground) return null;
    return { plans: (await this.#view(table, seat)).map(cardOf) };
  }

  async tell(table: Table, seat: Seat): Promise<void> {
    const card = await this.of(table, seat);
    if (card) this.#options.tell(table.stored, seat, card);
  }

  // Saying

  async change(
    person: Person | null,
    { match, change, seat }: z.output<typeof plansMessage>,
  ): Promise<Answer<PlansCard>> {
    const table = await this.#options.tables.find(match);
    if (!table) return deny('unknown', 'there is no such match');
    const at = seatOf(table.stored, person, seat);
    if (!at.ok) return at;
    const stage = stageOf(table.stored);
    if (stage === 'over') return deny('over', 'the match has ended');
    if (stage !== 'play' || !person) return deny('not-begun', 'the match has not begun');
    if (change) {
      const done = await this.#make(table, at.value, person, change);
      if (!done.ok) return done;
      this.#options.wake(table);
      await this.tell(table, at.value);
    }
    const card = await this.of(table, at.value);
    return card ? accept(card) : deny('unknown', 'there are no plans in this game');
  }

  async #make(
    table: Table,
    seat: Seat,
    person: Person,
    change: NonNullable<z.output<typeof plansMessage>['change']>,
  ): Promise<Answer<null>> {
    if ('put' in change) return this.#put(table, seat, person, change.put);
    const { store } = this.#options;
    const { id } = table.stored;
    if ('drop' in change) {
      await store.plans.drop(id, seat, change.drop);
      return accept(null);
    }
    const wanted = (await this.#view(table, seat)).find(({ kept }) => kept.plan.id === change.run);
    if (!wanted) return deny('unknown', 'there is no such plan');
    const progress = { ...afresh(table, wanted.progress), runs: true };
    return (await store.plans.change(id, seat, { ...wanted.kept, progress })) ? accept(null) : stale();
  }

  async #put(table: Table, seat: Seat, person: Person, plan: Plan): Promise<Answer<null>> {
    const checked = checkPlan(table.match.game, plan);
    if (!checked.ok) return checked;
    const { plans } = this.#options.store;
    const { id } = table.stored;
    const all = await this.#view(table, seat);
    const before = all.find(({ kept }) => kept.plan.id === plan.id);
    const sight = look(table.match, seat);
    const isOfNow = planMoment(table.match.game, sight, seat)?.turn === plan.turn;
    if (before) {
      if (!isOfNow && before.kept.plan.turn !== plan.turn) return stale();
      const progress = { ...afresh(table, before.progress), runs: plan.runs };
      return (await plans.change(id, seat, { ...before.kept, plan, progress })) ? accept(null) : stale();
    }
    if (!isOfNow) return stale();
    const old = all.find(({ outlook }) => outlook.kind === 'passed' || outlook.kind === 'ended');
    if (all.length >= MOST_PLANS && !old) return deny('too-many', `there are ${MOST_PLANS} plans already`);
    if (all.length >= MOST_PLANS && old) await plans.drop(id, seat, old.kept.plan.id);
    const progress = newProgress(table.steps, plan.runs);
    return (await plans.add(id, seat, { person: person.id, plan, progress })) ? accept(null) : stale();
  }

  // Carrying out

  /**
   * What a plan of the seat does now; null where none does anything. What is answered beforehand (`isAnswered`) is no
   * reason for a plan to stop. That one's turn has come, or it goes no farther, is kept, and its holder told.
   */
  async next(table: Table, seat: Seat, isAnswered: boolean): Promise<Firing | null> {
    if (!this.mayHave(table, seat)) return null;
    const all = await this.#view(table, seat);
    let firing: Firing | null = null;
    for (const viewed of all) {
      const kept = await this.#note(table, seat, viewed, isAnswered);
      if (kept) firing ??= this.#firing(table, seat, viewed, kept);
    }
    return firing;
  }

  /** Keeps what has become of a plan; null where another was first to change it. */
  async #note(
    table: Table,
    seat: Seat,
    { kept, outlook, progress }: Viewed,
    isAnswered: boolean,
  ): Promise<KeptPlan | null> {
    const stops = progress.runs && outlook.kind === 'stops' && !(isAnswered && outlook.stop.why === 'asked');
    const stop = stops ? outlook.stop : progress.stop;
    const hasBegun = progress.began !== null && kept.progress.began === null;
    if (!hasBegun && stop === progress.stop) return kept;
    const next = { ...kept, progress: { ...progress, stop } };
    if (!(await this.#options.store.plans.change(table.stored.id, seat, next))) return null;
    await this.tell(table, seat);
    return { ...next, version: kept.version + 1 };
  }

  #firing(table: Table, seat: Seat, { outlook, progress }: Viewed, kept: KeptPlan): Firing | null {
    if (!progress.runs || outlook.kind !== 'acts') return null;
    const { store } = this.#options;
    const { steps } = table;
    const words = outlook.do;
    const { plans } = store;
    const change = (changed: Partial<PlanProgress>, version: number): Promise<boolean> =>
      plans.change(table.stored.id, seat, {
        ...kept,
        progress: { ...progress, ...changed },
        version,
      });
    return {
      do: words.length === 1 ? words[0] : words,
      after: progress.ran.at(-1)?.when ?? null,
      mark: () => {
        const ran = [...progress.ran, { step: outlook.step, at: steps, when: store.now() }];
        return change({ ran }, kept.version);
      },
      fail: async () => {
        await change({ stop: { why: 'illegal', step: outlook.step } }, kept.version + 1);
        await this.tell(table, seat);
      },
    };
  }
}

/** As if it had just been made, but for what it has done; and what its player did meanwhile is as he wanted it. */
const afresh = (table: Table, progress: PlanProgress): PlanProgress => ({
  ...progress,
  since: table.steps,
  began: progress.began && { ...progress.began, steps: table.steps },
  stop: null,
});

function cardOf({ kept: { plan }, outlook, progress }: Viewed): PlanCard {
  const stop = progress.stop ?? (outlook.kind === 'stops' ? outlook.stop : null);
  const ran = progress.ran.map(({ step }) => step);
  return { plan, ran, stands: standingOf({ outlook, progress }), ...(stop ? { stop } : {}) };
}

function standingOf({ outlook, progress: { runs, ran, stop } }: PlanView): PlanStanding {
  switch (outlook.kind) {
    case 'waits':
      return ran.length > 0 ? 'runs' : 'waits';
    case 'acts':
      return runs ? 'runs' : 'ready';
    case 'stops':
      return 'stopped';
    case 'ended':
      return 'done';
    case 'passed':
      return !stop && ran.length > 0 ? 'done' : 'passed';
  }
}

const stale = () => deny('stale', 'made on an older position, or changed meanwhile');
