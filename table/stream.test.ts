import {
  act,
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  stop,
  takeBack,
  turnOf,
  type Match,
  type Played,
  type Viewer,
} from '@bicorne/engine';
import { gameIds, loadGame, type GameModule } from '@bicorne/games';
import { expect, test } from 'vitest';
import { followAll, nextMoment } from './proof/moments.ts';
import { Stream } from './stream.ts';

function must2<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('missing');
  return thing;
}

const learns = ({ game }: GameModule, played: readonly Played[], viewer: Viewer): boolean =>
  played.some(({ events }) =>
    events.some((event) => game.seen(event, viewer) !== null && game.reveals(event, viewer)),
  );

/** All that this viewer is sent from here on: the first sight, then the messages. */
const wire = (match: Match, viewer: Viewer, played: readonly Played[]): string => {
  const stream = new Stream('match', viewer, match);
  return JSON.stringify([stream.sight, stream.take(played), stream.n, stream.story]);
};

test.each(gameIds())(
  '%s: what a viewer is sent, word for word, does not depend on what he cannot know',
  async (id) => {
    const module = must2(await loadGame(id));
    const rng = quickRng('wire');
    let compared = 0;
    let match = must(openMatch(module.game));
    for (let moments = 0; moments < 120 && turnOf(match).kind !== 'over'; moments++) {
      const { taken, played } = nextMoment(match, rng);
      for (const viewer of [ONLOOKER, ...match.seats.keys()]) {
        const redrawn = { ...match, state: module.secrecy.redraw(match.state, viewer, rng) };
        const other = followAll(redrawn, taken);
        if (!other || learns(module, played, viewer) || learns(module, other, viewer)) continue;
        expect(wire(redrawn, viewer, other)).toBe(wire(match, viewer, played));
        compared++;
      }
      match = played[played.length - 1].match;
    }
    expect(compared).toBeGreaterThan(40);
  },
);

/** A match of picket to the end of the secret placing, with the streams of both seats. */
async function placed(): Promise<{ match: Match; streams: Stream[] }> {
  const { game } = must2(await loadGame('picket'));
  const rng = quickRng('placed');
  let match = must(openMatch(game));
  const streams = [0, 1].map((seat) => new Stream('match', seat, match));
  while (game.prompt(match.state, 0)?.ask !== 'choose') {
    const { played } = nextMoment(match, rng);
    for (const stream of streams) stream.take(played);
    match = played[played.length - 1].match;
  }
  return { match, streams };
}

test('messages are numbered without gaps, and the story has what stands', async () => {
  const { match, streams } = await placed();
  for (const stream of streams) {
    const before = stream.story;
    const chosen = must(act(match, 0, match.game.legal(match.state, 0)[0]));
    const [told] = stream.take([chosen]);
    expect(told.n).toBe(stream.n);
    expect(stream.story).toEqual([...before, told.step]);
    const [undone] = stream.take([{ match: must(takeBack(chosen.match, 1)), events: [] }]);
    expect(undone).toMatchObject({ n: told.n + 1, step: { n: told.n + 1, undo: 1, events: [] } });
    expect(stream.story).toEqual(before);
  }
});

test('the last messages are at hand for who was cut off for a moment; who was away longer is shown the whole', async () => {
  const { game } = must2(await loadGame('picket'));
  const rng = quickRng('kept');
  let match = must(openMatch(game));
  const stream = new Stream('match', 0, match);
  const all: unknown[] = [];
  for (let moments = 0; moments < 40; moments++) {
    const { played } = nextMoment(match, rng);
    all.push(...stream.take(played));
    match = played[played.length - 1].match;
    expect(stream.after(stream.n - Math.min(8, stream.n))).toEqual(all.slice(-8));
  }
  expect(stream.n).toBeGreaterThan(20);
  expect(stream.after(stream.n)).toEqual([]);
  expect(stream.after(stream.n - 17)).toBeNull();
  expect(stream.after(stream.n + 1)).toBeNull();
});

test('of a match that is over the messages of its last step are at hand, and no others', async () => {
  const { match, streams } = await placed();
  for (const stream of streams) {
    expect(stream.after(stream.n - 2)).toHaveLength(2);
    const ended = must(stop(match, { winners: [1], reason: 'resigned' }));
    const told = stream.take([{ match: ended, events: [] }]);
    expect(stream.after(stream.n - told.length)).toEqual(told);
    expect(stream.after(stream.n - told.length - 1)).toBeNull();
  }
});

test('a step of which nothing is noticed is no message', async () => {
  const { match } = await placed();
  const blind: Match = {
    ...match,
    game: { ...match.game, seen: () => null, view: () => 'fog', prompt: () => null },
  };
  const stream = new Stream('match', 1, blind);
  const chosen = must(act(blind, 0, blind.game.legal(blind.state, 0)[0]));
  expect(stream.take([chosen])).toEqual([]);
  expect(stream.n).toBe(0);
  expect(stream.reach(0)).toBe(chosen.match.steps.length);
  expect(stream.take([{ match: must(takeBack(chosen.match, 1)), events: [] }])).toEqual([]);
});
