import type { Game } from '@bicorne/engine';
import type { Config } from './config.ts';
import type { LineGuard } from './guard.ts';
import type { Wishes } from './hall/wishes.ts';
import type { House } from './house.ts';
import type { Lobby } from './lobby.ts';
import type { Store } from './store/port.ts';
import type { Tables } from './tables.ts';

/** What the routes are made of. */
export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly games: readonly Game[];
  readonly house: House;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly wishes: Wishes;
  /** Whether this person has a page of ours open. */
  readonly isHere: (person: string) => boolean;
  readonly guard: Pick<LineGuard, 'isSpentAt' | 'payerAt' | 'spendAt'>;
}
