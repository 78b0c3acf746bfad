import { openMatch, turnOf } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, MatchCard, Person, takeRequest, Wish } from '@bicorne/table/protocol';
import type { z } from 'zod';
import { drawNumber, seat } from '../dice.ts';
import type { Lobby } from '../lobby.ts';
import type { Notices } from '../notices/notices.ts';
import { newId } from '../people/secrets.ts';
import type { NewMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { StoredWish } from '../store/wishes.ts';
import { fitOf, type Fit } from './fits.ts';

type Take = z.output<typeof takeRequest>;

export interface WishesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly lobby: Pick<Lobby, 'find' | 'begun'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly isHere: (person: string) => boolean;
  /** Hears that the wishes are others now. */
  readonly changed: () => void;
}

/** So many of those who wait are looked at, the newest first. */
const MOST = 500;

/** "I would play any of these": whoever wishes what somebody else wishes as well sits down with him. */
export class Wishes {
  readonly #options: WishesOptions;

  constructor(options: WishesOptions) {
    this.#options = options;
  }

  /** The match where somebody fits at once; else it stands. */
  async put(person: Person, wish: Wish): Promise<Answer<MatchCard | null>> {
    const unfit = await this.#unfit(person, wish);
    if (unfit) return unfit;
    const { store, changed } = this.#options;
    await store.wishes.put(person.id, { id: newId(), wish, at: store.now() });
    const match = await this.tryFor(person.id);
    if (match === null) changed();
    return match === null ? accept(null) : this.#options.lobby.find(match, person);
  }

  async end(person: Person): Promise<Answer<null>> {
    await this.#options.store.wishes.end(person.id);
    this.#options.changed();
    return accept(null);
  }

  /** One certain wish, whatever else one would play: it is as if one wished that alone. */
  async take(id: string, person: Person, { battle, clock, commitment }: Take): Promise<Answer<MatchCard>> {
    const { store, lobby } = this.#options;
    const found = (await store.wishes.all(MOST)).find((wish) => wish.id === id);
    if (!found) return deny('unknown', 'nobody wishes this any more');
    const { rated } = found.wish;
    const wish: Wish = { battles: [battle], clocks: [clock], rated, strength: null, commitment };
    const unfit = await this.#unfit(person, wish);
    if (unfit) return unfit;
    const own: StoredWish = { id: '', person, wish, at: store.now() };
    const match = await this.#pair(own, [found], [found.id]);
    return match === null
      ? deny('not-allowed', 'it does not fit, or somebody was quicker')
      : lobby.find(match, person);
  }

  /** Of whoever has a wish, now that he is here, or has just said it. Gives the match that came of it. */
  async tryFor(person: string): Promise<string | null> {
    const { wishes } = this.#options.store;
    const own = await wishes.of(person);
    if (!own) return null;
    const others = (await wishes.all(MOST)).filter(({ id }) => id !== own.id);
    return this.#pair(own, others);
  }

  async #pair(
    own: StoredWish,
    others: readonly StoredWish[],
    ends?: readonly string[],
  ): Promise<string | null> {
    const { store, isHere } = this.#options;
    const known = await store.hall.known([own, ...others].map(({ person }) => person.id));
    const wisher = (one: StoredWish) => ({
      ...one,
      known: known.get(one.person.id),
      here: isHere(one.person.id),
    });
    for (const other of others.toReversed()) {
      const fit = fitOf(wisher(own), wisher(other));
      if (!fit || (await this.#keepApart(own.person.id, other.person.id))) continue;
      const made = await this.#begin([own, other], fit, ends ?? [own.id, other.id]);
      if (made !== null) return made;
    }
    return null;
  }

  async #keepApart(one: string, other: string): Promise<boolean> {
    const { talk } = this.#options.store;
    return (await talk.isBlocked(one, [other])) || talk.isBlocked(other, [one]);
  }

  async #begin(wishes: readonly StoredWish[], fit: Fit, ends: readonly string[]): Promise<string | null> {
    const { store, lobby, notices, changed } = this.#options;
    const made = this.#matchOf(wishes, fit);
    if (!made || !(await store.wishes.fulfil(ends, made))) return null;
    changed();
    await lobby.begun(made.id);
    const match = await store.matches.find(made.id);
    if (match) await notices.tell(match, 'found', [...match.seats.keys()], match.createdAt);
    return made.id;
  }

  /** In the order of their wishes; the sides are drawn. */
  #matchOf(wishes: readonly StoredWish[], { game: id, scenario, clock, rated }: Fit): NewMatch | null {
    const game = this.#options.games.get(id)?.game;
    const opened = game && openMatch(game, { scenario });
    if (!game || !opened?.ok || opened.value.seats.length !== wishes.length) return null;
    const seats = opened.value.seats.map((name, at) => {
      const { person, wish } = wishes[at];
      return { name, sitter: seat({ person: person.id, bot: null }, wish.commitment) };
    });
    return {
      id: newId(),
      secret: drawNumber(),
      createdAt: this.#options.store.now(),
      host: wishes[1].person.id,
      game: id,
      rules: game.rules,
      scenario,
      options: opened.value.header.options,
      listed: true,
      seats,
      turn: turnOf(opened.value),
      terms: { lot: true, ...(clock ? { clock } : {}), ...(rated ? { rated: true } : {}) },
    };
  }

  async #unfit(person: Person, { battles, clocks, rated, strength }: Wish) {
    if (strength && strength.least > strength.most) return deny('invalid', 'nobody is as strong as that');
    if (rated && clocks.includes(null)) return deny('invalid', 'a rated match needs a clock');
    if (rated && !(await this.#options.store.people.isAccount(person.id)))
      return deny('no-account', 'rated matches are for those who have an account');
    return battles.every((battle) => this.#isForTwo(battle))
      ? null
      : deny('unknown', 'there is no such battle of two');
  }

  #isForTwo({ game: id, scenario }: Wish['battles'][number]): boolean {
    const game = this.#options.games.get(id)?.game;
    const opened = game && openMatch(game, { scenario });
    return opened?.ok === true && opened.value.seats.length === 2;
  }
}
