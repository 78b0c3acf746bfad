import { must, openMatch, type Bid, type Bids } from '@bicorne/engine';
import { loadBalance } from '@bicorne/games';
import { expect, test } from 'vitest';
import { bidding } from './bidding.ts';
import { loadRulebook } from './bot.ts';

async function bidIn(scenario: string, bids: Bids, share?: number): Promise<Bid> {
  const rulebook = must(await rulebookOf());
  const match = must(openMatch(rulebook.game, { scenario }));
  const known = { bot: 'officer', rules: '3', matches: 60, share: share ?? 0.5 };
  const work = bidding(rulebook, match, bids, 1, known);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

async function rulebookOf() {
  const value = await loadRulebook('napoleonics');
  return value
    ? ({ ok: true, value } as const)
    : ({ ok: false, fault: { code: 'unknown', message: '' } } as const);
}

const NONE: Bids = { kind: 'sealed', given: [] };

test('a bot wants the better side, and gives the more for it the better it is', async () => {
  const even = await bidIn('waterloo', NONE);
  const french = await bidIn('waterloo', NONE, 0.8);
  const allied = await bidIn('waterloo', NONE, 0.2);
  expect([french.side, allied.side]).toEqual(['french', 'allied']);
  expect(french.amount).toBeGreaterThan(even.amount);
  expect(allied.amount).toBeGreaterThan(0);
});

test('raised bids it raises by one as long as that leaves it an even chance, and then takes the other side', async () => {
  const after = (amount: number): Bids => ({
    kind: 'raised',
    given: [{ seat: 'french', side: 'french', amount }],
  });
  expect(await bidIn('waterloo', after(0), 0.8)).toEqual({ seat: 'allied', side: 'french', amount: 1 });
  expect(await bidIn('waterloo', after(0), 0.3)).toEqual({ seat: 'allied', side: 'allied', amount: 0 });
  expect(await bidIn('waterloo', after(4), 0.9)).toEqual({ seat: 'allied', side: 'allied', amount: 0 });
});

test('of every battle of the box what bots make of it is kept', async () => {
  for (const game of ['napoleonics', 'marengo', 'campaign-1815', 'hundred-days']) {
    const known = await loadBalance(game);
    const rulebook = await loadRulebook(game);
    expect(Object.keys(known).toSorted()).toEqual(rulebook?.game.scenarios.map(({ id }) => id).toSorted());
  }
});
