import { LANGUAGES, type BoardModule } from '@bicorne/boardkit';
import { quickRng } from '@bicorne/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { game, secrecy } from '../../index.ts';
import { ARMY_OF } from '../../rules/blocks.ts';
import { TOWN_COUNT } from '../../rules/board.ts';
import { seen } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { HIDDEN } from '../../rules/view.ts';
import { clearChoice, openTown, point, pointPiece, show, watch } from '../choice.ts';
import { board } from '../index.tsx';
import { stretchOf } from '../model.ts';
import { playout, type Moment } from '../moments.ts';
import { words as en } from '../words/en.ts';
import { words as ru } from '../words/ru.ts';
import { words as uk } from '../words/uk.ts';

const WORDS = { en, uk, ru };
/** As the shell sees it. */
const { Board, Score, Tray }: BoardModule = board;

/** The whole page of a viewer, as the browser gets it. */
function pageOf(state: State, { events }: Moment, viewer: number, language: keyof typeof WORDS): string {
  const turn = game.turn(state);
  const asked = turn.kind === 'seats' && turn.seats.includes(viewer);
  const view = game.view(state, viewer);
  const words = WORDS[language];
  const prompt = game.prompt(state, viewer);
  const props = {
    view,
    viewer,
    prompt,
    legal: asked ? game.legal(state, viewer) : [],
    events: events.map((event) => seen(event, viewer)),
    words,
    flipped: viewer === 1,
    act: () => undefined,
  };
  return renderToStaticMarkup(
    <>
      <Score {...props} />
      <p>{prompt && words.prompt(prompt, view, asked)}</p>
      <svg>
        <Board {...props} />
      </svg>
      <Tray {...props} />
    </>,
  );
}

/** Looks now at the map, now at one of the fights, with one town open and another pointed at, or a hidden block. */
function lookAround(state: State, viewer: number, n: number): void {
  const view = game.view(state, viewer);
  clearChoice();
  if (n % 3 === 0) show(null, '');
  else if (n % 3 === 1) show('map', stretchOf(view));
  else watch(view.fights[n % Math.max(1, view.fights.length)]?.town ?? 0, stretchOf(view));
  point((n * 7) % TOWN_COUNT);
  if (n % 2 === 0) openTown((n * 13) % TOWN_COUNT, []);
  const hidden = view.hidden[n % Math.max(1, view.hidden.length)];
  pointPiece(hidden && n % 2 === 1 ? { ...hidden, block: null } : null);
}

afterEach(() => {
  clearChoice();
  point(null);
  pointPiece(null);
  show(null, '');
});

const isSame = (one: State, other: State): boolean =>
  one.at.join() === other.at.join() &&
  one.steps.join() === other.steps.join() &&
  one.place.join() === other.place.join();

interface Game {
  readonly scenario: string;
  readonly seed: number;
  readonly length: number;
  readonly every: number;
  readonly options: Readonly<Record<string, string | boolean>>;
}

const GAMES: readonly Game[] = [
  { scenario: 'historical', seed: 1, length: 1200, every: 37, options: {} },
  { scenario: 'ligny', seed: 8, length: 1200, every: 41, options: { revealLate: true } },
  { scenario: 'waterloo', seed: 4, length: 1000, every: 31, options: { players: '3' } },
  { scenario: 'free', seed: 5, length: 700, every: 29, options: { players: '3' } },
  { scenario: 'free', seed: 6, length: 300, every: 17, options: { bid: true } },
];

describe('C3.2, C12.2 no byte of the page depends on what its reader may not know', () => {
  it.each(GAMES)('$scenario, $options', ({ scenario, seed, length, every, options }) => {
    const rng = quickRng(seed);
    const viewers = options['players'] === '3' ? [-1, 0, 1, 2] : [-1, 0, 1];
    let [n, differing] = [0, 0];
    for (const moment of playout(scenario, seed, length, options)) {
      if (n++ % every !== 0) continue;
      for (const viewer of viewers) {
        const other = secrecy.redraw(moment.state, viewer, rng);
        if (isSame(moment.state, other)) continue;
        differing++;
        lookAround(moment.state, viewer, n + viewer);
        const language = LANGUAGES[n % LANGUAGES.length];
        const [one, two] = [moment.state, other].map((state) => pageOf(state, moment, viewer, language));
        expect([n, moment.state.phase, viewer, firstDifference(one, two)]).toEqual([
          n,
          moment.state.phase,
          viewer,
          '',
        ]);
      }
    }
    expect(differing).toBeGreaterThan(20);
  });
});

/** Two whole pages are too long to be printed. */
function firstDifference(one: string, two: string): string {
  if (one === two) return '';
  let at = 0;
  while (one[at] === two[at]) at++;
  return `${one.slice(at - 60, at + 60)} | ${two.slice(at - 60, at + 60)}`;
}

it('C3.2 a page that showed a hidden face would be found out: its owner’s page changes', () => {
  const [placed] = [...playout('free', 2, 50)].slice(-1);
  const other = secrecy.redraw(placed.state, 0, quickRng(5));
  expect(pageOf(placed.state, placed, 1, 'en')).not.toBe(pageOf(other, placed, 1, 'en'));
});

it('C3.2 of the block that one reader pointed at the next one is told nothing, if he may not see its face', () => {
  for (const moment of playout('ligny', 3, 1200)) {
    const view = game.view(moment.state, 0);
    const block = view.steps.indexOf(HIDDEN);
    if (block < 0 || view.fights.length === 0) continue;
    watch(view.fights[0].town, stretchOf(view));
    const before = pageOf(moment.state, moment, 0, 'en');
    pointPiece({ army: ARMY_OF[block], block, status: 0, group: -1 });
    return expect(pageOf(moment.state, moment, 0, 'en')).toBe(before);
  }
  expect.unreachable('nothing was hidden in a fight');
});
