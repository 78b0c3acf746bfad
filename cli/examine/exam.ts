import { drawOutcome, must, openMatch, quickRng, sight, type Action, type Seat } from '@bicorne/engine';
import { newPurse, type Bot, type Purse, type Rulebook } from '@bicorne/bots';
import type { Level } from '@bicorne/bots/levels';
import type { GameModule } from '@bicorne/games';

/** What is asked of one bot in one game. */
export interface Exam {
  readonly module: GameModule & Rulebook;
  readonly bot: Bot;
  /** Of a bot that searches. */
  readonly budget: Pick<Level, 'trials' | 'millis'> | null;
  readonly scenarios: readonly string[];
  readonly decisions: number;
  /** Every how many of them the bot is asked again. */
  readonly again: number;
  readonly seed: string;
}

export interface Findings {
  readonly decisions: number;
  readonly matches: number;
  readonly illegal: number;
  /** Asked again with the same seed and with everything hidden drawn anew, wherever a bot does not go by the clock. */
  readonly repeated: number;
  /** Of those, how often something hidden had changed, and how often the answer did. */
  readonly redrawn: number;
  readonly changed: number;
  /** Turns that made more trials than a turn may. */
  readonly overTrials: number;
  readonly mostTrials: number;
  /** Of every answer, and of all answers of a seat in one turn. */
  readonly answers: readonly Spent[];
  readonly turns: readonly Spent[];
}

/** Milliseconds by the clock on the wall, and of computing: a thread that waits for a core or stands still spends only the former. */
export interface Spent {
  readonly wall: number;
  readonly computing: number;
}

const blank = () => ({
  decisions: 0,
  matches: 0,
  illegal: 0,
  repeated: 0,
  redrawn: 0,
  changed: 0,
  overTrials: 0,
  mostTrials: 0,
  answers: Array<Spent>(),
  turns: Array<Spent>(),
});
type Notes = ReturnType<typeof blank>;

/** The bot plays itself; every scenario is asked for as many decisions. */
export function examine(exam: Exam, progress: (done: number) => void): Findings {
  const notes = blank();
  exam.scenarios.forEach((scenario, i) => {
    const enough = Math.round((exam.decisions * (i + 1)) / exam.scenarios.length);
    while (notes.decisions < enough) {
      playOn(exam, scenario, enough, notes, progress);
      notes.matches++;
    }
  });
  return notes;
}

/** One match, until it is over or enough has been asked. */
function playOn(
  exam: Exam,
  scenario: string,
  enough: number,
  notes: Notes,
  progress: (done: number) => void,
): void {
  const { game, bot: part } = exam.module;
  const start = must(openMatch(game, { scenario }));
  const state = game.clone(start.state);
  const dice = quickRng(`${exam.seed}/${notes.matches}/dice`);
  const seats = start.seats.map(() => new Chair());
  while (notes.decisions < enough) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), dice));
      continue;
    }
    const [seat] = turn.seats;
    const legal = game.legal(state, seat);
    if (legal.length === 1) game.act(state, seat, legal[0]);
    else {
      seats[seat].sit(part.mind?.mover(state) ?? notes.decisions, notes);
      game.act(state, seat, ask(exam, state, seat, legal, seats[seat], notes));
      progress(notes.decisions);
    }
  }
  for (const chair of seats) chair.sit(NaN, notes);
}

const NOTHING: Spent = { wall: 0, computing: 0 };

/** What a seat has spent on the turn that goes on, by its purse and by the clocks. */
class Chair {
  readonly purse: Purse = newPurse();
  #spent = NOTHING;
  #turn = NaN;

  sit(turn: number, { turns }: Notes): void {
    if (turn === this.#turn) return;
    if (this.#spent.wall > 0) turns.push(this.#spent);
    this.#spent = NOTHING;
    this.#turn = turn;
  }

  spend({ wall, computing }: Spent): void {
    this.#spent = { wall: this.#spent.wall + wall, computing: this.#spent.computing + computing };
  }
}

/** Starts both clocks; what is returned reads them. */
function startClocks(): () => Spent {
  const computed = process.threadCpuUsage();
  const begin = performance.now();
  return () => {
    const { user, system } = process.threadCpuUsage(computed);
    return { wall: performance.now() - begin, computing: (user + system) / 1000 };
  };
}

function ask(
  exam: Exam,
  state: unknown,
  seat: Seat,
  legal: readonly Action[],
  chair: Chair,
  notes: Notes,
): Action {
  const { module, bot, budget } = exam;
  const { game } = module;
  const seed = `${exam.seed}/${notes.decisions++}`;
  const before = { ...chair.purse };
  const seen = sight(game, state, seat);
  const clocks = startClocks();
  const action = bot(module, seen, seat, quickRng(seed), chair.purse);
  const spent = clocks();
  notes.answers.push(spent);
  chair.spend(spent);
  notes.mostTrials = Math.max(notes.mostTrials, chair.purse.trials);
  if (budget && chair.purse.trials > budget.trials) notes.overTrials++;
  const timed = budget !== null && budget.millis !== Infinity;
  if (!timed && notes.decisions % exam.again === 0) repeat(exam, state, seat, action, before, seed, notes);
  const text = game.write(action);
  const found = legal.find((one) => game.write(one) === text);
  if (!found) notes.illegal++;
  return found ?? legal[0];
}

/** The same question once more, after all that the seat cannot know has been drawn anew. */
function repeat(
  { module, bot }: Exam,
  state: unknown,
  seat: Seat,
  action: Action,
  purse: Purse,
  seed: string,
  notes: Notes,
): void {
  const { game, secrecy } = module;
  const other = secrecy.redraw(state, seat, quickRng(`${seed}/hidden`));
  notes.repeated++;
  if (JSON.stringify(other) !== JSON.stringify(state)) notes.redrawn++;
  const again = bot(module, sight(game, other, seat), seat, quickRng(seed), purse);
  if (game.write(again) !== game.write(action)) notes.changed++;
}
