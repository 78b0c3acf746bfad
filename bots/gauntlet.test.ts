import { drawOutcome, must, openMatch, quickRng, sight, type Seat } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { botNamed, loadRulebook, newPurse } from './index.ts';

/**
 * Positions from lost matches, with what a strong player would do there. The bot plays the rest of its turn several
 * times, with luck and thoughts of its own each time; what it does is told in the game's notation.
 */

const BOT = 'marshal@0.05';
const TIMES = 4;
const ME: Seat = 0;

async function turnsFrom(game: string, scenario: object): Promise<string[][]> {
  const rulebook = await loadRulebook(game);
  if (!rulebook) throw new Error(`no ${game}`);
  const { start } = must(openMatch(rulebook.game, { scenario }));
  return Array.from({ length: TIMES }, (_, time) => turnFrom(rulebook, start, String(time)));
}

/** What the first seat does until the turn passes. */
function turnFrom(
  rulebook: NonNullable<Awaited<ReturnType<typeof loadRulebook>>>,
  start: unknown,
  seed: string,
): string[] {
  const { game, bot } = rulebook;
  const decide = botNamed(BOT);
  if (!decide) throw new Error(`no ${BOT}`);
  const state = game.clone(start);
  const [dice, thoughts] = [quickRng(`${seed}/dice`), quickRng(`${seed}/thoughts`)];
  const purses = [newPurse(), newPurse()];
  const mover = bot.mind?.mover(state);
  const done: string[] = [];
  while (bot.mind?.mover(state) === mover) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), dice));
      continue;
    }
    const [seat] = turn.seats;
    const action = decide(rulebook, sight(game, state, seat), seat, thoughts, purses[seat]);
    if (seat === ME) done.push(game.write(action));
    game.act(state, seat, action);
  }
  return done;
}

const unit = (nation: string, kind: string, at: string, blocks?: number): object =>
  blocks === undefined ? { nation, kind, at } : { nation, kind, at, blocks };

/** In Napoleonics, the French at the bottom to move, with orders to spare in the centre. */
const field = (...units: readonly object[]): object => ({
  title: { en: 'gauntlet' },
  top: 'allied',
  cards: { french: 5, allied: 5 },
  first: 'french',
  banners: 4,
  terrain: {},
  leaders: [],
  units,
  position: {
    hands: {
      french: ['attack-centre', 'probe-left', 'probe-right', 'probe-centre', 'attack-left'],
      allied: ['attack-left', 'probe-left', 'probe-right', 'probe-centre', 'attack-right'],
    },
  },
});

test('napoleonics: it kills rather than threatens', async () => {
  const turns = await turnsFrom(
    'napoleonics',
    field(
      unit('french', 'LN', 'E7'),
      unit('french', 'LN', 'E6'),
      unit('french', 'FA', 'G7'),
      unit('french', 'LC', 'H6'),
      unit('british', 'LN', 'D7', 1),
      unit('british', 'LN', 'D6'),
      unit('british', 'LN', 'B8'),
      unit('british', 'FA', 'B5'),
    ),
  );
  for (const turn of turns) expect(turn).toContain('attack:D7');
});

test('napoleonics: it does not leave a battery beside three enemies', async () => {
  const turns = await turnsFrom(
    'napoleonics',
    field(
      unit('french', 'HA', 'G6'),
      unit('french', 'LN', 'H6'),
      unit('french', 'LN', 'H8'),
      unit('french', 'LN', 'I4'),
      unit('british', 'LN', 'E5'),
      unit('british', 'LN', 'E6'),
      unit('british', 'LN', 'E7'),
      unit('british', 'LN', 'C6'),
    ),
  );
  const contact = ['to:F5', 'to:F6', 'to:F7'];
  for (const turn of turns) expect(contact).not.toContain(turn[turn.indexOf('move:G6') + 1]);
});
