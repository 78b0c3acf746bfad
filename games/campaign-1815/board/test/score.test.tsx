import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { ARMY_OF } from '../../rules/blocks.ts';
import type { CampaignView } from '../../rules/view.ts';
import { map } from '../../test/table.ts';
import { playout } from '../moments.ts';
import { Score } from '../Score.tsx';
import { words } from '../words/en.ts';

/** The names on the sheets that the losses of the armies open. */
const piles = (view: CampaignView): string[] => {
  const page = renderToStaticMarkup(
    <Score
      view={view}
      viewer={0}
      prompt={null}
      legal={[]}
      events={[]}
      words={words}
      flipped={false}
      act={() => undefined}
    />,
  );
  return [...page.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, name]) => name.toLowerCase());
};

test('C3.9 the losses of an army open to show which blocks were destroyed, to whoever looks', () => {
  let [before, most] = [new Set<number>(), 0];
  for (const { state, events } of playout('historical', 3, 1500, { players: '3' })) {
    const fallen = events.flatMap((event) => (event.type === 'destroyed' ? [event.block] : []));
    if (fallen.length === 0) continue;
    before = new Set([...before, ...fallen]);
    const names = [...before]
      .toSorted((one, other) => ARMY_OF[one] - ARMY_OF[other] || one - other)
      .map((block) => words.block(block).toLowerCase());
    for (const viewer of [-1, 0, 1, 2]) expect(piles(game.view(state, viewer))).toEqual(names);
    most = names.length;
  }
  expect(most).toBeGreaterThan(3);
});

test('in a drawn position whoever is missing has not fallen for that', () => {
  expect(piles(map({ charleroi: ['F06'], namur: ['P02'] }).view(0))).toEqual([]);
});
