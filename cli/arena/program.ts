import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sameAction, type Action, type Game, type Sight } from '@bicorne/engine';
import type { Player } from '@bicorne/bots/play';

const PREFIX = 'program:';
export const isProgram = (name: string): boolean => name.startsWith(PREFIX);

interface Question {
  readonly sight: Sight;
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Seats a program that speaks the referee protocol (docs/referee.md): it is started with the names of its match
 * and seat, asks for its `turn`, `view` and `legal` actions, and says `act`. Here `turn` is answered when there is
 * something to decide, so a program need not ask twice; and it is told what its seat sees, nothing else. For a
 * decision it has `patience` milliseconds.
 */
export function startProgram(
  name: string,
  game: Game,
  seats: readonly string[],
  seat: string,
  patience: number,
): { readonly player: Player; readonly leave: () => void } {
  const child = spawn(`${name.slice(PREFIX.length)} m1 ${seat}`, {
    shell: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const talk = new Talk(game, seats, seat, (line) => void child.stdin.write(`${line}\n`));
  child.stdin.on('error', () => undefined);
  child.once('exit', () => talk.hangUp());
  createInterface({ input: child.stdout }).on('line', (line) => talk.hear(line));
  const player: Player = async (sight) => {
    const answer = await within(patience, talk.ask(sight));
    if (answer === null) abandon(child);
    return answer;
  };
  return { player, leave: () => leave(child) };
}

/** Null when it takes longer. */
async function within<T>(millis: number, answer: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), millis);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** A program whose input ends has nothing more to say. */
function leave(child: ChildProcess): void {
  child.stdin?.end();
  child.kill();
}

/** Nobody waits for it any more, whether it ends or not. */
function abandon(child: ChildProcess): void {
  child.stdout?.destroy();
  child.kill('SIGKILL');
  child.unref();
}

/** The referee's side of the dialogue with one seat. */
export class Talk {
  readonly #game: Game;
  readonly #seats: readonly string[];
  readonly #seat: string;
  readonly #say: (line: string) => void;
  #question: Question | null = null;
  /** A `turn` that waits for the program's next question. */
  #waiting: unknown;
  #gone = false;

  constructor(game: Game, seats: readonly string[], seat: string, say: (line: string) => void) {
    this.#game = game;
    this.#seats = seats;
    this.#seat = seat;
    this.#say = say;
  }

  ask(sight: Sight): Promise<Action> {
    return new Promise((answer, fail) => {
      if (this.#gone) return fail(new Error(`the program at ${this.#seat} has ended`));
      this.#question = { sight, answer, fail };
      if (this.#waiting !== undefined) this.#answer(this.#waiting, this.#told(sight));
      this.#waiting = undefined;
    });
  }

  hangUp(): void {
    this.#gone = true;
    this.#question?.fail(new Error(`the program at ${this.#seat} has ended`));
  }

  hear(line: string): void {
    const request = parse(line);
    if (!request) return this.#refuse(null, 'malformed', 'not a JSON object');
    const { id = null, do: word } = request;
    if (word === 'turn') return this.#turn(id);
    if (!this.#question) return this.#refuse(id, 'not-your-turn', 'ask for the turn first');
    const { sight } = this.#question;
    const { view, prompt } = sight;
    const legal = this.#legal();
    if (word === 'legal') return this.#answer(id, legal);
    if (word === 'view') return this.#answer(id, { view, turn: this.#told(sight), prompt, legal });
    if (word === 'act') return this.#act(id, request['action']);
    this.#refuse(
      id,
      'unknown',
      `in the arena there are turn, legal, view and act, no ${JSON.stringify(word)}`,
    );
  }

  #turn(id: unknown): void {
    if (this.#question) this.#answer(id, this.#told(this.#question.sight));
    else this.#waiting = id;
  }

  /** Whose turn it is, in the words of the protocol. */
  #told({ turn }: Sight): { readonly seats: readonly string[] } {
    return { seats: turn.kind === 'seats' ? turn.seats.map((seat) => this.#seats[seat]) : [] };
  }

  #legal(): { seat: string; action: Action; text: string }[] {
    const legal = this.#question?.sight.legal ?? [];
    return legal.map((action) => ({ seat: this.#seat, action, text: this.#game.write(action) }));
  }

  #act(id: unknown, said: unknown): void {
    const found = this.#legal().find(({ action, text }) => text === said || sameAction(action, said));
    if (!found) return this.#refuse(id, 'illegal', 'not among the legal actions here');
    const question = this.#question;
    this.#question = null;
    this.#answer(id, { events: [] });
    question?.answer(found.action);
  }

  #answer(id: unknown, ok: unknown): void {
    this.#say(JSON.stringify({ id, ok }));
  }

  #refuse(id: unknown, code: string, message: string): void {
    this.#say(JSON.stringify({ id, error: { code, message } }));
  }
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
