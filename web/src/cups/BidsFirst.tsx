import { openMatch, settleBids, type Bid, type Bids } from '@bicorne/engine';
import { loadBalance } from '@bicorne/games';
import type { ReactNode } from 'react';
import type { Offer } from '../lobby/offers.ts';
import { sittersOf, type Plan } from '../lobby/start.ts';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { BidHere, type BidEnd } from './BidHere.tsx';
import { useMost } from './HandicapFields.tsx';

interface Props {
  readonly plan: Plan;
  readonly offer: Offer;
  readonly scenario: string;
  readonly shell: ShellWords;
  /** The plan with what came of the bids: the side, the handicap, and the bids themselves. */
  readonly onSettled: (plan: Plan) => void;
}

/** Bids before a match of this device: against a bot, or two people one after the other. */
export function BidsFirst({ plan, offer, scenario, shell, onSettled }: Props): ReactNode {
  const words = useCupWords();
  const most = useMost(offer, scenario, plan.options);
  const { bids: kind, seats, side, opponent } = plan;
  if (!words || !kind) return null;
  const sitters = sittersOf(plan, offer.words.seats, shell);
  const bidders = sitters.map(({ player, bot }, at) => ({
    name: opponent === 'here' ? words.bidders[at] : player,
    isBot: bot !== null,
  }));
  const end = ({ changed, bids }: BidEnd): void => {
    const settled = settleBids(bids, seats);
    onSettled({
      ...plan,
      side: changed ? 1 - side : side,
      handicap: settled?.handicap ?? null,
      bids: null,
      bid: bids,
    });
  };
  return (
    <div ref={comeIntoSight}>
      <BidHere
        kind={kind}
        ground={{
          seats,
          most: seats.map((seat) => most[seat] ?? 0),
          names: offer.words.seats,
          coin: offer.words.handicap,
        }}
        bidders={bidders}
        askBot={(bids, seat) => askBot(plan, scenario, offer, bids, seat)}
        onEnd={end}
        shell={shell}
      />
    </div>
  );
}

/** On a phone the whole story of the battle stands before it. */
const comeIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** It thinks for the tenth part of a second: that needs no worker. */
async function askBot(
  { game, options }: Plan,
  scenario: string,
  offer: Offer,
  bids: Bids,
  seat: number,
): Promise<Bid> {
  const [{ loadRulebook }, { bidding }] = await Promise.all([
    import('@bicorne/bots'),
    import('@bicorne/bots/bidding'),
  ]);
  const [rulebook, known] = await Promise.all([loadRulebook(game), loadBalance(game)]);
  const opened = openMatch(offer.game, { scenario, options });
  if (!rulebook || !opened.ok) throw new Error(`no bot bids for ${game}`);
  const work = bidding(rulebook, opened.value, bids, seat, known[scenario]);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
