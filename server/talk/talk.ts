import { isBefore } from '@bicorne/table/stages';
import { accept, deny } from '@bicorne/table/fault';
import {
  ONLOOKERS,
  TABLE,
  type Answer,
  type ChatLine,
  type Person,
  type Tried,
  type sayMessage,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import { stageOf } from '../dice.ts';
import { Attempts } from '../people/attempts.ts';
import { heldBy, heldSeats, seatOf } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Ear, StoredLine } from '../store/talk.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';

const PAGE = 100;
/** Of matches at which he does not sit somebody keeps notes at so many. */
const NOTED = 100;

/** Who hears a line as it is said. */
export interface Ears {
  people(ids: readonly string[], line: ChatLine): void;
  /** Those who watch and do not play, but for these. */
  onlookers(match: StoredMatch, line: ChatLine, deaf: readonly string[]): void;
}

/** Talk beside a match. Who may speak to whom in private is the game's to say. */
export class Talk {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #ears: Ears;
  /** So many lines of one person in a minute. */
  readonly #lines = new Attempts(20, 1);

  constructor(store: Store, tables: Tables, ears: Ears) {
    this.#store = store;
    this.#tables = tables;
    this.#ears = ears;
  }

  async say(person: Person | null, wish: z.output<typeof sayMessage>): Promise<Answer<ChatLine>> {
    if (!person) return deny('no-name', 'say your name first');
    const table = await this.#tables.find(wish.match);
    if (!table) return deny('unknown', 'there is no such match');
    const from = speaker(table, person, wish);
    if (!from.ok) return from;
    if (!this.#lines.take(person.id, Date.now())) return deny('too-many', 'not so fast');
    const said = {
      match: wish.match,
      at: this.#store.now(),
      person: person.id,
      seat: from.value,
      to: wish.to,
      text: wish.text,
    };
    const id = await this.#store.talk.say(said);
    // His line may have been opened when he was called otherwise.
    const { name } = (await this.#store.people.find(person.id)) ?? person;
    const line = lineOf(table.stored, { ...said, id, person: { id: person.id, name } });
    await this.#tell(table.stored, line);
    return accept(line);
  }

  async #tell(match: StoredMatch, line: ChatLine): Promise<void> {
    if (line.to === ONLOOKERS)
      return this.#ears.onlookers(match, line, await this.#store.talk.deafTo(line.from.person));
    const listeners = listenersOf(match, line);
    const deaf = await this.#store.talk.deafTo(line.from.person, listeners);
    this.#ears.people(
      listeners.filter((id) => !deaf.includes(id)),
      line,
    );
  }

  /** The last lines that this person may read, the oldest first. */
  async lines(id: string, person: Person | null, before: number): Promise<Answer<ChatLine[]>> {
    const match = await this.#store.matches.find(id);
    if (!match) return deny('unknown', 'there is no such match');
    const stances = person ? await this.#store.talk.stances(person.id) : [];
    const deafTo = stances.map((one) => one.person.id);
    const lines = await this.#store.talk.lines(id, earsOf(match, person), before, PAGE, deafTo);
    return accept(lines.map((line) => lineOf(match, line)));
  }

  // Notes

  async notes(id: string, person: Person): Promise<Answer<{ text: string }>> {
    return accept({ text: await this.#store.talk.notes(id, person.id) });
  }

  // What was tried out

  /** Nobody but its owner can read it: it comes sealed. */
  async tried(id: string, person: Person): Promise<Answer<Tried>> {
    return accept({ sealed: await this.#store.talk.tried(id, person.id) });
  }

  /** Only at a match of one's own: it is none for whoever fills space. */
  async setTried(id: string, person: Person, sealed: string): Promise<Answer<null>> {
    const match = await this.#store.matches.find(id);
    if (!match) return deny('unknown', 'there is no such match');
    if (heldBy(match, person.id).length === 0) return deny('not-allowed', 'you do not sit there');
    await this.#store.talk.setTried(id, person.id, sealed);
    return accept(null);
  }

  async setNotes(id: string, person: Person, text: string): Promise<Answer<null>> {
    const match = await this.#store.matches.find(id);
    if (!match) return deny('unknown', 'there is no such match');
    // Where somebody plays he may always; of others' matches he might fill the store with them.
    const isGuestHere = text !== '' && heldSeats(match, person).length === 0;
    if (isGuestHere && (await this.#store.talk.notesElsewhere(id, person.id, NOTED)) >= NOTED)
      return deny('too-many', 'there are notes of yours at many matches of others; empty some first');
    await this.#store.talk.setNotes(id, person.id, text);
    return accept(null);
  }
}

/** The seat from which somebody speaks, null for an onlooker; if he may say it at all. */
function speaker(
  { stored, match }: Table,
  person: Person,
  { to, seat: name }: z.output<typeof sayMessage>,
): Answer<number | null> {
  const sits = heldSeats(stored, person).length > 0;
  if (to === ONLOOKERS && stageOf(stored) !== 'over')
    return sits ? deny('not-allowed', 'those who play hear it when the match is over') : accept(null);
  if (to === ONLOOKERS) return accept(null);
  const seat = seatOf(stored, person, name);
  if (!seat.ok || to === TABLE) return seat;
  const other = stored.seats.findIndex((one) => one.name === to);
  if (other === -1) return deny('unknown', 'there is no such seat');
  const stage = stageOf(stored);
  // Until then another may come to sit there, who would read it.
  if (isBefore(stage)) return deny('not-begun', 'the match has not begun');
  const may = stage === 'over' || match.game.mayTalk?.(match.state, seat.value, other) === true;
  return may && other !== seat.value ? seat : deny('not-allowed', 'the rules keep you apart now');
}

const listenersOf = ({ seats }: StoredMatch, { to, from }: ChatLine): string[] => [
  ...new Set(
    seats
      .filter(({ name }) => to === TABLE || name === to || name === from.seat)
      .flatMap(({ person }) => person?.id ?? []),
  ),
];

/** What this person may read: all that is said to him, and what he, or one in his seat, said to one other. */
function earsOf(match: StoredMatch, person: Person | null): Ear[] {
  const held = heldSeats(match, person);
  const ears: Ear[] = [];
  if (held.length > 0) ears.push({ to: TABLE });
  if (held.length === 0 || stageOf(match) === 'over') ears.push({ to: ONLOOKERS });
  if (person)
    for (const [seat, { name }] of match.seats.entries())
      ears.push(held.includes(seat) ? { to: name } : { to: name, from: { person: person.id, seats: held } });
  return ears;
}

const lineOf = (match: StoredMatch, { id, at, person, seat, to, text }: StoredLine): ChatLine => ({
  id,
  match: match.id,
  at,
  from: { person: person.id, name: person.name, seat: seat === null ? null : match.seats[seat].name },
  to,
  text,
});
