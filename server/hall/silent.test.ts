import { must, openMatch, quickRng, turnOf, type Turn } from '@bicorne/engine';
import { gameIds } from '@bicorne/games';
import { afterMoment, nextMoment } from '@bicorne/table/proof/moments';
import { expect, test } from 'vitest';
import { clockAfter } from '../clock/of-match.ts';
import { theGame } from '../proof/truth.ts';
import type { StoredMatch } from '../store/matches.ts';
import { entryOf, isNewsForHall } from './entries.ts';

const CLOCK = { kind: 'live', base: 600, increment: 5 } as const;
const NOW = 1_000_000;

/** A listed match of these seats, before anything has happened. */
const listed = (game: string, seats: readonly string[], turn: Turn): StoredMatch => ({
  id: 'match',
  game,
  rules: '1',
  scenario: 'one',
  options: {},
  listed: true,
  secret: 's',
  turn,
  createdAt: NOW,
  movedAt: NOW,
  steps: 0,
  terms: { clock: CLOCK },
  affairs: {},
  host: null,
  clock: null,
  seats: seats.map((name) => ({
    name,
    person: { id: name, name },
    bot: null,
    commitment: 'c',
    number: 'n',
  })),
});

test.each(gameIds())(
  '%s: the hall tells nothing of who is asked, of clocks, or of what is offered, until the match is over',
  async (id) => {
    const { game } = await theGame(id);
    for (const { id: scenario } of game.scenarios.slice(0, 2)) {
      const rng = quickRng(`silent ${scenario}`);
      let match = must(openMatch(game, { scenario }));
      let stored = listed(id, match.seats, turnOf(match));
      const shown = JSON.stringify(entryOf(stored, game, new Map()));
      expect(shown).toContain('running');
      while (turnOf(match).kind !== 'over') {
        match = afterMoment(nextMoment(match, rng));
        const turn = turnOf(match);
        const now = stored.movedAt + rng.below(5000);
        const by = rng.below(match.seats.length);
        const offer = { what: 'draw', by, ask: [], agreed: [], movedAt: now } as const;
        const after: StoredMatch = {
          ...stored,
          turn,
          steps: match.steps.length,
          movedAt: now,
          clock: clockAfter(stored, turn, now),
          affairs: rng.below(3) === 0 ? { offers: [offer] } : {},
        };
        const isOver = turn.kind === 'over';
        expect(isNewsForHall(stored, after)).toBe(isOver);
        if (!isOver) expect(JSON.stringify(entryOf(after, game, new Map()))).toBe(shown);
        else expect(entryOf(after, game, new Map())).toBeNull();
        stored = after;
      }
    }
  },
);
