import type { Emit, Ending, GameEvent, Seat, Viewer } from '@bicorne/engine';
import type { Target } from './state.ts';

/** A block that only its owner may name: everybody else sees the army and the place. C3.2 */
interface Veiled {
  readonly army: number;
  readonly block: number;
  /** The seat that knows the block; absent when everybody does. */
  readonly secret?: Seat | undefined;
}

export type Cause =
  | 'fire'
  | 'morale'
  | 'march'
  | 'rout'
  | 'no-road'
  | 'stream'
  | 'square'
  | 'supply'
  | 'retreat';

export type CampaignEvent =
  | { readonly type: 'opened-bid'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly side: number; readonly amount: number }
  | { readonly type: 'sides'; readonly seatOf: readonly Seat[]; readonly steps: number }
  | ({ readonly type: 'reduced' } & Veiled)
  | ({ readonly type: 'placed'; readonly town: number } & Veiled)
  | { readonly type: 'turn'; readonly turn: number }
  | ({ readonly type: 'marched'; readonly from: number; readonly to: number; readonly on: boolean } & Veiled)
  | ({
      readonly type: 'forced';
      readonly from: number;
      readonly to: number;
      readonly origin: number;
    } & Veiled)
  | ({
      readonly type: 'force-rolled';
      readonly die: number;
      readonly bonus: number;
      readonly failed: boolean;
    } & Veiled)
  | { readonly type: 'clash'; readonly town: number; readonly battle: boolean }
  | ({ readonly type: 'chose' } & Veiled)
  | { readonly type: 'opened'; readonly block: number; readonly steps: number; readonly owner: Seat }
  | { readonly type: 'closed'; readonly block: number; readonly town: number; readonly place: number }
  | ({
      readonly type: 'lost';
      readonly town: number;
      readonly steps: number;
      readonly cause: Cause;
      readonly owner: Seat;
    } & Veiled)
  | {
      readonly type: 'destroyed';
      readonly block: number;
      readonly town: number;
      readonly cause: Cause;
      readonly owner: Seat;
    }
  | { readonly type: 'drew'; readonly town: number; readonly role: number; readonly terrain: number }
  | {
      readonly type: 'laid';
      readonly town: number;
      readonly role: number;
      readonly place: number;
      readonly terrain: number;
    }
  | ({ readonly type: 'deployed'; readonly town: number; readonly place: number } & Veiled)
  | ({ readonly type: 'held'; readonly town: number; readonly place: number } & Veiled)
  /** A hidden block that held the ground has gone, and so is known to have been of an arm that can. */
  | {
      readonly type: 'abandoned';
      readonly town: number;
      readonly place: number;
      readonly terrain: number;
      readonly owner: Seat;
    }
  | { readonly type: 'part'; readonly town: number; readonly round: number; readonly side: number }
  | {
      readonly type: 'tested';
      readonly block: number;
      readonly die: number;
      readonly bonus: number;
      readonly good: boolean;
    }
  | ({ readonly type: 'moved'; readonly town: number; readonly from: number; readonly to: number } & Veiled)
  | {
      readonly type: 'fired';
      readonly block: number;
      readonly target: Target;
      readonly power: number;
      readonly dice: number;
    }
  | { readonly type: 'rolled'; readonly block: number; readonly faces: number; readonly hits: number }
  | { readonly type: 'wasted'; readonly hits: number; readonly owner: Seat }
  | { readonly type: 'square'; readonly block: number; readonly formed: boolean }
  | { readonly type: 'sheltered'; readonly block: number; readonly host: number }
  | { readonly type: 'emerged'; readonly block: number }
  | ({ readonly type: 'retreated'; readonly from: number; readonly to: number } & Veiled)
  /** Losses behind the fog, or that there are none, tell something of the reserve. */
  | {
      readonly type: 'routed';
      readonly town: number;
      readonly side: number;
      /** Its own position in which only the enemy stands. C7.9 */
      readonly place: number;
      readonly owners: readonly Seat[];
    }
  /** After a skirmish, by role: how many blocks each has in the town. C6.88 */
  | {
      readonly type: 'outnumbered';
      readonly town: number;
      readonly side: number;
      readonly blocks: readonly [attackers: number, defenders: number];
    }
  /** The attacker has done nothing in a part of his: after another one like it he must leave. C6.91 */
  | { readonly type: 'idled'; readonly town: number; readonly side: number }
  | { readonly type: 'stalemate'; readonly town: number; readonly owners: readonly Seat[] }
  | { readonly type: 'won'; readonly town: number; readonly side: number }
  | ({ readonly type: 'reinforced'; readonly from: number; readonly to: number } & Veiled)
  | ({ readonly type: 'regrouped'; readonly from: number; readonly to: number } & Veiled)
  | { readonly type: 'army-routed'; readonly army: number }
  /** The side that has won. */
  | { readonly type: 'ended'; readonly ending: Ending; readonly side: number };

export type Say = Emit<CampaignEvent> | undefined;

/** Everybody sees that something is done with a block of that army; who does not know which, is not told. */
export function seen(event: CampaignEvent, viewer: Viewer): GameEvent {
  if (!('secret' in event) || event.secret === undefined) return event;
  const told: CampaignEvent = { ...event, secret: undefined };
  return event.secret === viewer ? told : withoutBlock(told);
}

const withoutBlock = (event: CampaignEvent): GameEvent & { readonly block: undefined } => ({
  ...event,
  block: undefined,
});

/** The face of another's block, or a loss behind the fog. */
export function reveals(event: CampaignEvent, seat: Seat): boolean {
  if ('owners' in event) return event.owners.some((owner) => owner !== seat);
  return 'owner' in event && event.owner !== seat;
}
