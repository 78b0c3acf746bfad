import type { Options, Turn } from '@bicorne/engine';
import type { Person } from '../protocol.ts';

/**
 * What the server asks of its storage. Adapters pass one contract (`contract.ts`). When a promise of a
 * change is kept, the change is on the disk: it survives a kill and a power cut.
 */
export interface Store {
  /** A new person with a first session; sessions are known by the hash of their id alone. */
  addPerson(person: Person, sessionHash: string): Promise<void>;
  renamePerson(id: string, name: string): Promise<void>;
  personOfSession(sessionHash: string): Promise<Person | null>;

  addMatch(match: NewMatch): Promise<void>;
  findMatch(id: string): Promise<StoredMatch | null>;
  /** Seats somebody. False when the seat is not open. */
  takeSeat(match: string, seat: number, sitter: Sitter): Promise<boolean>;
  /** Opens the number of a seat that has committed to one. */
  setNumber(match: string, seat: number, number: string): Promise<void>;

  /** The match's steps in order, from number `from` (the first is 0) on. */
  steps(match: string, from: number): Promise<readonly string[]>;
  /** Adds steps if the match has exactly `from` of them. False, and nothing is changed, when it has not. */
  append(match: string, steps: NewSteps): Promise<boolean>;

  matchesOf(person: string, most: number): Promise<readonly StoredMatch[]>;
  /** Listed matches with an open seat, newest first. */
  openMatches(most: number): Promise<readonly StoredMatch[]>;
  /** Ids of matches that are not over and have a bot. */
  botMatches(): Promise<readonly string[]>;

  close(): Promise<void>;
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly rules: string;
  /** By name, or whole. */
  readonly scenario: unknown;
  readonly options: Options;
  readonly listed: boolean;
  /** The server's number, opened when the match is over. */
  readonly secret: string;
  readonly seats: readonly NewSeat[];
  readonly turn: Turn;
  readonly createdAt: number;
}

export interface NewSeat {
  readonly name: string;
  readonly sitter: Sitter | null;
}

/** Who sits: a person by id or a bot by name; with the hash of his number, and the number once it is opened. */
export interface Sitter {
  readonly person: string | null;
  readonly bot: string | null;
  readonly commitment: string;
  readonly number: string | null;
}

export interface StoredMatch extends Omit<NewMatch, 'seats'> {
  readonly seats: readonly StoredSeat[];
  readonly steps: number;
  /** When the turn last passed. */
  readonly movedAt: number;
}

export interface StoredSeat {
  readonly name: string;
  readonly person: Person | null;
  readonly bot: string | null;
  readonly commitment: string | null;
  readonly number: string | null;
}

export interface NewSteps {
  readonly from: number;
  readonly steps: readonly string[];
  /** Who is to act after them, and since when. */
  readonly turn: Turn;
  readonly movedAt: number;
}
