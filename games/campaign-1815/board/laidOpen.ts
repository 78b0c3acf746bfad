import { HIDDEN, type CampaignView } from '../rules/view.ts';

/** Every block as whoever sees its face sees it; none is left to be told by groups. */
export function laidOpen(own: CampaignView, seats: readonly CampaignView[]): CampaignView {
  const seen = (of: (view: CampaignView) => number): number => {
    const mine = of(own);
    return mine === HIDDEN ? (seats.map(of).find((value) => value !== HIDDEN) ?? HIDDEN) : mine;
  };
  const blocks = (of: (view: CampaignView) => readonly number[]): number[] =>
    of(own).map((_, block) => seen((view) => of(view)[block]));
  return {
    ...own,
    at: blocks(({ at }) => at),
    place: blocks(({ place }) => place),
    steps: blocks(({ steps }) => steps),
    flags: blocks(({ flags }) => flags),
    host: blocks(({ host }) => host),
    fights: own.fights.map((fight, n) => ({
      ...fight,
      holders: fight.holders.map((_, ground) => seen(({ fights }) => fights[n].holders[ground])),
    })),
    block: seen(({ block }) => block),
    hidden: [],
    unseen: own.unseen.map(() => 0),
  };
}
