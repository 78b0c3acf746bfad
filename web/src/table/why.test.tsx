import { LANGUAGES } from '@bicorne/boardkit';
import { completeOptions, must, ONLOOKER, quickRng, whyNot, type Game } from '@bicorne/engine';
import { randomStep, take } from '@bicorne/engine/conformance/steps.ts';
import { loadBoard, loadGame, loadWords, offeredGames } from '@bicorne/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const MOMENTS = 24;
/** Steps between one look and the next. */
const APART = 17;

/** Random positions of a game in which a seat is asked. */
function* positions(game: Game): Generator<{ readonly state: unknown; readonly seat: number }> {
  const rng = quickRng('why');
  const start = game.scenarios[Math.min(1, game.scenarios.length - 1)];
  const state = must(game.setup(start.scenario, must(completeOptions(game.options, start.options ?? {}))));
  for (let looks = 0; looks < MOMENTS;) {
    for (let step = 0; step < APART; step++) {
      const taken = randomStep(game, state, game.turn(state), rng);
      if (!taken) return;
      take(game, state, taken);
    }
    const turn = game.turn(state);
    if (turn.kind !== 'seats') continue;
    looks++;
    yield { state, seat: turn.seats[0] };
  }
}

/** The places of a drawn board where nothing can be done. */
const deadPlaces = (page: string): number[] =>
  [...page.matchAll(/<[^>]*data-dead="true"[^>]*>/g)].flatMap(([tag]) => {
    const [, place] = /data-(?:place|press)="(\d+)"/.exec(tag) ?? [];
    return place === undefined ? [] : [Number(place)];
  });

it.each(offeredGames())('whatever is pressed on the board of %s is answered', async (id) => {
  const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  const words = await Promise.all(LANGUAGES.map((language) => loadWords(id, language)));
  if (!module || !board) throw new Error(`no such game: ${id}`);
  const { game } = module;
  let pressed = 0;
  let looks = 0;
  for (const { state, seat } of positions(game)) {
    const view = game.view(state, seat);
    const spoken = words[looks++ % words.length];
    if (!spoken) throw new Error('no words');
    const page = renderToStaticMarkup(
      <svg>
        <board.Board
          view={view}
          viewer={seat}
          prompt={game.prompt(state, seat)}
          legal={game.legal(state, seat)}
          events={[]}
          words={spoken}
          flipped={false}
          act={() => undefined}
        />
      </svg>,
    );
    for (const at of deadPlaces(page)) {
      const said = whyNot(game, view, seat, { at });
      expect(said, `${game.prompt(state, seat)?.ask ?? ''}: ${String(at)}`).not.toBeNull();
      if (said) expect(spoken.whyNot?.(said)).toMatch(/\S.*[.…]$/);
      pressed++;
    }
  }
  expect(pressed).toBeGreaterThan(500);
});

it('nothing is said to whoever is not asked', async () => {
  const [id] = offeredGames();
  const module = await loadGame(id);
  if (!module) throw new Error('no game');
  const { game } = module;
  for (const { state, seat } of positions(game)) {
    expect(whyNot(game, game.view(state, 1 - seat), 1 - seat, { at: 0 })).toBeNull();
    expect(whyNot(game, game.view(state, ONLOOKER), ONLOOKER, { at: 0 })).toBeNull();
  }
});
