import { turnOf, type Played } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, MatchCard, StopEnding } from '@bicorne/table/protocol';
import { mend, reopen } from '@bicorne/table/reopen';
import { playAll, wholeGestures, writeStep } from '@bicorne/table/steps';
import { card } from '../card.ts';
import { clockAfter } from '../clock/of-match.ts';
import type { Config } from '../config.ts';
import { openGround } from '../ground.ts';
import { partsOf } from '../library/parts.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { NewReport } from '../store/talk.ts';
import { openTable, type Table } from '../table.ts';
import { databaseIn } from './backup.ts';
import { NOTED_FOR, OPERATED } from './signal.ts';

/** A match as the operator sees it: what everybody may know, and whether its stored steps can be played. */
export interface Inspection {
  readonly card: MatchCard;
  readonly steps: number;
  /** The first step that does not follow from those before it; null when all do. */
  readonly brokenAt: number | null;
  readonly fault: string | null;
  /** The last stored steps. Secrets stand among them: this is for the operator's eyes. */
  readonly last: readonly string[];
}

/** A match, its stored steps, and those by which it goes on when it was begun under other rules and is next opened. */
interface Found {
  readonly match: StoredMatch;
  readonly words: readonly string[];
  readonly owed: readonly string[];
}

const SHOWN = 10;

/** Works on the store itself; a server that runs on it hears of it within seconds. */
export class Operator {
  readonly #store: Store;

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open(config: Config): Promise<Operator> {
    if (config.database === null) databaseIn(config.data);
    const { store } = await openGround(config, () => undefined, { asItIs: true });
    return new Operator(store);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  reports(most: number): Promise<readonly NewReport[]> {
    return this.#store.talk.reports(most);
  }

  /** Matches that are not over, those that moved last first. */
  async running(): Promise<MatchCard[]> {
    const found = await this.#store.matches.movedSince(0);
    return found
      .toSorted((a, b) => b.movedAt - a.movedAt)
      .map((match) => card(match, null, this.#store.now()));
  }

  async inspect(id: string): Promise<Answer<Inspection>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { match, words, owed } = found.value;
    const { played, fault } = await playWhile(match, [...words, ...owed]);
    return accept({
      card: card(match, null, this.#store.now()),
      steps: words.length,
      brokenAt: fault === null ? null : played,
      fault,
      last: words.slice(-SHOWN),
    });
  }

  /** Cuts off what cannot be played; what can stays. Says how many steps went. */
  async repair(id: string): Promise<Answer<number>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { match, words, owed } = found.value;
    if (match.turn.kind === 'over') return deny('over', 'the match has ended, and its result stands');
    const { played: all, fault } = await playWhile(match, [...words, ...owed]);
    const played = wholeGestures(words, all);
    if (fault === null && match.steps === words.length) return accept(0);
    const table = await tableOf(match, words.slice(0, played));
    if (!table) return deny('unknown', 'there is no such game here');
    const turn = turnOf(table.match);
    await this.#store.matches.cut(id, {
      steps: played,
      turn,
      movedAt: this.#store.now(),
      clock: clockAfter(match, turn, this.#store.now()),
    });
    await this.#signal(id);
    return accept(words.length - played);
  }

  /** Takes back all but the first `keep` steps; the record keeps them as taken back. */
  rewind(id: string, keep: number): Promise<Answer<null>> {
    return this.#change(id, (table) =>
      keep < table.steps ? table.rewind(keep) : deny('invalid', `there are ${table.steps} steps`),
    );
  }

  /** Ends it, without a result unless a winner is named; his allies win with him. */
  closeMatch(id: string, winner: string | null): Promise<Answer<null>> {
    return this.#change(id, (table) => {
      const seat = winner === null ? -1 : table.stored.seats.findIndex(({ name }) => name === winner);
      if (winner !== null && seat === -1) return deny('unknown', 'there is no such seat');
      const winners = [seat, ...table.allies(seat)].toSorted((a, b) => a - b);
      const ending: StopEnding =
        winner === null ? { winners: [], reason: 'aborted' } : { winners, reason: 'operator' };
      return table.stop(ending);
    });
  }

  /** Out of the lists. A match or record can still be had by its address; a battle of the library by its author alone. */
  async hide(id: string): Promise<Answer<null>> {
    const { archive, library } = this.#store;
    if (await archive.hide(id)) return accept(null);
    return (await library.setState(id, 'listed', 'hidden')) ? accept(null) : noRecord();
  }

  /** A battle that was hidden is in the library again. */
  async unhide(id: string): Promise<Answer<null>> {
    const { library } = this.#store;
    const battle = await library.find(id);
    const parts = battle ? partsOf(battle.title, battle.tags) : [];
    return (await library.setState(id, 'hidden', 'listed', parts)) ? accept(null) : noRecord();
  }

  /** A record that somebody uploaded. */
  async remove(id: string): Promise<Answer<null>> {
    return (await this.#store.archive.remove(id)) ? accept(null) : noRecord();
  }

  async #find(id: string): Promise<Answer<Found>> {
    const match = await this.#store.matches.find(id);
    if (!match) return deny('unknown', 'there is no such match');
    const words = await this.#store.matches.steps.read(id, 0);
    return accept({ match, words, owed: await this.#owed(match, words) });
  }

  async #owed(match: StoredMatch, words: readonly string[]): Promise<readonly string[]> {
    const module = await loadGame(match.game);
    if (!module || match.turn.kind === 'over' || match.rules === module.game.rules) return [];
    return mend(module.game, match, words, await this.#store.marks.of(match.id));
  }

  async #change(id: string, work: (table: Table) => Answer<readonly Played[]>): Promise<Answer<null>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { match, words, owed } = found.value;
    if (match.turn.kind === 'over') return deny('over', 'the match has ended, and its result stands');
    const table = await tableOf(match, [...words, ...owed]).catch(() => null);
    if (!table) return deny('tampered', 'its steps cannot be played: repair it first');
    const played = work(table);
    if (!played.ok) return played;
    const turn = turnOf(played.value[played.value.length - 1].match);
    const steps = played.value.map((one) => writeStep(one.match.steps.get(one.match.steps.length - 1)));
    const movedAt = this.#store.now();
    const stored = await this.#store.matches.steps.append(id, {
      from: words.length,
      steps: [...owed, ...steps],
      turn,
      movedAt,
      was: match.clock,
      clock: clockAfter(match, turn, movedAt),
    });
    if (!stored) return deny('stale', 'somebody acted at the same time; look again');
    await this.#signal(id);
    return accept(null);
  }

  /** Added to what was noted of late: whoever mends several matches is quicker than a server looks. */
  async #signal(id: string): Promise<void> {
    const { looks } = this.#store;
    for (;;) {
      const now = this.#store.now();
      const before = await looks.rememberFirst(OPERATED, '');
      const recent = before.split('\n').filter((line) => Number.parseInt(line, 10) > now - NOTED_FOR);
      if (await looks.replace(OPERATED, before, [...recent, `${now} ${id}`].join('\n'))) return;
    }
  }
}

const noRecord = () => deny('unknown', 'there is no such record');

async function tableOf(match: StoredMatch, words: readonly string[]): Promise<Table | null> {
  const module = await loadGame(match.game);
  return module ? openTable(module, match, words) : null;
}

/** How many of the steps can be played, and what is wrong with the next. */
async function playWhile(
  match: StoredMatch,
  words: readonly string[],
): Promise<{ played: number; fault: string | null }> {
  const module = await loadGame(match.game);
  if (!module) return { played: 0, fault: `there is no game ${match.game} here` };
  const { start, words: rest } = reopen(module.game, match, words);
  let played = words.length - rest.length;
  try {
    for (const _ of playAll(start, rest)) played++;
    return { played, fault: null };
  } catch (error) {
    return { played, fault: error instanceof Error ? error.message : String(error) };
  }
}
