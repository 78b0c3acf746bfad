import { quickRng } from '@bicorne/engine';
import { LANGUAGES } from '@bicorne/boardkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { game, secrecy } from '../../index.ts';
import { seen } from '../../rules/events.ts';
import { FIRST_BOX, LAST_LOCALITY } from '../../rules/map.ts';
import type { State } from '../../rules/state.ts';
import { Board } from '../Board.tsx';
import { Info } from '../Info.tsx';
import { clearChoice, point } from '../choice.ts';
import { playout, type Moment } from '../moments.ts';
import { Score } from '../Score.tsx';
import { Tray } from '../Tray.tsx';
import { words as en } from '../words/en.ts';
import { words as ru } from '../words/ru.ts';
import { words as uk } from '../words/uk.ts';

// The ground is given nothing of the view, and is most of the page.
vi.mock('../Ground.tsx', () => ({ Ground: () => null }));

const WORDS = { en, uk, ru };
const VIEWERS = [-1, 0, 1];

/** The whole page of a viewer, as the browser gets it. */
function pageOf(
  state: State,
  { events }: Moment,
  viewer: number,
  language: keyof typeof WORDS,
  looking = 9,
): string {
  const turn = game.turn(state);
  const asked = turn.kind === 'seats' && turn.seats.includes(viewer);
  const props = {
    view: game.view(state, viewer),
    viewer,
    prompt: game.prompt(state, viewer),
    legal: asked ? game.legal(state, viewer) : [],
    events: events.map((event) => seen(event, viewer)),
    words: WORDS[language],
    flipped: viewer === 1,
    act: () => undefined,
  };
  return renderToStaticMarkup(
    <>
      <Score {...props} />
      <svg>
        <Board {...props} />
      </svg>
      <Tray {...props} />
      <Info {...props} looking={String(looking)} />
    </>,
  );
}

afterEach(() => {
  clearChoice();
  point(null);
});

const EVERY = 19;

it.each([21, 22])('M20.1 no byte of the page depends on what its reader may not know: game %i', (seed) => {
  const rng = quickRng(seed);
  let [n, differing] = [0, 0];
  for (const moment of playout(seed, 1500)) {
    if (n++ % EVERY !== 0) continue;
    const looking = 1 + rng.below(n % 2 === 0 ? LAST_LOCALITY : FIRST_BOX);
    point(looking);
    for (const viewer of VIEWERS) {
      const other = secrecy.redraw(moment.state, viewer, rng);
      if (other.faces.join() === moment.state.faces.join()) continue;
      differing++;
      const language = LANGUAGES[n % LANGUAGES.length];
      // Compared by hand: a difference of two pages is too long to be printed.
      const [page, redrawn] = [moment.state, other].map((state) =>
        pageOf(state, moment, viewer, language, looking),
      );
      expect([n, viewer, page === redrawn]).toEqual([n, viewer, true]);
    }
  }
  expect(differing).toBeGreaterThan(40);
});

it('M20.1 a page that showed a hidden face would be found out', () => {
  const rng = quickRng(5);
  const changed = [...playout(23, 60)].some((moment) => {
    const other = secrecy.redraw(moment.state, 0, rng);
    return pageOf(moment.state, moment, 1, 'en') !== pageOf(other, moment, 1, 'en');
  });
  expect(changed).toBe(true);
});
