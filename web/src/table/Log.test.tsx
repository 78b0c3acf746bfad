import { loadBoard, loadWords, offeredGames } from '@bicorne/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words as shell } from '../words/en.ts';
import { Log } from './Log.tsx';

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
      />,
    );
    expect([...page.matchAll(/<p>([^<]+)</g)].map(([, text]) => text)).toEqual([
      battle.history,
      battle.notes,
    ]);
  },
);
