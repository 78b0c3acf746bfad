import type { BoardModule } from '@bicorne/boardkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { townNamed } from '../../rules/board.ts';
import { forgetChoice, openTown } from '../choice.ts';
import { board } from '../index.tsx';
import { standsIn } from '../model.ts';
import { playout } from '../moments.ts';
import { words } from '../words/en.ts';

/** As the shell sees it. */
const { Tray }: BoardModule = board;

it('C4.1 the block that is lit is not named again with every town it may be placed in, but for those who listen', () => {
  const [{ state, seat, legal }] = playout('free', 1, 1);
  const viewer = seat ?? 0;
  const page = renderToStaticMarkup(
    <Tray
      view={game.view(state, viewer)}
      viewer={viewer}
      prompt={game.prompt(state, viewer)}
      legal={legal}
      events={[]}
      words={words}
      flipped={false}
      act={() => undefined}
    />,
  );
  const chips = [...page.matchAll(/<button [^>]*class="cmp-chip"[^>]*aria-label="([^"]*)"[^>]*>([^<]*)</g)];
  expect(chips.length).toBeGreaterThan(5);
  for (const [, heard, read] of chips) {
    expect(read).toMatch(/^› /);
    expect(heard.endsWith(read)).toBe(true);
    expect(heard.length).toBeGreaterThan(read.length);
  }
});

it('C13.2 the opening bid is a side and a number, each a button of the tray', () => {
  const [, { state, seat, legal }] = playout('free', 1, 2, { bid: true });
  const viewer = seat ?? 0;
  const page = renderToStaticMarkup(
    <Tray
      view={game.view(state, viewer)}
      viewer={viewer}
      prompt={game.prompt(state, viewer)}
      legal={legal}
      events={[]}
      words={words}
      flipped={false}
      act={() => undefined}
    />,
  );
  const marks = [...page.matchAll(/data-action="/g)];
  expect([legal.length, marks.length]).toEqual([57, 57]);
  expect(page).toContain('aria-label="Bid 3 for the Allies"');
});

it('C5.2 a town that all have left is not kept open: the towns whose groups may still march are offered', () => {
  const [{ state, seat, legal }] = playout('historical', 1, 1);
  const viewer = seat ?? 0;
  const view = game.view(state, viewer);
  expect(view.phase).toBe('march');
  const empty = townNamed('chimay');
  expect(standsIn(view, empty)).toEqual([]);
  openTown(empty, []);
  const page = renderToStaticMarkup(
    <Tray
      view={view}
      viewer={viewer}
      prompt={game.prompt(state, viewer)}
      legal={legal}
      events={[]}
      words={words}
      flipped={false}
      act={() => undefined}
    />,
  );
  forgetChoice();
  expect(page).toContain(words.ui.whichTown);
  expect(page).not.toContain('cmp-back');
});
