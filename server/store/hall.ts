import type { Kit } from './kit.ts';

/** What the hall shows of somebody. */
export interface Known {
  /** As they were stored, perhaps by an older version. */
  readonly settings: unknown;
  /** By game, of those in which he has played for it. */
  readonly ratings: ReadonlyMap<string, number>;
}

export interface HallStore {
  /** Of these people and bots (`botPlayer`), by their ids. */
  known(players: readonly string[]): Promise<ReadonlyMap<string, Known>>;
}

/** No database takes a list of any length in one question. */
const AT_ONCE = 500;

export const hallStore = ({ read }: Kit): HallStore => {
  const settingsOf = (ids: readonly string[]) =>
    read.selectFrom('people').select(['id', 'settings']).where('id', 'in', ids).execute();
  const ratingsOf = (ids: readonly string[]) =>
    read
      .selectFrom('ratings')
      .select(['player', 'game', 'rating'])
      .where('player', 'in', ids)
      .where('matches', '>', 0)
      .execute();
  return {
    async known(players) {
      const known = new Map<string, { settings: unknown; ratings: Map<string, number> }>();
      for (let at = 0; at < players.length; at += AT_ONCE) {
        const ids = players.slice(at, at + AT_ONCE);
        for (const id of ids) known.set(id, { settings: {}, ratings: new Map() });
        for (const { id, settings } of await settingsOf(ids))
          known.set(id, { settings: JSON.parse(settings), ratings: new Map() });
        for (const { player, game, rating } of await ratingsOf(ids))
          known.get(player)?.ratings.set(game, rating);
      }
      return known;
    },
  };
};
