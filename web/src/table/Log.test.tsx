import type { BoardModule, Words } from '@bicorne/boardkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words as shell } from '../words/en.ts';
import { Log } from './Log.tsx';

const words = { event: ({ type }: { type: string }) => type } as unknown as Words;
const story = [{ n: 1, events: [{ type: 'marched' }] }];
const battle = { title: 'Toy', date: '1815', history: 'Two armies met.', notes: 'Three banners win.' };

it('above what happened the story says what the battle is about and how it is won', () => {
  const page = renderToStaticMarkup(
    <Log
      story={story}
      view={null}
      words={words}
      board={{} as BoardModule}
      shell={shell}
      battle={battle}
      onStep={() => undefined}
    />,
  );
  const read = [...page.matchAll(/>([^<]+)</g)].map(([, text]) => text);
  expect(read).toEqual(['Two armies met.', 'Three banners win.', 'marched']);
});
