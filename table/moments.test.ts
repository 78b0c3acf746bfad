import {
  act,
  drawOutcome,
  isOutcome,
  mayTakeBack,
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  settle,
  stop,
  takeBack,
  turnOf,
  type Match,
  type Outcome,
  type Played,
  type Rng,
  type Sight,
  type Viewer,
  List,
  type Step,
} from '@bicorne/engine';
import { gameIds, loadGame, type GameModule } from '@bicorne/games';
import { expect, test } from 'vitest';
import { momentOf } from './moments.ts';
import { applyPatch } from './patch.ts';
import { quietly, untilSettled } from './steps.ts';
import { Stream } from './stream.ts';

const module = async (id: string): Promise<GameModule> => {
  const found = await loadGame(id);
  if (!found) throw new Error(`there is no game ${id}`);
  return found;
};

/** One step by lot; now and then a seat takes back what it may. */
function playOne(match: Match, rng: Rng): Played {
  const turn = turnOf(match);
  if (turn.kind !== 'seats') return must(settle(match, drawOutcome(match.game.chance(match.state), rng)));
  const seat = turn.seats[rng.below(turn.seats.length)];
  const back = mayTakeBack(match, seat);
  if (back > 0 && rng.below(5) === 0) return must(quietly(takeBack(match, 1 + rng.below(back))));
  const legal = match.game.legal(match.state, seat);
  return must(act(match, seat, legal[rng.below(legal.length)]));
}

function playOn(match: Match, rng: Rng, steps: number): Played[] {
  const played: Played[] = [];
  let now = match;
  while (turnOf(now).kind !== 'over' && (played.length < steps || turnOf(now).kind === 'chance')) {
    played.push(playOne(now, rng));
    now = played[played.length - 1].match;
  }
  return played;
}

const viewers = ({ seats }: Match): Viewer[] => [ONLOOKER, ...seats.keys()];
const plain = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));

/** What the viewer was shown with each message, as his page had it then. */
function shown(stream: Stream, played: readonly Played[]): Map<number, Sight> {
  const sights = new Map([[stream.n, stream.sight]]);
  let { sight } = stream;
  for (const settled of untilSettled(played))
    for (const update of stream.take(settled)) {
      sight = applyPatch(sight, update.sight);
      sights.set(update.n, sight);
    }
  return sights;
}

test.each(gameIds())(
  '%s: a moment is what the viewer was shown then, whatever was taken back since, with nothing to do',
  async (id) => {
    const { game } = await module(id);
    const start = must(openMatch(game));
    const played = playOn(start, quickRng('moments'), 250);
    const { match } = played[played.length - 1];
    expect([...match.steps].some(({ kind }) => kind === 'undo')).toBe(true);
    for (const viewer of viewers(match)) {
      const stream = new Stream('match', viewer, start);
      const sights = shown(stream, played);
      expect(sights.size).toBe(stream.n + 1);
      for (const [n, sight] of sights)
        expect(plain(momentOf(match, stream, n))).toEqual(plain({ n, sight: { ...sight, legal: [] } }));
    }
  },
);

/** The same steps, from a position in which something may be another; null where they cannot be taken. */
function playAlike(match: Match, steps: Match['steps']): Played[] | null {
  const played: Played[] = [];
  for (const step of steps) {
    const now: Match = played.at(-1)?.match ?? match;
    const next =
      step.kind === 'chance'
        ? settleAlike(now, step.outcome)
        : step.kind === 'act'
          ? act(now, step.seat, step.action)
          : step.kind === 'undo'
            ? quietly(takeBack(now, step.count))
            : null;
    if (!next?.ok) return null;
    played.push(next.value);
  }
  return played;
}

const settleAlike = (match: Match, outcome: Outcome) =>
  turnOf(match).kind === 'chance' && isOutcome(match.game.chance(match.state), outcome)
    ? settle(match, outcome)
    : null;

const learns = ({ game }: GameModule, played: readonly Played[], viewer: Viewer): boolean =>
  played.some(({ events }) =>
    events.some((event) => game.seen(event, viewer) !== null && game.reveals(event, viewer)),
  );

/** All moments of this viewer, as bytes. */
function moments(start: Match, viewer: Viewer, played: readonly Played[]): string {
  const stream = new Stream('match', viewer, start);
  for (const settled of untilSettled(played)) stream.take(settled);
  const { match } = played[played.length - 1];
  return JSON.stringify(Array.from({ length: stream.n + 2 }, (_, n) => momentOf(match, stream, n)));
}

/** As if the match had begun here. */
const beginAt = (match: Match, state: unknown): Match => ({
  ...match,
  steps: List.of<Step>([]),
  live: List.of<number>([]),
  start: state,
  state,
  safe: 0,
});

test.each(gameIds())('%s: no moment depends on what the viewer cannot know', async (id) => {
  const whole = await module(id);
  const rng = quickRng('earlier');
  let compared = 0;
  let match = must(openMatch(whole.game));
  for (let round = 0; round < 100 && turnOf(match).kind !== 'over'; round++) {
    const start = beginAt(match, match.state);
    const played = playOn(start, rng, 1 + rng.below(3));
    const last = played[played.length - 1].match;
    for (const viewer of viewers(match)) {
      const other = beginAt(match, whole.secrecy.redraw(match.state, viewer, rng));
      const alike = playAlike(other, last.steps);
      if (!alike || turnOf(alike[alike.length - 1].match).kind === 'chance') continue;
      if (learns(whole, played, viewer) || learns(whole, alike, viewer)) continue;
      expect(moments(other, viewer, alike)).toBe(moments(start, viewer, played));
      compared++;
    }
    match = last;
  }
  expect(compared).toBeGreaterThan(40);
});

test('the moment at which a match was given up shows its end; the one before does not', async () => {
  const { game } = await module('picket');
  const start = must(openMatch(game));
  const played = playOn(start, quickRng('end'), 12);
  const before = played[played.length - 1].match;
  const ended = must(quietly(stop(before, { winners: [1], reason: 'resigned' })));
  const stream = new Stream('match', 0, start);
  for (const settled of untilSettled([...played, ended])) stream.take(settled);
  expect(momentOf(ended.match, stream, stream.n)?.sight.turn).toMatchObject({ kind: 'over' });
  expect(momentOf(ended.match, stream, stream.n - 1)?.sight.turn).toMatchObject({ kind: 'seats' });
});

test('there is no moment before the first or after the last message', async () => {
  const { game } = await module('picket');
  const start = must(openMatch(game));
  const played = playOn(start, quickRng('none'), 5);
  const { match } = played[played.length - 1];
  const stream = new Stream('match', 0, start);
  for (const settled of untilSettled(played)) stream.take(settled);
  expect(momentOf(match, stream, -1)).toBeNull();
  expect(momentOf(match, stream, stream.n + 1)).toBeNull();
});
