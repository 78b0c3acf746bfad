import { digest, must, ONLOOKER, openMatch, quickRng, turnOf, type Game, type Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { afterMoment, nextMoment, type Moment } from '@bicorne/table/proof/moments';
import { expect, test } from 'vitest';
import { parallel } from './parallel.ts';
import { nothingRecorded, Recorder } from './recorded.ts';
import { compareStreams, type Streamed } from './streams.ts';
import { theGame } from './truth.ts';

// A proof that finds nothing is worth what it would have found: leaks are planted, and must be found.

function momentsOf({ game }: GameModule, seed: string): Moment[] {
  const rng = quickRng(seed);
  const moments: Moment[] = [];
  let match = must(openMatch(game));
  while (turnOf(match).kind !== 'over') {
    const moment = nextMoment(match, rng);
    moments.push(moment);
    match = afterMoment(moment);
  }
  return moments;
}

/** What the comparison says of some matches, for every viewer, when the game is changed like this. */
async function found(change: (game: Game) => Partial<Game>): Promise<string[]> {
  const picket = await theGame('picket');
  const module: GameModule = { ...picket, game: { ...picket.game, ...change(picket.game) } };
  const tally: Streamed = { messages: 0, bytes: 0, wrong: [] };
  const rng = quickRng('redrawn');
  for (const seed of ['a', 'b', 'c']) {
    const moments = momentsOf(module, seed);
    moments.forEach(({ before }, at) => {
      for (const viewer of [ONLOOKER, ...before.seats.keys()]) {
        const state = module.secrecy.redraw(before.state, viewer, rng);
        compareStreams(module, [before, { ...before, state }], viewer, moments.slice(at, at + 4), tally);
      }
    });
  }
  return tally.wrong;
}

/** A coin that falls by everything there is, hidden or not. */
const coin = (state: unknown): boolean => Number.parseInt(digest(state).slice(0, 1), 16) % 2 === 0;

test('streams of the game as it is tell nothing', async () => {
  expect(await found(() => ({}))).toEqual([]);
});

test.each<[string, (game: Game) => Partial<Game>]>([
  ['a view', (game) => ({ view: (state, viewer) => [game.view(state, viewer), digest(state)] })],
  ['a prompt', () => ({ prompt: (state) => ({ ask: coin(state) ? 'choose' : 'move', rule: 'P1.1' }) })],
  [
    'the order of a list',
    (game) => ({
      legal: (state, seat) => (coin(state) ? game.legal(state, seat).toReversed() : game.legal(state, seat)),
    }),
  ],
  [
    'an event more',
    (game) => ({
      act: (state, seat, action, tell) => {
        if (coin(state)) tell?.({ type: 'planted' });
        game.act(state, seat, action, tell);
      },
      seen: (event, viewer) => (event.type === 'planted' ? event : game.seen(event, viewer)),
      reveals: (event, viewer) => event.type !== 'planted' && game.reveals(event, viewer),
    }),
  ],
])('a leak planted in %s is found', async (_, change) => {
  expect(await found(change)).not.toEqual([]);
});

test.each(['compare', 'compareByLot'] as const)(
  'what comes over a socket is told apart by whoever may know the difference, and by nobody else (%s)',
  async (compare) => {
    const module = await theGame('picket');
    const rng = quickRng('apart');
    const { before } = momentsOf(module, 'apart')[12];
    const redrawn = module.secrecy.redraw(before.state, 0, rng);
    expect(redrawn).not.toEqual(before.state);
    const recorder = await Recorder.open();
    try {
      const wrong = async (viewer: Viewer): Promise<string[]> => {
        const tally = nothingRecorded();
        await recorder[compare](parallel(module, [before.state, redrawn], before, viewer, rng), tally);
        return tally.wrong;
      };
      expect(await wrong(0)).toEqual([]);
      expect(await wrong(1)).toHaveLength(1);
    } finally {
      await recorder.close();
    }
  },
);

test('of a sealed bid whoever made it is told, and nobody else', async () => {
  const { game } = await theGame('picket');
  const match = must(openMatch(game));
  const [side] = match.seats;
  const bids = [
    { side, amount: 1 },
    { side, amount: 2 },
  ] as const;
  const recorder = await Recorder.open();
  try {
    const wrong = async (viewer: Viewer): Promise<string[]> => {
      const tally = nothingRecorded();
      await recorder.compareSealed({ match, bidder: 0, viewer, bids }, tally);
      return tally.wrong;
    };
    expect(await wrong(1)).toEqual([]);
    expect(await wrong(ONLOOKER)).toEqual([]);
    expect(await wrong(0)).toHaveLength(1);
  } finally {
    await recorder.close();
  }
});
