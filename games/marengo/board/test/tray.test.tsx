import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { seen, type MarengoEvent } from '../../rules/events.ts';
import { playout } from '../moments.ts';
import { Tray } from '../Tray.tsx';
import { words } from '../words/en.ts';

test('M9.6 beside a manoeuvre attack that is decided nothing hangs on it any more: the losses are told', () => {
  const told: (readonly MarengoEvent[])[] = [];
  let decided = 0;
  for (const { state, events } of playout(11, 900)) {
    told.push(events.map((event) => seen(event, 0)));
    if (!events.some(({ type }) => type === 'decided')) continue;
    const page = renderToStaticMarkup(
      <Tray
        view={game.view(state, 0)}
        viewer={0}
        prompt={null}
        legal={[]}
        events={told[told.length - 1]}
        told={told}
        words={words}
        flipped={false}
        act={() => undefined}
      />,
    );
    if (!page.includes('mar-tray-fight') || !told.flat().some(({ type }) => type === 'reduced')) continue;
    decided++;
    expect(page).toContain('strength lost');
  }
  expect(decided).toBeGreaterThan(0);
});
