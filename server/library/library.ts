import { openMatch } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { battleCard, type BattleTitle } from '@bicorne/table/battle';
import { accept, deny } from '@bicorne/table/fault';
import type {
  Answer,
  BattleEntry,
  BattleName,
  BattlePage,
  BattleQuery,
  BattleSheet,
  BattleVersion,
  Hears,
  Person,
} from '@bicorne/table/protocol';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../people/secrets.ts';
import type { StoredBattle } from '../store/library-lists.ts';
import type { NewVersion } from '../store/library.ts';
import type { Store } from '../store/port.ts';
import { partsFor, partsOf } from './parts.ts';

/** Battles of one author, and versions of one battle. */
const MOST_BATTLES = 200;
const MOST_VERSIONS = 100;
const MOST_SHOWN = 30;

type Publish = Hears<'POST /battles'>;
type Version = Hears<'POST /battles/:id/version'>;

/** Battles that people have made and published. */
export class Library {
  readonly #store: Store;
  readonly #games: ReadonlyMap<string, GameModule>;

  constructor(store: Store, games: ReadonlyMap<string, GameModule>) {
    this.#store = store;
    this.#games = games;
  }

  async search({ game, words, tag, author, order, after, most }: BattleQuery): Promise<Answer<BattlePage>> {
    const parts = partsFor(words ?? '', tag);
    // Words of which none can be looked for are in no title.
    if (words !== undefined && words !== '' && parts.length === (tag === undefined ? 0 : 1))
      return accept({ battles: [], next: null });
    const [value, id = ''] = after?.split('-') ?? [];
    const cursor = value === undefined ? undefined : { value: Number(value), id };
    const wanted = { game, author, order, parts, after: cursor, most: most + 1 };
    const found = await this.#store.library.search(wanted);
    const shown = found.slice(0, most);
    const last = shown.at(-1);
    const battles = shown.map((battle) => entryOf(battle, battle.scenario));
    const next = found.length > most && last ? `${valueOf(last, order)}-${last.id}` : null;
    return accept({ battles, next });
  }

  async sheet(id: string, person: Person | null, version?: number): Promise<Answer<BattleSheet>> {
    const { library } = this.#store;
    const battle = await this.#seen(id, person);
    if (!battle) return noBattle();
    const shown = version ?? battle.version;
    const scenario = await library.scenario(id, shown);
    if (scenario === null) return deny('unknown', 'there is no such version');
    const parent = battle.parent === null ? null : await this.#seen(battle.parent, null);
    const mine = isBy(battle, person);
    return accept({
      ...entryOf(battle, scenario),
      shown,
      madeAt: battle.madeAt,
      parent: parent && nameOf(parent),
      versions: await library.versions(id, MOST_VERSIONS),
      forks: (await library.forks(id, MOST_SHOWN)).map(nameOf),
      results: await library.results(id),
      mine,
      starred: person !== null && (await library.isStarred(id, person.id)),
      ...(battle.state === 'listed' ? {} : { away: battle.state }),
    });
  }

  /** What is not listed only its author sees. */
  async #seen(id: string, person: Person | null): Promise<StoredBattle | null> {
    const battle = await this.#store.library.find(id);
    return battle && (battle.state === 'listed' || isBy(battle, person)) ? battle : null;
  }

  async publish(person: Person, { game, scenario, tags, parent }: Publish): Promise<Answer<BattleSheet>> {
    if (!(await this.#store.people.isAccount(person.id))) return needsAccount();
    const title = this.#titleOf(game, scenario);
    if (!title.ok) return title;
    const from = parent === undefined ? null : await this.#seen(parent, person);
    if (parent !== undefined && from?.game !== game) return noBattle();
    if (from && isDeepStrictEqual(scenario, await this.#store.library.scenario(from.id, from.version)))
      return deny('invalid', 'it is the same battle as it was made from');
    const version = this.#version(title.value, { scenario, tags, changes: '' });
    const battle = { ...version, id: newId(), game, author: person.id, parent: from?.id ?? null };
    if (!(await this.#store.library.publish(battle, MOST_BATTLES)))
      return deny('too-many', 'you have published enough battles');
    return this.sheet(battle.id, person);
  }

  /** Matches of older versions go on as they are: each holds its battle itself. */
  async addVersion(id: string, person: Person, wish: Version): Promise<Answer<BattleSheet>> {
    const battle = await this.#own(id, person);
    if (!battle.ok) return battle;
    const { game, version } = battle.value;
    const title = this.#titleOf(game, wish.scenario);
    if (!title.ok) return title;
    if (version >= MOST_VERSIONS) return deny('too-many', 'it has versions enough');
    if (isDeepStrictEqual(wish.scenario, await this.#store.library.scenario(id, version)))
      return deny('invalid', 'nothing has changed');
    const added = await this.#store.library.addVersion(id, version, this.#version(title.value, wish));
    return added ? this.sheet(id, person) : deny('stale', 'it was changed at the same time; look again');
  }

  async star(id: string, person: Person, star: boolean): Promise<Answer<BattleSheet>> {
    if (!(await this.#store.people.isAccount(person.id))) return needsAccount();
    const battle = await this.#seen(id, person);
    if (!battle) return noBattle();
    if (isBy(battle, person)) return deny('not-allowed', 'nobody stars what he has made');
    await this.#store.library.setStar(id, person.id, star);
    return this.sheet(id, person);
  }

  async withdraw(id: string, person: Person): Promise<Answer<null>> {
    const battle = await this.#own(id, person);
    if (!battle.ok) return battle;
    await this.#store.library.setState(id, 'listed', 'withdrawn');
    return accept(null);
  }

  async report(id: string, person: Person, text: string): Promise<Answer<null>> {
    const battle = await this.#seen(id, null);
    if (!battle) return noBattle();
    const about = battle.author?.id ?? '';
    await this.#store.talk.report({
      person: person.id,
      about,
      match: null,
      battle: id,
      reason: 'battle',
      text,
      at: Date.now(),
    });
    return accept(null);
  }

  /** What a match of it is played with: of one that is not listed nobody begins a match, its author neither. */
  async scenarioOf(game: string, { battle: id, version }: BattleVersion): Promise<Answer<unknown>> {
    const battle = await this.#seen(id, null);
    if (battle?.game !== game) return noBattle();
    const scenario = await this.#store.library.scenario(id, version);
    return scenario === null ? deny('unknown', 'there is no such version') : accept(scenario);
  }

  async #own(id: string, person: Person): Promise<Answer<StoredBattle>> {
    const battle = await this.#seen(id, person);
    if (!battle) return noBattle();
    if (!isBy(battle, person)) return deny('not-allowed', 'another has made it');
    return battle.state === 'listed' ? accept(battle) : deny('not-allowed', 'it is no longer listed');
  }

  /** Only what can be set up and has a name is published. */
  #titleOf(id: string, scenario: Publish['scenario']): Answer<BattleTitle> {
    const game = this.#games.get(id)?.game;
    if (!game) return deny('unknown', 'there is no such game here');
    const opened = openMatch(game, { scenario });
    if (!opened.ok) return opened;
    const title = battleCard(scenario).battle;
    return title
      ? accept(title)
      : { ok: false, fault: { code: 'invalid', message: 'it has no name', place: 'title' } };
  }

  #version(
    title: BattleTitle,
    { scenario, tags, changes }: Pick<Version, 'scenario' | 'tags' | 'changes'>,
  ): NewVersion {
    return { title, tags, scenario, changes, at: this.#store.now(), parts: partsOf(title, tags) };
  }
}

const isBy = (battle: StoredBattle, person: Person | null): boolean =>
  person !== null && battle.author?.id === person.id;

const valueOf = (battle: StoredBattle, order: BattleQuery['order']): number =>
  order === 'new' ? battle.changedAt : order === 'played' ? battle.plays : battle.stars;

const nameOf = ({ id, title }: StoredBattle): BattleName => ({ id, title });

const entryOf = (battle: StoredBattle, scenario: unknown): BattleEntry => ({
  id: battle.id,
  game: battle.game,
  title: battle.title,
  author: battle.author?.name ? battle.author : null,
  tags: battle.tags,
  version: battle.version,
  stars: battle.stars,
  plays: battle.plays,
  changedAt: battle.changedAt,
  scenario,
});

const noBattle = () => deny('unknown', 'there is no such battle');
const needsAccount = () => deny('no-account', 'this is for those who have an account');
