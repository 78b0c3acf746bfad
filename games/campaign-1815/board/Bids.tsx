import { actionMark } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import type { CampaignAction } from '../rules/actions.ts';
import type { Props } from './Board.tsx';

type Bid = Extract<CampaignAction, { readonly do: 'bid' }>;
const isBid = (action: CampaignAction): action is Bid => action.do === 'bid';

/** The opening bid: a side, and a number from 0. C13.2 */
export function Bids({ view, legal, words, act }: Props): ReactNode {
  const bids = legal.filter(isBid);
  return (
    <>
      <p className="cmp-small">{words.options['bid'].text}</p>
      <div className="cmp-bids">
        {[0, 1].map((side) => (
          <div key={side} role="group" aria-label={words.sideName(side)}>
            <p className="cmp-hand-title">{words.sideName(side)}</p>
            <div className="cmp-chips">
              {bids
                .filter((bid) => bid.side === side)
                .map((bid) => (
                  <button
                    key={bid.amount}
                    type="button"
                    className="cmp-chip"
                    aria-label={words.action(bid, view)}
                    data-action={actionMark(bid)}
                    onClick={() => act(bid)}
                  >
                    {bid.amount}
                  </button>
                ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
