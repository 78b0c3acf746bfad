import { botNamed } from '@bicorne/bots';
import { commitment, openMatch, turnOf } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import type { z } from 'zod';
import { card } from './card.ts';
import { drawNumber, seat, stageOf } from './dice.ts';
import { accept, deny } from './fault.ts';
import { newId } from './people.ts';
import type {
  Answer,
  joinRequest,
  MatchCard,
  MatchList,
  matchRequest,
  Person,
  SeatWish,
} from './protocol.ts';
import { heldSeats } from './seats.ts';
import type { NewSeat, StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import type { Tables } from './tables.ts';

type MatchWish = z.output<typeof matchRequest>;
type JoinWish = z.output<typeof joinRequest>;

const MOST_LISTED = 100;

/** Making matches, finding them, sitting down. */
export class Lobby {
  readonly #store: Store;
  readonly #games: ReadonlyMap<string, GameModule>;
  readonly #tables: Tables;

  constructor(store: Store, games: ReadonlyMap<string, GameModule>, tables: Tables) {
    this.#store = store;
    this.#games = games;
    this.#tables = tables;
  }

  async list(person: Person | null): Promise<MatchList> {
    const cards = (matches: readonly StoredMatch[]): MatchCard[] =>
      matches.map((match) => card(match, person?.id ?? null));
    const mine = person ? await this.#store.matches.ofPerson(person.id, MOST_LISTED) : [];
    return { mine: cards(mine), open: cards(await this.#store.matches.open(MOST_LISTED)) };
  }

  async find(id: string, person: Person | null): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    return match ? accept(card(match, person?.id ?? null)) : noMatch();
  }

  async create(person: Person, wish: MatchWish): Promise<Answer<MatchCard>> {
    const game = this.#games.get(wish.game)?.game;
    if (!game) return deny('unknown', 'there is no such game here');
    const opened = openMatch(game, { scenario: wish.scenario, options: wish.options });
    if (!opened.ok) return opened;
    const seats = fillSeats(opened.value.seats, wish, person);
    if (!seats.ok) return seats;
    const id = newId();
    await this.#store.matches.add({
      id,
      game: game.id,
      rules: game.rules,
      scenario: wish.scenario,
      options: opened.value.header.options,
      listed: wish.listed,
      secret: drawNumber(),
      seats: seats.value,
      turn: turnOf(opened.value),
      createdAt: Date.now(),
    });
    await this.#tables.find(id);
    return this.find(id, person);
  }

  async join(id: string, person: Person, wish: JoinWish): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (wish.seat === undefined && heldSeats(match, person).length > 0) return this.find(id, person);
    const open = match.seats.findIndex(
      ({ name, commitment }) => commitment === null && (wish.seat === undefined || wish.seat === name),
    );
    const sitter = seat({ person: person.id, bot: null }, wish.commitment);
    if (open === -1 || !(await this.#store.matches.takeSeat(id, open, sitter)))
      return deny('not-allowed', 'this seat is not open');
    await this.#tables.reseat(id);
    return this.find(id, person);
  }

  /** Opens the number of every seat this person holds. */
  async openNumber(id: string, person: Person | null, number: string): Promise<Answer<MatchCard>> {
    const match = await this.#store.matches.find(id);
    if (!match) return noMatch();
    if (stageOf(match) === 'seats') return deny('not-begun', 'first every seat is taken');
    const mine = heldSeats(match, person).filter((at) => match.seats[at].commitment === commitment(number));
    if (mine.length === 0) return deny('not-allowed', 'you have not committed to this number');
    const owed = mine.filter((at) => match.seats[at].number === null);
    for (const at of owed) await this.#store.matches.setNumber(id, at, number);
    if (owed.length > 0) await this.#tables.reseat(id);
    return this.find(id, person);
  }
}

const noMatch = () => deny('unknown', 'there is no such match');

function fillSeats(names: readonly string[], wish: MatchWish, person: Person): Answer<NewSeat[]> {
  const stranger = Object.keys(wish.seats).find((name) => !names.includes(name));
  if (stranger !== undefined) return deny('unknown', 'this scenario has no such seat');
  const wishes = names.map((name): SeatWish => (Object.hasOwn(wish.seats, name) ? wish.seats[name] : 'open'));
  if (!wishes.includes('me')) return deny('invalid', 'whoever makes a match sits at it');
  const unknown = wishes.find((one) => typeof one === 'object' && !botNamed(one.bot));
  if (unknown !== undefined) return deny('unknown', 'there is no such bot');
  return accept(names.map((name, at) => ({ name, sitter: sitterOf(wishes[at], wish, person) })));
}

function sitterOf(one: SeatWish, wish: MatchWish, person: Person): NewSeat['sitter'] {
  if (one === 'open' || one === 'friend') return null;
  if (one === 'me') return seat({ person: person.id, bot: null }, wish.commitment);
  return seat({ person: null, bot: one.bot });
}
