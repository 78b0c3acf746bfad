import { loadRulebook, type Rulebook } from '@bicorne/bots';
import { bidding } from '@bicorne/bots/bidding';
import {
  biddersOf,
  checkBid,
  must,
  openMatch,
  seated,
  settleBids,
  turnOf,
  type Bid,
  type Bids,
} from '@bicorne/engine';
import { loadBalance, loadRules } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, BidsCard, matchRequest, Person } from '@bicorne/table/protocol';
import type { z } from 'zod';
import { stageOf } from './dice.ts';
import { heldBy, heldSeats } from './seats.ts';
import { sliced } from './slices.ts';
import type { NewBid, StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import type { BidTerms } from './store/terms.ts';
import type { Tables } from './tables.ts';

/** Before a match begins its two bid for the sides (`engine/bids.ts`). */

type Wish = Pick<z.output<typeof matchRequest>, 'bids' | 'handicap' | 'seats'>;

/** Upon what they will bid, where whoever makes the match wants that. */
export function bidTerms(
  { bids, handicap, seats }: Wish,
  names: readonly string[],
  most: readonly number[],
): Answer<BidTerms | null> {
  if (!bids) return accept(null);
  if (names.length !== 2) return deny('invalid', 'bids are for two seats');
  if (handicap) return deny('invalid', 'a handicap is agreed, or bid for');
  if (most.every((amount) => amount === 0)) return deny('invalid', 'no side can give anything here');
  if (names.every((name) => seats[name] === 'me')) return deny('invalid', 'nobody bids against himself');
  return accept({ kind: bids, most });
}

const seatNames = ({ seats }: StoredMatch): string[] => seats.map(({ name }) => name);

const bidsOf = ({ affairs }: StoredMatch, { kind }: BidTerms): Bids => ({ kind, given: affairs.bids ?? [] });

/** Bots answer in the same moment, and raised bids begin with a person. */
function askedOf(match: StoredMatch, terms: BidTerms): readonly string[] {
  if (stageOf(match) !== 'bids') return [];
  const people = match.seats.flatMap(({ name, bot }) => (bot === null ? name : []));
  return biddersOf(bidsOf(match, terms), seatNames(match), people[0]).filter((name) => people.includes(name));
}

/** Where people are asked to bid, by number. */
export function biddersAt(match: StoredMatch): number[] {
  const { bids } = match.terms;
  if (!bids) return [];
  return askedOf(match, bids).map((name) => seatNames(match).indexOf(name));
}

/** What everybody may know; of a sealed bid only whoever made it knows more before the other is in. */
export function bidsCard(match: StoredMatch, terms: BidTerms, asker: string | null): BidsCard {
  const held = new Set(heldBy(match, asker).map((at) => match.seats[at].name));
  const isShown = ({ seat }: Bid): boolean => terms.kind === 'raised' || held.has(seat);
  return {
    kind: terms.kind,
    most: terms.most,
    asked: askedOf(match, terms),
    given: terms.settled ?? bidsOf(match, terms).given.filter(isShown),
  };
}

type Wanted = Pick<Bid, 'side' | 'amount'>;

export class Bidding {
  readonly #store: Store;
  readonly #tables: Tables;

  constructor(store: Store, tables: Tables) {
    this.#store = store;
    this.#tables = tables;
  }

  /** Null: done. Once more where the other has bid in the same moment. */
  async bid(id: string, person: Person, wanted: Wanted): Promise<Answer<null>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = await this.#store.matches.find(id);
      const terms = match?.terms.bids;
      if (!match) return deny('unknown', 'there is no such match');
      if (!terms || stageOf(match) !== 'bids') return deny('not-allowed', 'there is nothing to bid for now');
      const mine = heldSeats(match, person).map((at) => match.seats[at].name);
      if (mine.length === 0) return deny('not-allowed', 'you do not sit there');
      const seat = mine.find((name) => askedOf(match, terms).includes(name));
      if (seat === undefined) return deny('not-your-turn', 'you have bid already');
      const bids = bidsOf(match, terms);
      const checked = checkBid(bids, { seat, ...wanted }, seatNames(match), terms.most);
      if (!checked.ok) return checked;
      const given = await this.#answered(match, { ...bids, given: [...bids.given, { seat, ...wanted }] });
      const made = await withTurn(match, newBid(match, terms, given));
      if (!(await this.#store.matches.bid(id, match.affairs, made))) continue;
      await this.#tables.reseat(id);
      return accept(null);
    }
    return deny('stale', 'the other has bid as well');
  }

  /** With the bot's, which knows of no sealed bid. */
  async #answered(match: StoredMatch, bids: Bids): Promise<Bids> {
    const names = seatNames(match);
    const at = match.seats.findIndex(({ bot }) => bot !== null);
    const rulebook = at === -1 ? undefined : await loadRulebook(match.game);
    if (!rulebook || settleBids(bids, names)) return bids;
    const known = bids.kind === 'sealed' ? { ...bids, given: [] } : bids;
    return { ...bids, given: [...bids.given, await botBid(match, rulebook, known, at)] };
  }
}

const TRIES = 4;

async function botBid(match: StoredMatch, rulebook: Rulebook, bids: Bids, seat: number): Promise<Bid> {
  const { scenario, options } = match;
  const opened = openMatch(rulebook.game, { scenario, options });
  if (!opened.ok) throw new Error(opened.fault.message);
  const known = typeof scenario === 'string' ? (await loadBalance(match.game))[scenario] : undefined;
  return sliced(bidding(rulebook, opened.value, bids, seat, known));
}

/** Who is asked first may hang on what was given. */
async function withTurn(match: StoredMatch, bid: Omit<NewBid, 'turn'>): Promise<NewBid> {
  const { handicap, bids } = bid.terms;
  const module = await loadRules(match.game);
  if (!bids?.settled || !module) return { ...bid, turn: match.turn };
  const { scenario, options } = match;
  const opened = must(
    openMatch(module.game, { scenario, options, handicap, bids: { kind: bids.kind, given: bids.settled } }),
  );
  return { ...bid, turn: turnOf(opened) };
}

function newBid(
  { affairs, terms, ...match }: StoredMatch,
  bidTerms: BidTerms,
  bids: Bids,
): Omit<NewBid, 'turn'> {
  const names = seatNames({ affairs, terms, ...match });
  const settled = settleBids(bids, names);
  if (!settled) return { affairs: { ...affairs, bids: bids.given }, terms, changed: false };
  const { bids: _, ...others } = affairs;
  return {
    affairs: others,
    terms: {
      ...terms,
      bids: {
        ...bidTerms,
        settled: seated(bids, names).given,
        ...(settled.changed ? { changed: true } : {}),
      },
      ...(settled.handicap ? { handicap: settled.handicap } : {}),
    },
    changed: settled.changed,
  };
}
