import { loadBoard, loadWords, offeredGames } from '@bicorne/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { words as shell } from '../words/en.ts';
import { Log, stayAtTheEnd } from './Log.tsx';

it.each(offeredGames())(
  '%s: before anything has happened the story says what a battle is about and how it is won',
  async (game) => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords(game, 'en')]);
    if (!board || !words) throw new Error('there is no such game');
    const [battle] = Object.values(words.scenarios);
    const page = renderToStaticMarkup(
      <Log
        story={[]}
        view={null}
        words={words}
        board={board}
        shell={shell}
        battle={battle}
        onStep={() => undefined}
        onRule={() => undefined}
      />,
    );
    expect([...page.matchAll(/<p>([^<]+)</g)].map(([, text]) => text)).toEqual([
      battle.history,
      battle.notes,
    ]);
  },
);

/** A log of some lines, whose size and place a test sets; what it listens to is called by the test. */
class Lines extends EventTarget {
  scrollTop = 700;
  clientHeight = 300;
  readonly scrollHeight = 1000;
  readonly querySelectorAll = (): readonly string[] => ['one', 'two', 'three'];

  scrollTo({ top }: { readonly top: number }): void {
    this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
  }
}

function logUnder(): { log: Lines; resize: () => void; scroll: () => void } {
  const log = new Lines();
  let resize = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = (): void => undefined;
      constructor(told: () => void) {
        resize = told;
      }
    },
  );
  Reflect.apply(stayAtTheEnd, null, [log]);
  return { log, resize: () => resize(), scroll: () => log.dispatchEvent(new Event('scroll')) };
}
afterEach(() => vi.unstubAllGlobals());

it('whoever reads the newest line still does, also where word of the scrolling before comes after the room was taken', () => {
  const { log, resize, scroll } = logUnder();
  log.clientHeight = 100;
  scroll();
  resize();
  expect(log.scrollTop).toBe(900);
});

it('whoever has scrolled up stays there when room is taken', () => {
  const { log, resize, scroll } = logUnder();
  log.scrollTop = 200;
  scroll();
  log.clientHeight = 100;
  resize();
  expect(log.scrollTop).toBe(200);
});
